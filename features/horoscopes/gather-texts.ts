import type { PeriodId } from '../../contract/choices.ts';
import { PERIOD_SUBJECTS } from '../../locales/horoscope-text-types.ts';
import type { Interpretations, Subject } from '../../locales/interpretation-types.ts';
import type { Language } from '../../locales/locales.ts';
import type { HoroscopeTexts } from './compose.ts';

/** Reads the texts of one subject in one language. */
export type ReadTexts = <S extends Subject>(language: Language, subject: S) => Promise<Interpretations[S]>;

export async function gatherSubjects<S extends Subject>(
  language: Language,
  subjects: readonly S[],
  read: ReadTexts,
): Promise<Pick<Interpretations, S>> {
  const texts = await Promise.all(
    subjects.map(async (subject) => [subject, await read(language, subject)] as const),
  );
  return Object.fromEntries(texts) as Pick<Interpretations, S>;
}

/** What a language's horoscopes of a period are told in: its own subjects and no more. */
export async function gatherTexts(
  language: Language,
  period: PeriodId,
  read: ReadTexts,
): Promise<HoroscopeTexts> {
  switch (period) {
    case 'day':
      return { day: await gatherSubjects(language, PERIOD_SUBJECTS.day, read) };
    case 'week':
      return { week: await gatherSubjects(language, PERIOD_SUBJECTS.week, read) };
    case 'month': {
      const subjects = [...PERIOD_SUBJECTS.month, 'transitHouses', 'lunationHouses'] as const;
      return { month: await gatherSubjects(language, subjects, read) };
    }
    case 'year': {
      const subjects = [...PERIOD_SUBJECTS.year, 'transitHouses', 'eclipseHouses'] as const;
      return { year: await gatherSubjects(language, subjects, read) };
    }
  }
}
