import type { ResultToolsWords } from '../result-head/result-tools-words.ts';

/** What the island `chart-result` is told. */
export interface ChartResultProps {
  /** BCP 47 tag for Intl. */
  tag: string;
  words: ResultToolsWords & {
    zoomIn: string;
    zoomOut: string;
    /** Heading of the houses' column, before a number. */
    house: string;
    /** `Chart of {{date}}`. */
    unnamed: string;
  };
  /** Fields of the birth form, to keep in this browser; null for a chart that was shared. */
  values: Readonly<Record<string, string>> | null;
}
