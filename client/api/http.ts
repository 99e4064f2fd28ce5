import { createCircuitBreaker, lineOf, type Permit, UNCOUNTED } from './circuit-breaker.ts';
import { createBearer, type SignedIn } from './http-bearer.ts';
import { type OutgoingRequest, sendOnce } from './http-send.ts';
import { CallTimeout, isLineFailure, RETRY, type RetryClock, sendWithRetries } from './retry-policy.ts';

export const PROFILE_PATH = '/api/user/v3/get-detail';
const TOKEN_PATH = '/api/account/token';

/** What a call may say besides its URL. A header that is given stands before the client's own. */
export interface HttpOptions {
  /** GET where none is given. */
  method?: string;
  headers?: HeadersInit;
  /** Sent as JSON, instead of `body`. */
  json?: unknown;
  body?: OutgoingRequest['body'];
  /** The caller's own stop. A call that it ends says nothing about the line. */
  signal?: AbortSignal;
  /** Hands a good answer over at its headers; the total limit then ends there. */
  stream?: boolean;
  /** Leaves the circuit breaker out of it: a stream that is asked for again and again says nothing of the line's other calls. */
  isUncounted?: boolean;
}

/** What the client takes from outside. */
export interface HttpWorld extends RetryClock {
  fetch: typeof globalThis.fetch;
  randomUuid: () => string;
  /** Where relative URLs lead; only calls to it carry the bearer. */
  origin: () => string;
  /** Offset of local time from UTC, east positive. */
  utcOffsetMinutes: () => number;
}

/** Who is signed in, and what a 401 does (docs/product.md, "The client's calls"). */
export interface HttpIdentity {
  login: () => SignedIn;
  /** Logs out here. */
  onUnauthorized: () => void;
  /** The 401 of the profile: drops the user id. */
  onProfileUnauthorized: () => void;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** What a promise gives, or the signal's reason if that comes first. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

const BROWSER: HttpWorld = {
  fetch: (input, init) => globalThis.fetch(input, init),
  now: () => Date.now(),
  random: () => Math.random(),
  sleep,
  randomUuid: () => crypto.randomUUID(),
  origin: () => window.location.origin,
  // JavaScript counts it from local time to UTC, west positive.
  utcOffsetMinutes: () => -new Date().getTimezoneOffset(),
};

function outgoing(url: URL, options: HttpOptions, world: HttpWorld): OutgoingRequest {
  const method = (options.method ?? 'GET').toUpperCase();
  const headers = new Headers(options.headers);
  const setNew = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  setNew('Accept-Timezone', String(world.utcOffsetMinutes()));
  if (method === 'POST') setNew('Idempotency-Key', world.randomUuid());
  if (options.json !== undefined) setNew('Content-Type', 'application/json');
  const body = options.json === undefined ? (options.body ?? null) : JSON.stringify(options.json);
  return { url: url.href, method, headers, body, stream: options.stream ?? false };
}

/** Counts an answer: 429 and 500 or above are failures of the line, other 4xx are not. */
function countAnswer(permit: Permit, status: number): void {
  if (status === 429 || status >= 500) permit.fail();
  else permit.succeed();
}

/** Lets an outer signal end an inner call; gives the way to part them. (`AbortSignal.any` is newer than our oldest browsers.) */
function follow(outer: AbortSignal | undefined, inner: AbortController): () => void {
  const stop = () => inner.abort(outer?.reason);
  if (outer?.aborted) stop();
  else outer?.addEventListener('abort', stop, { once: true });
  return () => outer?.removeEventListener('abort', stop);
}

/**
 * Runs a call under its total limit. `send` gets the signal that the limit and the caller share, and when the limit ends.
 * A stream that has begun is still the caller's to stop.
 */
async function withinLimit<T>(
  { now, sleep }: RetryClock,
  { signal: caller, stream = false }: HttpOptions,
  send: (signal: AbortSignal, deadlineMs: number) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const done = new AbortController();
  const part = follow(caller, limit);
  const deadlineMs = now() + RETRY.totalLimitMs;
  sleep(RETRY.totalLimitMs, done.signal).then(
    () => limit.abort(new CallTimeout(`no answer within ${RETRY.totalLimitMs} ms`)),
    () => {},
  );
  try {
    return await send(limit.signal, deadlineMs);
  } finally {
    done.abort();
    if (!stream) part();
  }
}

/**
 * The client's one way to the server (docs/product.md, "The client's calls"). A call gives the answer whatever its status, and rejects with
 * CircuitBreakerOpen, CallTimeout or ConnectionLost, or with the reason of the caller's signal.
 */
export function createHttp({
  login,
  onUnauthorized,
  onProfileUnauthorized,
  ...given
}: HttpIdentity & Partial<HttpWorld>) {
  const world: HttpWorld = { ...BROWSER, ...given };
  const breaker = createCircuitBreaker(world.now);
  const bearer = createBearer({ login, now: world.now, ask: () => call(TOKEN_PATH, {}, false) });

  function heed401(url: URL, before: SignedIn): void {
    // Somebody else has signed in while the call was on its way: the 401 was not for them.
    if (login().userId !== before.userId) return;
    bearer.forget();
    if (url.pathname === PROFILE_PATH) onProfileUnauthorized();
    else onUnauthorized();
  }

  /**
   * Gives a request the bearer, and says which. Where none can be had just now the call goes without: the session's cookie
   * speaks for it as well.
   */
  async function authorize({ headers }: OutgoingRequest, signal: AbortSignal): Promise<string | null> {
    headers.delete('Authorization');
    const token = await orAborted(
      bearer.get().catch(() => null),
      signal,
    );
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return token;
  }

  async function call(path: string, options: HttpOptions, takesBearer: boolean): Promise<Response> {
    options.signal?.throwIfAborted();
    const url = new URL(path, world.origin());
    const isOwn = url.origin === world.origin();
    const request = outgoing(url, options, world);
    const before = login();
    const addsBearer = isOwn && takesBearer && !request.headers.has('Authorization');
    const permit = options.isUncounted ? UNCOUNTED : breaker.enter(lineOf(request.method, url));
    let isOut = false;
    try {
      const response = await withinLimit(world, options, async (signal, deadlineMs) => {
        const send = () => sendOnce(request, { fetch: world.fetch, signal });
        const sendOut = () => {
          isOut = true;
          return sendWithRetries({ method: request.method, send, deadlineMs, signal }, world);
        };
        const token = addsBearer ? await authorize(request, signal) : null;
        const first = await sendOut();
        if (first.status !== 401 || token === null || login().userId !== before.userId) return first;
        // The server heeds the bearer before the cookie, which may be good where the bearer no longer is. A refused call has
        // changed nothing: whatever its method, it may go once more.
        isOut = false;
        bearer.drop(token);
        await authorize(request, signal);
        return login().userId === before.userId ? sendOut() : first;
      });
      countAnswer(permit, response.status);
      if (response.status === 401 && isOwn) heed401(url, before);
      return response;
    } catch (error) {
      // A caller's stop says nothing, whatever its reason; nor does a call that ends while it waits for a token.
      const isOfLine = isOut && error !== options.signal?.reason;
      if (isOfLine && (error instanceof CallTimeout || isLineFailure(error))) permit.fail();
      throw error;
    } finally {
      permit.leave();
    }
  }

  return {
    /** Sends a call to a path of the site, or to a whole URL. */
    send: (path: string, options: HttpOptions = {}) => call(path, options, true),
    /** Drops the bearer, after a sign-out. */
    forgetToken: () => bearer.forget(),
  };
}

export type Http = ReturnType<typeof createHttp>;
