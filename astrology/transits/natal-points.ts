import type { ChartFigure } from '../chart-types.ts';
import type { BodyId } from '../ids.ts';
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
 * The points of a chart that transits are followed to: the personal bodies and the two angles. Where the hour is not known
 * (`day` tells of the whole day) without the Moon: it may stand seven degrees to either side, and an orb is two.
 */
export function natalPointsOf(chart: Figure & { day: object | null }): NatalPoint[] {
  const points = pointsAmong(PERSONAL_BODY_IDS, chart);
  return chart.day ? points.filter(({ id }) => id !== 'moon') : points;
}
