/** Which member of its saros series an eclipse is. */
import { type EclipseKind, SAROS_LUNATIONS } from './saros.ts';

/** A member's number, from 1, and how many the series has from its first graze of the Earth or the shadow to its last. */
export interface SarosMember {
  member: number;
  count: number;
}

/** From an eclipse to one of the next series. */
const INEX_LUNATIONS = 358;

const REFERENCE_SERIES = 136;

/**
 * Of the series alive from 1900 to 2099, in order: by how many saroi the first member comes before the eclipse that lies whole
 * inexes from the first of series 136, and how many members there are; empty where a series is not alive. The series last thirteen
 * centuries, so that both come from the mean motions (Meeus, Astronomical Algorithms, ch. 54) and, where the first or the last grazes
 * within their error, from the first dates and the counts of Espenak's and Meeus's catalogues. `first` is the lunation of the first of 136.
 */
const SERIES = {
  solar: {
    from: 108,
    first: -7910,
    members:
      '0 76,,,6 79,,,4 72,5 72,3 70,1 71,2 72,1 71,-2 71,-1 71,-2 70,-5 70,-2 73,-1 73,-6 72,6 82,8 73,' +
      '3 80,5 73,5 70,2 71,3 72,3 71,0 71,0 71,0 70,-3 70,-3 71,-2 71,-6 70,-5 72,-3 72,-8 70,-1 77,6 76,' +
      '3 80,3 75,4 71,2 71,1 72,1 70,-1 70,-2 71,-1 71,-4 69,-5 70,-4 70,,,,,,4 80',
  },
  lunar: {
    from: 102,
    first: -3955,
    members:
      '13 84,14 82,,,,,10 72,9 71,10 72,7 71,7 72,7 71,4 71,4 72,6 73,2 71,3 73,14 82,12 83,11 82,14 74,' +
      '12 72,10 73,11 72,9 70,8 72,8 71,7 71,5 71,6 72,4 71,2 71,4 72,2 71,0 72,8 78,12 82,6 79,11 77,' +
      '12 72,8 73,9 72,9 71,6 71,7 72,6 70,3 70,4 71,4 71,1 71,,,,,11 81',
  },
} as const satisfies Record<EclipseKind, { from: number; first: number; members: string }>;

/**
 * Which member of its series an eclipse of 1900 to 2099 is. Null for one beyond the catalogues' first or last: a Moon that touches
 * the penumbra by the wider rule alone.
 */
export function sarosMember({
  kind,
  saros,
  lunation,
}: {
  kind: EclipseKind;
  saros: number;
  lunation: number;
}): SarosMember | null {
  const { from, first, members } = SERIES[kind];
  const entry = members.split(',')[saros - from];
  if (!entry) return null;
  const [earlier = 0, count = 0] = entry.split(' ').map(Number);
  const firstLunation = first + INEX_LUNATIONS * (saros - REFERENCE_SERIES) - SAROS_LUNATIONS * earlier;
  const member = (lunation - firstLunation) / SAROS_LUNATIONS + 1;
  return member < 1 || member > count ? null : { member, count };
}
