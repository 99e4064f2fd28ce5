import * as v from 'valibot';
import { Instant } from './vocabulary.ts';

/** `stale`: nothing has been looked at for hours, or ever. */
export const STATES = ['green', 'red', 'stale'] as const;

/** GET /status.json: what the site last found when it looked at itself. */
export const StatusAnswer = v.object({
  state: v.picklist(STATES),
  /** Which build answers, and which one was looked at; null before the first look. */
  build: v.string(),
  checkedBuild: v.nullable(v.string()),
  checked: v.nullable(Instant),
  checks: v.array(
    v.object({
      id: v.string(),
      isRight: v.boolean(),
      /** Of a chart, the eclipse and the birth the largest share of what they may be off; of a table its print. */
      measured: v.string(),
    }),
  ),
  /**
   * How often the log told of something on the last days (UTC), without a word of whom: events of security, the most frequent first, then
   * failures by their code.
   */
  tally: v.array(
    v.object({
      level: v.picklist(['security', 'error']),
      event: v.string(),
      today: v.number(),
      yesterday: v.number(),
      /** Of seven days, today among them. */
      week: v.number(),
    }),
  ),
  tables: v.array(
    v.object({
      id: v.string(),
      made: v.pipe(v.string(), v.isoDate()),
      ageDays: v.number(),
      /** After so many days it wants to be made anew; null: it does not age. */
      freshDays: v.nullable(v.number()),
    }),
  ),
});
export type StatusAnswer = v.InferOutput<typeof StatusAnswer>;
