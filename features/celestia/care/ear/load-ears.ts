import { loadEarWeights } from '../../../../locales/celestia.ts';
import type { Language } from '../../../../locales/locales.ts';
import { languageOf } from '../../understanding/question-language.ts';
import { type Ear, type Ears, earFrom } from './ear.ts';

/** Ears that this isolate has made, by their language. They never change. */
const made = new Map<Language, Ear>();

/** Null where its weights cannot be read: the patterns then hear alone, and the next message tries again. */
async function earOf(language: Language): Promise<Ear | null> {
  const known = made.get(language);
  if (known) return known;
  try {
    const ear = earFrom(await loadEarWeights(language));
    made.set(language, ear);
    return ear;
  } catch {
    return null;
  }
}

/** The ears for messages written on a page of one language, each in it or in another of the five. Never rejects. */
export async function loadEars(messages: readonly string[], pageLanguage: Language): Promise<Ears> {
  const languages = [...new Set(messages.map((message) => languageOf(message, pageLanguage)))];
  const ears = await Promise.all(
    languages.map(async (language) => [language, await earOf(language)] as const),
  );
  return Object.fromEntries(ears.filter(([, ear]) => ear !== null));
}
