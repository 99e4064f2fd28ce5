/** In more words much else may be said beside a name. */
const FEW_WORDS = 9;
const MOST_WORDS = 24;

/** Whether a folded message is a question by the names of the craft: a short one, or one that speaks of nothing grave. */
export function asksOfTheCraft(folded: string, names: RegExp, isGrave: boolean): boolean {
  const most = isGrave ? FEW_WORDS : MOST_WORDS;
  return folded.trim().split(' ').length <= most && names.test(` ${folded} `);
}
