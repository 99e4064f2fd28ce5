/** What people write for where a place lies; each name as folded words with a space between. */
export interface AreaNames {
  /** The first-level region with its letters, and the department or province where people write that. */
  readonly region: readonly string[];
  /** In the five languages, the code, common forms, and states that the country belonged to. */
  readonly country: readonly string[];
}
