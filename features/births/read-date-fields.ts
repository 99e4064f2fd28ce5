import { isCalendarDay } from '../../contract/calendar-day.ts';
import { isChartYear } from '../../contract/years.ts';
import { fieldText } from './field-text.ts';

/** What is wrong with the date as a whole, or with one of its parts; codes of `errors.fields.date`. */
type DateFault =
  | 'required'
  | 'malformed'
  | 'impossible'
  | 'out_of_range'
  | 'no_day'
  | 'no_month'
  | 'no_year'
  | 'short_year'
  | 'no_such_day'
  | 'no_such_month'
  | 'beyond_month';

/** What a birth form's fields tell of its date. */
export interface ReadDate {
  /** `YYYY-MM-DD`, or null where it is missing or wrong. */
  date: string | null;
  /** What was written as the year in four digits; null where it was not. */
  year: number | null;
  /** `year` beside `date`: the day is wrong, and so is the year. Codes of the dictionary `errors.fields`. */
  faults: { date?: DateFault; year?: 'out_of_charts' };
}

const MISSING = { day: 'no_day', month: 'no_month', year: 'no_year' } as const satisfies Record<
  string,
  DateFault
>;
const PARTS = ['day', 'month', 'year'] as const;
const LAST_DAY = 31;
const LAST_MONTH = 12;

/** What is wrong with how the parts are written. */
function writingFault(texts: readonly string[]): DateFault | null {
  const missing = PARTS.filter((_part, at) => texts[at] === '');
  if (missing.length === PARTS.length) return 'required';
  if (missing.length > 1 || texts.some((text) => !/^\d{0,4}$/.test(text))) return 'malformed';
  if (missing[0]) return MISSING[missing[0]];
  // Two digits may be a year of either century: better asked than guessed.
  return (texts[2] ?? '').length < 4 ? 'short_year' : null;
}

/** What keeps three numbers from being a day of the calendar. */
function dayFault(year: number, month: number, day: number): DateFault | null {
  if (isCalendarDay(year, month, day)) return null;
  const hasDay = day >= 1 && day <= LAST_DAY;
  const hasMonth = month >= 1 && month <= LAST_MONTH;
  if (hasDay && hasMonth) return 'beyond_month';
  if (hasDay) return 'no_such_month';
  return hasMonth ? 'no_such_day' : 'impossible';
}

/** Reads day, month and year of a birth form, and says of each part what is wrong with it. */
export function readDateFields(fields: Readonly<Record<string, string>>): ReadDate {
  const texts = PARTS.map((part) => fieldText(fields, part));
  const [dayText = '', monthText = '', yearText = ''] = texts;
  const year = /^\d{4}$/.test(yearText) ? Number(yearText) : null;
  const isCharted = year === null || isChartYear(year);
  const fault =
    writingFault(texts) ?? (year === null ? null : dayFault(year, Number(monthText), Number(dayText)));
  if (fault)
    return { date: null, year, faults: { date: fault, ...(!isCharted && { year: 'out_of_charts' }) } };
  if (!isCharted) return { date: null, year, faults: { date: 'out_of_range' } };
  const date = [yearText, monthText.padStart(2, '0'), dayText.padStart(2, '0')].join('-');
  return { date, year, faults: {} };
}
