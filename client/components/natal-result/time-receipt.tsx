import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { birthplaceText } from '../birthplace-text.ts';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import { formatDate, formatMoment, formatOffset, formatStretch } from '../moment-text.ts';
import './natal-result.css';

interface TimeReceiptProps {
  chart: BirthChart;
  words: NatalWords['receipt'];
  astro: Pick<AstroWords, 'compass'>;
  tag: string;
  /** What the chart was drawn by, where that may be chosen. */
  settingRows?: readonly FactRow[];
  /** Whose it is, where there are two people. */
  heading?: string;
  /** Path of the glossary; absent where an earlier receipt of the page leads there. */
  glossary?: string | undefined;
}

function ruleText(chart: BirthChart, words: NatalWords['receipt']): string {
  const { rule, abbreviation } = chart.timeZone;
  // Where a zone has no letters the database writes its offset, which stands in a row of its own.
  if (abbreviation === null || !/^\p{L}/u.test(abbreviation))
    return words.rules[rule].replace(/\s*\(.*\)$/, '');
  return fillText(words.rules[rule], { abbreviation });
}

/** The moment of a birth, or the stretch that it lies in, by clocks at that offset. */
function whenText({ day, instantMs }: BirthChart, offsetSeconds: number, tag: string): string {
  return day ? formatStretch(day, offsetSeconds, tag) : formatMoment(instantMs, offsetSeconds, tag);
}

/** How the clock time became universal time, so that anyone can check it or put it right; folded until somebody asks. */
export function TimeReceipt(props: TimeReceiptProps) {
  const { chart, words, astro, tag, settingRows = [], heading = words.heading, glossary } = props;
  // Where the day alone is known there is no clock time to account for.
  const isClock = chart.day === null || Boolean(chart.day.turning);
  const offset = chart.utcOffsetSeconds;
  const rows: FactRow[] = [[words.place, birthplaceText(chart.place, astro, tag)]];
  if (isClock) {
    rows.push([words.local, whenText(chart, offset, tag)]);
    rows.push([words.offset, `UTC${formatOffset(offset)}`]);
    rows.push([words.universal, whenText(chart, 0, tag), 'universal-time']);
  } else rows.push([words.date, formatDate(chart.instantMs, offset, tag)]);
  if (chart.timeZone.id !== null) rows.push([words.zone, chart.timeZone.id, 'time-zone']);
  const isMeanTime = chart.timeZone.rule === 'local-mean-time';
  if (isClock) rows.push([words.rule, ruleText(chart, words), isMeanTime ? 'local-mean-time' : undefined]);
  return (
    <details className="receipt">
      <summary>{heading}</summary>
      <FactRows rows={[...rows, ...settingRows]} className="receipt__rows" glossary={glossary} />
      {isClock && <p className="receipt__note no-print">{words.wrong}</p>}
    </details>
  );
}
