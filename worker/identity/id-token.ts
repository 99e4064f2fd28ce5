import { errors, type JWTPayload, jwtVerify } from 'jose';
import { IdentityError } from './identity-error.ts';
import type { SigningKeys } from './signing-keys.ts';

/** The provider's names of the ways of signing in that the site offers. A token of any other proves nothing here. */
const SIGN_IN_PROVIDERS = ['password', 'google.com', 'facebook.com'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** What a verified ID token of the identity provider says. */
export interface Identity {
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  /** When the person proved who they are, whole Unix seconds. */
  authTimeSeconds: number;
  provider: SignInProvider;
}

interface IdTokenContext {
  /** Firebase project: the token's audience, and the end of its issuer. */
  projectId: string;
  keys: SigningKeys;
  nowMs: number;
}

/** Clocks of two machines differ. */
const TOLERANCE_SECONDS = 5;
/** The provider's tokens live for an hour: one that claims more was not made by it in its own way. */
export const ID_TOKEN_SECONDS = 3600;
const LONGEST_TOKEN = 8192;
const LONGEST_USER_ID = 128;
const LONGEST_TEXT = 320;

export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_TEXT) : null;
}

/** The way of signing in that a token names. A tenant's people are another pool than this site's. */
function providerOf({ firebase, email }: JWTPayload): SignInProvider {
  const isRecord = typeof firebase === 'object' && firebase !== null;
  const named = isRecord && 'sign_in_provider' in firebase ? firebase.sign_in_provider : null;
  const provider = SIGN_IN_PROVIDERS.find((known) => known === named);
  if (!provider) throw new IdentityError('invalid', 'a way of signing in that is not offered');
  if (isRecord && 'tenant' in firebase && firebase.tenant !== undefined)
    throw new IdentityError('invalid', 'of another pool of people');
  if (provider === 'password' && textOf(email) === null)
    throw new IdentityError('invalid', 'a password without an address');
  return provider;
}

/** Reads the claims of a token whose signature, issuer and audience hold. @throws IdentityError invalid. */
export function identityOf(claims: JWTPayload, nowMs: number): Identity {
  const nowSeconds = nowMs / 1000;
  const { sub, iat, exp, auth_time: authTime, email, email_verified: verified, name } = claims;
  // The library checks that there is one, not that it is a text.
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_USER_ID)
    throw new IdentityError('invalid', 'no subject');
  const isPast = (time: unknown): time is number =>
    typeof time === 'number' && Number.isFinite(time) && time <= nowSeconds + TOLERANCE_SECONDS;
  if (!isPast(iat)) throw new IdentityError('invalid', 'issued in the future');
  if (typeof exp !== 'number' || exp - iat > ID_TOKEN_SECONDS + TOLERANCE_SECONDS)
    throw new IdentityError('invalid', 'lives longer than the provider lets one');
  if (!isPast(authTime)) throw new IdentityError('invalid', 'signed in in the future');
  return {
    userId: sub,
    email: textOf(email),
    emailVerified: verified === true,
    name: textOf(name),
    authTimeSeconds: Math.floor(authTime),
    provider: providerOf(claims),
  };
}

/**
 * Verifies a Firebase ID token: RS256 by one of the provider's keys, issuer, audience, exp, iat, auth_time, sub.
 * Source: Firebase, "Verify ID tokens using a third-party JWT library".
 * @throws IdentityError expired | invalid | unavailable.
 */
export async function verifyIdToken(
  token: string,
  { projectId, keys, nowMs }: IdTokenContext,
): Promise<Identity> {
  if (projectId === '') throw new IdentityError('unavailable', 'no identity project is configured');
  if (token.length > LONGEST_TOKEN) throw new IdentityError('invalid', 'too long');
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        if (typeof kid !== 'string' || !/^[\w-]{1,128}$/.test(kid))
          throw new IdentityError('invalid', 'no key id');
        return keys.get(kid);
      },
      {
        algorithms: ['RS256'],
        issuer: issuerOf(projectId),
        audience: projectId,
        requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: new Date(nowMs),
      },
    );
    // A list of audiences would do for the library; the provider writes one.
    if (payload.aud !== projectId) throw new IdentityError('invalid', 'not for us alone');
    return identityOf(payload, nowMs);
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    const code = error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    throw new IdentityError(code, 'the ID token proves nothing', { cause: error });
  }
}
