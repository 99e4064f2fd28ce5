/** In more words much else may be said beside a name. */
const MOST_WORDS = 9;

/** Whether a folded message is a short question by the names of the craft. */
export function asksOfTheCraft(folded: string, names: RegExp): boolean {
  return folded.trim().split(' ').length <= MOST_WORDS && names.test(` ${folded} `);
}
