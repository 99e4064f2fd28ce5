import type { KeepWords } from '../result-head/keep-words.ts';
import type { ResultToolsWords } from '../result-head/result-tools-words.ts';

/** Fields of a birth form, and what its chart is called when it is kept. */
export interface NamedBirth {
  /** Empty where nobody said. */
  name: string;
  fields: Readonly<Record<string, string>>;
}

/** What the island `pair-result` is told. */
export interface PairResultProps {
  /** BCP 47 tag for Intl. */
  tag: string;
  words: ResultToolsWords & KeepWords;
  /** Both births, to keep in browser or account; none for charts that were shared. */
  births: readonly NamedBirth[];
}
