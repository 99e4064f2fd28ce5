import { MAX_CLOCK_LENGTH } from '../../contract/limits.ts';
import { foldWords, HALVES, type HourRange, hoursOfDayPart, namedHour } from './day-part-words.ts';

export type HalfOfDay = keyof typeof HALVES;

/** A clock time as somebody wrote it. */
export interface ClockTime {
  /** 0..23. */
  hour: number;
  /** 0..59; null where only the hour was written. */
  minute: number | null;
  /** 0..59; null where none was written. */
  second: number | null;
  /** By a clock of 12 hours it may be either half of the day, and nothing says which. */
  isOpen: boolean;
}

/** Hour, minute and second: `14:30`, `14.30`, `14 h 30`, `14h30`, `1430`, `9:05:30`, `2`. */
const DIGITS =
  /^(\d{1,2})(?:(?:\s*[:.,]\s*|\s*(?:h|hs|hrs?|heures?|horas?)\.?\s*|\s+|)(\d{2})(?:\s*[:.]\s*(\d{2}))?)?$/;

/** What stands before or after the figures and says nothing: `saat 14.30`, `a las 14:30`, `à 14 h`, `14h30min`. */
const EMPTY_BEFORE = new Set(['', 'saat', 'at', 'ala', 'alas', 'a', 'as', 'vers', 'ca']);
const EMPTY_AFTER = new Set([
  '',
  'h',
  'hs',
  'hr',
  'hrs',
  'heure',
  'heures',
  'hora',
  'horas',
  'min',
  'oclock',
]);
/** The same where the part of a day follows: `a las 2 de la tarde`, `2h da tarde`. */
const LEADING_UNIT = /^(?:horas?|heures?|hs|h)(?=d)/;

function isWithin(hour: number, [from, to]: HourRange): boolean {
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
}

/** The hour of the 24 that is meant, where just one of those that the figure may stand for lies in all the ranges. */
function settleHour(written: number, ranges: readonly HourRange[]): number | null {
  const possible = written >= 1 && written <= 12 ? [written % 12, (written % 12) + 12] : [written];
  const fitting = possible.filter((hour) => ranges.every((range) => isWithin(hour, range)));
  const [hour, other] = fitting;
  return hour !== undefined && other === undefined ? hour : null;
}

/** The ranges that the words around the figures leave; null where a word is none of those that are known. */
function rangesAround(before: string, after: string): HourRange[] | null {
  const ranges: HourRange[] = [];
  for (const [folded, empty] of [
    [foldWords(before), EMPTY_BEFORE],
    [foldWords(after).replace(LEADING_UNIT, ''), EMPTY_AFTER],
  ] as const) {
    if (empty.has(folded)) continue;
    const range = hoursOfDayPart(folded);
    if (!range) return null;
    ranges.push(range);
  }
  return ranges;
}

/**
 * Reads a clock time in the ways in which the five languages write one: `1430`, `14.30`, `2:30 PM`, `2.30 pm`, `14h30`,
 * `öğleden sonra 2.30`, `2 de la tarde`, `noon`. Null for what is none, and for what contradicts itself.
 * @param half said beside the text, by a control of its own.
 */
export function parseClockTime(text: string, half?: HalfOfDay): ClockTime | null {
  if (text.length > MAX_CLOCK_LENGTH) return null;
  const clean = text.normalize('NFKC').trim();
  const named = namedHour(foldWords(clean));
  const around = /^([^\d]*)(\d(?:.*\d)?)([^\d]*)$/s.exec(clean.toLowerCase());
  if (!around) {
    if (named === null || /\d/.test(clean)) return null;
    return { hour: named, minute: 0, second: null, isOpen: false };
  }
  const [, before = '', figures = '', after = ''] = around;
  const match = DIGITS.exec(figures);
  const words = rangesAround(before, after);
  if (!match || !words) return null;
  const [, hourText = '', minuteText, secondText] = match;
  const ranges = half ? [...words, HALVES[half]] : words;
  const written = Number(hourText);
  const hour = ranges.length > 0 ? settleHour(written, ranges) : written;
  const minute = minuteText === undefined ? null : Number(minuteText);
  const second = secondText === undefined ? null : Number(secondText);
  if (hour === null || hour > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return null;
  const isOpen = ranges.length === 0 && written >= 1 && written <= 12 && !hourText.startsWith('0');
  // "2 pm" and "14 h" are whole: only a bare figure leaves the minute open.
  const isWhole = words.length > 0 || foldWords(after) !== '';
  return { hour, minute: minute ?? (isWhole ? 0 : null), second, isOpen };
}
