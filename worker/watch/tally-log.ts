import { env, waitUntil } from 'cloudflare:workers';
import type { LogLine } from '../log.ts';
import { addTally, dayOf, type Tallied } from './tally-rows.ts';

/** A flood of refusals is one write in so long, and not one each. */
const HELD_MS = 10_000;

/** What this isolate has counted and not written down yet: what the log is about, of nobody. Gone with the isolate. */
const held = new Map<string, Tallied>();
let writtenMs = 0;

function hold(tallied: Tallied): void {
  const key = JSON.stringify([tallied.day, tallied.level, tallied.event, tallied.code]);
  const known = held.get(key);
  held.set(key, { ...tallied, times: tallied.times + (known?.times ?? 0) });
}

async function write(): Promise<void> {
  const tallied = [...held.values()];
  held.clear();
  try {
    await addTally(env.ACCOUNTS, tallied);
  } catch {
    // The log has said why; they go with those that come.
    tallied.forEach(hold);
  }
}

/**
 * Counts a line of the log, by day. The first is written down at once and those of the next seconds together with the next after
 * them: what an isolate has counted last is lost with it, so that the numbers are of the size of what happened, and never above it.
 */
export function tallyLine(line: LogLine): void {
  const nowMs = Date.now();
  hold({ ...line, day: dayOf(nowMs), times: 1 });
  if (nowMs - writtenMs < HELD_MS) return;
  writtenMs = nowMs;
  waitUntil(write());
}
