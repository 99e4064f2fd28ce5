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

/** Two days of a month in Turkish: Intl parts them by spaces where no year follows, and by none where one does. */
const TURKISH_DAYS = /(?<=^\d\d?)\s–\s(?=\d)/;

/** From a first day to a last, joined as the language joins them in every length of a date: "23–29 Kas", "Nov 23 – 29". */
function rangeText(
  format: Intl.DateTimeFormat,
  { fromMs, toMs }: Pick<Period, 'fromMs' | 'toMs'>,
  tag: string,
): string {
  const range = withFirst(format.formatRange(fromMs, toMs - 1), tag);
  return tag === 'tr' ? range.replace(TURKISH_DAYS, '–') : range;
}

/** A period in the words of a language: "23 Kasım 2026", "November 23 – 29, 2026", "novembre 2026", "2026". */
export function periodText({ id, fromMs, toMs }: Period, tag: string, style: Style = 'long'): string {
  const days = FORMATS[id][style](tag);
  return id === 'week' ? rangeText(days, { fromMs, toMs }, tag) : withFirst(days.format(fromMs), tag);
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
  return rangeText(format(tag), days, tag);
}
