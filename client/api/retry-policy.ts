/** Retries of a call, by docs/product.md, "The client's calls". Times in milliseconds. */
export const RETRY = {
  maxRetries: 3,
  firstDelayMs: 750,
  multiplier: 1.5,
  maxDelayMs: 10_000,
  /** For the whole call: its attempts, its waits and the reading of its answer. */
  totalLimitMs: 30_000,
  methods: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'],
  statuses: [429, 500, 501, 502, 503, 504, 507, 508],
} as const;

const METHODS: ReadonlySet<string> = new Set(RETRY.methods);
const STATUSES: ReadonlySet<number> = new Set(RETRY.statuses);

/** The line failed, before the answer or while it was being read. `cause` is what the browser said. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = 'ConnectionLost';
}

/** A call that took longer than its total limit. */
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout';
  readonly code = 'CallTimeout';
}

/** Whether an error means that the line failed, and not that the program did. */
export function isLineFailure(error: unknown): boolean {
  return error instanceof ConnectionLost;
}

/** Wait before a retry (1 is the first): full jitter, from 0 to the grown delay. `random` gives 0 to 1. */
export function backoffMs(retry: number, random: () => number): number {
  const fullMs = RETRY.firstDelayMs * RETRY.multiplier ** (retry - 1);
  return random() * Math.min(fullMs, RETRY.maxDelayMs);
}

/** A Retry-After header (seconds or an HTTP date) as a wait; null where there is none that can be read. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse alone takes nearly anything for a date; those of HTTP are in GMT.
  const untilMs = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN;
  return Number.isNaN(untilMs) ? null : Math.max(0, untilMs - nowMs);
}

/** What the retry loop takes from outside, so that tests can put a clock of their own. */
export interface RetryClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  /** Rejects with the signal's reason when that stops it. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface RetriedCall {
  method: string;
  send: () => Promise<Response>;
  /** When the total limit is reached, in milliseconds since 1970. */
  deadlineMs: number;
  /** Stops the call at its limit or when the caller gives up. */
  signal: AbortSignal;
}

type Outcome = { response: Response } | { error: unknown };

/** How long to wait before trying again; null where the outcome stands. */
function waitMsAfter(outcome: Outcome, retry: number, { now, random }: RetryClock): number | null {
  if (retry > RETRY.maxRetries) return null;
  if ('error' in outcome) return isLineFailure(outcome.error) ? backoffMs(retry, random) : null;
  const { status, headers } = outcome.response;
  if (!STATUSES.has(status)) return null;
  return retryAfterMs(headers.get('Retry-After'), now()) ?? backoffMs(retry, random);
}

/**
 * Sends a call until it has an answer that stands, at most four times. A wait that the limit would
 * cut is not begun: the last outcome is handed back at once then.
 */
export async function sendWithRetries(call: RetriedCall, clock: RetryClock): Promise<Response> {
  const mayRetry = METHODS.has(call.method);
  for (let retry = 1; ; retry++) {
    const outcome: Outcome = await call.send().then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    );
    call.signal.throwIfAborted();
    const waitMs = mayRetry ? waitMsAfter(outcome, retry, clock) : null;
    if (waitMs === null || clock.now() + waitMs >= call.deadlineMs) {
      if ('error' in outcome) throw outcome.error;
      return outcome.response;
    }
    await clock.sleep(waitMs, call.signal);
  }
}
