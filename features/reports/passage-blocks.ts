import type { BookBlock } from '../../contract/book.ts';
import type { LongTransitTexts } from '../../locales/report-text-types.ts';
import { facts, heading, paragraph, type Spans } from './book-blocks.ts';
import type { BookGiven } from './book-given.ts';
import { pointName } from './book-names.ts';
import type { LongPassage, LongTransit } from './long-passages.ts';

type PassageGiven = Pick<BookGiven<'year'>, 'words' | 'astro' | 'dates'> & {
  texts: { longTransits: LongTransitTexts };
};

/** `Saturn square Sun`; with each of its aspects where there are two. */
function passageName(
  { mover, point, transits }: LongPassage,
  { astro, dates }: Pick<PassageGiven, 'astro' | 'dates'>,
): string {
  const aspects = [...new Set(transits.map(({ aspect }) => astro.aspects[aspect]))];
  return `${astro.bodies[mover]} ${dates.list(aspects)} ${pointName(point, astro)}`;
}

/** When one aspect is exact; with its name where the passage has two. */
function exactRow({ aspect, exactMs }: LongTransit, isAlone: boolean, given: PassageGiven): [string, string] {
  const { words, astro, dates } = given;
  const days = dates.list([...new Set(exactMs.map(dates.day))]);
  return [words.facts.exact, isAlone ? days : `${astro.aspects[aspect]}, ${days}`];
}

function reachRows({ transits }: LongPassage, { words, dates }: PassageGiven): [string, string][] {
  const stays = transits.flatMap((transit) => transit.stays).toSorted((a, b) => a.fromMs - b.fromMs);
  return stays.map((stay) => [words.facts.within, dates.span(stay.fromMs, stay.toMs)]);
}

/** How a passage is told: under which heading, and whether with the times that it is in reach. */
interface PassageForm {
  level: 1 | 2;
  hasReach: boolean;
}

/** A passage in words, with its days. */
export function passageBlocks(
  passage: LongPassage,
  { level, hasReach }: PassageForm,
  given: PassageGiven,
): BookBlock[] {
  const { mover, point, kind, transits } = passage;
  return [
    heading(passageName(passage, given), level),
    ...facts(
      ...transits.map((transit) => exactRow(transit, transits.length === 1, given)),
      ...(hasReach ? reachRows(passage, given) : []),
    ),
    paragraph('longTransits', given.texts.longTransits[mover][point][kind]),
  ];
}

/** The passages over the time that is told, a row each. */
export function passageSpans(
  passages: readonly LongPassage[],
  { fromMs, toMs, caption }: { fromMs: number; toMs: number; caption: string },
  given: Pick<PassageGiven, 'astro' | 'dates'>,
): Spans {
  const { dates } = given;
  return {
    kind: 'spans',
    caption,
    from: dates.iso(fromMs),
    to: dates.iso(toMs),
    rows: passages.map((passage) => ({
      label: passageName(passage, given),
      spans: passage.transits.flatMap(({ stays, exactMs }) =>
        stays.map((stay) => ({
          from: dates.iso(stay.fromMs),
          to: dates.iso(stay.toMs),
          exact: exactMs.filter((atMs) => atMs >= stay.fromMs && atMs <= stay.toMs).map(dates.iso),
        })),
      ),
    })),
  };
}
