/** A line that somebody may turn to, as one entry of the table. */

export const LINE_KINDS = ['emergency', 'suicide', 'violence', 'child'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** `unknown` where the source does not say. Times are the country's own. */
export type LineHours =
  | 'always'
  | 'unknown'
  | { days: 'daily' | 'weekdays' | 'monday-to-saturday'; from: string; to: string };

export interface HelpLine {
  kind: LineKind;
  /** The line's own name for itself; not translated. */
  name: string;
  /** As it is dialled in that country. */
  call: string | null;
  /** A number for text messages, with the word to send where one is asked for. */
  text: { number: string; word?: string } | null;
  /** A page to go to instead of, or beside, a number. */
  web: string | null;
  hours: LineHours;
  /** Whether, where the number stands (line-sources.ts), the line, a public body or a health service says it, or a newspaper or another charity. */
  saidBy: 'itself' | 'others';
  /** `YYYY-MM-DD`: the day on which the number and its source were last compared. */
  checked: string;
}

/** ISO 3166-1 alpha-2. */
export type CountryLines = Readonly<Record<string, readonly HelpLine[]>>;

/** The day of the last comparison of the whole table. An entry that was looked at later says so itself. */
const CHECKED = '2026-11-23';

type Ways = Partial<Pick<HelpLine, 'call' | 'text' | 'web' | 'hours' | 'saidBy' | 'checked'>>;

/** An entry; a line that says nothing else is called and says it itself. */
export function line(kind: LineKind, name: string, ways: Ways): HelpLine {
  return {
    call: null,
    text: null,
    web: null,
    hours: 'always',
    saidBy: 'itself',
    checked: CHECKED,
    ...ways,
    kind,
    name,
  };
}
