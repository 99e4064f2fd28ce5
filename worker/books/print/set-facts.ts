import { writeText } from './canvas.ts';
import type { Faces } from './faces.ts';
import { MEASURE, PAGE } from './page-form.ts';
import { baselineOf, linesOf, type PrintBox } from './set-paragraph.ts';
import { widthOf } from './shape-text.ts';
import { STYLES } from './styles.ts';

const GAP = 10;
/** A label takes no more than this share of the line. */
const LABEL_SHARE = 0.36;

/** Rows of a name and what it is; a name that comes again is written once. They keep with what follows. */
export function setFacts(rows: readonly (readonly [string, string])[], faces: Faces): PrintBox[] {
  const widest = Math.max(...rows.map(([label]) => widthOf(label, STYLES.label, faces)));
  const indent = Math.min(widest, MEASURE * LABEL_SHARE) + GAP;
  return rows.flatMap(([label, value], row) => {
    const isSame = row > 0 && rows[row - 1]?.[0] === label;
    return linesOf(value, STYLES.value, MEASURE - indent, faces).map(
      (line, index): PrintBox => ({
        height: STYLES.value.leading,
        before: index === 0 ? (row === 0 ? 3 : 1) : 0,
        keepsNext: true,
        breaks: false,
        drawing: (canvas, top) => {
          const y = top + baselineOf(STYLES.value);
          if (index === 0 && !isSame) writeText(canvas, label, STYLES.label, { x: PAGE.left, y });
          writeText(canvas, line, STYLES.value, { x: PAGE.left + indent, y });
        },
      }),
    );
  });
}
