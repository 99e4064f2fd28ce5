import { loadGuardWords } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { prepareLanguage } from './guard.ts';
import type { ReadingLanguage } from './read-tokens.ts';

/** Languages made ready for the guard, which takes milliseconds. They never change. What is still being read is its own request's. */
const prepared = new Map<Language, ReadingLanguage>();

/** A language's words, ready for the guard. @throws Error where they cannot be read. */
export async function preparedLanguage(language: Language): Promise<ReadingLanguage> {
  const known = prepared.get(language);
  if (known) return known;
  const ready = prepareLanguage(language, await loadGuardWords(language));
  prepared.set(language, ready);
  return ready;
}
