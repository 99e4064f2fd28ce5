import type { BirthStores } from './birth-stores.ts';
import { ASKED_QUESTION_KEY } from './remembered-keys.ts';

/** The question to Celestia that is being written in this tab: the tab's alone, and gone with it. */

/** Empty where none is kept, or storage is forbidden. */
export function keptQuestion({ tab }: Pick<BirthStores, 'tab'>): string {
  try {
    return tab().getItem(ASKED_QUESTION_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it until the tab is closed; an empty one is forgotten. */
export function keepQuestion({ tab }: Pick<BirthStores, 'tab'>, question: string): void {
  try {
    if (question.trim() === '') tab().removeItem(ASKED_QUESTION_KEY);
    else tab().setItem(ASKED_QUESTION_KEY, question);
  } catch {
    // Storage is forbidden: then it stands in the field alone.
  }
}
