import type { SignSubject, SignTexts } from './interpretation-types.ts';
import type { Language } from './locales.ts';

type TextModule = Readonly<Record<string, SignTexts>>;

/** Each language's subject is a chunk of its own: a page loads its language, and of it only its subjects. */
const FILES = import.meta.glob<TextModule>('./*/interpretations/*.ts');

/**
 * The texts of one subject in one language.
 * @throws Error where a language lacks the subject, which the tests of locales/ rule out.
 */
export async function loadSignTexts(language: Language, subject: SignSubject): Promise<SignTexts> {
  const load = FILES[`./${language}/interpretations/${subject}.ts`];
  const texts = (await load?.())?.[subject];
  if (!texts) throw new Error(`no texts on ${subject} in ${language}`);
  return texts;
}
