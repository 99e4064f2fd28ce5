import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { evenMiddleMs } from './moon-passes.ts';
import type { Period } from './period.ts';
import { withinMs } from './told-stays.ts';

export type MoonStay = Extract<HoroscopeFact, { kind: 'moonHouse' }>;

/** Parts of a week: four stays are more than its words have room for. */
const PARTS = 3;

/**
 * The stays of the Moon that a week is told by, in order of time. A stay is of the week that holds its even middle, so that no
 * two weeks tell the same; three or four have theirs in one. Of four, the outer one that has less of the week is left out.
 */
export function weekStays(facts: readonly HoroscopeFact[], week: Period): MoonStay[] {
  const stays = facts.filter((fact): fact is MoonStay => {
    if (fact.kind !== 'moonHouse') return false;
    const middleMs = evenMiddleMs(fact);
    return middleMs >= week.fromMs && middleMs < week.toMs;
  });
  if (stays.length <= PARTS) return stays;
  const [first, last] = [stays.slice(0, 1), stays.slice(-1)];
  const lengthMs = (outer: MoonStay[]) => outer.reduce((sum, stay) => sum + withinMs(stay, week), 0);
  return lengthMs(first) < lengthMs(last) ? stays.slice(1) : stays.slice(0, -1);
}

/** The days of a week of which a stay has the greater part; at least one. */
export function daysOfStay({ fromMs, toMs }: MoonStay, week: Period) {
  const midnight = (instantMs: number) => Math.round(instantMs / MS_PER_DAY) * MS_PER_DAY;
  const first = Math.min(Math.max(midnight(fromMs), week.fromMs), week.toMs - MS_PER_DAY);
  const end = Math.min(midnight(toMs), week.toMs);
  return { fromMs: first, toMs: Math.max(end, first + MS_PER_DAY) };
}
