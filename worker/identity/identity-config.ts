import type { IdentityConfig } from '../../client/auth/identity-config.ts';
import type { Bindings } from '../env.ts';

type IdentityVariables = Pick<
  Bindings,
  'FIREBASE_API_KEY' | 'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_PROJECT_ID' | 'AUTH_EMULATOR_URL'
>;

/** What a browser needs to reach the identity provider; null where no project is configured. */
export function identityConfig(variables: IdentityVariables): IdentityConfig | null {
  const { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID, AUTH_EMULATOR_URL } = variables;
  if (!FIREBASE_PROJECT_ID) return null;
  return {
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    projectId: FIREBASE_PROJECT_ID,
    emulatorUrl: AUTH_EMULATOR_URL,
  };
}
