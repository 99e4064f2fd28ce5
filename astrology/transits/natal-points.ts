import type { Chart, ChartFigure } from '../chart-types.ts';
import type { BodyId } from '../ids.ts';
import { longitudeOfDate } from '../sidereal.ts';
import type { NatalPoint } from './find-transits.ts';

type Figure = Pick<ChartFigure, 'bodies' | 'angles'>;

/** The bodies of a set in the chart's order, and its two aspected angles where the hour is known. */
export function pointsAmong(bodyIds: ReadonlySet<BodyId>, { bodies, angles }: Figure): NatalPoint[] {
  const points: NatalPoint[] = bodies
    .filter(({ id }) => bodyIds.has(id))
    .map(({ id, longitude }) => ({ id, longitudeDeg: longitude }));
  if (!angles) return points;
  return [
    ...points,
    { id: 'ascendant', longitudeDeg: angles.ascendant },
    { id: 'midheaven', longitudeDeg: angles.midheaven },
  ];
}

/** The slower ones stand in one place for all who were born in the same years. */
const PERSONAL_BODY_IDS: ReadonlySet<BodyId> = new Set([
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
]);

/**
 * The points of a chart that transits are followed to: the bodies of a set, the personal ones if none is named, and the two
 * angles. Where the hour is not known
 * (`day` tells of the whole day) without the Moon: it may stand seven degrees to either side, and an orb is two.
 *
 * The longitudes are those of the date of `atMs`, UTC ms: in a sidereal zodiac the points stay among the stars, and a sky of
 * date comes to them 50" later with each year. Over a stretch of time its middle will do.
 */
export function natalPointsOf(
  chart: Figure & Pick<Chart, 'settings'> & { day: object | null },
  atMs: number,
  bodyIds: ReadonlySet<BodyId> = PERSONAL_BODY_IDS,
): NatalPoint[] {
  const { zodiac } = chart.settings;
  const points = pointsAmong(bodyIds, chart).map(({ id, longitudeDeg }) => ({
    id,
    longitudeDeg: longitudeOfDate(zodiac, longitudeDeg, atMs),
  }));
  return chart.day ? points.filter(({ id }) => id !== 'moon') : points;
}
