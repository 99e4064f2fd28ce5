import { type Canvas, drawRule, writeText } from './canvas.ts';
import { INKS, MEASURE, PAGE } from './page-form.ts';
import type { BlockGiven } from './set-blocks.ts';
import { baselineOf, linesOf } from './set-paragraph.ts';
import { STYLES } from './styles.ts';

/** A chapter and the number of the page that it begins on. */
export interface Entry {
  title: string;
  page: number;
}

/** A stretch of the page that leads to a chapter: points from the top left. */
export interface EntryPlace extends Entry {
  top: number;
  height: number;
}

const TITLE_WIDTH = MEASURE - 40;
const PAD = 7;
const COLOPHON_WIDTH = MEASURE * 0.82;

/** What the page of contents says. */
export interface Contents {
  title: string;
  entries: readonly Entry[];
  /** In small print, at the foot. */
  colophon: string;
}

/** At the foot of the page, its last line on the last that text may have. */
function drawColophon(canvas: Canvas, text: string, { faces }: BlockGiven): void {
  const { leading } = STYLES.caption;
  const lines = linesOf(text, STYLES.caption, COLOPHON_WIDTH, faces);
  for (const [index, line] of lines.entries()) {
    writeText(canvas, line, STYLES.caption, {
      x: PAGE.left,
      y: PAGE.foot - (lines.length - 1 - index) * leading,
    });
  }
}

/** Draws the page of contents. @returns where each entry stands. */
export function drawContents(canvas: Canvas, contents: Contents, given: BlockGiven): EntryPlace[] {
  const { title, entries, colophon } = contents;
  const { faces } = given;
  drawColophon(canvas, colophon, given);
  let top = PAGE.top + 18;
  writeText(canvas, title, STYLES.chapter, { x: PAGE.left, y: top + baselineOf(STYLES.chapter) });
  drawRule(canvas, PAGE.left, top + STYLES.chapter.leading + 11, 34, INKS.gold, 1.1);
  top += STYLES.chapter.leading + 30;
  return entries.map((entry) => {
    const lines = linesOf(entry.title, STYLES.contents, TITLE_WIDTH, faces);
    const { leading } = STYLES.contents;
    const place = { ...entry, top, height: lines.length * leading + 2 * PAD };
    for (const [index, line] of lines.entries()) {
      const y = top + PAD + index * leading + baselineOf(STYLES.contents);
      writeText(canvas, line, STYLES.contents, { x: PAGE.left, y });
      if (index === lines.length - 1) {
        writeText(canvas, String(entry.page), STYLES.value, {
          x: PAGE.width - PAGE.right,
          y,
          align: 'right',
        });
      }
    }
    drawRule(canvas, PAGE.left, top + place.height, MEASURE, INKS.hair, 0.4);
    top += place.height;
    return place;
  });
}
