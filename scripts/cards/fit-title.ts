/** How wide a text is in CSS pixels, set in such a size. */
export type MeasureText = (text: string, size: number) => number;

export interface FittedTitle {
  /** Of its letters, in CSS pixels. */
  size: number;
  lines: string[];
}

const SIZES = [88, 80, 74, 68, 62, 57, 53, 49, 46, 43];
const MAX_LINES = 3;
/** A line that is a smaller part than this of the widest one looks like a mistake, if a smaller size does without. */
const LEAST_LINE = 0.34;

/** Words in lines no wider than that; null where one word is wider. A blank that may not break is part of a word. */
function wrapped(
  words: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word) > width) return null;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as even as they can be: no word stands alone below a full line. */
function evened(words: readonly string[], width: number, widthOf: (text: string) => number): string[] | null {
  const widest = wrapped(words, width, widthOf);
  let best = widest;
  for (let narrower = width - 10; best && narrower > width / 3; narrower -= 10) {
    const lines = wrapped(words, narrower, widthOf);
    if (!lines || lines.length > best.length) break;
    best = lines;
  }
  return best;
}

/**
 * The largest setting of a title in three lines at most, none of them a mere word below long ones where that can be had.
 * @throws RangeError where it does not fit in the smallest size: no title is cut.
 */
export function fitTitle(title: string, width: number, measure: MeasureText): FittedTitle {
  const words = title.split(' ');
  let largest: FittedTitle | null = null;
  for (const size of SIZES) {
    const lines = evened(words, width, (text) => measure(text, size));
    if (!lines || lines.length > MAX_LINES) continue;
    largest ??= { size, lines };
    const widths = lines.map((line) => measure(line, size));
    if (Math.min(...widths) >= Math.max(...widths) * LEAST_LINE) return { size, lines };
  }
  if (!largest) throw new RangeError(`too long for a card: ${title}`);
  return largest;
}
