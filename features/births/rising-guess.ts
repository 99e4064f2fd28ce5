import type { DayFacts } from '../../astrology/day-facts.ts';
import type { RisingInterval } from '../../astrology/rising-signs.ts';
import type { BirthChart } from './birth-chart.ts';

/**
 * A rising sign that somebody without a time of birth chose because its portrait is like them, and the chart as it would be if
 * that were so. A game of likeness: nothing of it is known of the birth.
 */
export interface RisingGuess extends RisingInterval {
  /** Drawn for the middle of the sign's hours. */
  chart: BirthChart;
}

/**
 * The hours of a sign on a day without an hour, the longer ones where it rose twice. Null where it is none that rose then, and
 * where it alone rose: then there is nothing to guess.
 */
export function likelyStay(day: Pick<DayFacts, 'risingSigns'> | null, sign = ''): RisingInterval | null {
  const risingSigns = day?.risingSigns ?? [];
  const stays = risingSigns.filter((stay) => stay.sign === sign);
  if (stays.length === risingSigns.length) return null;
  const [longest = null] = stays.toSorted((a, b) => b.toMs - b.fromMs - (a.toMs - a.fromMs));
  return longest;
}
