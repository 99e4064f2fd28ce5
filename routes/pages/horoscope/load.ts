import { isSignId, type SignId } from '../../../astrology/ids.ts';
import type { HoroscopeFact } from '../../../astrology/transits/horoscope-facts.ts';
import { horoscopeFacts } from '../../../astrology/transits/solar-houses.ts';
import { composeHoroscope } from '../../../features/horoscopes/compose.ts';
import { type DayMoon, dayMoon } from '../../../features/horoscopes/day-moon.ts';
import { factsBeside } from '../../../features/horoscopes/facts-beside.ts';
import type { Passage } from '../../../features/horoscopes/passage.ts';
import { isSomewhereNow, type Period, readPeriod } from '../../../features/horoscopes/period.ts';
import { type DatedFact, periodDates } from '../../../features/horoscopes/period-dates.ts';
import { periodEclipses } from '../../../features/horoscopes/period-eclipses.ts';
import { loadHoroscopeTexts } from '../../../features/horoscopes/texts.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { civilDayMs, homeClock } from '../../zones/zone-clock.ts';

export interface HoroscopeData {
  sign: SignId;
  period: Period;
  passages: readonly Passage[];
  /** What there is to note, the Moon's stays apart. */
  dates: readonly DatedFact[];
  /** The Moon's stays in the signs, of a period that is short enough to tell them. */
  moonStays: readonly HoroscopeFact[];
  moon: DayMoon | null;
  /** Whether the address names the day. */
  isDated: boolean;
}

/** A sign's period: the one that the address names, or that of the visitor's own day. */
export async function loadHoroscope(request: ServedRequest<'clocks'>): Promise<PageOutcome<HoroscopeData>> {
  const { params, query, nowMs, language, services, visitorZone } = request;
  const todayMs = civilDayMs(services.clocks, visitorZone, nowMs);
  const date = query.get('date');
  const read = readPeriod(query.get('period'), date, todayMs);
  const { sign } = params;
  if (!read.ok || !isSignId(sign)) return { notFound: true };
  const { period } = read;
  const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
  const texts = await loadHoroscopeTexts(language, period.id);
  const passages = composeHoroscope(sign, period, facts, texts);
  const data: HoroscopeData = {
    sign,
    period,
    passages,
    dates: periodDates(factsBeside(period, facts, passages), passages, periodEclipses(sign, period)),
    moonStays: facts.filter(({ kind }) => kind === 'moonHouse'),
    moon: dayMoon(period, homeClock(language, services.clocks)),
    isDated: date !== null,
  };
  // A period is a page of its own; the days of two centuries are not. What is today somewhere is the same page by
  // another address, which a search engine may have been led to.
  if (date !== null && !isSomewhereNow(period, nowMs)) return { data, personal: true };
  return { data, ...(period.id !== 'day' && { ownQuery: `period=${period.id}` }) };
}
