import type { D1Database } from '@cloudflare/workers-types';
import type { StatusAnswer } from '../../contract/status.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { LogLine } from '../log.ts';

/** How often a line of the log was written on a day. */
export interface Tallied extends LogLine {
  /** UTC, `2026-11-28`. */
  day: string;
  times: number;
}

/** Days after which a day's numbers go. */
const KEPT_DAYS = 90;
const MS_PER_DAY = 86_400_000;

/** An instant's day, UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Adds to what is there of a day. @throws AppError accounts_unavailable. */
export const addTally = accountsQuery(async (db: D1Database, tallied: readonly Tallied[]): Promise<void> => {
  const add = db.prepare(
    `INSERT INTO tally (day, level, event, code, times) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (day, level, event, code) DO UPDATE SET times = times + excluded.times`,
  );
  await db.batch(
    tallied.map(({ day, level, event, code, times }) => add.bind(day, level, event, code, times)),
  );
});

/** What was tallied in seven days. @throws AppError accounts_unavailable. */
export const findTally = accountsQuery(
  async (db: D1Database, nowMs: number): Promise<StatusAnswer['tally']> => {
    const [today, yesterday, before] = [0, 1, 7].map((days) => dayOf(nowMs - days * MS_PER_DAY));
    const { results } = await db
      .prepare(
        `SELECT level, event, sum(iif(day = ?1, times, 0)) AS today, sum(iif(day = ?2, times, 0)) AS yesterday,
           sum(times) AS week
         FROM tally WHERE day > ?3 GROUP BY level, event ORDER BY level DESC, week DESC, event`,
      )
      .bind(today, yesterday, before)
      .all<StatusAnswer['tally'][number]>();
    return results;
  },
);

/** Removes the numbers of days long gone. @throws AppError accounts_unavailable. */
export const dropOldTally = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  await db
    .prepare('DELETE FROM tally WHERE day < ?1')
    .bind(dayOf(nowMs - KEPT_DAYS * MS_PER_DAY))
    .run();
});
