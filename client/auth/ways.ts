/** The identity providers, by the site's names of them. */
export const PROVIDER_IDS = ['google', 'facebook'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** The ways of signing in to an account. */
export const WAY_IDS = ['password', ...PROVIDER_IDS] as const;
export type WayId = (typeof WAY_IDS)[number];

/** The provider of a `data-provider` or the like; null for anything else. */
export function providerOf(written: string | undefined): ProviderId | null {
  return PROVIDER_IDS.find((id) => id === written) ?? null;
}

/** A sign-in that waits for its visitor to prove that the account of the same address is theirs. */
export interface PendingLink {
  /** Of the account that stands; empty where the provider named none. */
  email: string;
  /** Whose window the visitor came by. */
  provider: ProviderId;
}
