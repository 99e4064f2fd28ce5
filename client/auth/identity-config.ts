/** What the browser needs to reach the identity provider; all of it public. */
export interface IdentityConfig {
  apiKey: string;
  /** Host of the provider's sign-in windows. */
  authDomain: string;
  projectId: string;
  /** Address of the provider's emulator; empty: the provider itself. */
  emulatorUrl: string;
}
