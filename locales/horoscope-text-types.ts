import type { Language } from './locales.ts';

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type Two = readonly [string, string];
type Three = readonly [string, string, string];

/** Three days of the Moon's stay in a house, in three passes of the Moon. */
export type NineTexts = readonly [...Three, ...Three, ...Three];

/** A section of a sign's day, by the solar house that the Moon passes. */
export type DayHouseTexts = Readonly<Record<House, NineTexts>>;

/** What the Moon meets on a day, by the kind of aspect and the solar house of whom it meets. */
export type DayMeetingTexts = Readonly<
  Record<'joined' | 'flowing' | 'tense', Readonly<Record<House, Three>>>
>;

/** A day on which the Moon is new or full, by its solar house. */
export type DayLunationTexts = Readonly<Record<'newMoon' | 'fullMoon', Readonly<Record<House, Two>>>>;

/** How a sign's month begins, or ends, by the solar house of the Sun. */
export type MonthHouseTexts = Readonly<Record<House, Three>>;

/** A quick planet that goes back through a solar house in a month; Mars may do so for three months on end. */
export type MonthRetrogradeTexts = Readonly<
  Record<'mercury' | 'venus', Readonly<Record<House, Two>>> & Record<'mars', Readonly<Record<House, Three>>>
>;

/** What horoscopes are written in. */
export interface HoroscopeInterpretations {
  dayOpenings: DayHouseTexts;
  dayLove: DayHouseTexts;
  dayWork: DayHouseTexts;
  dayEnergy: DayHouseTexts;
  /** One line to keep. */
  dayKeep: DayHouseTexts;
  dayMeetings: DayMeetingTexts;
  dayLunations: DayLunationTexts;
  /** By the house in which the Sun spends most of the month. */
  monthOpenings: MonthHouseTexts;
  /** By the house in which the Sun is on its last day. */
  monthClosings: MonthHouseTexts;
  monthRetrogrades: MonthRetrogradeTexts;
}

/** The subjects of a period. */
export const PERIOD_SUBJECTS = {
  day: ['dayOpenings', 'dayLove', 'dayWork', 'dayEnergy', 'dayKeep', 'dayMeetings', 'dayLunations'],
  month: ['monthOpenings', 'monthClosings', 'monthRetrogrades'],
} as const satisfies Readonly<Record<string, readonly (keyof HoroscopeInterpretations)[]>>;

/** Whose horoscopes of a period are written in its own subjects; the others are told in the parts that all periods share. */
export const PERIOD_LANGUAGES: Readonly<Record<keyof typeof PERIOD_SUBJECTS, readonly Language[]>> = {
  day: ['en', 'tr', 'es', 'fr', 'pt'],
  month: ['en', 'tr', 'es', 'fr'],
};

/** Whether a subject is written in a language. */
export function isWritten(language: Language, subject: string): boolean {
  for (const [period, subjects] of Object.entries(PERIOD_SUBJECTS)) {
    if (!(subjects as readonly string[]).includes(subject)) continue;
    return PERIOD_LANGUAGES[period as keyof typeof PERIOD_SUBJECTS].includes(language);
  }
  return true;
}
