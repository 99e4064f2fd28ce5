import type { Book } from '../../contract/book.ts';
import type { BookWords } from '../../locales/en/book.ts';
import { fillText } from '../../locales/fill-text.ts';
import { withFirst } from '../local-time/first-of-month.ts';
import type { BookAsk } from './book-given.ts';
import type { ReportId } from './report-kinds.ts';

interface CoverBirth {
  date: string;
  time: string | null;
  chart: { place: { name: string | null } };
}

type CoverLines = Required<Pick<Book, 'subtitle' | 'people'>>;

interface CoverParts {
  report: ReportId;
  births: readonly CoverBirth[];
  ask: BookAsk;
  words: Pick<BookWords, 'cover'>;
  tag: string;
}

/** A day and a time as they were told: no zone moves them. */
function bornText({ date, time }: CoverBirth, { cover }: CoverParts['words'], tag: string): string {
  const told = new Date(`${date}T${time ?? '12:00'}Z`);
  const day = withFirst(
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(told),
    tag,
  );
  if (time === null) return fillText(cover.bornSomeTime, { date: day });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(told);
  return fillText(cover.born, { date: day, time: clock });
}

/** `10 June 2027 to 10 June 2028`, from birthday to birthday. */
function yearText({ date }: CoverBirth, year: number, { cover }: CoverParts['words'], tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const [, month, day] = date.split('-').map(Number);
  const birthday = (of: number) => withFirst(format.format(Date.UTC(of, (month ?? 1) - 1, day ?? 1)), tag);
  return fillText(cover.year, { from: birthday(year), to: birthday(year + 1) });
}

/** Whose book it is: of each birth the name, the day, the place, a line each, and the same by person; of a year's book the year before. */
export function coverLines({ report, births, ask, words, tag }: CoverParts): CoverLines {
  const [first] = births;
  const year = report === 'year' && ask.year !== null && first ? [yearText(first, ask.year, words, tag)] : [];
  const people = births.map((birth, index) => ({
    name: ask.names[index]?.trim() || null,
    lines: [bornText(birth, words, tag), birth.chart.place.name ?? ''].filter((line) => line.trim() !== ''),
  }));
  const subtitle = [...year, ...people.flatMap(({ name, lines }) => [...(name ? [name] : []), ...lines])];
  return { subtitle, people };
}
