import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { formatCoordinates } from '../../../features/births/coordinates.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import { formatOffset } from '../moment-text.ts';
import './result-head.css';

interface PaperFactsProps {
  chart: BirthChart;
  words: Pick<NatalWords['receipt'], 'place' | 'zone'>;
  astro: Pick<AstroWords, 'compass'>;
  tag: string;
  /** What the chart was drawn by. */
  settingRows?: readonly FactRow[];
  /** Whose chart it is, where there are two. */
  name?: string;
}

/** On paper alone, below a result's title: what somebody needs to draw the chart again. On the screen the receipt has it. */
export function PaperFacts({ chart, words, astro, tag, settingRows = [], name }: PaperFactsProps) {
  const { place, timeZone, utcOffsetSeconds } = chart;
  const offset = `UTC${formatOffset(utcOffsetSeconds)}`;
  const rows: FactRow[] = [
    [name ?? words.place, formatCoordinates(place, astro.compass, tag)],
    [words.zone, timeZone.id === null ? offset : `${timeZone.id} (${offset})`],
  ];
  return <FactRows rows={[...rows, ...settingRows]} className="paper-facts" />;
}
