import type { BookBlock } from '../../../contract/book.ts';
import { drawRule, writeText } from './canvas.ts';
import type { Faces } from './faces.ts';
import { INKS, MEASURE, PAGE } from './page-form.ts';
import { baselineOf, linesOf, type PrintBox, setText } from './set-paragraph.ts';
import { widthOf } from './shape-text.ts';
import { STYLES } from './styles.ts';

type Table = Extract<BookBlock, { kind: 'table' }>;

/** Between columns, at the least and at the most. */
const GAP = 14;
const WIDEST_GAP = 44;
const PAD = 1.8;
/** No column is made narrower than this. */
const LEAST = 40;

/** From here on a table of two columns is set twice beside itself, where there is room. */
const LONG = 8;
/** So much too wide, and some cells are broken into two lines. */
const TIGHT = 1.12;

function naturalWidths({ head, rows }: Pick<Table, 'head' | 'rows'>, faces: Faces): number[] {
  return head.map((title, column) =>
    Math.max(
      widthOf(title, STYLES.cellHead, faces),
      ...rows.map((row) => widthOf(row[column] ?? '', STYLES.cell, faces)),
    ),
  );
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** A long table of two columns as one of four, its second half beside the first. */
function paired(table: Table, faces: Faces): Table {
  const { head, rows } = table;
  if (head.length !== 2 || rows.length < LONG) return table;
  const half = Math.ceil(rows.length / 2);
  const beside = rows.slice(0, half).map((row, index) => [...row, ...(rows[half + index] ?? ['', ''])]);
  const both = { ...table, head: [...head, ...head], rows: beside };
  return sumOf(naturalWidths(both, faces)) + GAP * 3 <= MEASURE * TIGHT ? both : table;
}

/** Where columns stand: as wide as they are; where they are too wide together, the widest give way. */
function columnWidths(table: Table, faces: Faces): number[] {
  const widths = naturalWidths(table, faces);
  const room = MEASURE - GAP * (widths.length - 1);
  for (let turn = 0; turn < widths.length; turn += 1) {
    const over = sumOf(widths) - room;
    if (over <= 0) break;
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = Math.max(LEAST, (widths[widest] ?? 0) - over);
  }
  return widths;
}

interface Row {
  cells: readonly string[];
  style: typeof STYLES.cell | typeof STYLES.cellHead;
  rule: readonly [ink: typeof INKS.hair | typeof INKS.faint, thickness: number];
}

function setRow(
  { cells, style, rule }: Row,
  widths: readonly number[],
  faces: Faces,
): Omit<PrintBox, 'keepsNext' | 'before'> {
  // A hair more, so that a cell that fits is not broken by the last figure of its width.
  const lines = widths.map((width, column) => linesOf(cells[column] ?? '', style, width + 0.5, faces));
  const height = Math.max(...lines.map((own) => own.length)) * style.leading + 2 * PAD;
  const gap = Math.min(WIDEST_GAP, (MEASURE - sumOf(widths)) / Math.max(1, widths.length - 1));
  return {
    height,
    breaks: false,
    drawing: (canvas, top) => {
      let x: number = PAGE.left;
      for (const [column, own] of lines.entries()) {
        for (const [index, line] of own.entries()) {
          writeText(canvas, line, style, { x, y: top + PAD + index * style.leading + baselineOf(style) });
        }
        x += (widths[column] ?? 0) + gap;
      }
      drawRule(canvas, PAGE.left, top + height, MEASURE, ...rule);
    },
  };
}

/** A table with its caption above; its first rows keep with the head, its last three with each other. On each page it has its head. */
export function setTable(given: Table, faces: Faces): PrintBox[] {
  const table = paired(given, faces);
  const widths = columnWidths(table, faces);
  const head = setRow({ cells: table.head, style: STYLES.cellHead, rule: [INKS.faint, 0.7] }, widths, faces);
  const rows = table.rows.map((cells, index): PrintBox => {
    const isNearEdge = index < 2 || index >= table.rows.length - 3;
    return {
      ...setRow({ cells, style: STYLES.cell, rule: [INKS.hair, 0.4] }, widths, faces),
      before: 0,
      keepsNext: isNearEdge && index < table.rows.length - 1,
      ...(index > 0 && { under: head }),
    };
  });
  return [
    ...setText(table.caption, { style: STYLES.asideTitle, before: 14, keepsNext: true }, faces),
    { ...head, before: 2, keepsNext: true },
    ...rows,
  ];
}
