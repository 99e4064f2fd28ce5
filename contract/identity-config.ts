/** What the browser needs for signing in; all of it public. */
export interface IdentityConfig {
  apiKey: string;
  /** Host of the provider's sign-in windows. */
  authDomain: string;
  projectId: string;
  /** Address of the provider's emulator; empty: the provider itself. */
  emulatorUrl: string;
  /** Where the browser tells of a sign-in; empty: nowhere. */
  tokenSyncUrl: string;
  /** Site key of the human check; empty: there is none. */
  humanSiteKey: string;
}
