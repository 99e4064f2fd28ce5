import { UnsecuredJWT } from 'jose';
import { type Identity, identityOf, issuerOf } from './id-token.ts';
import { IdentityError } from './identity-error.ts';

/** Of the identity provider's emulator: projects of this name alone have none of the provider's own tokens. */
export const EMULATOR_PROJECT = /^demo-/;

/** Looked for in the production build, which must not hold it. */
const MARK = 'tokens of the emulator are taken';

/**
 * Reads a token of the emulator, which signs nothing. For a build that is made for it and for no other: whoever can write
 * such a token is anybody.
 * @throws IdentityError invalid.
 */
export function readEmulatorToken(token: string, projectId: string, nowMs: number): Identity {
  if (!EMULATOR_PROJECT.test(projectId)) throw new IdentityError('invalid', `no ${MARK} for this project`);
  try {
    const { payload } = UnsecuredJWT.decode(token, {
      issuer: issuerOf(projectId),
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
      clockTolerance: 5,
      currentDate: new Date(nowMs),
    });
    return identityOf(payload, nowMs);
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    throw new IdentityError('invalid', 'no token of the emulator', { cause: error });
  }
}
