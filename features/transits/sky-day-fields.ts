import { isCalendarDay } from '../../contract/calendar-day.ts';
import { isServedYear } from '../../contract/years.ts';
import { fieldsUnder } from '../births/prefixed-fields.ts';

/** Before the names of the fields that ask for the sky of a day: `skyday`, `skymonth`, `skyyear`. */
export const SKY_PREFIX = 'sky';

export const SKY_DAY_FIELDS = ['skyday', 'skymonth', 'skyyear'] as const;

/** A day, `YYYY-MM-DD`, or what is wrong with it: codes of `errors.fields.date`. */
export type SkyDayReading =
  | { ok: true; day: string }
  | { ok: false; code: 'malformed' | 'impossible' | 'out_of_range' };

function pad(figure: number): string {
  return String(figure).padStart(2, '0');
}

/** Reads the day whose sky is asked for; null where a form asks for none. */
export function readSkyDay(form: Readonly<Record<string, string>>): SkyDayReading | null {
  const { day = '', month = '', year = '' } = fieldsUnder(form, SKY_PREFIX);
  const texts = [year, month, day].map((text) => text.trim());
  if (texts.every((text) => text === '')) return null;
  if (!texts.every((text) => /^\d{1,4}$/.test(text))) return { ok: false, code: 'malformed' };
  const [y = 0, m = 0, d = 0] = texts.map(Number);
  if (!isServedYear(y)) return { ok: false, code: y < 1000 ? 'malformed' : 'out_of_range' };
  if (!isCalendarDay(y, m, d)) return { ok: false, code: 'impossible' };
  return { ok: true, day: `${y}-${pad(m)}-${pad(d)}` };
}
