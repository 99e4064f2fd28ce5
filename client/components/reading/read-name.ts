import type { AcrossPoint, ReadPoint } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';

/** The names that the texts on placements say. */
export type PlacementWords = Pick<
  AstroWords,
  'bodies' | 'angles' | 'signs' | 'inSign' | 'inHouse' | 'readAs' | 'points' | 'retrograde'
>;

/** The name of a point as its texts call it. */
export function readName(
  point: ReadPoint | AcrossPoint,
  { bodies, readAs, points }: Pick<PlacementWords, 'bodies' | 'readAs' | 'points'>,
): string {
  switch (point) {
    case 'trueNode':
    case 'meanNode':
      return readAs.node;
    case 'meanLilith':
    case 'trueLilith':
      return readAs.lilith;
    case 'southNode':
      return points.southNode;
    case 'ascendant':
    case 'midheaven':
    case 'descendant':
    case 'imumCoeli':
      return readAs[point];
    default:
      return bodies[point];
  }
}
