import { interpretationFile } from './interpretation-file.ts';
import type { Interpretations, Subject } from './interpretation-types.ts';
import type { Language } from './locales.ts';
import { readWordsFile } from './words-files.ts';

/** Texts that this isolate has loaded, by their file. They never change. */
const loaded = new Map<string, Partial<Interpretations>>();

/** Each language's subject is a file of its own: a page reads its language, and of it only its subjects. */
async function loadFile(file: string): Promise<Partial<Interpretations> | null> {
  const known = loaded.get(file);
  if (known) return known;
  const texts: Partial<Interpretations> | null = await readWordsFile(file);
  if (texts) loaded.set(file, texts);
  return texts;
}

/**
 * The texts of one subject in one language.
 * @throws Error where a language lacks the subject, which the tests of locales/ rule out.
 */
export async function loadTexts<S extends Subject>(
  language: Language,
  subject: S,
): Promise<Interpretations[S]> {
  const texts = (await loadFile(interpretationFile(language, subject)))?.[subject];
  if (!texts) throw new Error(`no texts on ${subject} in ${language}`);
  return texts;
}
