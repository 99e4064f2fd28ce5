import type { KeepWords } from '../result-head/keep-words.ts';
import type { ResultToolsWords } from '../result-head/result-tools-words.ts';

/** What the island `chart-result` is told. */
export interface ChartResultProps {
  /** BCP 47 tag for Intl. */
  tag: string;
  words: ResultToolsWords & KeepWords;
  /** Fields of the birth form, to keep in browser or account; null for a chart that was shared. */
  values: Readonly<Record<string, string>> | null;
}
