/** What the buttons of a result say of what they did. */
export interface ResultToolsWords {
  shared: string;
  failed: string;
  /** A PNG that could not be drawn. */
  undrawn: string;
  /** A PNG that would be noise, in a browser that hides what it draws from pages. */
  scrambled: string;
}
