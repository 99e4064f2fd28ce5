import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDrill } from '../../tests/drills.ts';
import { BREAKER, CircuitBreakerOpen, createCircuitBreaker, lineOf, type Permit } from './circuit-breaker.ts';

/** What has been heard of the one line, in order. Whether it is open follows from that alone. */
type Event = { kind: 'success' | 'failure' | 'closed' } | { kind: 'opened'; atMs: number };

interface RunningCall {
  isTrial: boolean;
  /** How many events there were when it began. */
  begunAfter: number;
}

interface Model {
  nowMs: number;
  events: Event[];
  running: RunningCall[];
}

interface Real {
  nowMs: number;
  breaker: ReturnType<typeof createCircuitBreaker>;
  running: Permit[];
}

const LINE = 'GET https://site.test/api/user/v3/get-detail';
const OPEN_MS = 15_000;

const isTurn = ({ kind }: Event) => kind === 'opened' || kind === 'closed';

/** When the line opened; null where it is closed. */
function openedMs({ events }: Readonly<Model>): number | null {
  const last = events.findLast(isTurn);
  return last?.kind === 'opened' ? last.atMs : null;
}

/** A call is of the past when the line has opened or closed since it began. */
const isPast = ({ events }: Readonly<Model>, call: RunningCall) => events.slice(call.begunAfter).some(isTurn);

function failuresInRow({ events }: Readonly<Model>): number {
  return events.length - 1 - events.findLastIndex(({ kind }) => kind !== 'failure');
}

function hear(model: Model, call: RunningCall, end: keyof Permit): void {
  if (isPast(model, call) || end === 'leave') return;
  if (end === 'succeed') {
    model.events.push({ kind: 'success' });
    if (call.isTrial) model.events.push({ kind: 'closed' });
    return;
  }
  model.events.push({ kind: 'failure' });
  if (call.isTrial || failuresInRow(model) === 3) model.events.push({ kind: 'opened', atMs: model.nowMs });
}

class Begin implements fc.Command<Model, Real> {
  check = () => true;
  run(model: Model, real: Real): void {
    const sinceMs = openedMs(model);
    const isOpen = sinceMs !== null;
    const isTried = model.running.some((call) => call.isTrial && !isPast(model, call));
    if (isOpen && (model.nowMs - sinceMs < OPEN_MS || isTried)) {
      expect(() => real.breaker.enter(LINE)).toThrow(CircuitBreakerOpen);
      return;
    }
    real.running.push(real.breaker.enter(LINE));
    model.running.push({ isTrial: isOpen, begunAfter: model.events.length });
  }
  toString = () => 'begin';
}

class End implements fc.Command<Model, Real> {
  readonly end: keyof Permit;
  readonly which: number;
  constructor(end: keyof Permit, which: number) {
    this.end = end;
    this.which = which;
  }
  check = (model: Readonly<Model>) => model.running.length > 0;
  run(model: Model, real: Real): void {
    const index = this.which % model.running.length;
    const [call] = model.running.splice(index, 1);
    const [permit] = real.running.splice(index, 1);
    permit?.[this.end]();
    // Whatever is said after counts for nothing.
    permit?.fail();
    permit?.succeed();
    permit?.leave();
    if (call) hear(model, call, this.end);
  }
  toString = () => `end(${this.end}, ${this.which})`;
}

class Wait implements fc.Command<Model, Real> {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    model.nowMs += this.ms;
    real.nowMs += this.ms;
  }
  toString = () => `wait(${this.ms})`;
}

test('the breaker does what the words say, in any order of calls', () => {
  const ends = fc.constantFrom<keyof Permit>('succeed', 'fail', 'fail', 'fail', 'leave');
  const commands = [
    fc.constant(new Begin()),
    fc.tuple(ends, fc.nat(5)).map(([end, which]) => new End(end, which)),
    fc.oneof(fc.constantFrom(1, OPEN_MS - 1, OPEN_MS), fc.nat(20_000)).map((ms) => new Wait(ms)),
  ];
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), (script) => {
      const setup = () => {
        const real: Real = { nowMs: 0, running: [], breaker: createCircuitBreaker(() => real.nowMs) };
        const model: Model = { nowMs: 0, events: [], running: [] };
        return { model, real };
      };
      fc.modelRun(setup, script);
    }),
    { numRuns: inDrill(50_000, 1000) },
  );
});

/** A breaker at a time that stands still, and how a line of it is made to fail. */
function fakeBreaker(maxLines?: number) {
  const clock = { nowMs: 0 };
  const breaker = createCircuitBreaker(() => clock.nowMs, maxLines);
  const fail = (line: string, times: number) => {
    for (let count = 0; count < times; count++) breaker.enter(line).fail();
  };
  return { clock, enter: breaker.enter, fail };
}

test('a line opens at the third failure, for 15 s', () => {
  expect(BREAKER).toMatchObject({ failures: 3, openMs: 15_000 });
  const { clock, enter, fail } = fakeBreaker();
  fail('GET /a', 2);
  enter('GET /a').succeed();
  fail('GET /a', 3);
  clock.nowMs = 14_999;
  expect(() => enter('GET /a')).toThrow(CircuitBreakerOpen);
  clock.nowMs = 15_000;
  enter('GET /a').succeed();
  fail('GET /a', 2);
  expect(() => enter('GET /a')).not.toThrow();
});

test('a trial that the caller gave up leaves the line to the next trial', () => {
  const { clock, enter, fail } = fakeBreaker();
  fail('GET /a', 3);
  clock.nowMs = 15_000;
  const trial = enter('GET /a');
  expect(() => enter('GET /a')).toThrow(CircuitBreakerOpen);
  trial.leave();
  expect(() => enter('GET /a')).not.toThrow();
});

test('a call from before the opening says nothing about the trial', () => {
  const { clock, enter, fail } = fakeBreaker();
  const [slow, slower] = [enter('GET /a'), enter('GET /a')];
  fail('GET /a', 3);
  clock.nowMs = 15_000;
  const trial = enter('GET /a');
  slow.leave();
  slower.succeed();
  expect(() => enter('GET /a')).toThrow(CircuitBreakerOpen);
  trial.fail();
  clock.nowMs = 29_999;
  expect(() => enter('GET /a')).toThrow(CircuitBreakerOpen);
});

describe('a line', () => {
  test('is a method and an address without its query', () => {
    expect(lineOf('get', new URL('https://a.test/x?y=1#z'))).toBe('GET https://a.test/x');
    expect(lineOf('POST', new URL('/api/x#?', 'https://b.test'))).toBe('POST https://b.test/api/x');
  });

  test('that fails leaves the others alone', () => {
    const { enter, fail } = fakeBreaker();
    fail('GET /a', 3);
    expect(() => enter('GET /a')).toThrow(CircuitBreakerOpen);
    expect(() => enter('POST /a')).not.toThrow();
  });

  test('that was used least recently is forgotten when there are more than 200', () => {
    const { enter, fail } = fakeBreaker();
    fail('GET /used', 3);
    fail('GET /old', 3);
    for (let line = 0; line < 198; line++) enter(`GET /${line}`).succeed();
    expect(() => enter('GET /used')).toThrow(CircuitBreakerOpen);
    enter('GET /one-more').succeed();
    expect(() => enter('GET /used')).toThrow(CircuitBreakerOpen);
    expect(() => enter('GET /old')).not.toThrow();
  });
});
