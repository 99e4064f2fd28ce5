import type { GuardWords, MonthPart } from '../../../locales/guard-words.ts';
import { type Calendar, daysBetween, oneDay, wallDay } from './reader-days.ts';
import { distantStretch, type FoundDate, partOf, relativeStretch, seasonDate } from './relative-dates.ts';
import { isKind, type Token } from './token.ts';

/** The year that a month without one is of: the nearest, rather to come. */
function nearestYear(month: number, calendar: Calendar): number {
  const now = wallDay(calendar.nowMs, calendar);
  const ahead = month - now.month;
  if (ahead < -1) return now.year + 1;
  return ahead > 10 ? now.year - 1 : now.year;
}

/** Steps over what only joins the parts of a date. */
function past(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isKind(tokens[next], 'dateJoint') || tokens[next]?.text === ',') next++;
  return next;
}

function isYear(token: Token | undefined): token is Extract<Token, { kind: 'number' }> {
  return isKind(token, 'number') && token.isFigure && token.value >= 1900 && token.value < 2100;
}

function isDayNumber(token: Token | undefined): token is Extract<Token, { kind: 'number' }> {
  return (
    isKind(token, 'number') && token.value >= 1 && token.value <= 31 && (token.isFigure || token.isOrdinal)
  );
}

interface Parts {
  at: number;
  day: number | null;
  part: MonthPart | null;
}

/** What may stand before a month: its part, or a day. */
function beforeMonth(tokens: readonly Token[], start: number): Parts {
  const first = tokens[start];
  if (isKind(first, 'monthPart')) return { at: past(tokens, start + 1), day: null, part: first.part };
  if (isDayNumber(first)) return { at: past(tokens, start + 1), day: first.value, part: null };
  return { at: start, day: null, part: null };
}

/** What may stand after a month: a day (in the language that has it so), a part (in one that has that so). */
function afterMonth(tokens: readonly Token[], at: number, { day, part }: Parts, words: GuardWords): Parts {
  const next = past(tokens, at);
  const token = tokens[next];
  // "Em janeiro, no dia 20".
  const isMarked = tokens.slice(at, next).some((joint) => joint.text.endsWith('dia'));
  if (isMarked && day === null && part === null && isDayNumber(token))
    return { at: next + 1, day: token.value, part };
  if (
    day === null &&
    part === null &&
    !words.dayFirst &&
    isDayNumber(token) &&
    (token.isFigure || next === at)
  )
    return { at: next + 1, day: token.value, part };
  if (day === null && part === null && words.isVerbLast && isKind(tokens[at], 'monthPart')) {
    const { part: after } = tokens[at];
    return { at: at + 1, day, part: after };
  }
  return { at, day, part };
}

/** "14 January 2027", "mid-March", "Ocak ortasında", "March". */
function monthDate(
  tokens: readonly Token[],
  start: number,
  words: GuardWords,
  calendar: Calendar,
): FoundDate | null {
  const before = beforeMonth(tokens, start);
  const month = tokens[before.at];
  if (!isKind(month, 'month')) return null;
  const after = afterMonth(tokens, before.at + 1, before, words);
  const yearAt = past(tokens, after.at);
  const written = tokens[yearAt];
  const hasYear = isYear(written);
  const year = hasYear ? written.value : nearestYear(month.month, calendar);
  const count = (hasYear ? yearAt + 1 : after.at) - start;
  if (after.day === null)
    return {
      ...partOf(year, month.month, after.part, calendar),
      isDay: false,
      isNear: false,
      isYearOpen: !hasYear,
      count,
    };
  return {
    ...oneDay(year, month.month, after.day, calendar),
    isDay: true,
    isNear: false,
    isYearOpen: !hasYear,
    count,
  };
}

/** "3 to 14 January": the first day takes the month of the second. */
function sharedMonth(
  tokens: readonly Token[],
  start: number,
  words: GuardWords,
  calendar: Calendar,
): FoundDate | null {
  const [first, joint] = [tokens[start], tokens[start + 1]];
  if (!isDayNumber(first) || !joint) return null;
  const isJoint =
    joint.kind === 'to' || joint.text === '-' || joint.cues.includes('and') || joint.cues.includes('until');
  if (!isJoint) return null;
  const second = monthDate(tokens, past(tokens, start + 2), words, calendar);
  if (!second?.isDay) return null;
  const { year, month } = wallDay(second.fromMs, calendar);
  return { ...oneDay(year, month, first.value, calendar), isDay: true, isNear: false, count: 1 };
}

function countedDate(tokens: readonly Token[], start: number, calendar: Calendar): FoundDate | null {
  const isAhead = isKind(tokens[start], 'ahead');
  const numberAt = isAhead ? start + 1 : start;
  const [number, unit, after] = [tokens[numberAt], tokens[numberAt + 1], tokens[numberAt + 2]];
  if (!isKind(number, 'number') || !isKind(unit, 'unit') || number.isOrdinal) return null;
  const isBack = isKind(after, 'ago') || isKind(tokens[start - 1], 'ago');
  const isAfter = isKind(after, 'ahead');
  // "Satürn'den iki gün sonra": not from now.
  const isFromOther = tokens[start - 1]?.case === 'away';
  if ((!isAhead && !isBack && !isAfter) || isFromOther) return null;
  const count = numberAt - start + 2 + (isKind(after, 'ago') || isAfter ? 1 : 0);
  return { ...distantStretch(number.value, unit.unit, isBack, calendar), isDay: false, isNear: true, count };
}

/** Whether the verb beside a date, up to the next mark, is of the past. */
function isOfPast(tokens: readonly Token[], at: number): boolean {
  const isMark = (token: Token) => isKind(token, 'mark');
  const from = tokens.findLastIndex((token, index) => index < at && isMark(token)) + 1;
  const mark = tokens.findIndex((token, index) => index > at && isMark(token));
  return tokens
    .slice(from, mark < 0 ? tokens.length : mark)
    .some((token) => token.cues.includes('gone') || token.cues.includes('previous'));
}

/** A weekday is the next of its name, with a verb of the past the last; with a date beside it the date tells. */
function weekdayDate(
  tokens: readonly Token[],
  start: number,
  words: GuardWords,
  calendar: Calendar,
): FoundDate | null {
  const token = tokens[start];
  if (!isKind(token, 'weekday')) return null;
  const dateAt = past(tokens, start + 1);
  const beside = monthDate(tokens, dateAt, words, calendar);
  if (beside?.isDay) return { ...beside, count: dateAt - start + beside.count };
  const { year, month, day, weekday } = wallDay(calendar.nowMs, calendar);
  const coming = (token.weekday - weekday + 7) % 7;
  // "Next Monday", said on a Monday, is a week away.
  const isNext = tokens[start - 1]?.cues.includes('next') ?? false;
  const ahead = isOfPast(tokens, start) ? coming - 7 : isNext && coming === 0 ? 7 : coming;
  return { ...oneDay(year, month, day + ahead, calendar), isDay: true, isNear: true, count: 1 };
}

/** "On the 24th": the next day of that number. */
function dayOfMonth(
  tokens: readonly Token[],
  start: number,
  words: GuardWords,
  calendar: Calendar,
): FoundDate | null {
  const number = tokens[start];
  if (!isKind(number, 'number') || !number.isFigure || number.value < 1 || number.value > 31) return null;
  const before = [tokens[start - 2]?.text, tokens[start - 1]?.text];
  const isMarked = words.dayBefore.some((mark) => mark === before[1] || mark === before.join(' '));
  const next = tokens[start + 1];
  const goesOn = next && ['houseWord', 'unit', 'month', 'degreeWord', 'number'].includes(next.kind);
  if (!isMarked || goesOn || next?.cues.includes('planets') || next?.cues.includes('and')) return null;
  const { year, month, day } = wallDay(calendar.nowMs, calendar);
  const found = oneDay(year, number.value < day ? month + 1 : month, number.value, calendar);
  return { ...found, isDay: true, isNear: false, count: 1 };
}

function plainDate(tokens: readonly Token[], start: number, calendar: Calendar): FoundDate | null {
  const token = tokens[start];
  if (isKind(token, 'isoDate'))
    return { ...oneDay(token.year, token.month, token.day, calendar), isDay: true, isNear: false, count: 1 };
  if (isKind(token, 'relative'))
    return { ...relativeStretch(token.time, calendar), isDay: false, isNear: true, count: 1 };
  if (isKind(token, 'feast')) {
    const year = nearestYear(token.month, calendar);
    return {
      ...oneDay(year, token.month, token.day, calendar),
      isDay: true,
      isNear: false,
      isYearOpen: true,
      count: 1,
    };
  }
  if (isKind(token, 'season')) return seasonDate(token.season, calendar);
  if (isYear(token) && !isKind(tokens[start + 1], 'unit')) {
    return {
      ...daysBetween([token.value, 0, 1], [token.value, 11, 31], calendar),
      isDay: false,
      isNear: false,
      count: 1,
    };
  }
  return null;
}

/** "2028 Nisan'ında": where verbs stand last the year may stand first. */
function yearFirst(
  tokens: readonly Token[],
  start: number,
  words: GuardWords,
  calendar: Calendar,
): FoundDate | null {
  const [year, month] = [tokens[start], tokens[start + 1]];
  if (!words.isVerbLast || !isYear(year) || !isKind(month, 'month')) return null;
  const after = afterMonth(tokens, start + 2, { at: start + 2, day: null, part: null }, words);
  const span = partOf(year.value, month.month, after.part, calendar);
  return { ...span, isDay: false, isNear: false, count: after.at - start };
}

function dateAt(
  tokens: readonly Token[],
  start: number,
  words: GuardWords,
  calendar: Calendar,
): FoundDate | null {
  return (
    weekdayDate(tokens, start, words, calendar) ??
    yearFirst(tokens, start, words, calendar) ??
    monthDate(tokens, start, words, calendar) ??
    sharedMonth(tokens, start, words, calendar) ??
    countedDate(tokens, start, calendar) ??
    dayOfMonth(tokens, start, words, calendar) ??
    plainDate(tokens, start, calendar)
  );
}

/** Joins the tokens of each date into one, with the stretch of time that it means for the reader. */
export function readDates(tokens: readonly Token[], words: GuardWords, calendar: Calendar): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const date = dateAt(tokens, at, words, calendar);
    const last = date ? tokens[at + date.count - 1] : undefined;
    if (!date || !last) {
      read.push(token);
      at++;
      continue;
    }
    const { fromMs, toMs, isDay, isNear, isYearOpen = false, count } = date;
    const text = tokens
      .slice(at, at + count)
      .map((part) => part.text)
      .join(' ');
    read.push({
      kind: 'date',
      fromMs,
      toMs,
      isDay,
      isNear,
      isYearOpen,
      start: token.start,
      end: last.end,
      text,
      cues: last.cues,
      case: last.case,
    });
    at += count;
  }
  return read;
}
