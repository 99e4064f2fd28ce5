/** Who runs the site, as the settings say; null where they do not. */
export interface Operator {
  name: string | null;
  /** Lines of it, as on a letter. */
  address: readonly string[] | null;
  mail: string | null;
}
