/** docs/product.md, "The client's calls". The number of lines is ours: more than a page ever asks for. */
export const BREAKER = { failures: 3, openMs: 15_000, maxLines: 200 } as const;

/** The line has failed too often just now: nothing was sent. */
export class CircuitBreakerOpen extends Error {
  override readonly name = 'CircuitBreakerOpen';
  readonly code = 'CircuitBreakerOpen';
}

/** Leave to send one logical call. One of the three is said when it ends; what is said later is not heard. */
export interface Permit {
  succeed: () => void;
  fail: () => void;
  /** Neither: the caller gave up. */
  leave: () => void;
}

const nothing = () => undefined;

/** Leave for a call that no line's count hears of. */
export const UNCOUNTED: Permit = { succeed: nothing, fail: nothing, leave: nothing };

interface Line {
  /** Failures since the last success. An open line keeps its count, so that one more, that of a trial, opens it again. */
  failures: number;
  /** Null while closed. From then on, in milliseconds, one trial call may go. */
  openUntilMs: number | null;
  /** While open. */
  onTrial: boolean;
  /** Raised at every opening, so that a call from before it says nothing about after. */
  phase: number;
}

/** The line of a call: its method and its URL without query and hash. */
export function lineOf(method: string, { origin, pathname }: URL): string {
  return `${method.toUpperCase()} ${origin}${pathname}`;
}

function succeed(line: Line): void {
  line.failures = 0;
  line.openUntilMs = null;
}

function fail(line: Line, nowMs: number): void {
  line.failures++;
  if (line.failures < BREAKER.failures) return;
  line.openUntilMs = nowMs + BREAKER.openMs;
  line.onTrial = false;
  line.phase++;
}

/**
 * A circuit breaker for each line. Three failures with no success between open it for 15 s; then one trial call is let through,
 * which closes it or opens it again. Beyond `maxLines` the line that was used least recently is forgotten.
 * @param now milliseconds since 1970.
 */
export function createCircuitBreaker(now: () => number, maxLines: number = BREAKER.maxLines) {
  const lines = new Map<string, Line>();

  function lineAt(key: string): Line {
    const line = lines.get(key) ?? { failures: 0, openUntilMs: null, onTrial: false, phase: 0 };
    // A Map keeps the order of insertion: taken out and put in, the line is the newest.
    lines.delete(key);
    lines.set(key, line);
    const [oldest] = lines.keys();
    if (lines.size > maxLines && oldest !== undefined) lines.delete(oldest);
    return line;
  }

  /** @throws CircuitBreakerOpen while the line is open, or on trial. */
  function enter(key: string): Permit {
    const line = lineAt(key);
    if (line.openUntilMs !== null) {
      if (line.onTrial || now() < line.openUntilMs) throw new CircuitBreakerOpen(`circuit open: ${key}`);
      line.onTrial = true;
    }
    const { phase } = line;
    let isOver = false;
    const once = (end: () => void) => () => {
      if (isOver) return;
      isOver = true;
      if (line.phase === phase) end();
    };
    return {
      succeed: once(() => succeed(line)),
      fail: once(() => fail(line, now())),
      leave: once(() => {
        line.onTrial = false;
      }),
    };
  }

  return { enter };
}
