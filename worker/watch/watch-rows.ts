import type { D1Database } from '@cloudflare/workers-types';
import type { WatchResult } from '../../features/watch/watch-result.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

/** What was found, when, and by which build. */
export interface Watched {
  build: string;
  checkedMs: number;
  results: readonly WatchResult[];
}

interface WatchRow {
  build: string;
  checked_ms: number;
  results: string;
}

/** The last look of any build; null before the first. @throws AppError accounts_unavailable. */
export const findWatched = accountsQuery(async (db: D1Database): Promise<Watched | null> => {
  const row = await db
    .prepare('SELECT build, checked_ms, results FROM watch ORDER BY checked_ms DESC LIMIT 1')
    .first<WatchRow>();
  if (!row) return null;
  const { build, checked_ms: checkedMs, results } = row;
  return { build, checkedMs, results: JSON.parse(results) as WatchResult[] };
});

/** Keeps a look in place of those before. @throws AppError accounts_unavailable. */
export const keepWatched = accountsQuery(
  async (db: D1Database, { build, checkedMs, results }: Watched): Promise<void> => {
    await db.batch([
      db.prepare('DELETE FROM watch'),
      db
        .prepare('INSERT INTO watch (build, checked_ms, results) VALUES (?1, ?2, ?3)')
        .bind(build, checkedMs, JSON.stringify(results)),
    ]);
  },
);
