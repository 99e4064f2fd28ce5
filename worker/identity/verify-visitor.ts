import { AppError } from '../../contract/app-error.ts';
import type { Given } from '../given.ts';
import { EMULATOR_PROJECT, readEmulatorToken } from './emulator-token.ts';
import { type Identity, verifyIdToken } from './id-token.ts';
import { IdentityError } from './identity-error.ts';
import { createSigningKeys, GOOGLE_KEYS_URL } from './signing-keys.ts';

/** `vite build --mode emulator`: elsewhere the emulator's part is left out of the bundle altogether. */
const IS_EMULATOR_BUILD = import.meta.env.MODE === 'emulator';

/** The provider's public keys, the same for every visitor: one set for an isolate. */
const signingKeys = createSigningKeys(GOOGLE_KEYS_URL, {
  fetch: (url, init) => fetch(url, init),
  nowMs: () => Date.now(),
});

/**
 * Who a provider's ID token speaks of.
 * @throws AppError accounts_unavailable where the provider's keys cannot be had, invalid_token for everything else.
 */
export async function verifyVisitor(
  idToken: string,
  { env, nowMs }: Pick<Given<'FIREBASE_PROJECT_ID'>, 'env' | 'nowMs'>,
): Promise<Identity> {
  const projectId = env.FIREBASE_PROJECT_ID;
  try {
    if (IS_EMULATOR_BUILD && EMULATOR_PROJECT.test(projectId))
      return readEmulatorToken(idToken, projectId, nowMs);
    return await verifyIdToken(idToken, { projectId, keys: signingKeys, nowMs });
  } catch (error) {
    const isDown = error instanceof IdentityError && error.code === 'unavailable';
    throw new AppError(isDown ? 'accounts_unavailable' : 'invalid_token', String(error), { cause: error });
  }
}
