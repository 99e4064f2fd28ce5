import { HALF_SIZE } from '../../../client/components/wheel-geometry.ts';
import type { Book } from '../../../contract/book.ts';
import { type Canvas, drawBar, drawRule, writeText } from './canvas.ts';
import { drawWheel } from './draw-wheel.ts';
import { INKS, MEASURE, PAGE } from './page-form.ts';
import type { BlockGiven } from './set-blocks.ts';
import { linesOf } from './set-paragraph.ts';
import type { TextStyle } from './shape-text.ts';
import { STYLES } from './styles.ts';
import { NIGHT_INKS } from './wheel-inks.ts';

const WHEEL_SIDE = 270;
const WHEEL_TOP = 92;
const TITLE_TOP = 414;
const WIDEST = MEASURE + 40;
/** Between two people who stand beside one another. */
const GAP = 20;
/** The last baseline that lines on the cover may have. */
const LINES_FOOT = 552;

/** Where lines stand: about a middle, so wide at the most, from a baseline on. */
interface Column {
  middle: number;
  width: number;
  y: number;
}

type Set = readonly (readonly [text: string, style: TextStyle])[];

/** Writes texts below one another. @returns the baseline after them. */
function writeColumn(canvas: Canvas, texts: Set, { middle, width, y }: Column): number {
  let at = y;
  for (const [text, style] of texts) {
    for (const line of linesOf(text, style, width, canvas.faces)) {
      if (at > LINES_FOOT) return at;
      writeText(canvas, line, style, { x: middle, y: at, align: 'centre' });
      at += style.leading;
    }
  }
  return at;
}

/** Whose book it is: one person in the middle, two beside one another. */
function drawPeople(canvas: Canvas, { people = [] }: Book, y: number): void {
  const width = (WIDEST - GAP * (people.length - 1)) / people.length;
  for (const [index, { name, lines }] of people.entries()) {
    const middle = PAGE.width / 2 - WIDEST / 2 + width / 2 + index * (width + GAP);
    const texts: Set = [
      ...(name === null ? [] : [[name, STYLES.coverName] as const]),
      ...lines.map((line) => [line, STYLES.coverLine] as const),
    ];
    // Without a name the lines begin where the names of others stand, or a little higher.
    writeColumn(canvas, texts, { middle, width, y: y + (name === null ? 0 : 4) });
  }
}

/** Lines of the cover that are of nobody: the year of a year's book. Of a book that names no people, all. */
function ownLines({ subtitle, people = [] }: Book): readonly string[] {
  const theirs = people.reduce((sum, { name, lines }) => sum + lines.length + (name === null ? 0 : 1), 0);
  return subtitle.slice(0, subtitle.length - theirs);
}

/** The first page: the night, the chart, the title and whose book it is. */
export function drawCover(canvas: Canvas, book: Book, { words }: BlockGiven): void {
  // Beyond the edges, or a viewer's rounding leaves a white line.
  drawBar(canvas, { x: -2, y: -2, width: PAGE.width + 4, height: PAGE.height + 4 }, INKS.night);
  const middle = PAGE.width / 2;
  writeText(canvas, 'CELESTIA', STYLES.brand, { x: middle, align: 'centre', y: 58 });
  const half = book.cover.angles ? HALF_SIZE.timed : HALF_SIZE.untimed;
  const origin = { x: middle, y: WHEEL_TOP + WHEEL_SIDE / 2, scale: WHEEL_SIDE / (2 * half) };
  drawWheel(book.cover, null, { canvas, origin, inks: NIGHT_INKS, words }, 'picture');
  const column = { middle, width: WIDEST };
  const below = writeColumn(canvas, [[book.title, STYLES.coverTitle]], { ...column, y: TITLE_TOP });
  drawRule(canvas, middle - 17, below - 18, 34, INKS.brass, 1.1);
  const own = ownLines(book).map((line) => [line, STYLES.coverLine] as const);
  const y = writeColumn(canvas, own, { ...column, y: below + 8 });
  drawPeople(canvas, book, own.length > 0 ? y + 10 : y);
}
