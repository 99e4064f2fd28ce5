import type { ChartSettings } from '../chart-settings.ts';
import type { BodyId } from '../ids.ts';
import { momentOf } from '../moment.ts';
import { allPositions } from '../positions.ts';
import { bodyIdsOf } from '../shown-bodies.ts';
import { longitudeOfDate, shiftedPosition, zodiacShift } from '../sidereal.ts';
import { assertInstant } from '../time-scales.ts';
import { type NatalPoint, type Transit, transitsOver } from './find-transits.ts';
import { ALL_MOVER_IDS } from './transit-movers.ts';

/** Where a body stands in a zodiac. */
export interface SkyPlace {
  id: BodyId;
  longitudeDeg: number;
  /** Negative while retrograde. */
  speedDegPerDay: number;
}

/** The sky of some instants in a row, over the points of a chart. */
export interface SkyStretch {
  skies: { instantMs: number; places: SkyPlace[] }[];
  /** All that is within orb at some time from the first instant to the last, each whole. */
  transits: Transit[];
}

/** How the sky and the points are counted. */
export type SkyView = Pick<ChartSettings, 'zodiac' | 'lilith'>;

/**
 * The sky of instants in order, UTC ms, and its transits to points of the same zodiac. One look for a slider of days: each
 * day alone would ask for the same ways of the slow planets. Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function skyStretch(
  points: readonly NatalPoint[],
  instants: readonly number[],
  { zodiac, lilith }: SkyView,
): SkyStretch {
  const [firstMs = Number.NaN] = instants;
  const lastMs = instants.at(-1) ?? Number.NaN;
  assertInstant(firstMs);
  assertInstant(lastMs);
  const ids = bodyIdsOf({ lilith });
  const skies = instants.map((instantMs) => {
    const moment = momentOf(instantMs);
    const shift = zodiacShift(zodiac, moment.orientation);
    const places = Array.from(allPositions(moment, ids), ([id, position]) => {
      const { longitudeDeg, speedDegPerDay } = shiftedPosition(position, shift);
      return { id, longitudeDeg, speedDegPerDay };
    });
    return { instantMs, places };
  });
  // Of a stretch of weeks its middle will do: the equinox moves 50" in a year.
  const middleMs = (firstMs + lastMs) / 2;
  const ofDate = points.map(({ id, longitudeDeg }) => ({
    id,
    longitudeDeg: longitudeOfDate(zodiac, longitudeDeg, middleMs),
  }));
  return { skies, transits: transitsOver(ofDate, firstMs, lastMs, ALL_MOVER_IDS) };
}
