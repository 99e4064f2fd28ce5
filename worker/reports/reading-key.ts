import { IdentityError } from '../identity/identity-error.ts';
import type { SessionKeys } from '../identity/session-keys.ts';
import { signSiteToken, verifySiteToken } from '../identity/site-token.ts';

/** The key that a guest reads a book by, once they have told a birth in it. It ends the same day: an address is easily passed on. */
const AUDIENCE = 'book';
const LIFETIME_SECONDS = 12 * 3600;

export function makeReadingKey(orderId: string, keys: SessionKeys, nowMs: number): Promise<string> {
  const endSeconds = Math.floor(nowMs / 1000) + LIFETIME_SECONDS;
  return signSiteToken({}, { userId: orderId, audience: AUDIENCE, endSeconds }, keys, nowMs);
}

/** Whether a key opens an order's book. */
export async function opensBook(
  token: string,
  orderId: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<boolean> {
  try {
    return token !== '' && (await verifySiteToken(token, AUDIENCE, keys, nowMs)).userId === orderId;
  } catch (error) {
    if (error instanceof IdentityError) return false;
    throw error;
  }
}
