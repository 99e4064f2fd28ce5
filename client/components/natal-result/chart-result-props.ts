/** What the island `chart-result` is told. */
export interface ChartResultProps {
  /** BCP 47 tag for Intl. */
  tag: string;
  words: {
    shared: string;
    failed: string;
    /** A PNG that could not be drawn. */
    undrawn: string;
    /** A PNG that would be noise, in a browser that hides what it draws from pages. */
    scrambled: string;
    kept: string;
    full: string;
    /** `Chart of {{date}}`. */
    unnamed: string;
  };
  /** Fields of the birth form, to keep in this browser; null for a chart that was shared. */
  values: Readonly<Record<string, string>> | null;
}
