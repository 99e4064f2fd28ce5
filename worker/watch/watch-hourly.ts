import { buildId } from '../build.ts';
import type { Given } from '../given.ts';
import { runWatch } from './run-watch.ts';
import { dropOldTally } from './tally-rows.ts';
import { findWatched, keepWatched } from './watch-rows.ts';

/** A look holds for an hour, a little less, so that the clock's own unevenness leaves none out. */
const HOLDS_MS = 3_540_000;

/** Looks at the site once an hour, and at once after a deployment. Never rejects: what fails is tried at the next run. */
export async function watchHourly(given: Given<'PLACES' | 'ACCOUNTS'>): Promise<void> {
  const { env, nowMs, log } = given;
  try {
    const last = await findWatched(env.ACCOUNTS);
    if (last?.build === buildId && nowMs - last.checkedMs < HOLDS_MS) return;
    const results = await runWatch(given);
    for (const { id, isRight, measured } of results)
      if (!isRight) log.error('watch_red', new Error(`${id}: ${measured}`));
    await keepWatched(env.ACCOUNTS, { build: buildId, checkedMs: nowMs, results });
    await dropOldTally(env.ACCOUNTS, nowMs);
  } catch (failure) {
    log.error('watch_failed', failure);
  }
}
