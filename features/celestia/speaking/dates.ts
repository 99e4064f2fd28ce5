import type { CelestiaNames } from '../../../locales/celestia-words.ts';
import { fillText } from '../../../locales/fill-text.ts';

/** Where and when dates are read: the zone of who asks (tz database), the moment of asking in UTC ms. */
export interface Clock {
  timeZone: string;
  nowMs: number;
}

interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

function dayOf(instantMs: number, timeZone: string): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const [month = 1, day = 1, year = 1970] = parts.format(instantMs).split('/').map(Number);
  return { year, month, day };
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether an instant (UTC ms) falls on a Saturday or a Sunday in a time zone. */
export function isAtWeekend(instantMs: number, timeZone: string): boolean {
  const { year, month, day } = dayOf(instantMs, timeZone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
}

/** A date in every form that a language's sentences ask for; with its year where that is not the present one. */
export function dateForms(
  instantMs: number,
  { months, dates, datesWithYear, firstDay }: CelestiaNames,
  { timeZone, nowMs }: Clock,
): Record<string, string> {
  const { year, month, day } = dayOf(instantMs, timeZone);
  const isThisYear = year === dayOf(nowMs, timeZone).year;
  const name = months[month - 1] ?? {};
  const blanks: Record<string, string | number> = { day: day === 1 ? firstDay : day, year };
  for (const [form, text] of Object.entries(name)) blanks[`month_${form}`] = text;
  const templates = isThisYear ? dates : datesWithYear;
  return Object.fromEntries(
    Object.entries(templates).map(([form, template]) => [
      form,
      fillText(template.replaceAll('month.', 'month_'), blanks),
    ]),
  );
}
