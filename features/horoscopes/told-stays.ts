import type { BodyId } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { Period } from './period.ts';

export type PlacementFact = Extract<HoroscopeFact, { kind: 'placement' }>;

interface Span {
  fromMs: number | null;
  toMs: number | null;
}

/** The part of a stay that falls within the period; it ends before it begins where the stay lies outside. */
export function partWithin({ fromMs, toMs }: Span, period: Pick<Period, 'fromMs' | 'toMs'>) {
  return {
    fromMs: Math.max(fromMs ?? period.fromMs, period.fromMs),
    toMs: Math.min(toMs ?? period.toMs, period.toMs),
  };
}

/** How much of a stay falls within the period, nothing of one that lies outside it. */
export function withinMs(stay: Span, period: Pick<Period, 'fromMs' | 'toMs'>): number {
  const { fromMs, toMs } = partWithin(stay, period);
  return Math.max(0, toMs - fromMs);
}

/** The longest stay of a body in the sign where it spends most of the period, its comings back counted together. */
export function mainStay(
  body: BodyId,
  facts: readonly HoroscopeFact[],
  period: Period,
): PlacementFact | undefined {
  const stays = facts.filter(
    (fact): fact is PlacementFact => fact.kind === 'placement' && fact.body === body,
  );
  const inSignMs = ({ sign }: PlacementFact) =>
    stays.reduce((sum, stay) => sum + (stay.sign === sign ? withinMs(stay, period) : 0), 0);
  return stays.toSorted((a, b) => inSignMs(b) - inSignMs(a) || withinMs(b, period) - withinMs(a, period))[0];
}

/** What the texts on a planet's way through a house take for granted of its stay there. */
interface Pace {
  /** The shortest whole stay that they fit: a step over the border and back is none of them. */
  minDays: number;
  /** How long after the period the planet must still be there. */
  afterDays: number;
}

/** The texts on Uranus and beyond speak of years to come, those on the quick ones of weeks. */
const PACES: Partial<Record<BodyId, Pace>> = {
  mercury: { minDays: 10, afterDays: 0 },
  venus: { minDays: 15, afterDays: 0 },
  mars: { minDays: 30, afterDays: 0 },
  uranus: { minDays: 600, afterDays: 180 },
  neptune: { minDays: 600, afterDays: 180 },
  pluto: { minDays: 600, afterDays: 180 },
};

/** Whether what is written on such stays is true of this one; if not, its dates alone are told. */
export function isToldInWords({ body, fromMs, toMs }: PlacementFact, period: Period): boolean {
  const pace = PACES[body];
  // An end that the tables do not reach lies years ahead, and a beginning years back.
  if (!pace || toMs === null) return true;
  const isLong = fromMs === null || toMs - fromMs >= pace.minDays * MS_PER_DAY;
  const goesOn = pace.afterDays === 0 || toMs >= period.toMs + pace.afterDays * MS_PER_DAY;
  return isLong && goesOn;
}
