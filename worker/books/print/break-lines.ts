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
  /** A number that is parted from what it counts or names: "maison / 6", "9. / evin". */
  parted: 0.02,
} as const;

/** As long as a last line should be at the least, as a share of the measure. */
const STUB_SHARE = 0.2;
const STUB_WORDS = 2;
const SMALL_WORD = 2;
const NUMBER = /^\d{1,2}\.?$/;

interface Line {
  words: readonly Word[];
  width: number;
  /** The first word of the next line; none after the last. */
  next: Word | undefined;
}

/** A short line costs more than two that are half as short: so lines come out of like length. */
function costOf({ words, width, next }: Line, { measure }: LineForm): number {
  const short = Math.max(0, measure - width) / measure;
  if (!next) return words.length <= STUB_WORDS && width < measure * STUB_SHARE ? COSTS.stub : 0;
  const last = words.at(-1)?.text ?? '';
  const hangs = words.length > 2 && last.length <= SMALL_WORD;
  const parts = words.length > 1 && (NUMBER.test(last) || NUMBER.test(next.text));
  return short ** 2 + (hangs ? COSTS.hanging : 0) + (parts ? COSTS.parted : 0);
}

/** The narrowest measure, to a share of the whole, that still does with so few lines: a title of two lines has two of like length. */
const BALANCE_STEP = 0.04;

/** A title's lines: as few as can be, and of like length. */
export function balanceLines(words: readonly Word[], form: LineForm): Word[][] {
  let best = breakLines(words, form);
  const few = best.length;
  for (let share = 1 - BALANCE_STEP; few > 1 && share > 0; share -= BALANCE_STEP) {
    const measure = form.measure * share;
    const lines = breakLines(words, { ...form, measure });
    if (lines.length > few || words.some(({ width }) => width > measure)) break;
    best = lines;
  }
  return best;
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
      const cost = costOf({ words: words.slice(from, next), width, next: words[next] }, form) + rest;
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
