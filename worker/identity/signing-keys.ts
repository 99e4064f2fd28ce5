import { importJWK, type JWK } from 'jose';
import { IdentityError } from './identity-error.ts';
import type { Transport } from './transport.ts';

/** Where Google publishes the keys that Firebase's ID tokens are signed with, as a JWK set. */
export const GOOGLE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Gives the public key of an id. @throws IdentityError `invalid` for an unknown id, `unavailable` without any keys. */
export interface SigningKeys {
  get(keyId: string): Promise<CryptoKey>;
}

/** However many unknown ids come, the set is asked for no more often. */
const MIN_BETWEEN_FETCHES_MS = 30_000;
/** After a failure it is asked for again sooner. */
const MIN_AFTER_FAILURE_MS = 2_000;
const TIMEOUT_MS = 4_000;
/** How long somebody else's fetch is waited for, and how often. */
const PATIENCE_MS = 1_500;
const MAX_TRIES = 2;
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

/** Whether a key is one for signatures by RS256, as far as it says. */
function isForSigning({ kty, alg = 'RS256', use = 'sig' }: JWK): boolean {
  return kty === 'RSA' && alg === 'RS256' && use === 'sig';
}

/** Those of a set that sign with RS256; one that cannot be read is left out. */
async function readKeys(body: unknown): Promise<Map<string, CryptoKey>> {
  if (!isKeyList(body)) throw new Error('no JWK set');
  const keys = new Map<string, CryptoKey>();
  for (const jwk of body.keys) {
    if (!isForSigning(jwk) || typeof jwk.kid !== 'string') continue;
    const key = await importJWK(jwk, 'RS256').catch(() => null);
    if (key && !(key instanceof Uint8Array)) keys.set(jwk.kid, key);
  }
  if (keys.size === 0) throw new Error('no usable key');
  return keys;
}

/** Settles after a while, or when a promise does; `true`: the promise did. */
function settledWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void promise.finally(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/**
 * Keeps the provider's public keys for as long as it says, and asks again for an id that it does not know. Those who find
 * none wait for one fetch between them, but only a while: a request that is broken off takes its fetch with it, and that
 * never ends.
 *
 * The library's createRemoteJWKSet (jose 6.2.17) cannot stand here. On Workers it never shares a fetch: of a thousand unknown
 * ids that come to a fresh isolate each asks the provider, here one does. It has no keys at all once they are older than its
 * fixed `cacheMaxAge` and their server is down, and each request asks that server again: here they serve on for an hour, and
 * the server has rest. It does not read how long the provider says that they are good for.
 */
export function createSigningKeys(url: string, server: Transport): SigningKeys {
  let kept: KeySet | null = null;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  /** The fetch under way for those who have no keys at all. */
  let coming: Promise<void> | null = null;

  async function ask(): Promise<KeySet> {
    const response = await server.fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the key server answered ${response.status}`);
    const keys = await readKeys(await response.json());
    const age = ageSeconds(response.headers.get('Cache-Control'));
    return { keys, freshUntilMs: server.nowMs() + age * 1000 };
  }

  /** The kept set, as long as it may serve. */
  function usable(): KeySet | null {
    return kept && server.nowMs() <= kept.freshUntilMs + GRACE_MS ? kept : null;
  }

  function mayAsk(): boolean {
    const nowMs = server.nowMs();
    return nowMs - failedAtMs >= MIN_AFTER_FAILURE_MS && nowMs - askedAtMs >= MIN_BETWEEN_FETCHES_MS;
  }

  async function renew(): Promise<void> {
    const before = kept;
    askedAtMs = server.nowMs();
    try {
      kept = await ask();
    } catch {
      // Another request may have had more luck meanwhile.
      if (kept !== before) return;
      failedAtMs = server.nowMs();
      askedAtMs = Number.NEGATIVE_INFINITY;
    }
  }

  /** The first keys: by the fetch that is under way, or by a new one where that does not end. */
  async function begin(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (usable() || server.nowMs() - failedAtMs < MIN_AFTER_FAILURE_MS) return;
      coming ??= renew();
      const mine = coming;
      const isSettled = await settledWithin(mine, PATIENCE_MS);
      if (coming === mine) coming = null;
      if (isSettled) return;
    }
  }

  return {
    async get(keyId) {
      const known = kept?.keys.get(keyId);
      if (kept && known && server.nowMs() < kept.freshUntilMs) return known;
      if (!usable()) await begin();
      else if (mayAsk()) await renew();
      const keySet = usable();
      if (!keySet) throw new IdentityError('unavailable', 'no signing keys');
      const key = keySet.keys.get(keyId);
      if (!key) throw new IdentityError('invalid', 'unknown key');
      return key;
    },
  };
}
