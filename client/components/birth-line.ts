import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { birthplaceText } from './birthplace-text.ts';
import { formatClock, formatDate, formatMoment } from './moment-text.ts';

/** When somebody was born by the clock of the place: to the minute, within a stretch of the day, or on a day. */
function birthTimeText({ instantMs, utcOffsetSeconds, day }: BirthChart, tag: string): string {
  if (!day) return formatMoment(instantMs, utcOffsetSeconds, tag);
  const date = formatDate(instantMs, utcOffsetSeconds, tag);
  if (!day.turning) return date;
  const clock = (atMs: number) => formatClock(atMs, utcOffsetSeconds, tag);
  return `${date}, ${clock(day.fromMs)}–${clock(day.toMs)}`;
}

/** "June 10, 1990 at 2:30 PM · Istanbul, Türkiye" */
export function birthLine(chart: BirthChart, astro: Pick<AstroWords, 'compass'>, tag: string): string {
  return `${birthTimeText(chart, tag)} · ${birthplaceText(chart.place, astro, tag)}`;
}
