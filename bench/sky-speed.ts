import { lunarEclipses } from '../astrology/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../astrology/eclipses/solar-eclipses.ts';
import { retrogradePeriods } from '../astrology/events/retrograde-periods.ts';
import { yearEvents, yearSpan } from '../astrology/events/year-events.ts';
import { type BenchRow, median } from './row.ts';

const FIRST_YEAR = 2001;
const WARM_UP_YEARS = 10;
const MEASURED_YEARS = 40;

/** Everything that the page of a year computes. */
function wholeYear(year: number): void {
  const { fromMs, toMs } = yearSpan(year);
  yearEvents(year);
  retrogradePeriods(year);
  solarEclipses(fromMs, toMs);
  lunarEclipses(fromMs, toMs);
}

/** Processor time of a year of events, warm. */
export function skySpeed(): BenchRow[] {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP_YEARS + MEASURED_YEARS; index++) {
    const before = process.cpuUsage();
    wholeYear(FIRST_YEAR + index);
    const { user, system } = process.cpuUsage(before);
    if (index >= WARM_UP_YEARS) times.push((user + system) / 1000);
  }
  const ms = median(times);
  return [
    {
      what: 'a whole year of events, eclipses and retrogrades, CPU warm',
      measured: `${ms.toFixed(0)} ms`,
      target: '≤ 60 ms',
      met: ms <= 60,
    },
  ];
}
