import type { AspectPointId } from '../../../astrology/chart-types.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { PlanetId } from '../../../locales/celestia-words.ts';

/** A point of a chart by the name that people have for it, whichever node or Lilith the chart was drawn with. */
export function namedPoint(point: AspectPointId): NamedPoint {
  switch (point) {
    case 'trueNode':
    case 'meanNode':
      return 'node';
    case 'meanLilith':
    case 'trueLilith':
      return 'lilith';
    default:
      return point;
  }
}

/** From the quickest to the slowest: of two that meet, the slower colors the quicker. */
const BY_PACE = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly PlanetId[];

export function isPlanet(point: NamedPoint): point is PlanetId {
  return (BY_PACE as readonly NamedPoint[]).includes(point);
}

/** Of two points that meet, the one that colors and the one whose theme is colored; null where neither is a planet. */
export function colorist(first: NamedPoint, second: NamedPoint): { by: PlanetId; theme: NamedPoint } | null {
  if (isPlanet(first) && isPlanet(second)) {
    return BY_PACE.indexOf(first) > BY_PACE.indexOf(second)
      ? { by: first, theme: second }
      : { by: second, theme: first };
  }
  if (isPlanet(first)) return { by: first, theme: second };
  if (isPlanet(second)) return { by: second, theme: first };
  return null;
}
