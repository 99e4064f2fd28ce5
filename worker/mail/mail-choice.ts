import { IdentityError } from '../identity/identity-error.ts';
import type { SessionKeys } from '../identity/session-keys.ts';
import { signSiteToken, verifySiteToken } from '../identity/site-token.ts';

/** What a link in a mail stops: the news of the product, or the letters about one's own sky. */
export type Mailing = 'news' | 'letters';

/** The signed part of such a link, by which its reader stops them without signing in. */
const AUDIENCES: Readonly<Record<Mailing, string>> = { news: 'mail-choice', letters: 'letter-choice' };
/** A mail may be read a year later. */
const LIFETIME_SECONDS = 366 * 24 * 3600;

/** Null where no key is configured: the mail then goes without the link. */
export async function signMailChoice(
  userId: string,
  keys: SessionKeys,
  nowMs: number,
  mailing: Mailing = 'news',
): Promise<string | null> {
  if (keys.length === 0) return null;
  const endSeconds = Math.floor(nowMs / 1000) + LIFETIME_SECONDS;
  return signSiteToken({}, { userId, audience: AUDIENCES[mailing], endSeconds }, keys, nowMs);
}

/** Whose mails a link is about, and which; null for a link that is not whole, not ours or too old. */
export async function readMailChoice(
  token: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<{ userId: string; mailing: Mailing } | null> {
  for (const mailing of ['news', 'letters'] as const) {
    try {
      const { userId } = await verifySiteToken(token, AUDIENCES[mailing], keys, nowMs);
      return { userId, mailing };
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
    }
  }
  return null;
}
