import * as v from 'valibot';
import { IdentityError } from './identity-error.ts';
import { type AccessTokens, createAccessTokens, GOOGLE_TOKEN_URL } from './service-account.ts';
import type { Transport } from './transport.ts';

/** How the identity provider's own account of a person stands. */
export type ProviderAccount =
  | {
      state: 'open';
      email: string | null;
      emailVerified: boolean;
      /** A proof from before counts no more, Unix seconds: the password was reset or the tokens were revoked. */
      validSinceSeconds: number;
    }
  | { state: 'disabled' | 'gone' };

/** Where the accounts are looked up, and how one is let in there. */
export type AccountsDoor =
  | { kind: 'google'; projectId: string; serviceAccount: string }
  | { kind: 'emulator'; projectId: string; url: string };

export interface ProviderAccounts {
  /** @throws IdentityError unavailable where the provider cannot be asked. */
  find(userId: string, door: AccountsDoor): Promise<ProviderAccount>;
  /** Whether asking has failed just now: whoever need not know does not wait for it again. */
  isResting(): boolean;
}

const GOOGLE = 'https://identitytoolkit.googleapis.com';
/** All that the account has to do: read the identity provider's accounts. */
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';
/** For everything that one look-up needs. */
const TIMEOUT_MS = 4_000;
const REST_MS = 30_000;

/** Source: Identity Toolkit, REST, v1 accounts:lookup. An account that is not found is left out of `users`. */
const Found = v.object({
  users: v.optional(
    v.array(
      v.object({
        localId: v.string(),
        email: v.optional(v.string()),
        emailVerified: v.optional(v.boolean(), false),
        disabled: v.optional(v.boolean(), false),
        validSince: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)), '0'),
      }),
    ),
    [],
  ),
});

/** The address of the look-up. The emulator has the same one behind its own. */
export function lookupUrl(door: AccountsDoor): string {
  const host = door.kind === 'emulator' ? `${door.url}/identitytoolkit.googleapis.com` : GOOGLE;
  return `${host}/v1/projects/${encodeURIComponent(door.projectId)}/accounts:lookup`;
}

function accountOf(body: unknown, userId: string): ProviderAccount {
  const found = v.parse(Found, body).users.find(({ localId }) => localId === userId);
  if (!found) return { state: 'gone' };
  if (found.disabled) return { state: 'disabled' };
  const { email = null, emailVerified, validSince } = found;
  return { state: 'open', email, emailVerified, validSinceSeconds: validSince };
}

/** The emulator takes anyone for the owner who says so. */
function tokenFor(door: AccountsDoor, tokens: AccessTokens, signal: AbortSignal): Promise<string> {
  return door.kind === 'emulator'
    ? Promise.resolve('owner')
    : tokens.get({ keyFile: door.serviceAccount, tokenUrl: GOOGLE_TOKEN_URL }, signal);
}

/** Asks the identity provider for its account of a person, by the site's own right. */
export function createProviderAccounts(provider: Transport): ProviderAccounts {
  const tokens = createAccessTokens(provider, { scope: SCOPE, setting: 'GOOGLE_SERVICE_ACCOUNT' });
  let failedAtMs = Number.NEGATIVE_INFINITY;

  async function ask(userId: string, door: AccountsDoor): Promise<ProviderAccount> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const token = await tokenFor(door, tokens, signal);
    const response = await provider.fetch(lookupUrl(door), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: [userId] }),
      signal,
    });
    if (response.status === 401) tokens.forget();
    if (!response.ok)
      throw new IdentityError('unavailable', `the look-up was answered with ${response.status}`);
    return accountOf(await response.json(), userId);
  }

  return {
    async find(userId, door) {
      try {
        return await ask(userId, door);
      } catch (error) {
        failedAtMs = provider.nowMs();
        if (error instanceof IdentityError) throw error;
        throw new IdentityError('unavailable', 'the provider’s accounts cannot be read', { cause: error });
      }
    },
    isResting: () => provider.nowMs() - failedAtMs < REST_MS,
  };
}
