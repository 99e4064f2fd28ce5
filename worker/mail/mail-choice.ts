import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { SessionKeys } from '../identity/session-token.ts';

/** The signed part of a link in a mail by which its reader stops the news, without signing in. */
const AUDIENCE = 'mail-choice';
const ISSUER = 'celestia';
/** A mail may be read a year later. */
const LIFETIME_SECONDS = 366 * 24 * 3600;
const LONGEST_TOKEN = 2048;

export async function signMailChoice(
  userId: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<string | null> {
  const [key] = keys;
  if (!key) return null;
  const issued = Math.floor(nowMs / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME_SECONDS)
    .sign(key.secret);
}

/** Whose mails a link is about; null for a link that is not whole, not ours or too old. */
export async function readMailChoice(
  token: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<string | null> {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find(({ id }) => id === kid);
    if (!key) return null;
    const { payload } = await jwtVerify(token, key.secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(nowMs),
    });
    return typeof payload.sub === 'string' && payload.sub !== '' ? payload.sub : null;
  } catch {
    return null;
  }
}
