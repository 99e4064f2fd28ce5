import { normalizeDeg } from '../angles.ts';
import { bodyOf } from '../chart-facts.ts';
import type { BodyPosition, Chart, ChartFigure } from '../chart-types.ts';
import { houseOf } from '../houses.ts';
import { signDegreeOf, signOf } from '../signs.ts';
import { isAboveHorizon } from './hemispheres.ts';

/** A point that follows from others. */
export type LotPosition = Pick<BodyPosition, 'longitude' | 'sign' | 'signDegree' | 'house'>;

/** The points of a chart that nothing stands at: the Part of Fortune is null without a birth time, the South Node without a node. */
export interface Lots {
  southNode: LotPosition | null;
  partOfFortune: LotPosition | null;
}

/** Whether the Sun is above the horizon, so that it is a chart of the day; null without a birth time. */
export function isDayChart({ bodies, angles }: Pick<Chart, 'bodies' | 'angles'>): boolean | null {
  return angles && isAboveHorizon(bodyOf(bodies, 'sun').longitude, angles);
}

/**
 * As far from the ascendant as the Moon is from the Sun, by night the Sun from the Moon (Paulus Alexandrinus, Introduction, 23). Null
 * without a birth time, and where one of the lights is not shown.
 */
function fortuneDeg({ bodies, angles }: Pick<Chart, 'bodies' | 'angles'>): number | null {
  const [sun, moon] = (['sun', 'moon'] as const).map((light) => bodies.find(({ id }) => id === light));
  if (!angles || !sun || !moon) return null;
  const apart = moon.longitude - sun.longitude;
  return normalizeDeg(angles.ascendant + (isAboveHorizon(sun.longitude, angles) ? apart : -apart));
}

/** The Part of Fortune, and the South Node opposite the node that the chart shows: the true one where it shows both. */
export function lotsOf({ bodies, angles, houses }: Pick<ChartFigure, 'bodies' | 'angles' | 'houses'>): Lots {
  const at = (longitude: number): LotPosition => ({
    longitude,
    sign: signOf(longitude),
    signDegree: signDegreeOf(longitude),
    house: houses && houseOf(longitude, houses.cusps),
  });
  const node =
    bodies.find(({ id }) => id === 'trueNode') ?? bodies.find(({ id }) => id === 'meanNode') ?? null;
  const fortune = fortuneDeg({ bodies, angles });
  return {
    southNode: node && at(normalizeDeg(node.longitude + 180)),
    partOfFortune: fortune === null ? null : at(fortune),
  };
}
