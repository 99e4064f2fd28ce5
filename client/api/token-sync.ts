/** docs/product.md, "The client's calls": how old an ID token may be when it is handed on. */
export const MAX_ID_TOKEN_AGE_MS = 300_000;

/** Whoever signs in waits no longer than this for the other service. */
const TIMEOUT_MS = 3_000;

export interface IdToken {
  token: string;
  /** Milliseconds since 1970. */
  issuedMs: number;
}

interface TokenSyncOptions {
  /** Where to; an empty one means that nothing is ever sent. */
  url: string;
  /** The identity provider's token, its own or (`isFresh`) a new one; null where nobody is signed in there. */
  idToken: (isFresh: boolean) => Promise<IdToken | null>;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

/**
 * Tells another service of sign-ins and sign-outs, where one is configured. A failure is only warned of: the person is signed
 * in or out all the same.
 */
export function createTokenSync({
  url,
  idToken,
  fetch = (input, init) => globalThis.fetch(input, init),
  now = Date.now,
}: TokenSyncOptions) {
  async function youngToken(): Promise<string | null> {
    const held = await idToken(false);
    if (!held || now() - held.issuedMs <= MAX_ID_TOKEN_AGE_MS) return held?.token ?? null;
    const renewed = await idToken(true);
    return renewed && now() - renewed.issuedMs <= MAX_ID_TOKEN_AGE_MS ? renewed.token : null;
  }

  async function tell(method: 'POST' | 'DELETE'): Promise<void> {
    if (url === '') return;
    try {
      const token = await youngToken();
      if (token === null) throw new Error('no ID token that is young enough');
      const response = await fetch(url, {
        method,
        headers: { Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      console.warn(`token sync: ${method} failed`, error);
    }
  }

  return {
    signedIn: () => tell('POST'),
    /** For a sign-out, while the provider can still give the token: it is asked for before anything else is awaited. */
    signedOut: () => tell('DELETE'),
  };
}

export type TokenSync = ReturnType<typeof createTokenSync>;
