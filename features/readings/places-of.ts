import type { AspectPointId, ChartFigure } from '../../astrology/chart-types.ts';

/** Where a point of a chart stands. */
export interface PointPlace {
  /** Ecliptic longitude in degrees. */
  longitudeDeg: number;
  /** Null without a birth time, and for the angles, which make the houses. */
  house: number | null;
}

/** Where the points of a chart stand; null for one that it does not show. */
export function placesOf({ bodies, angles }: Pick<ChartFigure, 'bodies' | 'angles'>) {
  return (point: AspectPointId): PointPlace | null => {
    if (point === 'ascendant' || point === 'midheaven')
      return angles && { longitudeDeg: angles[point], house: null };
    const body = bodies.find(({ id }) => id === point);
    return body ? { longitudeDeg: body.longitude, house: body.house } : null;
  };
}
