import { base64url, type JWTPayload } from 'jose';
import { IdentityError } from './identity-error.ts';
import type { SessionKeys } from './session-keys.ts';
import { signSiteToken, verifySiteToken } from './site-token.ts';

/** The tokens of a session: `session` lives in an HttpOnly cookie, `api` is the short-lived bearer of a script. */
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
const ID_BYTES = 16;
const ID = /^[\w-]{22}$/;

/** A new session's id: 128 random bits in base64url. */
export function createSessionId(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** Whether a sign-in is too long ago for any session. */
export function isSignInTooOld(authTimeSeconds: number, nowMs: number): boolean {
  return nowMs / 1000 > authTimeSeconds + LONGEST_SIGN_IN_SECONDS;
}

type Claims = Omit<Session, 'issuedSeconds' | 'expiresSeconds'>;

/** Signs a token that ends no later than `latestEnd`, Unix seconds. */
function sign(
  { id, userId, authTimeSeconds }: Claims,
  latestEnd: number,
  use: SessionUse,
  keys: SessionKeys,
  nowMs: number,
): Promise<string> {
  const endSeconds = Math.min(Math.floor(nowMs / 1000) + LIFETIME_SECONDS[use], latestEnd);
  return signSiteToken({ sid: id, at: authTimeSeconds }, { userId, audience: use, endSeconds }, keys, nowMs);
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
function sessionOf(
  userId: string,
  { sid, at, iat, exp }: JWTPayload,
  use: SessionUse,
  nowMs: number,
): Session {
  if (typeof sid !== 'string' || !ID.test(sid)) throw new IdentityError('invalid', 'no session');
  const hasTimes = isCount(at) && isCount(iat) && isCount(exp) && iat <= nowMs / 1000 + 5;
  if (!hasTimes) throw new IdentityError('invalid', 'times are missing');
  if (exp - iat > LIFETIME_SECONDS[use]) throw new IdentityError('invalid', 'lives longer than we let one');
  if (isSignInTooOld(at, nowMs)) throw new IdentityError('expired', 'the sign-in is too old');
  const expiresSeconds = Math.min(exp, at + LONGEST_SIGN_IN_SECONDS);
  return { id: sid, userId, authTimeSeconds: at, issuedSeconds: iat, expiresSeconds };
}

/** Verifies a session's token for its use. @throws IdentityError expired | invalid | unavailable. */
export async function verifySession(
  token: string,
  use: SessionUse,
  keys: SessionKeys,
  nowMs: number,
): Promise<Session> {
  const { userId, claims } = await verifySiteToken(token, use, keys, nowMs);
  return sessionOf(userId, claims, use, nowMs);
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
