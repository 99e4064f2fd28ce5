import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { evenMiddleMs } from './moon-passes.ts';
import type { Period } from './period.ts';
import { partWithin, withinMs } from './told-stays.ts';

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

/**
 * The days of which a stay has the greater part, two or three, as far as they are the week's; all of them, where but one is: the
 * words on a stay speak of days.
 */
export function daysOfStay({ fromMs, toMs }: MoonStay, week: Period) {
  const midnight = (instantMs: number) => Math.round(instantMs / MS_PER_DAY) * MS_PER_DAY;
  const whole = { fromMs: midnight(fromMs), toMs: midnight(toMs) };
  const within = partWithin(whole, week);
  return within.toMs - within.fromMs < 2 * MS_PER_DAY ? whole : within;
}
