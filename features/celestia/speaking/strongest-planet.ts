import { MAIN_BODY_IDS, type MainBodyId } from '../../../astrology/ids.ts';
import { rulerOf } from '../../../astrology/patterns/rulers.ts';
import type { Turn } from './turn.ts';

/** What a planet's place in a chart counts for, in points. */
const RULES_RISING = 3;
const AT_HOME = 2;
const BY_HOUSE: Readonly<Record<number, number>> = { 1: 2, 10: 2, 4: 1, 7: 1 };
const PER_ASPECT = 0.4;

/** The planet with most to do in a birth chart: it runs the rising sign, stands at an angle, is in its own sign, meets many others. */
export function strongestOf({ known }: Turn): MainBodyId {
  const rising = known.place('ascendant')?.sign;
  const weight = (planet: MainBodyId): number => {
    const place = known.place(planet);
    const house = place?.kind === 'placement' ? (place.house ?? 0) : 0;
    return (
      (rising && rulerOf(rising, 'traditional') === planet ? RULES_RISING : 0) +
      (place && rulerOf(place.sign, 'traditional') === planet ? AT_HOME : 0) +
      (BY_HOUSE[house] ?? 0) +
      PER_ASPECT * known.aspects(planet).length
    );
  };
  return [...MAIN_BODY_IDS].toSorted((one, other) => weight(other) - weight(one))[0] ?? 'sun';
}
