import * as v from 'valibot';
import { ALL_MOVER_IDS } from '../astrology/transits/transit-movers.ts';
import { BirthRequest } from './birth-request.ts';
import { Border } from './border.ts';
import { ChartNotices } from './chart.ts';
import { AspectName, AspectPoint, Body, Instant, Orb } from './vocabulary.ts';

/** Bodies whose transits are asked for, at least one. */
export const TransitBodies = v.pipe(v.array(v.picklist(ALL_MOVER_IDS)), v.minLength(1));

/** POST /api/astrology/transits: beside the birth an instant (absent: now), or a stretch of dates or instants. */
export const TransitsRequest = v.intersect([
  BirthRequest,
  v.object({
    at: v.optional(Border),
    from: v.optional(Border),
    to: v.optional(Border),
    /** Absent: all for an instant, all but the Moon for a stretch of time. */
    bodies: v.optional(TransitBodies),
  }),
]);

const transitEntries = {
  body: Body,
  point: AspectPoint,
  aspect: AspectName,
  /** When it comes into orb and leaves it; null beyond the reach of the tables. */
  start: v.nullable(Instant),
  exact: v.array(Instant),
  end: v.nullable(Instant),
};

/** Of an instant those within orb, the closest first; of a stretch of time each that is within orb in it. */
export const TransitsAnswer = v.union([
  v.object({
    instant: Instant,
    transits: v.array(v.object({ ...transitEntries, orb: Orb, applying: v.boolean() })),
    notices: ChartNotices,
  }),
  v.object({
    /** As they were asked for. */
    from: v.string(),
    to: v.string(),
    transits: v.array(v.object(transitEntries)),
    notices: ChartNotices,
  }),
]);
export type TransitsAnswer = v.InferOutput<typeof TransitsAnswer>;
