/** Which points of a birth chart an eclipse touches, and the house that it falls in. */
import { normalizeDeg, separationDeg } from '../angles.ts';
import type { AspectPointId, ChartFigure } from '../chart-types.ts';
import { MAJOR_ASPECT_IDS, type MajorAspectId } from '../events/aspect-events.ts';
import { houseOf } from '../houses.ts';
import { type BodyId, MAIN_BODY_IDS } from '../ids.ts';
import { ASPECT_ANGLES } from '../orbs.ts';
import type { DayFacts } from '../timeless-chart.ts';
import type { NatalPoint } from '../transits/find-transits.ts';
import { pointsAmong } from '../transits/natal-points.ts';

/** How far from exact a contact counts, in degrees: wide where the eclipse stands on the point's own axis. */
export const ECLIPSE_ORBS_DEG = {
  conjunction: 5,
  sextile: 2,
  square: 3,
  trine: 2,
  opposition: 5,
} as const satisfies Record<MajorAspectId, number>;

export interface EclipseContact {
  point: AspectPointId;
  aspect: MajorAspectId;
  /** Distance from the exact aspect in degrees, always positive. */
  orbDeg: number;
}

/** What an eclipse is to one chart. */
export interface EclipseTouch {
  /** 1..12; null where the chart has no houses. */
  house: number | null;
  /** The closest first; no point twice. */
  contacts: EclipseContact[];
  /** Without an hour: whether the Moon stood within reach at some time of the day. With one, false. */
  moonPossible: boolean;
}

/** A chart as far as an eclipse can touch it. `day` tells the Moon's way where the hour is unknown, else it is null. */
export interface TouchedChart extends Pick<ChartFigure, 'bodies' | 'angles' | 'houses'> {
  day: Pick<DayFacts, 'moon'> | null;
}

/** The bodies that an eclipse is held against; of the two nodes one, or a contact with it would be told twice. */
const TOUCHED_BODY_IDS: ReadonlySet<BodyId> = new Set([...MAIN_BODY_IDS, 'trueNode', 'juno', 'chiron']);

/** The orbs leave room between the aspects, so that a point makes one at most. */
function contactOf(eclipseLongitudeDeg: number, point: NatalPoint): EclipseContact | null {
  const separation = separationDeg(eclipseLongitudeDeg, point.longitudeDeg);
  for (const aspect of MAJOR_ASPECT_IDS) {
    const orbDeg = Math.abs(separation - ASPECT_ANGLES[aspect].angleDeg);
    if (orbDeg <= ECLIPSE_ORBS_DEG[aspect]) return { point: point.id, aspect, orbDeg };
  }
  return null;
}

function closestFirst(contacts: readonly EclipseContact[]): EclipseContact[] {
  return contacts.toSorted((a, b) => a.orbDeg - b.orbDeg);
}

/** The contacts of an eclipse at this ecliptic longitude with points of a chart, the closest first. */
export function eclipseContacts(
  eclipseLongitudeDeg: number,
  points: readonly NatalPoint[],
): EclipseContact[] {
  return closestFirst(points.flatMap((point) => contactOf(eclipseLongitudeDeg, point) ?? []));
}

/** Steps in which a day's way of the Moon is looked at: about half a degree each. */
const MOON_STEPS = 24;

/** Whether the Moon stands in contact with the eclipse at some hour of a day. It goes one way, about 13 degrees. */
function moonMayBeTouched(eclipseLongitudeDeg: number, { start, end }: DayFacts['moon']): boolean {
  const wayDeg = normalizeDeg(end.longitude - start.longitude);
  return Array.from(
    { length: MOON_STEPS + 1 },
    (_, step) => start.longitude + (wayDeg * step) / MOON_STEPS,
  ).some((longitudeDeg) => contactOf(eclipseLongitudeDeg, { id: 'moon', longitudeDeg }) !== null);
}

/**
 * What an eclipse at this ecliptic longitude (the Sun's for a solar one, the Moon's for a lunar one; degrees) is to a
 * chart. Without an hour the bodies count as at noon, good to half a degree for the Sun; the Moon, which goes 13 degrees in
 * a day, is left out.
 */
export function eclipseTouch(eclipseLongitudeDeg: number, chart: TouchedChart): EclipseTouch {
  const { houses, day } = chart;
  const house = houses ? houseOf(eclipseLongitudeDeg, houses.cusps) : null;
  const points = pointsAmong(TOUCHED_BODY_IDS, chart);
  const certain = day ? points.filter(({ id }) => id !== 'moon') : points;
  const moonPossible = day !== null && moonMayBeTouched(eclipseLongitudeDeg, day.moon);
  return { house, contacts: eclipseContacts(eclipseLongitudeDeg, certain), moonPossible };
}
