import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { IdentityError } from './identity-error.ts';
import { firstKey, type SessionKeys } from './session-keys.ts';

/** The tokens that the site itself signs, whatever for: by `SESSION_KEYS`, HS256, and for one use each, the audience. */
const ISSUER = 'celestia';
const LONGEST_TOKEN = 2048;
const LONGEST_USER_ID = 128;

/** Whom a token is about, what for, and until when. */
interface SiteTokenTerms {
  userId: string;
  audience: string;
  /** Unix seconds. */
  endSeconds: number;
}

/** Signs a token by the newest key. @throws IdentityError unavailable where no key is configured. */
export async function signSiteToken(
  claims: JWTPayload,
  { userId, audience, endSeconds }: SiteTokenTerms,
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  const key = firstKey(keys);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(endSeconds)
    .sign(key.secret);
}

/** Verifies a token by the key that it names. @throws IdentityError expired | invalid | unavailable. */
export async function verifySiteToken(
  token: string,
  audience: string,
  keys: SessionKeys,
  nowMs: number,
): Promise<{ userId: string; claims: JWTPayload }> {
  firstKey(keys);
  try {
    if (token.length > LONGEST_TOKEN) throw new IdentityError('invalid', 'too long');
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find(({ id }) => id === kid);
    if (!key) throw new IdentityError('invalid', 'unknown key');
    const { payload: claims } = await jwtVerify(token, key.secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(nowMs),
    });
    const { sub: userId } = claims;
    // The library checks that there is a subject, not that it is a text.
    if (typeof userId !== 'string' || userId === '' || userId.length > LONGEST_USER_ID)
      throw new IdentityError('invalid', 'no subject');
    return { userId, claims };
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    const code = error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    throw new IdentityError(code, 'the token proves nothing', { cause: error });
  }
}
