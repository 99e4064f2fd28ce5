import { apparentBody, apparentSun } from './apparent.ts';
import type { EclipticPosition } from './ecliptic.ts';
import { BODY_IDS, type BodyId } from './ids.ts';
import { meanLilith, meanNode, trueLilith, trueNode } from './lunar-points.ts';
import { type Moment, momentOf } from './moment.ts';

/** Where the tables of positions begin and end, with room for a step of sampling. UTC ms. */
export const FIRST_POSITION_MS = Date.UTC(1897, 6, 1);
export const LAST_POSITION_MS = Date.UTC(2102, 0, 1);

/** One body's position at a moment, whose cost several bodies can share. As `bodyPosition`. */
export function positionAt(id: BodyId, moment: Moment): EclipticPosition {
  switch (id) {
    case 'sun':
      return apparentSun(moment);
    case 'moon':
      return moment.moon.apparent;
    case 'trueNode':
      return trueNode(moment);
    case 'meanNode':
      return meanNode(moment);
    case 'meanLilith':
      return meanLilith(moment);
    case 'trueLilith':
      return trueLilith(moment);
    default:
      return apparentBody(id, moment);
  }
}

/**
 * One body's apparent geocentric position, true ecliptic and equinox of date. Unchecked: searches step beyond the
 * dates that a chart may have. The tables reach from 1897 to 2102.
 */
export function bodyPosition(id: BodyId, instantMs: number): EclipticPosition {
  return positionAt(id, momentOf(instantMs));
}

/** Bodies at one instant, sharing what they have in common: by default those of a usual chart, in its order. */
export function allPositions(
  moment: Moment,
  ids: readonly BodyId[] = BODY_IDS,
): Map<BodyId, EclipticPosition> {
  return new Map(ids.map((id) => [id, positionAt(id, moment)]));
}
