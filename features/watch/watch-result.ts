/** What one of the site's own checks found. */
export interface WatchResult {
  /** `chart-3`, `eclipse`, `birth`, `table-orbits`. */
  id: string;
  isRight: boolean;
  /** What was measured, for an operator: `0.43″`. Holds nothing of anybody. */
  measured: string;
}
