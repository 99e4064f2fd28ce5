import type { BookBlock } from '../../../contract/book.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
import { fillText } from '../../../locales/fill-text.ts';

type Spans = Extract<BookBlock, { kind: 'spans' }>;

/** What the figure says: `exact: {{days}}`. */
export interface SpansWords {
  exact: string;
}

interface BookSpansProps {
  block: Spans;
  words: SpansWords;
  tag: string;
}

const WIDTH = 1000;

/** Stretches of time, a row each: drawn to scale, and beside it in words. */
export function BookSpans({ block: { caption, from, to, rows }, words, tag }: BookSpansProps) {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const at = (day: string) => Math.round((WIDTH * (Date.parse(day) - fromMs)) / (toMs - fromMs));
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayOf = (day: string) => withFirst(format.format(Date.parse(day)), tag);
  return (
    <figure className="book__figure">
      <figcaption>{caption}</figcaption>
      <ul className="book__spans">
        {rows.map(({ label, spans }) => (
          <li key={label}>
            <p className="book__span-label">{label}</p>
            <svg viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="book__span-line" x="0" y="11" width={WIDTH} height="2" />
              {spans.map((span) => (
                <g key={span.from}>
                  <rect
                    className="book__span"
                    x={at(span.from)}
                    y="5"
                    width={Math.max(4, at(span.to) - at(span.from))}
                    height="14"
                  />
                  {span.exact.map((day) => (
                    <rect key={day} className="book__span-day" x={at(day) - 3} y="1" width="6" height="22" />
                  ))}
                </g>
              ))}
            </svg>
            <p className="book__span-days">
              {spans.map((span) => spanText(span, format, words, dayOf, tag)).join('; ')}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** `3 Dec 2026 – 4 Jan 2027 (exact: 12 Dec 2026)` */
function spanText(
  { from, to, exact }: Spans['rows'][number]['spans'][number],
  format: Intl.DateTimeFormat,
  words: SpansWords,
  dayOf: (day: string) => string,
  tag: string,
): string {
  const stretch = withFirst(format.formatRange(Date.parse(from), Date.parse(to)), tag);
  if (exact.length === 0) return stretch;
  const days = new Intl.ListFormat(tag).format(exact.map(dayOf));
  return `${stretch} (${fillText(words.exact, { days })})`;
}
