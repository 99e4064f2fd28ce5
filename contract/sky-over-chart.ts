import * as v from 'valibot';
import { ALL_MOVER_IDS } from '../astrology/transits/transit-movers.ts';
import { BirthRequest } from './birth-request.ts';
import { BodyPosition, ChartNotices } from './chart.ts';
import { AspectName, AspectPoint, Day, Instant, Orb } from './vocabulary.ts';

/**
 * POST /api/astrology/sky-over-chart: beside the birth an instant (`at`), or a day by its date (`onDay`) and zone (absent:
 * UTC), which stands for its noon there. Absent both: now.
 */
export const SkyOverChartRequest = v.intersect([
  BirthRequest,
  v.object({
    at: v.optional(v.string()),
    onDay: v.optional(Day),
    /** A name of the tz database. */
    timeZone: v.optional(v.string()),
  }),
]);

export const SkyOverChartAnswer = v.object({
  instant: Instant,
  /** The sky in the zodiac of the chart; the houses are the chart’s. */
  bodies: v.array(BodyPosition),
  /** Of the moving bodies to the points of the chart, within orb, the closest first. */
  aspects: v.array(
    v.object({
      body: v.picklist(ALL_MOVER_IDS),
      point: AspectPoint,
      aspect: AspectName,
      orb: Orb,
      /** Whether the orb shrinks. */
      applying: v.boolean(),
      /** The last exact moment and the next of this meeting, its retrograde passes included; null where there is none. */
      previous: v.nullable(Instant),
      next: v.nullable(Instant),
      /** When it comes into orb and leaves it; null beyond the reach of the tables. */
      start: v.nullable(Instant),
      end: v.nullable(Instant),
    }),
  ),
  /** Of the birth’s chart. */
  notices: ChartNotices,
});
export type SkyOverChartAnswer = v.InferOutput<typeof SkyOverChartAnswer>;
