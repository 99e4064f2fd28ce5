import type { ReactNode } from 'react';
import type { Transit } from '../../../astrology/transits/find-transits.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';
import { Instant } from '../local-time/instant.tsx';
import './transit-dates.css';

interface TransitDatesProps {
  transit: Transit;
  words: Pick<SummaryWords['result'], 'start' | 'exact' | 'end' | 'open'>;
  clock: PageClock;
}

/** "From: 3 Mar 2027  Exact: 9 Mar 2027  To: 15 Mar 2027", by the days of the page's clock; each stays with its name. */
export function TransitDates({ transit: { startMs, exactMs, endMs }, words, clock }: TransitDatesProps) {
  const day = (instantMs: number | null): ReactNode =>
    instantMs === null ? words.open : <Instant at={instantMs} as="shortDate" clock={clock} />;
  const dates = [
    [words.start, startMs],
    ...exactMs.map((instantMs) => [words.exact, instantMs] as const),
    [words.end, endMs],
  ] as const;
  return dates.map(([name, instantMs]) => (
    <i key={`${name} ${instantMs}`} className="transit-date">
      {name}: {day(instantMs)}{' '}
    </i>
  ));
}
