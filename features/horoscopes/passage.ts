import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';

/** The parts of a day's horoscope that stand under a heading, in their order. */
export const DAY_SECTIONS = ['love', 'work', 'energy', 'keep'] as const;
export type DaySection = (typeof DAY_SECTIONS)[number];

export function isDaySection(section: string | undefined): section is DaySection {
  return (DAY_SECTIONS as readonly (string | undefined)[]).includes(section);
}

/** The parts of a year between its opening and its closing, in their order. */
export const YEAR_SECTIONS = ['planets', 'eclipses', 'quarters'] as const;
export type YearSection = (typeof YEAR_SECTIONS)[number];

export function isYearSection(section: string | undefined): section is YearSection {
  return (YEAR_SECTIONS as readonly (string | undefined)[]).includes(section);
}

/** A passage of a horoscope and the fact of the sky that it rests on. */
export interface Passage {
  fact: HoroscopeFact;
  /** A second fact that it tells. */
  also?: HoroscopeFact;
  text: string;
  /** It is told of a planet as going back: by its stay, or by the station that begins or ends this. */
  goesBack?: true;
  /** Of a period that is told by parts; `opening` and `closing` have no heading. */
  section?: 'opening' | 'closing' | DaySection | YearSection;
  /** The days that it is told of, where they are fewer than the period's, or reach out of a week: [fromMs, toMs), UTC midnights. */
  days?: { fromMs: number; toMs: number };
}

/** All that passages rest on, each once. */
export function factsOf(passages: readonly Passage[]): HoroscopeFact[] {
  return [...new Set(passages.flatMap(({ fact, also }) => (also ? [fact, also] : [fact])))];
}
