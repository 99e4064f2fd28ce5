/** What one question about a message is weighed by: a linear sum over the pieces that it is made of and over what its words speak of. */
export interface EarScale {
  /** The log odds of a message without pieces. */
  bias: number;
  /** What a weight of 1 stands for. */
  unit: number;
  /** A signed byte for each bucket of pieces, in base64. */
  weights: string;
  /** Log odds for each thing that the words speak of. */
  spoken: readonly number[];
}

/** What the ear of a language hears by (features/celestia/care/ear/). Written by scripts/build-ear.ts, never by hand. */
export interface EarWeights {
  /** Of the messages that it learned from, so that stale weights are noticed. */
  learnedFrom: string;
  /** Pattern of the names of the craft in a folded message, in whatever language they are. */
  craft: string;
  /** Folded words and short expressions, for each thing those that speak of it, with a comma between them. */
  spoken: readonly string[];
  /** How many of them, the first, calls speak of. */
  grave: number;
  /** How many letters an ending of theirs may have. */
  ending: number;
  /** Whether somebody speaks of ending a life or may mean it. */
  life: EarScale;
  /** Whether that is said in plain words. */
  danger: EarScale;
  /** Whether violence or abuse is told of. */
  violence: EarScale;
}
