import type { StatusAnswer } from '../../contract/status.ts';
import { buildId } from '../build.ts';
import type { Given } from '../given.ts';
import { findTally } from './tally-rows.ts';
import { findWatched, type Watched } from './watch-rows.ts';
import { PLACES_TABLE, WATCHED_TABLES } from './watched-tables.ts';

/** The look is hourly: after two that failed nobody knows any more. */
const STALE_MS = 3 * 3_600_000;
const MS_PER_DAY = 86_400_000;

function stateOf(watched: Watched | null, nowMs: number): StatusAnswer['state'] {
  if (!watched || nowMs - watched.checkedMs > STALE_MS) return 'stale';
  return watched.results.every(({ isRight }) => isRight) ? 'green' : 'red';
}

/** What the site last found of itself, and how old each table is. @throws AppError accounts_unavailable. */
export async function readStatus({
  env,
  nowMs,
}: Pick<Given<'ACCOUNTS'>, 'env' | 'nowMs'>): Promise<StatusAnswer> {
  const [watched, tally] = await Promise.all([findWatched(env.ACCOUNTS), findTally(env.ACCOUNTS, nowMs)]);
  return {
    state: stateOf(watched, nowMs),
    build: buildId,
    checkedBuild: watched?.build ?? null,
    checked: watched ? new Date(watched.checkedMs).toISOString() : null,
    checks: [...(watched?.results ?? [])],
    tally,
    tables: [...WATCHED_TABLES, PLACES_TABLE].map(({ id, made, freshDays }) => ({
      id,
      made,
      ageDays: Math.max(0, Math.floor((nowMs - Date.parse(made)) / MS_PER_DAY)),
      freshDays,
    })),
  };
}
