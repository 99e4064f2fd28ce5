import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDrill } from '../../tests/drills.ts';
import { backoffMs, ConnectionLost, RETRY, retryAfterMs, sendWithRetries } from './retry-policy.ts';

type Outcome = { status: number; retryAfter?: string } | Error;

interface Script {
  /** What each attempt ends with; the last one is repeated. */
  outcomes: readonly Outcome[];
  method?: string;
  random?: number;
  /** How long each attempt takes. */
  takesMs?: number;
}

/** Runs a call by a script at a clock that jumps; gives its waits, its attempts and how it ended. */
async function run({ outcomes, method = 'GET', random = 1, takesMs = 0 }: Script) {
  let nowMs = 0;
  let attempts = 0;
  const waits: number[] = [];
  const send = async () => {
    const outcome = outcomes[Math.min(attempts++, outcomes.length - 1)];
    nowMs += takesMs;
    if (!outcome || outcome instanceof Error) throw outcome;
    const headers = new Headers(
      outcome.retryAfter === undefined ? {} : { 'Retry-After': outcome.retryAfter },
    );
    return new Response(null, { status: outcome.status, headers });
  };
  const sleep = async (ms: number) => {
    waits.push(ms);
    nowMs += ms;
  };
  const call = { method, send, deadlineMs: RETRY.totalLimitMs, signal: new AbortController().signal };
  const end = await sendWithRetries(call, { now: () => nowMs, random: () => random, sleep }).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  return { waits, attempts, end };
}

const LOST = new ConnectionLost('the line failed', { cause: new TypeError('fetch failed') });

describe('a call is sent again', () => {
  test('three times, after at most 750, 1125 and 1687.5 ms', async () => {
    expect(await run({ outcomes: [{ status: 503 }] })).toEqual({
      waits: [750, 1125, 1687.5],
      attempts: 4,
      end: 503,
    });
  });

  test.each([429, 500, 501, 502, 503, 504, 507, 508])('after an answer of %i', async (status) => {
    expect(await run({ outcomes: [{ status }, { status: 200 }] })).toMatchObject({ attempts: 2, end: 200 });
  });

  test.each([200, 304, 400, 401, 403, 404, 408, 409, 413, 422, 505, 506, 511])(
    'not after an answer of %i',
    async (status) => {
      expect(await run({ outcomes: [{ status }] })).toEqual({ waits: [], attempts: 1, end: status });
    },
  );

  test('after a line that failed, whose error stands in the end', async () => {
    expect(await run({ outcomes: [LOST] })).toEqual({ waits: [750, 1125, 1687.5], attempts: 4, end: LOST });
  });

  test('not after an error of the program', async () => {
    const error = new TypeError('x is not a function');
    expect(await run({ outcomes: [error] })).toEqual({ waits: [], attempts: 1, end: error });
  });

  test.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'])('by %s', async (method) => {
    expect(await run({ outcomes: [{ status: 503 }], method })).toMatchObject({ attempts: 4 });
    expect(await run({ outcomes: [LOST], method })).toMatchObject({ attempts: 4 });
  });

  test.each(['PATCH', 'DELETE', 'TRACE'])('not by %s', async (method) => {
    expect(await run({ outcomes: [{ status: 503 }], method })).toMatchObject({ attempts: 1 });
    expect(await run({ outcomes: [LOST], method })).toMatchObject({ attempts: 1 });
  });

  test('when the server asks for it, but not beyond half a minute', async () => {
    const busy = (retryAfter: string) => run({ outcomes: [{ status: 429, retryAfter }, { status: 200 }] });
    expect(await busy('7')).toEqual({ waits: [7000], attempts: 2, end: 200 });
    expect(await busy('29')).toEqual({ waits: [29_000], attempts: 2, end: 200 });
    expect(await busy('30')).toEqual({ waits: [], attempts: 1, end: 429 });
    expect(await busy('soon')).toEqual({ waits: [750], attempts: 2, end: 200 });
  });

  test('not when the wait would reach the limit: the last outcome is given at once', async () => {
    expect(await run({ outcomes: [{ status: 503 }], takesMs: 29_250 })).toMatchObject({
      attempts: 1,
      end: 503,
    });
    expect(await run({ outcomes: [{ status: 503 }], takesMs: 29_249 })).toMatchObject({
      attempts: 2,
      end: 503,
    });
  });
});

test('a call that was stopped during an attempt ends with the reason and is not sent again', async () => {
  const stop = new AbortController();
  let attempts = 0;
  const send = async () => {
    attempts++;
    stop.abort('enough');
    throw LOST;
  };
  const clock = { now: () => 0, random: () => 0, sleep: async () => {} };
  const call = { method: 'GET', send, deadlineMs: 30_000, signal: stop.signal };
  await expect(sendWithRetries(call, clock)).rejects.toBe('enough');
  expect(attempts).toBe(1);
});

test('the jitter is full: from nothing to the grown delay, which stops growing at 10 s', () => {
  const retries = [1, 2, 3, 7, 8, 20];
  expect(retries.map((retry) => backoffMs(retry, () => 1))).toEqual([
    750, 1125, 1687.5, 8542.96875, 10_000, 10_000,
  ]);
  expect(retries.map((retry) => backoffMs(retry, () => 0))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(backoffMs(8, () => 0.25)).toBe(2500);
});

test('Retry-After is read in seconds and as a date', () => {
  const nowMs = Date.parse('Fri, 20 Nov 2026 12:00:00 GMT');
  expect(retryAfterMs('120', nowMs)).toBe(120_000);
  expect(retryAfterMs(' 0 ', nowMs)).toBe(0);
  expect(retryAfterMs('Fri, 20 Nov 2026 12:00:05 GMT', nowMs)).toBe(5000);
  expect(retryAfterMs('Fri, 20 Nov 2026 11:00:00 GMT', nowMs)).toBe(0);
  const unreadable = ['soon', '', '-1', '1.5', '2026-11-20', 'Fri, 20 Nov 2026', 'then GMT', null];
  expect(unreadable.map((header) => retryAfterMs(header, nowMs))).toEqual(unreadable.map(() => null));
});

test('whatever comes, no wait is longer than it may be and no call is sent more than four times', async () => {
  const outcome = fc.oneof(
    fc.constant<Outcome>(LOST),
    fc.record(
      {
        status: fc.oneof(fc.constantFrom(...RETRY.statuses), fc.integer({ min: 200, max: 599 })),
        retryAfter: fc.oneof(
          fc.nat(40).map(String),
          fc.string({ unit: fc.constantFrom('0', '1', '9', '-', 'G', 'M', 'T') }),
        ),
      },
      { requiredKeys: ['status'] },
    ),
  );
  const script = fc.record({
    method: fc.constantFrom('GET', 'POST', 'DELETE'),
    outcomes: fc.array(outcome, { minLength: 1, maxLength: 6 }),
    random: fc.double({ min: 0, max: 1, noNaN: true }),
    takesMs: fc.nat(12_000),
  });
  await fc.assert(
    fc.asyncProperty(script, async (made) => {
      const { waits, attempts } = await run(made);
      expect(attempts).toBe(waits.length + 1);
      expect(attempts).toBeLessThanOrEqual(made.method === 'DELETE' ? 1 : 4);
      let spentMs = made.takesMs;
      for (const [index, waitMs] of waits.entries()) {
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(spentMs + waitMs).toBeLessThan(30_000);
        spentMs += waitMs + made.takesMs;
        const before = made.outcomes[Math.min(index, made.outcomes.length - 1)];
        if (before instanceof Error || before?.retryAfter === undefined) {
          expect(waitMs).toBeCloseTo(made.random * 750 * 1.5 ** index, 6);
        }
      }
    }),
    { numRuns: inDrill(50_000, 1000) },
  );
});
