import type { FieldErrors } from '../../contract/field-errors.ts';
import { fieldText } from './field-text.ts';
import { futureFaults } from './future-date.ts';
import { readDateFields } from './read-date-fields.ts';
import { readTimeFields } from './read-time-fields.ts';
import { toldTime } from './told-time.ts';

type Fields = Readonly<Record<string, string>>;

const DATE = ['day', 'month', 'year'] as const;
const TIME = [
  ...['hour', 'minute', 'period', 'second', 'timeUnknown'],
  ...['timeKnown', 'timeFrom', 'timeTo', 'dayPart', 'fold'],
] as const;

/** Which fields answer what is said under an error's name; of any other name, the field of that name alone. */
const ANSWERED_BY: Readonly<Record<string, readonly string[]>> = {
  date: DATE,
  year: DATE,
  // Whether a time exists, and has come, is told by the date as well.
  time: [...TIME, ...DATE],
  timeFrom: [...TIME, ...DATE],
  timeTo: TIME,
  dayPart: TIME,
  fold: TIME,
  place: ['place', 'placeId'],
};

/** What the fields alone tell to be wrong; whether a place or a moment exists they do not. */
function faultsOf(fields: Fields, nowMs: number): FieldErrors {
  const read = readDateFields(fields);
  const { errors } = readTimeFields(fields);
  const hasPlace = fieldText(fields, 'place') !== '' || fieldText(fields, 'placeId') !== '';
  const inDate: FieldErrors = { ...futureFaults(read, nowMs), ...read.faults };
  const ofYear = inDate.year ?? OF_YEAR[inDate.date ?? ''];
  return { ...inDate, ...(ofYear && { year: ofYear }), ...errors, ...(!hasPlace && { place: 'required' }) };
}

/** Faults of a date that lie in its year, and what the year's own are called: said of one, nothing else is wrong with the date. */
const OF_YEAR: Readonly<Record<string, string>> = { in_future: 'in_future', out_of_range: 'out_of_charts' };

function isOfYear(fault: string): boolean {
  return Object.entries(OF_YEAR).some((codes) => codes.includes(fault));
}

interface Answers {
  /** The birth's fields as they were sent, without a prefix. */
  sent: Fields;
  /** As they stand. */
  now: Fields;
  nowMs: number;
}

/**
 * Whether what was said of a field still holds: its answer stands as it was sent, or is wrong to the eye. What only a server can
 * tell of a new answer is not held against it.
 * @param error its field and code, as in the dictionary `errors.fields`.
 */
export function stillWrong(
  { field, code }: { field: string; code: string },
  { sent, now, nowMs }: Answers,
): boolean {
  const names = ANSWERED_BY[field] ?? [field];
  const [before, after] = [toldTime(sent), toldTime(now)];
  const isAnswered = names.some((name) => fieldText(after, name) !== fieldText(before, name));
  if (!isAnswered) return true;
  const fault = faultsOf(now, nowMs)[field];
  // A day that is one now is not to be called none because its year has not come.
  return fault !== undefined && (fault === code || !isOfYear(fault));
}
