import type { BookBlock } from '../../../contract/book.ts';
import { type Canvas, drawBar, drawPath, writeText } from './canvas.ts';
import type { Faces } from './faces.ts';
import { INKS, MEASURE, PAGE } from './page-form.ts';
import { baselineOf, linesOf, type PrintBox, setText } from './set-paragraph.ts';
import { STYLES } from './styles.ts';

type Spans = Extract<BookBlock, { kind: 'spans' }>;

const LABEL_WIDTH = 118;
const LEFT = PAGE.left + LABEL_WIDTH;
const WIDTH = MEASURE - LABEL_WIDTH;
const BAR = 4;
const PAD = 2.5;
const DAY_MS = 86_400_000;
/** Longer stretches are marked by years. */
const MONTHS_MS = 800 * DAY_MS;
/** A mark that is nearer to the right edge than this has no room for its name. */
const MARK_ROOM = 10;

const DOT = 'M-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0';

interface Scale {
  xOf(day: string): number;
  marks: readonly { x: number; name: string }[];
}

/** First days of months, or of years, between two days. */
function marksBetween(fromMs: number, toMs: number, tag: string): { atMs: number; name: string }[] {
  const isByMonth = toMs - fromMs < MONTHS_MS;
  const format = new Intl.DateTimeFormat(tag, {
    ...(isByMonth ? { month: 'narrow' } : { year: '2-digit' }),
    timeZone: 'UTC',
  });
  const first = new Date(fromMs);
  const year = first.getUTCFullYear();
  const dates = Array.from({ length: 40 }, (_, index) =>
    isByMonth ? Date.UTC(year, first.getUTCMonth() + 1 + index, 1) : Date.UTC(year + 1 + index, 0, 1),
  );
  return dates
    .filter((atMs) => atMs < toMs)
    .map((atMs) => ({
      atMs,
      name: isByMonth ? format.format(atMs) : String(new Date(atMs).getUTCFullYear()).slice(2),
    }));
}

function scaleOf({ from, to }: Spans, tag: string): Scale {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const xAt = (atMs: number) => LEFT + (WIDTH * (atMs - fromMs)) / (toMs - fromMs);
  return {
    xOf: (day) => xAt(Date.parse(day)),
    marks: marksBetween(fromMs, toMs, tag).map(({ atMs, name }) => ({ x: xAt(atMs), name })),
  };
}

/** Fine upright lines at the marks. */
function drawMarks(canvas: Canvas, { marks }: Scale, top: number, height: number): void {
  for (const { x } of marks) drawBar(canvas, { x, y: top, width: 0.35, height }, INKS.hair);
}

function setRow(
  { label, spans }: Spans['rows'][number],
  scale: Scale,
  faces: Faces,
): Omit<PrintBox, 'keepsNext'> {
  const lines = linesOf(label, STYLES.caption, LABEL_WIDTH - 8, faces);
  const { leading } = STYLES.caption;
  const height = lines.length * leading + 2 * PAD;
  return {
    height,
    before: 0,
    breaks: false,
    drawing: (canvas, top) => {
      drawMarks(canvas, scale, top, height);
      for (const [index, line] of lines.entries()) {
        writeText(canvas, line, STYLES.caption, {
          x: PAGE.left,
          y: top + PAD + index * leading + baselineOf(STYLES.caption),
        });
      }
      const middle = top + height / 2;
      for (const { from, to, exact } of spans) {
        const [start, end] = [scale.xOf(from), scale.xOf(to)];
        drawBar(
          canvas,
          { x: start, y: middle - BAR / 2, width: Math.max(1.2, end - start), height: BAR },
          INKS.faint,
        );
        for (const day of exact)
          drawPath(canvas, DOT, { fill: INKS.gold }, { x: scale.xOf(day), y: middle, scale: 1 });
      }
    },
  };
}

/** Stretches of time, a row each, over a scale of months or years. */
export function setSpans(block: Spans, tag: string, faces: Faces): PrintBox[] {
  const scale = scaleOf(block, tag);
  const { leading } = STYLES.caption;
  const axis: PrintBox = {
    height: leading,
    before: 4,
    keepsNext: true,
    breaks: false,
    drawing: (canvas, top) => {
      for (const { x, name } of scale.marks) {
        if (x > LEFT + WIDTH - MARK_ROOM) continue;
        writeText(canvas, name, STYLES.caption, { x: x + 2, y: top + baselineOf(STYLES.caption) });
      }
    },
  };
  const rows = block.rows.map(
    (row, index): PrintBox => ({
      ...setRow(row, scale, faces),
      keepsNext: index < 2 || index === block.rows.length - 2,
    }),
  );
  const last = rows.at(-1);
  if (last) last.keepsNext = false;
  return [
    ...setText(block.caption, { style: STYLES.asideTitle, before: 16, keepsNext: true }, faces),
    axis,
    ...rows,
  ];
}
