import { dignityOf } from '../../../astrology/balance.ts';
import { type DignityId, MAIN_BODY_IDS, type MainBodyId, SIGN_IDS } from '../../../astrology/ids.ts';
import { rulerOf } from '../../../astrology/patterns/rulers.ts';
import type { Turn } from './turn.ts';

/** What a planet's place in a chart counts for, in points. */
const RULES_RISING = 3;
const AT_HOME = 2;
const BY_HOUSE: Readonly<Record<number, number>> = { 1: 2, 10: 2, 4: 1, 7: 1 };
/** What a sign adds to how little a planet has to say; its home is counted already. */
const BY_DIGNITY: Readonly<Record<DignityId, number>> = {
  domicile: 0,
  exaltation: 2,
  detriment: -2,
  fall: -2,
};
/** Houses that fall away from the angles, and those from which a planet does not see the Ascendant. */
const OUT_OF_SIGHT: ReadonlySet<number> = new Set([2, 3, 6, 8, 9, 12]);
const UNSEEN = -1;
const PER_ASPECT = 0.4;

/** How much a planet has to do in a birth chart: it runs the rising sign, stands at an angle, is in its own sign, meets many others. */
function weightOf(planet: MainBodyId, { known }: Turn): number {
  const rising = known.place('ascendant')?.sign;
  const place = known.place(planet);
  const house = place?.kind === 'placement' ? (place.house ?? 0) : 0;
  return (
    (rising && rulerOf(rising, 'traditional') === planet ? RULES_RISING : 0) +
    (place && rulerOf(place.sign, 'traditional') === planet ? AT_HOME : 0) +
    (BY_HOUSE[house] ?? 0) +
    PER_ASPECT * known.aspects(planet).length
  );
}

/** The planet with most to do. */
export function strongestOf(turn: Turn): MainBodyId {
  return MAIN_BODY_IDS.toSorted((one, other) => weightOf(other, turn) - weightOf(one, turn))[0] ?? 'sun';
}

/** The seven that tradition weighs by their signs. */
const SEVEN = MAIN_BODY_IDS.filter((body) => SIGN_IDS.some((sign) => rulerOf(sign, 'traditional') === body));

/** Of the seven the one with least to do, the sooner where its sign suits it ill or its house is out of sight. */
export function weakestOf(turn: Turn): MainBodyId {
  const weight = (planet: MainBodyId): number => {
    const place = turn.known.place(planet);
    const dignity = place && dignityOf(planet, place.sign);
    const isUnseen = place?.kind === 'placement' && OUT_OF_SIGHT.has(place.house ?? 0);
    return weightOf(planet, turn) + (dignity ? BY_DIGNITY[dignity] : 0) + (isUnseen ? UNSEEN : 0);
  };
  return SEVEN.toSorted((one, other) => weight(one) - weight(other))[0] ?? 'sun';
}
