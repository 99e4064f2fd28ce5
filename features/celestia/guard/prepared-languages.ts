import { loadGuardWords } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { prepareLanguage } from './guard.ts';
import type { ReadingLanguage } from './read-tokens.ts';

/** Languages made ready for the guard, which takes milliseconds. They never change. */
const prepared = new Map<Language, Promise<ReadingLanguage>>();

/** A language's words, ready for the guard. @throws Error where they cannot be read. */
export function preparedLanguage(language: Language): Promise<ReadingLanguage> {
  const ready =
    prepared.get(language) ?? loadGuardWords(language).then((words) => prepareLanguage(language, words));
  prepared.set(language, ready);
  // What could not be read once may be read the next time.
  ready.catch(() => prepared.delete(language));
  return ready;
}
