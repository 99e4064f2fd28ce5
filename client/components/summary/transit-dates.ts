import type { Transit } from '../../../astrology/transits/transits.ts';
import type { SummaryWords } from '../../../locales/en/summary.ts';

type DateWords = Pick<SummaryWords['result'], 'start' | 'exact' | 'end' | 'open'>;

/** "From: 3 Mar 2027 · Exact: 9 Mar 2027 · To: 15 Mar 2027", by the days of UTC. */
export function transitDates({ startMs, exactMs, endMs }: Transit, words: DateWords, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instantMs: number | null) => (instantMs === null ? words.open : format.format(instantMs));
  return [
    [words.start, day(startMs)],
    ...exactMs.map((instantMs) => [words.exact, day(instantMs)]),
    [words.end, day(endMs)],
  ]
    .map(([name, date]) => `${name}: ${date}`)
    .join(' · ');
}
