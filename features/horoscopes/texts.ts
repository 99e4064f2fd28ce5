import type { PeriodId } from '../../contract/choices.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import type { HoroscopeTexts } from './compose.ts';
import type { DayTexts } from './day.ts';
import { gatherSubjects, gatherTexts } from './gather-texts.ts';

/** What a language's horoscopes of a period are told in. */
export function loadHoroscopeTexts(language: Language, period: PeriodId): Promise<HoroscopeTexts> {
  return gatherTexts(language, period, loadTexts);
}

/** What the days of all signs begin in. */
export function loadOpeningTexts(language: Language): Promise<Pick<DayTexts, 'dayOpenings'>> {
  return gatherSubjects(language, ['dayOpenings'], loadTexts);
}
