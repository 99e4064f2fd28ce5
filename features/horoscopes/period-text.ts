import type { PeriodId } from '../../contract/choices.ts';
import { cachedFormat } from '../cached-format.ts';
import { withFirst } from '../local-time/first-of-month.ts';
import type { Period } from './period.ts';

function daysFormat(options: Intl.DateTimeFormatOptions) {
  return cachedFormat((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }));
}

const day = daysFormat({ dateStyle: 'long' });
const month = daysFormat({ month: 'long', year: 'numeric' });
const year = daysFormat({ year: 'numeric' });

/** At length, or where there is little room. */
type Style = 'long' | 'short';

const FORMATS = {
  day: { long: day, short: daysFormat({ day: 'numeric', month: 'long' }) },
  week: { long: day, short: daysFormat({ day: 'numeric', month: 'short' }) },
  month: { long: month, short: month },
  year: { long: year, short: year },
} as const satisfies Record<PeriodId, Record<Style, typeof day>>;

/** A period in the words of a language: "23 Kasım 2026", "November 23 – 29, 2026", "novembre 2026", "2026". */
export function periodText({ id, fromMs, toMs }: Period, tag: string, style: Style = 'long'): string {
  const days = FORMATS[id][style](tag);
  return withFirst(id === 'week' ? days.formatRange(fromMs, toMs - 1) : days.format(fromMs), tag);
}

const weekday = daysFormat({ weekday: 'long' });
const dayOfMonth = daysFormat({ day: 'numeric', month: 'long' });

/** Some days of a period: within a week "Monday – Wednesday", of a longer one or beyond it "March 20 – June 20". */
export function daysText(
  days: Pick<Period, 'fromMs' | 'toMs'>,
  { id, fromMs, toMs }: Period,
  tag: string,
): string {
  const isWithin = days.fromMs >= fromMs && days.toMs <= toMs;
  const format = id === 'week' && isWithin ? weekday : dayOfMonth;
  return withFirst(format(tag).formatRange(days.fromMs, days.toMs - 1), tag);
}
