/** A bearer is asked for anew when it has no longer than this to live: as long as a call may take. */
export const RENEW_BEFORE_MS = 30_000;

/** Who is signed in here, as far as the browser knows. */
export interface SignedIn {
  isLoggedIn: boolean;
  userId: string | null;
}

interface BearerSource {
  login: () => SignedIn;
  /** Sends GET /api/account/token. */
  ask: () => Promise<Response>;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Bearer {
  token: string;
  endMs: number;
  /** Whose it is; undefined where the server does not say. */
  owner: unknown;
}

async function readBearer(response: Response, askedMs: number): Promise<Bearer | null> {
  if (!response.ok) return null;
  const { token, expiresInSeconds, userId } = (await response.json()) as Partial<Record<string, unknown>>;
  if (typeof token !== 'string' || typeof expiresInSeconds !== 'number') return null;
  // Counted from the asking: the answer was on its way for a while.
  return { token, endMs: askedMs + expiresInSeconds * 1000, owner: userId };
}

/** The bearer of the person who is signed in: kept in memory only, for that person only, and asked for once at a time. */
export function createBearer({ login, ask, now }: BearerSource) {
  let kept: { token: string; endMs: number; userId: string | null } | null = null;
  let asking: { userId: string | null; token: Promise<string | null> } | null = null;

  /** Drops the bearer; one that is on its way is not taken when it comes. */
  function forget(): void {
    kept = null;
    asking = null;
  }

  /** Drops a bearer that was refused; one that has come since, or is on its way, stays. */
  function drop(token: string): void {
    if (kept?.token === token) kept = null;
  }

  function askFor(userId: string | null): Promise<string | null> {
    const load = async () => {
      const askedMs = now();
      try {
        const bearer = await readBearer(await ask(), askedMs);
        // Dropped, or signed out, while it was on its way.
        if (!bearer || asking !== mine || login().userId !== userId) return null;
        // The cookie is somebody else's by now: another tab has signed in.
        if (bearer.owner !== undefined && bearer.owner !== userId) return null;
        kept = { token: bearer.token, endMs: bearer.endMs, userId };
        return bearer.token;
      } finally {
        if (asking === mine) asking = null;
      }
    };
    const mine: typeof asking = { userId, token: Promise.resolve().then(load) };
    asking = mine;
    return mine.token;
  }

  /** The token, or null where nobody is signed in or the answer holds none. Rejects where the call for it does. */
  async function get(): Promise<string | null> {
    const { isLoggedIn, userId } = login();
    if (!isLoggedIn) {
      forget();
      return null;
    }
    if (kept?.userId === userId && now() < kept.endMs - RENEW_BEFORE_MS) return kept.token;
    return asking?.userId === userId ? asking.token : askFor(userId);
  }

  return { get, drop, forget };
}
