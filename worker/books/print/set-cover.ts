import { HALF_SIZE } from '../../../client/components/wheel-geometry.ts';
import type { Book } from '../../../contract/book.ts';
import { type Canvas, drawBar, drawRule, writeText } from './canvas.ts';
import { drawWheel } from './draw-wheel.ts';
import { INKS, MEASURE, PAGE } from './page-form.ts';
import type { BlockGiven } from './set-blocks.ts';
import { linesOf } from './set-paragraph.ts';
import { STYLES } from './styles.ts';
import { NIGHT_INKS } from './wheel-inks.ts';

const WHEEL_SIDE = 270;
const WHEEL_TOP = 92;
const TITLE_TOP = 414;
/** The last baseline that lines on the cover may have. */
const LINES_FOOT = 540;

/** The first page: the night, the chart, the title and whose book it is. */
export function drawCover(canvas: Canvas, book: Book, { faces, words }: BlockGiven): void {
  // Beyond the edges, or a viewer's rounding leaves a white line.
  drawBar(canvas, { x: -2, y: -2, width: PAGE.width + 4, height: PAGE.height + 4 }, INKS.night);
  const middle = PAGE.width / 2;
  const centre = { x: middle, align: 'centre' } as const;
  writeText(canvas, 'CELESTIA', STYLES.brand, { ...centre, y: 58 });
  const half = book.cover.angles ? HALF_SIZE.timed : HALF_SIZE.untimed;
  const origin = { x: middle, y: WHEEL_TOP + WHEEL_SIDE / 2, scale: WHEEL_SIDE / (2 * half) };
  drawWheel(book.cover, null, { canvas, origin, inks: NIGHT_INKS, words }, 'picture');
  let y: number = TITLE_TOP;
  for (const line of linesOf(book.title, STYLES.coverTitle, MEASURE + 40, faces)) {
    writeText(canvas, line, STYLES.coverTitle, { ...centre, y });
    y += STYLES.coverTitle.leading;
  }
  drawRule(canvas, middle - 17, y - 18, 34, INKS.brass, 1.1);
  y += 8;
  for (const text of book.subtitle) {
    for (const line of linesOf(text, STYLES.coverLine, MEASURE + 40, faces)) {
      if (y > LINES_FOOT) return;
      writeText(canvas, line, STYLES.coverLine, { ...centre, y });
      y += STYLES.coverLine.leading;
    }
  }
}
