import { base64url, decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { IdentityError } from './identity-error.ts';

/** The site's own tokens: `session` lives in an HttpOnly cookie, `api` is the short-lived bearer of a script. */
export type SessionUse = 'session' | 'api';

export interface Session {
  /** Of its row: a token is worth nothing once the row is gone. */
  id: string;
  userId: string;
  /** When the person last proved who they are, Unix seconds. */
  authTimeSeconds: number;
  /** When this token was made, and when it ends, Unix seconds. */
  issuedSeconds: number;
  expiresSeconds: number;
}

/** Secrets by id. The first signs, all verify: a new one is put in front and the old one taken out a month later. */
export type SessionKeys = readonly { id: string; secret: Uint8Array }[];

export const SESSION_SECONDS = 30 * 24 * 3600;
export const BEARER_SECONDS = 300;
/** However often a session is signed anew, it ends this long after the person proved who they are. */
export const LONGEST_SIGN_IN_SECONDS = 90 * 24 * 3600;
/** A session is signed anew once a day, so that whoever comes back stays signed in. */
const RENEW_AFTER_SECONDS = 24 * 3600;

const LIFETIME_SECONDS = { session: SESSION_SECONDS, api: BEARER_SECONDS } as const satisfies Record<
  SessionUse,
  number
>;
const ISSUER = 'celestia';
const LEAST_SECRET_BYTES = 32;
const LONGEST_TOKEN = 2048;
const LONGEST_USER_ID = 128;
const ID_BYTES = 16;
const ID = /^[\w-]{22}$/;

/** A new session's id: 128 random bits in base64url. */
export function createSessionId(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** No bytes for what is no base64url, or not written in the one way that there is: what reads laxly may have lost a letter. */
function decodeSecret(encoded: string): Uint8Array {
  try {
    const bytes = base64url.decode(encoded);
    return base64url.encode(bytes) === encoded ? bytes : new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}

/**
 * Reads `SESSION_KEYS`: `id:secret` pairs with a comma between, secrets in base64url of 32 bytes at least. Empty for an
 * empty setting. @throws IdentityError unavailable for one that is not right: nobody shall be signed in by a weak key.
 */
export function readSessionKeys(setting: string): SessionKeys {
  return setting
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf(':');
      const [id, encoded] = [pair.slice(0, Math.max(at, 0)), pair.slice(at + 1)];
      const secret = decodeSecret(encoded);
      if (!/^[\w.-]{1,40}$/.test(id) || secret.length < LEAST_SECRET_BYTES) {
        throw new IdentityError(
          'unavailable',
          'SESSION_KEYS: each key is id:secret, the secret 32 bytes or more in base64url',
        );
      }
      return { id, secret };
    });
}

/** The key that signs. @throws IdentityError unavailable where none is configured. */
function firstKey([key]: SessionKeys): SessionKeys[number] {
  if (!key) throw new IdentityError('unavailable', 'no session key is configured');
  return key;
}

/** @throws IdentityError unavailable where a setting has no key, or one that is not right. */
export function requireSessionKeys(setting: string): SessionKeys {
  const keys = readSessionKeys(setting);
  firstKey(keys);
  return keys;
}

/** Whether a sign-in is too long ago for any session. */
export function isSignInTooOld(authTimeSeconds: number, nowMs: number): boolean {
  return nowMs / 1000 > authTimeSeconds + LONGEST_SIGN_IN_SECONDS;
}

type Claims = Omit<Session, 'issuedSeconds' | 'expiresSeconds'>;

/** Signs a token that ends no later than `latestEnd`, Unix seconds. */
async function sign(
  { id, userId, authTimeSeconds }: Claims,
  latestEnd: number,
  use: SessionUse,
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  const key = firstKey(keys);
  const issued = Math.floor(nowMs / 1000);
  return new SignJWT({ sid: id, at: authTimeSeconds })
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setIssuer(ISSUER)
    .setAudience(use)
    .setSubject(userId)
    .setIssuedAt(issued)
    .setExpirationTime(Math.min(issued + LIFETIME_SECONDS[use], latestEnd))
    .sign(key.secret);
}

/** Signs a token. @throws IdentityError unavailable where no key is configured. */
export function signSession(
  claims: Claims,
  use: SessionUse,
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  return sign(claims, Math.floor(claims.authTimeSeconds) + LONGEST_SIGN_IN_SECONDS, use, keys, nowMs);
}

/** Signs a bearer that ends no later than its session. @throws IdentityError unavailable where no key is configured. */
export async function signBearer(
  session: Session,
  keys: SessionKeys,
  nowMs: number,
): Promise<{ token: string; expiresInSeconds: number }> {
  const left = session.expiresSeconds - Math.floor(nowMs / 1000);
  const token = await sign(session, session.expiresSeconds, 'api', keys, nowMs);
  return { token, expiresInSeconds: Math.min(BEARER_SECONDS, left) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Reads the claims of a token whose signature, issuer, audience and end hold. @throws IdentityError invalid | expired. */
function sessionOf({ sub, sid, at, iat, exp }: JWTPayload, use: SessionUse, nowMs: number): Session {
  // The library checks that there is a subject, not that it is a text.
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_USER_ID)
    throw new IdentityError('invalid', 'no subject');
  if (typeof sid !== 'string' || !ID.test(sid)) throw new IdentityError('invalid', 'no session');
  const hasTimes = isCount(at) && isCount(iat) && isCount(exp) && iat <= nowMs / 1000 + 5;
  if (!hasTimes) throw new IdentityError('invalid', 'times are missing');
  if (exp - iat > LIFETIME_SECONDS[use]) throw new IdentityError('invalid', 'lives longer than we let one');
  if (isSignInTooOld(at, nowMs)) throw new IdentityError('expired', 'the sign-in is too old');
  const expiresSeconds = Math.min(exp, at + LONGEST_SIGN_IN_SECONDS);
  return { id: sid, userId: sub, authTimeSeconds: at, issuedSeconds: iat, expiresSeconds };
}

/** Verifies one of the site's own tokens for its use. @throws IdentityError expired | invalid | unavailable. */
export async function verifySession(
  token: string,
  use: SessionUse,
  keys: SessionKeys,
  nowMs: number,
): Promise<Session> {
  firstKey(keys);
  try {
    if (token.length > LONGEST_TOKEN) throw new IdentityError('invalid', 'too long');
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find(({ id }) => id === kid);
    if (!key) throw new IdentityError('invalid', 'unknown key');
    const { payload } = await jwtVerify(token, key.secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: use,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(nowMs),
    });
    return sessionOf(payload, use, nowMs);
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    const code = error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    throw new IdentityError(code, 'the session proves nothing', { cause: error });
  }
}

/** How recently one must have signed in to end a session or delete the account, in seconds: as the identity provider asks. */
const RECENT_SECONDS = 300;

/** Whether somebody has proved who they are just now. */
export function isRecentSignIn(authTimeSeconds: number, nowMs: number): boolean {
  return nowMs / 1000 - authTimeSeconds <= RECENT_SECONDS;
}

/** Whether a session has grown old enough to be signed anew. */
export function isDueForRenewal({ issuedSeconds }: Pick<Session, 'issuedSeconds'>, nowMs: number): boolean {
  return nowMs / 1000 - issuedSeconds > RENEW_AFTER_SECONDS;
}
