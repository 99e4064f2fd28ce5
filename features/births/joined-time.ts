import { toldTime } from './told-time.ts';

/** A birth's fields, by name. */
type Fields = Readonly<Record<string, string>>;

const FIGURE = /^\d{1,2}$/;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Hour, minute and half of the day as the one text that a kept birth holds. Figures become `HH:MM`; a whole time that stands in
 * the hour's field stays as it was typed; a figure that may be of either half of the day is nothing yet.
 */
function joined({ hour = '', minute = '', period }: Fields): string {
  const typed = hour.trim();
  if (!FIGURE.test(typed) || !FIGURE.test(minute.trim())) return FIGURE.test(typed) ? '' : typed;
  const figure = Number(typed);
  if (period === '' && figure >= 1 && figure <= 12 && !typed.startsWith('0')) return '';
  const hours = period === 'pm' ? (figure % 12) + 12 : period === 'am' ? figure % 12 : figure;
  return `${pad(hours)}:${pad(Number(minute))}`;
}

/** The fields as a birth is kept by: what they tell of the time, with `time` for what stands in hour and minute. */
export function withJoinedTime(typed: Fields): Fields {
  const fields = toldTime(typed);
  return fields.hour === undefined ? fields : { ...fields, time: joined(fields) };
}
