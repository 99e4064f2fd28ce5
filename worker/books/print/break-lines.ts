/** A word with what may not be parted from it. */
export interface Word {
  text: string;
  /** Points. */
  width: number;
}

export interface LineForm {
  /** The width of a space. */
  space: number;
  /** The length of a full line. */
  measure: number;
}

/** What a line costs beside its own shortness, in squares of a line's share. */
const COSTS = {
  /** A last line of one short word. */
  stub: 0.12,
  /** A small word that hangs at the end of a line: "a", "de", "bu". */
  hanging: 0.008,
} as const;

/** As long as a last line should be at the least, as a share of the measure. */
const STUB_SHARE = 0.2;
const SMALL_WORD = 2;

/** A short line costs more than two that are half as short: so lines come out of like length. */
function costOf(words: readonly Word[], width: number, isLast: boolean, { measure }: LineForm): number {
  const short = Math.max(0, measure - width) / measure;
  if (isLast) return words.length === 1 && width < measure * STUB_SHARE ? COSTS.stub : 0;
  const hangs = words.length > 2 && (words.at(-1)?.text.length ?? 0) <= SMALL_WORD;
  return short ** 2 + (hangs ? COSTS.hanging : 0);
}

/**
 * Parts a paragraph into lines so that together they are of as like length as can be, ragged at the right. A word that is longer than a
 * line stands alone on one.
 */
export function breakLines(words: readonly Word[], form: LineForm): Word[][] {
  // The best way to set the words from each place on, from the end backwards.
  const best: { cost: number; next: number }[] = [];
  best[words.length] = { cost: 0, next: words.length };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let width = -form.space;
    let found = { cost: Number.POSITIVE_INFINITY, next: words.length };
    for (let next = from + 1; next <= words.length; next += 1) {
      width += form.space + (words[next - 1]?.width ?? 0);
      if (width > form.measure && next > from + 1) break;
      const rest = best[next]?.cost ?? 0;
      const cost = costOf(words.slice(from, next), width, next === words.length, form) + rest;
      if (cost < found.cost) found = { cost, next };
    }
    best[from] = found;
  }
  const lines: Word[][] = [];
  for (let from = 0; from < words.length; ) {
    const next = best[from]?.next ?? words.length;
    lines.push(words.slice(from, next));
    from = next;
  }
  return lines;
}
