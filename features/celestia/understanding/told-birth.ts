import type { SignId } from '../../../astrology/ids.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Hit } from './phrases.ts';

/** The sign of a birthday that is told: no chart, but enough to say what somebody born under it is like. */

interface ToldDate {
  /** 1 to 31. */
  day: number;
  /** 1 to 12. */
  month: number;
  /** Null where it is left out. */
  year: number | null;
}

const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª)?$/;
const YEAR = /^(19\d\d|20[0-2]\d)\D*$/;
const MOST_DAYS = 31;
const MONTHS = 12;
/** `3 de mayo`, `the 3rd of May`. */
const BETWEEN: ReadonlySet<string> = new Set(['de', 'of', 'the', 'le']);

function dayOf(word: string | undefined): number {
  const day = Number(DAY.exec(word ?? '')?.[1] ?? 0);
  return day <= MOST_DAYS ? day : 0;
}

/** The month that is a verb as well is one beside a day. */
function englishMay(words: readonly string[]): Pick<Hit, 'key' | 'start' | 'end'> | null {
  const start = words.indexOf('may');
  return start < 0 ? null : { key: '4', start, end: start + 1 };
}

/** `3 de mayo de 1990`, `May 3rd, 1990`, `3 mayısta`: the month by its name, the day on either side of it. */
function namedDate(words: readonly string[], hits: readonly Hit[]): ToldDate | null {
  const month = hits.find(({ group }) => group === 'months') ?? englishMay(words);
  if (!month) return null;
  const isSmall = (at: number) => BETWEEN.has(words[at] ?? '');
  const before = words[isSmall(month.start - 1) ? month.start - 2 : month.start - 1];
  const behind = words[isSmall(month.end) ? month.end + 1 : month.end];
  // The lexicon may know the month by the day before it: "3 may".
  const day = [before, ...words.slice(month.start, month.end), behind].map(dayOf).find((each) => each > 0);
  if (day === undefined) return null;
  const year = words.flatMap((word) => YEAR.exec(word)?.[1] ?? []).map(Number)[0] ?? null;
  return { day, month: Number(month.key) + 1, year };
}

/** `03.05.1990`, `1990-05-03`; English writes the month on either side, so there only where no month can be meant. */
function numberedDate(words: readonly string[], language: Language): ToldDate | null {
  const at = words.findIndex((word) => YEAR.test(word));
  const year = Number(YEAR.exec(words[at] ?? '')?.[1] ?? 0);
  if (year === 0) return null;
  const isYearFirst = dayOf(words[at + 1]) > 0 && dayOf(words[at + 2]) > 0;
  const pair = isYearFirst
    ? [dayOf(words[at + 2]), dayOf(words[at + 1])]
    : [dayOf(words[at - 2]), dayOf(words[at - 1])];
  const [first = 0, second = 0] = pair;
  if (first === 0 || second === 0) return null;
  if (!isYearFirst && language === 'en') {
    if (first > MONTHS && second <= MONTHS) return { day: first, month: second, year };
    return second > MONTHS && first <= MONTHS ? { day: second, month: first, year } : null;
  }
  return second <= MONTHS ? { day: first, month: second, year } : null;
}

const HOUR_MS = 3_600_000;
/** From the day's first minute in the east of the Earth to its last in the west, UTC. */
const DAY_HOURS = [-14, 36] as const;
/** The Sun enters a sign at nearly the same hours every four years; these hold its earliest and its latest for living people. */
const YEARS_UNTOLD = [1940, 1941, 1942, 1943, 2020, 2021, 2022, 2023] as const;

function signsOn(day: number, month: number, year: number): SignId[] {
  const midnightMs = Date.UTC(year, month - 1, day);
  return DAY_HOURS.map((hours) => signOf(bodyPosition('sun', midnightMs + hours * HOUR_MS).longitudeDeg));
}

/** Where the Sun stood on a birthday that is told, wherever on Earth; null where none is, or where it changed sign about then. */
export function signOfToldBirth(
  { words, hits }: { words: readonly string[]; hits: readonly Hit[] },
  language: Language,
): SignId | null {
  const date = namedDate(words, hits) ?? numberedDate(words, language);
  if (!date) return null;
  const years = date.year === null ? YEARS_UNTOLD : [date.year];
  const [sign, ...others] = new Set(years.flatMap((year) => signsOn(date.day, date.month, year)));
  return others.length === 0 ? (sign ?? null) : null;
}
