import type { Bindings } from './bindings.ts';
import type { Log } from './log.ts';

/**
 * What a function of the worker is given of the world: those bindings that it names, the moment, and the log. A request, a
 * message of a queue, a cron and a Durable Object can each give it.
 */
export interface Given<Names extends keyof Bindings> {
  env: Pick<Bindings, Names>;
  /** Milliseconds since 1970. */
  nowMs: number;
  log: Log;
}
