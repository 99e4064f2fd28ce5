import { IdentityError } from '../identity/identity-error.ts';
import type { SessionKeys } from '../identity/session-keys.ts';
import { signSiteToken, verifySiteToken } from '../identity/site-token.ts';

/** The signed part of a link in a mail by which its reader stops the news, without signing in. */
const AUDIENCE = 'mail-choice';
/** A mail may be read a year later. */
const LIFETIME_SECONDS = 366 * 24 * 3600;

/** Null where no key is configured: the mail then goes without the link. */
export async function signMailChoice(
  userId: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<string | null> {
  if (keys.length === 0) return null;
  const endSeconds = Math.floor(nowMs / 1000) + LIFETIME_SECONDS;
  return signSiteToken({}, { userId, audience: AUDIENCE, endSeconds }, keys, nowMs);
}

/** Whose mails a link is about; null for a link that is not whole, not ours or too old. */
export async function readMailChoice(
  token: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<string | null> {
  try {
    return (await verifySiteToken(token, AUDIENCE, keys, nowMs)).userId;
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}
