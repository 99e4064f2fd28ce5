import { HALF_SIZE } from '../../../client/components/wheel-geometry.ts';
import type { Book, BookBlock } from '../../../contract/book.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { drawBar, drawRule, writeText } from './canvas.ts';
import { drawWheel } from './draw-wheel.ts';
import type { Faces } from './faces.ts';
import { INKS, MEASURE, PAGE } from './page-form.ts';
import { setFacts } from './set-facts.ts';
import { baselineOf, linesOf, type PrintBox, setText } from './set-paragraph.ts';
import { setSpans } from './set-spans.ts';
import { setTable } from './set-table.ts';
import { STYLES } from './styles.ts';
import { PAPER_INKS } from './wheel-inks.ts';

export interface BlockGiven {
  faces: Faces;
  words: Pick<AstroWords, 'anglesShort'>;
  /** BCP 47. */
  tag: string;
}

/** White from the top of the text to a chapter's title. */
const SINK = 18;
/** Of the square that a wheel stands in. */
const WHEEL_SIDE = 306;
const LEAST_WHEEL_SIDE = 208;

/** A box that is white. */
function white(height: number, more: Partial<PrintBox> = {}): PrintBox {
  return { height, before: 0, keepsNext: true, breaks: false, drawing: () => undefined, ...more };
}

function setChapter(title: string, { faces }: BlockGiven): PrintBox[] {
  const rule: PrintBox = {
    height: 14,
    before: 8,
    keepsNext: true,
    breaks: false,
    drawing: (canvas, top) => drawRule(canvas, PAGE.left, top + 3, 34, INKS.gold, 1.1),
  };
  const lines = setText(title, { style: STYLES.chapter, before: 0, keepsNext: true }, faces);
  return [white(SINK, { breaks: true }), ...lines, rule];
}

function setAside({ title, text }: Extract<BookBlock, { kind: 'aside' }>, { faces }: BlockGiven): PrintBox[] {
  const indent = 14;
  const { leading } = STYLES.aside;
  const beside: PrintBox['drawing'] = (canvas, top) =>
    drawBar(canvas, { x: PAGE.left, y: top, width: 1.6, height: leading }, INKS.gold);
  const head =
    title === null
      ? []
      : setText(title, { style: STYLES.asideTitle, before: 16, keepsNext: true, indent, beside }, faces);
  const body = setText(text, { style: STYLES.aside, before: title === null ? 18 : 0, indent, beside }, faces);
  return [...head, ...body];
}

function setWheel(
  { caption, inner, outer }: Extract<BookBlock, { kind: 'wheel' }>,
  { faces, words }: BlockGiven,
): PrintBox[] {
  const half = inner.angles ? HALF_SIZE.timed : HALF_SIZE.untimed;
  const picture: PrintBox = {
    height: WHEEL_SIDE,
    least: LEAST_WHEEL_SIDE,
    before: 16,
    keepsNext: true,
    breaks: false,
    drawing: (canvas, top, side) => {
      const origin = { x: PAGE.width / 2, y: top + side / 2, scale: side / (2 * half) };
      drawWheel(inner, outer, { canvas, origin, inks: PAPER_INKS, words });
    },
  };
  const lines = linesOf(caption, STYLES.caption, MEASURE, faces);
  const captions = lines.map(
    (line, index): PrintBox => ({
      height: STYLES.caption.leading,
      before: index === 0 ? 8 : 0,
      keepsNext: index < lines.length - 1,
      breaks: false,
      drawing: (canvas, top) =>
        writeText(canvas, line, STYLES.caption, {
          x: PAGE.width / 2,
          y: top + baselineOf(STYLES.caption),
          align: 'centre',
        }),
    }),
  );
  return [picture, ...captions];
}

/** A block as boxes that flow over pages. */
export function setBlock(block: BookBlock, before: BookBlock | undefined, given: BlockGiven): PrintBox[] {
  const { faces, tag } = given;
  switch (block.kind) {
    case 'chapter':
      return setChapter(block.title, given);
    case 'lead':
      return setText(block.text, { style: STYLES.lead, before: 4 }, faces);
    case 'heading': {
      const style = block.level === 1 ? STYLES.heading : STYLES.subheading;
      const space = before?.kind === 'heading' ? 8 : block.level === 1 ? 24 : 18;
      return setText(block.text, { style, before: space, keepsNext: true }, faces);
    }
    case 'facts':
      return setFacts(block.rows, faces);
    case 'paragraph':
      return setText(block.text, { style: STYLES.body, before: before?.kind === 'facts' ? 6 : 7 }, faces);
    case 'aside':
      return setAside(block, given);
    case 'table':
      return setTable(block, faces);
    case 'wheel':
      return setWheel(block, given);
    case 'spans':
      return setSpans(block, tag, faces);
  }
}

/** The tag of a book's language. */
export function tagOf({ language }: Pick<Book, 'language'>): string {
  return LOCALES[language].tag;
}
