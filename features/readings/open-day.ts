import type { Aspect, ChartFigure } from '../../astrology/chart-types.ts';
import type { DayFacts, SignChange } from '../../astrology/day-facts.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';

/** What an aspect's orb lay between on a day without an hour, degrees. */
export interface OrbRange {
  leastDeg: number;
  mostDeg: number;
}

/** What the day of birth leaves open of a chart's aspects. */
export interface OpenDay {
  /** Null where the orb of the middle is as good as that of any hour. */
  rangeOf(aspect: Aspect): OrbRange | null;
  signChanges: readonly SignChange[];
}

/** An orb that moves by less from the middle to either end may be told by the middle. */
const MOVES_DEG = 0.5;

/** What is open of a chart; null where its hour is known. `day` is null for a shared chart, which does not tell it. */
export function openDayOf(
  { bodies, angles }: Pick<ChartFigure, 'bodies' | 'angles'>,
  day: Pick<DayFacts, 'fromMs' | 'toMs' | 'signChanges'> | null,
): OpenDay | null {
  if (angles) return null;
  const halfDays = day ? (day.toMs - day.fromMs) / MS_PER_DAY / 2 : 0.5;
  const speedOf = (point: string) => bodies.find(({ id }) => id === point)?.speed ?? 0;
  return {
    signChanges: day?.signChanges ?? [],
    rangeOf: ({ first, second, orb }) => {
      const movesDeg = Math.abs(speedOf(first) - speedOf(second)) * halfDays;
      if (movesDeg < MOVES_DEG) return null;
      return { leastDeg: Math.max(0, orb - movesDeg), mostDeg: orb + movesDeg };
    },
  };
}
