import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import { formatDate, formatMoment, formatOffset, formatStretch } from '../moment-text.ts';
import './natal-result.css';

interface TimeReceiptProps {
  chart: BirthChart;
  words: NatalWords['receipt'];
  tag: string;
  /** False where only the day is known, or a part of it: then there is no one clock time to account for. */
  timeKnown: boolean;
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

/** The moment of a birth, or the stretch that it lies in, by clocks at that offset. */
function whenText({ day, instantMs }: BirthChart, offsetSeconds: number, tag: string): string {
  return day ? formatStretch(day, offsetSeconds, tag) : formatMoment(instantMs, offsetSeconds, tag);
}

/** How the clock time became universal time, so that anyone can check it or put it right. */
export function TimeReceipt(props: TimeReceiptProps) {
  const { chart, words, tag, timeKnown, headingId = 'receipt-heading' } = props;
  const isClock = timeKnown || Boolean(chart.day?.turning);
  const offset = chart.utcOffsetSeconds;
  const rows: FactRow[] = [[words.place, placeText(chart, tag)]];
  if (isClock) {
    rows.push([words.local, whenText(chart, offset, tag)]);
    rows.push([words.offset, `UTC${formatOffset(offset)}`]);
    rows.push([words.universal, whenText(chart, 0, tag)]);
  } else rows.push([words.date, formatDate(chart.instantMs, offset, tag)]);
  if (chart.timeZone.id !== null) rows.push([words.zone, chart.timeZone.id]);
  if (isClock) rows.push([words.rule, ruleText(chart, words)]);
  return (
    <section className="receipt card" aria-labelledby={headingId}>
      <h3 id={headingId}>{words.heading}</h3>
      <FactRows rows={rows} className="receipt__rows" />
      {isClock && <p className="receipt__note no-print">{words.wrong}</p>}
    </section>
  );
}
