import type { SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { composeDay, type DayTexts } from './day.ts';
import { composeMonth, type MonthTexts } from './month.ts';
import type { Passage } from './passage.ts';
import type { Period } from './period.ts';
import { composeWeek, type WeekTexts } from './week.ts';
import { composeYear, type YearTexts } from './year.ts';

/** The words of a period. */
export type HoroscopeTexts =
  | { day: DayTexts }
  | { week: WeekTexts }
  | { month: MonthTexts }
  | { year: YearTexts };

/**
 * The horoscope of a sign for a period: passages from what the sky does to it, the same for everyone on that date, in
 * order of time; an opening comes first, and a day goes by its sections.
 */
export function composeHoroscope(
  sign: SignId,
  period: Period,
  facts: readonly HoroscopeFact[],
  texts: HoroscopeTexts,
): Passage[] {
  if ('day' in texts) return composeDay(period, facts, texts.day);
  if ('week' in texts) return composeWeek(sign, period, facts, texts.week);
  if ('month' in texts) return composeMonth(period, facts, texts.month);
  return composeYear(sign, period, facts, texts.year);
}
