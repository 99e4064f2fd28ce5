import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { inDrill } from '../../tests/drills.ts';
import { CircuitBreakerOpen } from './circuit-breaker.ts';
import { createHttp, type HttpOptions, PROFILE_PATH } from './http.ts';
import { CallTimeout, ConnectionLost } from './retry-policy.ts';

const ORIGIN = 'https://site.test';
const TOKEN_URL = `${ORIGIN}/api/account/token`;

/** What the network does with one request. */
type Outcome =
  | { kind: 'answer'; status: number; retryAfter?: number; takesMs: number }
  /** Never leaves, or breaks before its headers. */
  | { kind: 'lost'; error: Error; takesMs: number }
  /** Breaks while its body is read. */
  | { kind: 'broken'; takesMs: number };

/** A request as the network saw it. */
interface Seen {
  atMs: number;
  method: string;
  url: string;
  authorization: string | null;
  timezone: string | null;
  key: string | null;
}

interface Timer {
  atMs: number;
  fire: () => void;
}

interface WorldState {
  nowMs: number;
  userId: string | null;
  /** How many have been drawn. */
  randoms: number;
  keys: number;
  tokens: number;
  tokenLifeSeconds: number;
  /** What the next requests meet; the last one is repeated. */
  outcomes: Outcome[];
  tokenOutcome: Outcome;
}

/** How the fake's random numbers and UUIDs go on. */
const RANDOMS = [0.5, 0, 0.999, 0.25, 0.75];
const randomAt = (index: number) => RANDOMS[index % RANDOMS.length] ?? 0;

function answerOf(outcome: Outcome): Response {
  if (outcome.kind === 'lost') throw outcome.error;
  if (outcome.kind === 'broken') {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    return new Response(body);
  }
  const headers = new Headers();
  if (outcome.retryAfter !== undefined) headers.set('Retry-After', String(outcome.retryAfter));
  const hasBody = outcome.status !== 204 && outcome.status !== 304;
  return new Response(hasBody ? `{"status":${outcome.status}}` : null, { status: outcome.status, headers });
}

/** A world whose clock stands still until it is told to go on, and a client in it. */
function fakeWorld() {
  const timers: Timer[] = [];
  const seen: Seen[] = [];
  const events: string[] = [];
  const state: WorldState = {
    nowMs: 0,
    userId: null,
    randoms: 0,
    keys: 0,
    tokens: 0,
    tokenLifeSeconds: 300,
    outcomes: [],
    tokenOutcome: { kind: 'answer', status: 200, takesMs: 0 },
  };

  function sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const timer = { atMs: state.nowMs + ms, fire: resolve };
      timers.push(timer);
      signal.addEventListener('abort', () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
        reject(signal.reason);
      });
    });
  }

  async function fetch(input: RequestInfo | URL): Promise<Response> {
    const request = new Request(input);
    const { method, url, headers, signal } = request;
    const isToken = url === TOKEN_URL;
    const authorization = headers.get('Authorization');
    seen.push({
      atMs: state.nowMs,
      method,
      url,
      authorization,
      timezone: headers.get('Accept-Timezone'),
      key: headers.get('Idempotency-Key'),
    });
    const nextOutcome = () => (state.outcomes.length > 1 ? state.outcomes.shift() : state.outcomes[0]);
    const outcome = isToken ? state.tokenOutcome : (nextOutcome() ?? answer(200));
    await sleep(outcome.takesMs, signal);
    if (isToken && outcome.kind === 'answer' && outcome.status === 200) {
      const token = `${state.userId}-${++state.tokens}`;
      return Response.json({ token, expiresInSeconds: state.tokenLifeSeconds, userId: state.userId });
    }
    return answerOf(outcome);
  }

  const http = createHttp({
    login: () => ({ isLoggedIn: state.userId !== null, userId: state.userId }),
    onUnauthorized: () => {
      events.push('unauthorized');
      state.userId = null;
    },
    onProfileUnauthorized: () => {
      events.push('profile unauthorized');
      state.userId = null;
    },
    fetch,
    now: () => state.nowMs,
    random: () => randomAt(state.randoms++),
    sleep,
    randomUuid: () => `key-${++state.keys}`,
    origin: () => ORIGIN,
    utcOffsetMinutes: () => 180,
  });

  /** Lets everything happen that needs no time. */
  const flush = () => new Promise<void>((resolve) => setImmediate(resolve));

  /** Goes on to a time, or until nothing is left to wait for. */
  async function goOn(untilMs = Number.POSITIVE_INFINITY): Promise<void> {
    for (;;) {
      await flush();
      const next = timers.reduce<Timer | null>(
        (first, timer) => (first && first.atMs <= timer.atMs ? first : timer),
        null,
      );
      if (!next || next.atMs > untilMs) break;
      timers.splice(timers.indexOf(next), 1);
      state.nowMs = next.atMs;
      next.fire();
    }
    if (untilMs !== Number.POSITIVE_INFINITY) state.nowMs = untilMs;
  }

  /** Stops a signal after a time. */
  function stopAfter(ms: number, reason: unknown): AbortSignal {
    const controller = new AbortController();
    timers.push({ atMs: state.nowMs + ms, fire: () => controller.abort(reason) });
    return controller.signal;
  }

  /** Sends a call and runs the clock until all is quiet; gives its status, or its error. */
  async function ask(path: string, options: HttpOptions = {}): Promise<unknown> {
    const end = http.send(path, options).then(
      ({ status }) => status,
      (error: unknown) => error,
    );
    await goOn();
    return await end;
  }

  return { state, seen, events, http, ask, goOn, stopAfter };
}

const answer = (status: number, more: { retryAfter?: number; takesMs?: number } = {}): Outcome => ({
  kind: 'answer',
  status,
  takesMs: 0,
  ...more,
});
const lost = (message: string): Outcome => ({ kind: 'lost', error: new TypeError(message), takesMs: 0 });

// ---- The whole client against a model of it.

const PEOPLE = ['ada', 'bora'] as const;
const STOPPED = new DOMException('The caller gave up.', 'AbortError');

interface Line {
  failures: number;
  openedMs: number | null;
}

/** The client as docs/product.md has it, for calls that follow one another. */
interface Model {
  nowMs: number;
  userId: string | null;
  randoms: number;
  keys: number;
  tokens: number;
  tokenLifeSeconds: number;
  tokenOutcome: Outcome;
  lines: Map<string, Line>;
  kept: { userId: string; token: string; endMs: number } | null;
}

interface Sent {
  method: string;
  url: string;
  outcomes: readonly Outcome[];
  stopAtMs: number;
  isStream: boolean;
}

/** What a call is to do. */
interface Expected {
  seen: Seen[];
  events: string[];
  end: unknown;
}

const SENT_AGAIN = new Set([429, 500, 501, 502, 503, 504, 507, 508]);
const MAY_BE_REPEATED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT']);

/** Sends by the book, once the bearer is there, a call that began at `startMs`; moves the model's clock to its end. */
function sendByTheBook(
  model: Model,
  sent: Sent,
  startMs: number,
  { authorization, key }: Pick<Seen, 'authorization' | 'key'>,
): Omit<Expected, 'events'> {
  const limitMs = startMs + 30_000;
  const cutMs = Math.min(limitMs, sent.stopAtMs);
  const cut = () => {
    model.nowMs = cutMs;
    return sent.stopAtMs <= limitMs ? STOPPED : 'CallTimeout';
  };
  const seen: Seen[] = [];
  for (let attempt = 1; ; attempt++) {
    const outcome = sent.outcomes[Math.min(attempt, sent.outcomes.length) - 1] ?? answer(200);
    seen.push({ atMs: model.nowMs, method: sent.method, url: sent.url, authorization, timezone: '180', key });
    if (model.nowMs + outcome.takesMs >= cutMs) return { seen, end: cut() };
    model.nowMs += outcome.takesMs;
    const isBroken = outcome.kind === 'broken' && !sent.isStream;
    const end =
      outcome.kind === 'answer'
        ? outcome.status
        : outcome.kind === 'broken'
          ? isBroken
            ? 'ConnectionLost'
            : 200
          : 'ConnectionLost';
    const isWorthAnother = typeof end !== 'number' || SENT_AGAIN.has(end);
    if (!isWorthAnother || attempt === 4 || !MAY_BE_REPEATED.has(sent.method)) return { seen, end };
    const asked = outcome.kind === 'answer' ? outcome.retryAfter : undefined;
    const waitMs =
      asked === undefined ? randomAt(model.randoms++) * 750 * 1.5 ** (attempt - 1) : asked * 1000;
    if (model.nowMs + waitMs >= limitMs) return { seen, end };
    if (model.nowMs + waitMs >= sent.stopAtMs) return { seen, end: cut() };
    model.nowMs += waitMs;
  }
}

function lineIn(model: Model, { method, url }: Sent): Line {
  const name = `${method} ${url.split('?')[0]}`;
  const line = model.lines.get(name) ?? { failures: 0, openedMs: null };
  model.lines.set(name, line);
  return line;
}

function countEnd(model: Model, line: Line, end: unknown): void {
  if (end === STOPPED) return;
  const isFailure = typeof end !== 'number' || end === 429 || end >= 500;
  line.failures = isFailure ? line.failures + 1 : 0;
  const isOpen = isFailure && (line.openedMs !== null || line.failures >= 3);
  line.openedMs = isOpen ? model.nowMs : null;
  if (isOpen) line.failures = 0;
}

const isShut = (model: Model, { openedMs }: Line) => openedMs !== null && model.nowMs - openedMs < 15_000;

/** Asks for a bearer by the book, where there is none that lasts for 30 s more. */
function bearerByTheBook(model: Model): Expected & { token: string | null } {
  const { userId } = model;
  if (userId === null) {
    model.kept = null;
    return { seen: [], events: [], end: null, token: null };
  }
  if (model.kept?.userId === userId && model.kept.endMs - model.nowMs > 30_000) {
    return { seen: [], events: [], end: null, token: model.kept.token };
  }
  const sent: Sent = {
    method: 'GET',
    url: TOKEN_URL,
    outcomes: [model.tokenOutcome],
    stopAtMs: Number.POSITIVE_INFINITY,
    isStream: false,
  };
  const line = lineIn(model, sent);
  if (isShut(model, line)) return { seen: [], events: [], end: null, token: null };
  const askedMs = model.nowMs;
  const { seen, end } = sendByTheBook(model, sent, askedMs, { authorization: null, key: null });
  countEnd(model, line, end);
  if (end === 401) {
    model.kept = null;
    model.userId = null;
    return { seen, events: ['unauthorized'], end, token: null };
  }
  if (end !== 200) return { seen, events: [], end, token: null };
  const token = `${userId}-${++model.tokens}`;
  model.kept = { userId, token, endMs: askedMs + model.tokenLifeSeconds * 1000 };
  return { seen, events: [], end, token };
}

const headerOf = ({ token }: { token: string | null }) => (token === null ? null : `Bearer ${token}`);

/** Sends once more, with a fresh bearer, what was refused with one. */
function againByTheBook(
  model: Model,
  sent: Sent,
  startMs: number,
  { first, key }: { first: Omit<Expected, 'events'>; key: string | null },
): Expected & { saysNothing: boolean } {
  const before = model.userId;
  model.kept = null;
  const fresh = bearerByTheBook(model);
  const seen = [...first.seen, ...fresh.seen];
  const { events } = fresh;
  const limitMs = startMs + 30_000;
  if (Math.min(limitMs, sent.stopAtMs) <= model.nowMs) {
    // The call ended while the bearer was on its way: that says nothing about its line.
    return { seen, events, end: sent.stopAtMs <= limitMs ? STOPPED : 'CallTimeout', saysNothing: true };
  }
  if (model.userId !== before) return { seen, events, end: 401, saysNothing: false };
  const outcomes = sent.outcomes.slice(Math.min(first.seen.length, sent.outcomes.length - 1));
  const second = sendByTheBook(model, { ...sent, outcomes }, startMs, {
    authorization: headerOf(fresh),
    key,
  });
  return { seen: [...seen, ...second.seen], events, end: second.end, saysNothing: false };
}

function callByTheBook(model: Model, sent: Sent): Expected {
  const line = lineIn(model, sent);
  const before = model.userId;
  const key = sent.method === 'POST' ? `key-${++model.keys}` : null;
  if (isShut(model, line)) {
    return { seen: [], events: [], end: 'CircuitBreakerOpen' };
  }
  const startMs = model.nowMs;
  const isOwn = new URL(sent.url).origin === ORIGIN;
  const bearer = isOwn ? bearerByTheBook(model) : { seen: [], events: [], token: null };
  if (sent.stopAtMs <= model.nowMs && model.nowMs > startMs) {
    // Given up while the bearer was on its way; that one still comes, for the next.
    return { seen: bearer.seen, events: bearer.events, end: STOPPED };
  }
  const first = sendByTheBook(model, sent, startMs, { authorization: headerOf(bearer), key });
  const isRefused = first.end === 401 && bearer.token !== null;
  const { seen, events, end, saysNothing } = isRefused
    ? againByTheBook(model, sent, startMs, { first, key })
    : { ...first, events: [], saysNothing: false };
  events.unshift(...bearer.events);
  if (!saysNothing) countEnd(model, line, end);
  if (end === 401 && isOwn) {
    model.kept = null;
    if (model.userId === before) {
      events.push(new URL(sent.url).pathname === PROFILE_PATH ? 'profile unauthorized' : 'unauthorized');
      model.userId = null;
    }
  }
  return { seen: [...bearer.seen, ...seen], events, end };
}

type World = ReturnType<typeof fakeWorld>;

/** An error as the model speaks of it. */
function nameOf(end: unknown): unknown {
  return end instanceof Error && end !== STOPPED ? end.name : end;
}

class Send implements fc.AsyncCommand<Model, World> {
  readonly sent: Omit<Sent, 'stopAtMs'> & { stopAfterMs: number | null };
  constructor(sent: Send['sent']) {
    this.sent = sent;
  }
  check = () => true;
  async run(model: Model, world: World): Promise<void> {
    const { stopAfterMs, ...sent } = this.sent;
    const stopAtMs = stopAfterMs === null ? Number.POSITIVE_INFINITY : model.nowMs + stopAfterMs;
    world.seen.length = 0;
    world.events.length = 0;
    world.state.outcomes = [...sent.outcomes];
    const end = await world.ask(sent.url, {
      method: sent.method,
      stream: sent.isStream,
      ...(stopAfterMs !== null && { signal: world.stopAfter(stopAfterMs, STOPPED) }),
    });
    const expected = callByTheBook(model, { ...sent, stopAtMs });
    expect({ seen: world.seen, events: world.events, end: nameOf(end) }).toEqual(expected);
    // A stop that came to nothing still had its time.
    model.nowMs = Math.max(model.nowMs, stopAfterMs === null ? 0 : stopAtMs);
    expect(world.state.nowMs).toBe(model.nowMs);
  }
  toString = () => `send(${JSON.stringify(this.sent)})`;
}

/** Something that happens between calls, alike in the model and in the world. */
class Happen implements fc.AsyncCommand<Model, World> {
  readonly name: string;
  readonly change: (state: Model | World['state']) => void;
  readonly also: (model: Model, world: World) => void;
  constructor(name: string, change: Happen['change'], also: Happen['also'] = () => {}) {
    this.name = name;
    this.change = change;
    this.also = also;
  }
  check = () => true;
  async run(model: Model, world: World): Promise<void> {
    this.change(model);
    this.change(world.state);
    this.also(model, world);
  }
  toString = () => this.name;
}

const takesMs = fc.oneof(
  { weight: 6, arbitrary: fc.nat(900) },
  { weight: 1, arbitrary: fc.constantFrom(29_999, 30_000, 40_000) },
);
const anyOutcome: fc.Arbitrary<Outcome> = fc.oneof(
  { weight: 2, arbitrary: takesMs.map((ms) => answer(200, { takesMs: ms })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(204, 304, 400, 401, 404, 429, 500, 503, 505, 511), takesMs)
      .map(([status, ms]) => answer(status, { takesMs: ms })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(429, 503, 400), fc.constantFrom(0, 1, 7, 29, 30, 600), takesMs)
      .map(([status, retryAfter, ms]) => answer(status, { retryAfter, takesMs: ms })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          new TypeError('fetch failed'),
          new TypeError('Failed to fetch'),
          new Error('Network connection lost.'),
        ),
        takesMs,
      )
      .map(([error, ms]): Outcome => ({ kind: 'lost', error, takesMs: ms })),
  },
  { weight: 1, arbitrary: takesMs.map((ms): Outcome => ({ kind: 'broken', takesMs: ms })) },
);
const ADDRESSES = [
  `${ORIGIN}/api/a`,
  `${ORIGIN}/api/a?q=1`,
  `${ORIGIN}/api/b`,
  `${ORIGIN}${PROFILE_PATH}`,
  'https://other.test/api/a',
];
const anySend = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE'),
    url: fc.constantFrom(...ADDRESSES),
    outcomes: fc.oneof(
      fc.array(anyOutcome, { minLength: 1, maxLength: 4 }),
      fc.constantFrom([answer(503)], [lost('fetch failed')]),
    ),
    stopAfterMs: fc.option(fc.constantFrom(1, 100, 500, 1500, 35_000), { freq: 5 }),
    isStream: fc.boolean(),
  })
  .map((sent) => new Send(sent));
const anyHappening = fc.oneof(
  fc.constantFrom(1, 14_999, 15_000, 60_000, 270_000).map(
    (ms) =>
      new Happen(`wait(${ms})`, (state) => {
        state.nowMs += ms;
      }),
  ),
  fc.constantFrom(...PEOPLE).map(
    (userId) =>
      new Happen(`${userId} signs in`, (state) => {
        state.userId = userId;
      }),
  ),
  fc.constant(
    new Happen(
      'sign out',
      (state) => {
        state.userId = null;
      },
      (model, world) => {
        model.kept = null;
        world.http.forgetToken();
      },
    ),
  ),
  fc
    .record({
      tokenOutcome: fc.constantFrom(
        answer(200),
        answer(200, { takesMs: 200 }),
        answer(401, { takesMs: 50 }),
        answer(404),
        answer(503),
        lost('fetch failed'),
      ),
      tokenLifeSeconds: fc.constantFrom(300, 300, 60, 30, 31),
    })
    .map(
      (tokens) => new Happen(`tokens: ${JSON.stringify(tokens)}`, (state) => Object.assign(state, tokens)),
    ),
);

test('the client does what the book says, whatever the network does', async () => {
  const script = fc.commands([anySend, anySend, anySend, anyHappening, anyHappening], {
    maxCommands: 12,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(script, async (commands) => {
      const setup = () => {
        const real = fakeWorld();
        const model: Model = { ...real.state, lines: new Map(), kept: null };
        return { model, real };
      };
      await fc.asyncModelRun(setup, commands);
    }),
    { numRuns: inDrill(50_000, 1000) },
  );
});

// ---- What a model of calls one after another cannot say.

const CALL_URL = `${ORIGIN}/api/a`;

describe('the headers', () => {
  test('every POST has its own Idempotency-Key, the same at every retry', async () => {
    const { state, seen, ask } = fakeWorld();
    state.outcomes = [answer(503), answer(503), answer(200)];
    await ask('/api/a', { method: 'post', json: { a: 1 } });
    await ask('/api/a', { method: 'POST', json: { a: 1 } });
    expect(seen.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  test('that the caller gives stand before the client’s own, and no token is asked for then', async () => {
    const { state, seen, ask } = fakeWorld();
    state.userId = 'ada';
    const headers = { 'Idempotency-Key': 'mine', 'Accept-Timezone': '-60', Authorization: 'Bearer mine' };
    await ask('/api/a', { method: 'POST', headers });
    expect(seen).toEqual([
      { atMs: 0, method: 'POST', url: CALL_URL, key: 'mine', timezone: '-60', authorization: 'Bearer mine' },
    ]);
  });

  test.each([
    'https://other.test/api/a',
    '//other.test/api/a',
    'http://site.test/api/a',
    'https://site.test:8443/a',
  ])('of a call to %s hold no bearer', async (path) => {
    const { state, seen, ask } = fakeWorld();
    state.userId = 'ada';
    await ask('/api/a');
    seen.length = 0;
    await ask(path);
    expect(seen.map(({ authorization }) => authorization)).toEqual([null]);
  });
});

describe('the body', () => {
  /** A client of nobody, with a given fetch. */
  const client = (fetch: typeof globalThis.fetch) => {
    const login = () => ({ isLoggedIn: false, userId: null });
    const doNothing = () => {};
    const identity = { login, onUnauthorized: doNothing, onProfileUnauthorized: doNothing };
    return createHttp({ ...identity, fetch, origin: () => ORIGIN, sleep: () => new Promise(() => {}) });
  };

  test('of a call is JSON with its type, or a form with its boundary', async () => {
    const seen: [string | null, string][] = [];
    const { send } = client(async (input) => {
      const request = new Request(input);
      seen.push([request.headers.get('Content-Type'), await request.text()]);
      return new Response();
    });
    await send('/api/a', { method: 'POST', json: { a: 'ç' } });
    const form = new FormData();
    form.set('a', 'ç');
    await send('/api/a', { method: 'POST', body: form });
    expect(seen[0]).toEqual(['application/json', '{"a":"ç"}']);
    expect(seen[1]?.[0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[1]?.[1]).toContain('ç');
  });

  test('of an answer comes with its status and headers', async () => {
    const { send } = client(async () => Response.json({ a: 1 }, { status: 201, headers: { 'X-A': 'b' } }));
    const response = await send('/api/a');
    expect([response.status, response.headers.get('X-A'), await response.json()]).toEqual([
      201,
      'b',
      { a: 1 },
    ]);
  });

  test('of a GET is a mistake of the program: nothing is sent and the line stays closed', async () => {
    const fetch = vi.fn(async () => new Response());
    const { send } = client(fetch);
    for (let times = 0; times < 4; times++) {
      await expect(send('/api/a', { body: 'x' })).rejects.toThrow(TypeError);
    }
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a stream', () => {
  /** A world whose answer's body is held open; `push` adds to it. */
  function open(status: number) {
    const world = fakeWorld();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
    });
    const signals: AbortSignal[] = [];
    const http = createHttp({
      login: () => ({ isLoggedIn: false, userId: null }),
      onUnauthorized: () => {},
      onProfileUnauthorized: () => {},
      fetch: async (input) => {
        const { signal } = new Request(input);
        signals.push(signal);
        // As the platform does it.
        signal.addEventListener('abort', () => controller?.error(signal.reason));
        return new Response(body, { status });
      },
      now: () => world.state.nowMs,
      origin: () => ORIGIN,
      sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
          world.stopAfter(ms, 'over').addEventListener('abort', () => resolve());
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const push = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    return { world, http, signals, push, close: () => controller?.close() };
  }

  test('is handed over at its headers and outlives the limit', async () => {
    const { world, http, signals, push, close } = open(200);
    const response = await http.send('/api/chat', { stream: true });
    await world.goOn(60_000);
    expect(signals[0]?.aborted).toBe(false);
    push('still here');
    close();
    expect(await response.text()).toBe('still here');
  });

  test('is still the caller’s to stop', async () => {
    const { http, signals } = open(200);
    const caller = new AbortController();
    await http.send('/api/chat', { stream: true, signal: caller.signal });
    caller.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  test.each([
    [200, false],
    [400, true],
  ])(
    'is not handed over while it is open with status %i (asked for as a stream: %s)',
    async (status, stream) => {
      const { world, http } = open(status);
      const end = http.send('/api/chat', { stream }).catch((error: unknown) => error);
      await world.goOn(30_000);
      expect(await end).toBeInstanceOf(CallTimeout);
    },
  );
});

describe('a caller’s stop', () => {
  test('before the call sends nothing', async () => {
    const { state, seen, ask } = fakeWorld();
    state.userId = 'ada';
    expect(await ask('/api/a', { signal: AbortSignal.abort('no') })).toBe('no');
    expect(seen).toEqual([]);
  });

  test.each([
    ['an abort', new DOMException('stop', 'AbortError')],
    ['a timeout of its own', new CallTimeout('the caller’s')],
    ['a lost line elsewhere', new ConnectionLost('another line')],
  ])('says nothing about the line, whatever its reason: %s', async (_name, reason) => {
    const { state, ask, stopAfter } = fakeWorld();
    state.outcomes = [answer(200, { takesMs: 50 })];
    for (let times = 0; times < 4; times++) {
      expect(await ask('/api/a', { signal: stopAfter(10, reason) })).toBe(reason);
    }
    expect(await ask('/api/a')).toBe(200);
  });

  test('leaves a trial to the next call', async () => {
    const { state, ask, goOn, stopAfter } = fakeWorld();
    state.outcomes = [answer(503)];
    for (let times = 0; times < 3; times++) await ask('/api/a');
    await goOn(state.nowMs + 15_000);
    state.outcomes = [answer(200, { takesMs: 50 })];
    expect(await ask('/api/a', { signal: stopAfter(10, 'stop') })).toBe('stop');
    expect(await ask('/api/a')).toBe(200);
  });
});

describe('a line', () => {
  test('neither counts nor hears of a call that is left out of it', async () => {
    const { state, ask } = fakeWorld();
    state.outcomes = [answer(503)];
    for (let times = 0; times < 4; times++) {
      expect(await ask('/api/a', { isUncounted: true })).toBe(503);
    }
    for (let times = 0; times < 3; times++) expect(await ask('/api/a')).toBe(503);
    expect(await ask('/api/a', { isUncounted: true })).toBe(503);
  });

  test('opens after three failed calls, however many attempts they took, whatever their query', async () => {
    const { state, seen, ask } = fakeWorld();
    state.outcomes = [answer(503)];
    for (const query of ['', '?a=1', '?a=2']) expect(await ask(`/api/a${query}`)).toBe(503);
    expect(seen).toHaveLength(12);
    expect(await ask('/api/a?a=3')).toBeInstanceOf(CircuitBreakerOpen);
    expect(seen).toHaveLength(12);
    state.outcomes = [answer(200)];
    expect([await ask('/api/a', { method: 'POST' }), await ask('/api/b')]).toEqual([200, 200]);
  });

  test.each([
    [429, true],
    [500, true],
    [505, true],
    [599, true],
    [400, false],
    [401, false],
    [404, false],
    [499, false],
  ])('is opened by thrice a %i: %s', async (status, opens) => {
    const { state, ask } = fakeWorld();
    state.outcomes = [answer(status)];
    for (let times = 0; times < 3; times++) await ask('/api/a');
    const end = await ask('/api/a');
    expect(end instanceof CircuitBreakerOpen ? 'open' : end).toBe(opens ? 'open' : status);
  });

  test('that is slower than 30 s has failed', async () => {
    const { state, ask } = fakeWorld();
    state.outcomes = [answer(200, { takesMs: 30_000 })];
    for (let times = 1; times <= 3; times++) {
      expect(await ask('/api/a')).toBeInstanceOf(CallTimeout);
      expect(state.nowMs).toBe(times * 30_000);
    }
    expect(await ask('/api/a')).toBeInstanceOf(CircuitBreakerOpen);
  });

  test('counts a call that was sent once more as one', async () => {
    const { state, ask } = fakeWorld();
    state.userId = 'ada';
    for (let times = 0; times < 2; times++) {
      state.outcomes = [answer(401), answer(503)];
      expect(await ask('/api/a')).toBe(503);
    }
    state.outcomes = [answer(200)];
    expect(await ask('/api/a')).toBe(200);
  });

  test('is not blamed for a token that does not come', async () => {
    const { state, seen, ask } = fakeWorld();
    state.userId = 'ada';
    state.tokenOutcome = answer(200, { takesMs: 60_000 });
    for (let times = 0; times < 3; times++) expect(await ask('/api/a')).toBeInstanceOf(CallTimeout);
    // The token's own line is open by now, so the call goes without.
    expect(await ask('/api/a')).toBe(200);
    expect(seen.filter(({ url }) => url === CALL_URL)).toMatchObject([{ authorization: null }]);
  });

  test('is not blamed for a fresh token that does not come after a 401', async () => {
    const { state, ask } = fakeWorld();
    state.userId = 'ada';
    await ask('/api/b');
    state.tokenOutcome = answer(200, { takesMs: 200 });
    state.outcomes = [answer(401, { takesMs: 29_900 })];
    for (let times = 0; times < 3; times++) expect(await ask('/api/a')).toBeInstanceOf(CallTimeout);
    state.outcomes = [answer(200)];
    expect(await ask('/api/a')).toBe(200);
  });
});

describe('who is signed in', () => {
  test('has one token, asked for once by calls of the same time', async () => {
    const { state, seen, http, goOn } = fakeWorld();
    state.userId = 'ada';
    state.tokenOutcome = answer(200, { takesMs: 50 });
    const calls = ['/api/a', '/api/b', '/api/c'].map((path) => http.send(path));
    await goOn();
    await Promise.all(calls);
    expect(seen.map(({ url, authorization }) => [url, authorization])).toEqual([
      [TOKEN_URL, null],
      [CALL_URL, 'Bearer ada-1'],
      [`${ORIGIN}/api/b`, 'Bearer ada-1'],
      [`${ORIGIN}/api/c`, 'Bearer ada-1'],
    ]);
  });

  test('is not logged out by a 401 that was for somebody else', async () => {
    const { state, seen, events, http, ask, goOn } = fakeWorld();
    state.userId = 'ada';
    state.outcomes = [answer(401, { takesMs: 50 }), answer(200)];
    const call = http.send('/api/a');
    await goOn(10);
    state.userId = 'bora';
    const ofBora = http.send('/api/b');
    await goOn();
    expect([(await call).status, (await ofBora).status, events]).toEqual([401, 200, []]);
    // Nor is the token lost.
    await ask('/api/c');
    expect(seen.slice(-2).map(({ authorization }) => authorization)).toEqual([
      'Bearer bora-2',
      'Bearer bora-2',
    ]);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'is not logged out by a 401 of an old token: a %s goes once more with a fresh one',
    async (method) => {
      const { state, seen, events, ask } = fakeWorld();
      state.userId = 'ada';
      await ask('/api/b');
      seen.length = 0;
      state.outcomes = [answer(401), answer(200)];
      expect([await ask('/api/a', { method }), events]).toEqual([200, []]);
      const key = method === 'POST' ? 'key-1' : null;
      expect(seen.map(({ url, authorization, key }) => ({ url, authorization, key }))).toEqual([
        { url: CALL_URL, authorization: 'Bearer ada-1', key },
        { url: TOKEN_URL, authorization: null, key: null },
        { url: CALL_URL, authorization: 'Bearer ada-2', key },
      ]);
    },
  );

  test('is logged out by a 401 with a fresh token, after no third', async () => {
    const { state, seen, events, ask } = fakeWorld();
    state.userId = 'ada';
    state.outcomes = [answer(401)];
    expect([await ask('/api/a'), events]).toEqual([401, ['unauthorized']]);
    expect(seen.filter(({ url }) => url === CALL_URL)).toHaveLength(2);
  });

  test('is logged out by a 401 of the token itself, and the call is not sent again', async () => {
    const { state, seen, events, ask } = fakeWorld();
    state.userId = 'ada';
    await ask('/api/b');
    seen.length = 0;
    state.outcomes = [answer(401)];
    state.tokenOutcome = answer(401);
    expect([await ask('/api/a'), events]).toEqual([401, ['unauthorized']]);
    expect(seen.map(({ url }) => url)).toEqual([CALL_URL, TOKEN_URL]);
  });

  test('goes on by the cookie where no fresh token can be had', async () => {
    const { state, seen, events, ask } = fakeWorld();
    state.userId = 'ada';
    await ask('/api/b');
    state.outcomes = [answer(401), answer(200)];
    state.tokenOutcome = answer(404);
    expect([await ask('/api/a'), events]).toEqual([200, []]);
    expect(seen.at(-1)).toMatchObject({ url: CALL_URL, authorization: null });
  });

  test('has one fresh token, asked for once by calls that were refused at the same time', async () => {
    const { state, seen, events, http, ask, goOn } = fakeWorld();
    state.userId = 'ada';
    await ask('/api/b');
    seen.length = 0;
    state.tokenOutcome = answer(200, { takesMs: 50 });
    state.outcomes = [answer(401), answer(401, { takesMs: 20 }), answer(401, { takesMs: 90 }), answer(200)];
    const calls = ['/api/a', '/api/b', '/api/c'].map((path) => http.send(path));
    await goOn();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.filter(({ url }) => url === TOKEN_URL)).toHaveLength(1);
    expect(events).toEqual([]);
  });

  test('gets a new token when they sign in again after a 401', async () => {
    const { state, seen, ask } = fakeWorld();
    state.userId = 'ada';
    state.outcomes = [answer(401)];
    await ask('/api/a');
    state.userId = 'ada';
    await ask('/api/a', { method: 'DELETE' });
    expect(seen.find(({ method }) => method === 'DELETE')?.authorization).toBe('Bearer ada-3');
  });

  test('is logged out once by calls of the same time', async () => {
    const { state, events, http, goOn } = fakeWorld();
    state.userId = 'ada';
    state.outcomes = [answer(401)];
    const calls = ['/api/a', '/api/b'].map((path) => http.send(path));
    await goOn();
    await Promise.all(calls);
    expect(events).toEqual(['unauthorized']);
  });

  test('is not logged out by a 401 of another origin', async () => {
    const { state, events, ask } = fakeWorld();
    state.userId = 'ada';
    state.outcomes = [answer(401)];
    expect(await ask(`https://other.test${PROFILE_PATH}`)).toBe(401);
    expect([events, state.userId]).toEqual([[], 'ada']);
  });

  test.each([429, 500, 503])('is not logged out by a %i of the token', async (status) => {
    const { state, events, ask } = fakeWorld();
    state.userId = 'ada';
    state.tokenOutcome = answer(status);
    expect([await ask('/api/a'), events]).toEqual([200, []]);
  });

  test('loses only the user id by a 401 of the profile, whatever its query', async () => {
    const { state, events, ask } = fakeWorld();
    state.userId = 'ada';
    state.outcomes = [answer(401)];
    await ask(`${PROFILE_PATH}?fresh=1`);
    expect(events).toEqual(['profile unauthorized']);
  });
});

test('in a browser the clock, the timers and the offset are its own, and no timer is left behind', async () => {
  vi.useFakeTimers();
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const seen: [number, string | null][] = [];
  const startMs = Date.now();
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
  vi.stubGlobal('fetch', async (input: Request) => {
    seen.push([Date.now() - startMs, input.headers.get('Accept-Timezone')]);
    return new Response(null, { status: seen.length === 1 ? 503 : 204 });
  });
  try {
    const { send } = createHttp({
      login: () => ({ isLoggedIn: false, userId: null }),
      onUnauthorized: () => {},
      onProfileUnauthorized: () => {},
    });
    const call = send('/api/a');
    await vi.advanceTimersByTimeAsync(375);
    expect((await call).status).toBe(204);
    offset.mockReturnValue(0);
    await send('/api/a');
    offset.mockReturnValue(180);
    await send('/api/a');
    expect(seen).toEqual([
      [0, '330'],
      [375, '330'],
      [375, '0'],
      [375, '-180'],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});
