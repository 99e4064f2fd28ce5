import type { IdentityConfig } from '../../contract/identity-config.ts';
import type { Bindings } from '../bindings.ts';

type IdentityVariables = Pick<
  Bindings,
  | 'FIREBASE_API_KEY'
  | 'FIREBASE_AUTH_DOMAIN'
  | 'FIREBASE_PROJECT_ID'
  | 'AUTH_EMULATOR_URL'
  | 'TURNSTILE_SITE_KEY'
  | 'TOKEN_SYNC_URL'
>;

/** What a browser needs for signing in; null where no project is configured. */
export function identityConfig(variables: IdentityVariables): IdentityConfig | null {
  if (!variables.FIREBASE_PROJECT_ID) return null;
  return {
    apiKey: variables.FIREBASE_API_KEY,
    authDomain: variables.FIREBASE_AUTH_DOMAIN,
    projectId: variables.FIREBASE_PROJECT_ID,
    emulatorUrl: variables.AUTH_EMULATOR_URL,
    tokenSyncUrl: variables.TOKEN_SYNC_URL,
    humanSiteKey: variables.TURNSTILE_SITE_KEY,
  };
}
