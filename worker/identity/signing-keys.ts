import { importJWK, type JWK } from 'jose';
import { IdentityError } from './identity-error.ts';

/** Where Google publishes the keys that Firebase's ID tokens are signed with, as a JWK set. */
export const GOOGLE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Gives the public key of an id. @throws IdentityError `invalid` for an unknown id, `unavailable` without any keys. */
export interface SigningKeys {
  get(keyId: string): Promise<CryptoKey>;
}

interface KeyDesk {
  fetch(url: string): Promise<Response>;
  nowMs(): number;
}

/** However many unknown ids come, the set is asked for no more often. */
const LEAST_BETWEEN_FETCHES_MS = 30_000;
const DEFAULT_AGE_SECONDS = 3600;
const LONGEST_AGE_SECONDS = 86_400;
/** Keys outlive their announced age while the server that announces them is down. */
const GRACE_MS = 3_600_000;

interface KeySet {
  keys: ReadonlyMap<string, CryptoKey>;
  freshUntilMs: number;
}

function ageSeconds(cacheControl: string | null): number {
  const written = /(?:^|[,\s])max-age=(\d+)/.exec(cacheControl ?? '')?.[1];
  return Math.min(written === undefined ? DEFAULT_AGE_SECONDS : Number(written), LONGEST_AGE_SECONDS);
}

function isKeyList(body: unknown): body is { keys: JWK[] } {
  return typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys);
}

/** Those of a set that sign with RS256; one that cannot be read is left out. */
async function readKeys(body: unknown): Promise<Map<string, CryptoKey>> {
  if (!isKeyList(body)) throw new Error('no JWK set');
  const keys = new Map<string, CryptoKey>();
  for (const jwk of body.keys) {
    if (jwk.kty !== 'RSA' || typeof jwk.kid !== 'string') continue;
    const key = await importJWK({ ...jwk, alg: 'RS256' }, 'RS256').catch(() => null);
    if (key && !(key instanceof Uint8Array)) keys.set(jwk.kid, key);
  }
  if (keys.size === 0) throw new Error('no usable key');
  return keys;
}

/** Keeps the provider's public keys for as long as it says, and asks again for an id that it does not know. */
export function createSigningKeys(url: string, desk: KeyDesk): SigningKeys {
  let kept: KeySet | null = null;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let coming: Promise<KeySet> | null = null;

  async function ask(): Promise<KeySet> {
    const response = await desk.fetch(url);
    if (!response.ok) throw new Error(`the key server answered ${response.status}`);
    const keys = await readKeys(await response.json());
    const age = ageSeconds(response.headers.get('Cache-Control'));
    return { keys, freshUntilMs: desk.nowMs() + age * 1000 };
  }

  /** The newest set, asked for at most once in a while; null where it did not come. */
  async function renewed(): Promise<KeySet | null> {
    if (!coming) {
      if (desk.nowMs() - askedAtMs < LEAST_BETWEEN_FETCHES_MS) return null;
      askedAtMs = desk.nowMs();
      coming = ask().finally(() => {
        coming = null;
      });
    }
    try {
      kept = await coming;
      return kept;
    } catch {
      return null;
    }
  }

  return {
    async get(keyId) {
      const nowMs = desk.nowMs();
      const known = kept?.keys.get(keyId);
      if (kept && known && nowMs < kept.freshUntilMs) return known;
      const found = (await renewed())?.keys.get(keyId);
      if (found) return found;
      if (!kept || nowMs > kept.freshUntilMs + GRACE_MS)
        throw new IdentityError('unavailable', 'no signing keys');
      // A set that is still good, or that could not be renewed just now, knows the key or it does not.
      const last = kept.keys.get(keyId);
      if (!last) throw new IdentityError('invalid', 'unknown key');
      return last;
    },
  };
}
