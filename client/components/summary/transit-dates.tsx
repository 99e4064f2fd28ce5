import type { ReactNode } from 'react';
import type { Transit } from '../../../astrology/transits/find-transits.ts';
import { colonOf } from '../../../features/colon.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import { Instant } from '../local-time/instant.tsx';
import './transit-dates.css';

interface TransitDatesProps {
  transit: Transit;
  words: Pick<SummaryWords['result'], 'start' | 'exact' | 'end' | 'open'>;
  clock: PageClock;
}

/** "Mar 3 – 15, 2027  Exact: Mar 9, 2027", by the days of the page's clock; an end that is not known has its own name. */
export function TransitDates({ transit: { startMs, exactMs, endMs }, words, clock }: TransitDatesProps) {
  const day = (instantMs: number | null): ReactNode =>
    instantMs === null ? words.open : <Instant at={instantMs} as="shortDate" clock={clock} />;
  const named = (name: string, instantMs: number | null) => (
    <i key={`${name} ${instantMs}`} className="transit-date">
      {name}
      {colonOf(clock.tag)}
      {day(instantMs)}{' '}
    </i>
  );
  const exact = exactMs.map((instantMs) => named(words.exact, instantMs));
  if (startMs === null || endMs === null) {
    return [named(words.start, startMs), ...exact, named(words.end, endMs)];
  }
  return [
    <i key="stretch" className="transit-date">
      <Instant at={startMs} to={endMs} as="shortDate" clock={clock} />{' '}
    </i>,
    ...exact,
  ];
}
