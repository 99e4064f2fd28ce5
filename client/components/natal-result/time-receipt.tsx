import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import { formatMoment, formatOffset } from '../moment-text.ts';
import './natal-result.css';

interface TimeReceiptProps {
  chart: BirthChart;
  words: NatalWords['receipt'];
  tag: string;
  /** False where only the day is known: then there is no clock time to account for. */
  timeKnown: boolean;
  /** What the chart was drawn by, where that may be chosen. */
  settingRows?: readonly FactRow[];
  /** Two receipts on a page need two. */
  headingId?: string;
}

function ruleText(chart: BirthChart, words: NatalWords['receipt']): string {
  const { rule, abbreviation } = chart.timeZone;
  return fillText(words.rules[rule], { abbreviation: abbreviation ?? '' });
}

/** Place name with region and country, or the bare coordinates. */
function placeText({ place }: BirthChart, tag: string): string {
  const { name, region, country, latitude, longitude } = place;
  if (name === null) return `${latitude}, ${longitude}`;
  const countryName = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return [name, region === name ? null : region, countryName].filter(Boolean).join(', ');
}

/** How the clock time became universal time, so that anyone can check it or put it right. */
export function TimeReceipt(props: TimeReceiptProps) {
  const { chart, words, tag, timeKnown, settingRows = [], headingId = 'receipt-heading' } = props;
  const { instantMs } = chart;
  const offset = chart.utcOffsetSeconds;
  const rows: FactRow[] = [[words.place, placeText(chart, tag)]];
  if (timeKnown) {
    rows.push([words.local, formatMoment(instantMs, offset, tag)]);
    rows.push([words.offset, `UTC${formatOffset(offset)}`]);
    rows.push([words.universal, formatMoment(instantMs, 0, tag)]);
  }
  if (chart.timeZone.id !== null) rows.push([words.zone, chart.timeZone.id]);
  if (timeKnown) rows.push([words.rule, ruleText(chart, words)]);
  return (
    <section className="receipt card" aria-labelledby={headingId}>
      <h3 id={headingId}>{words.heading}</h3>
      <FactRows rows={[...rows, ...settingRows]} className="receipt__rows" />
      {timeKnown && <p className="receipt__note no-print">{words.wrong}</p>}
    </section>
  );
}
