import type { Grammar } from './celestia-grammar.ts';
import type { CelestiaLexicon } from './celestia-lexicon.ts';
import { type CelestiaWords, MATTER_PARTS, type MatterSentences } from './celestia-words.ts';
import type { EarWeights } from './ear-weights.ts';
import type { CareWords } from './en/celestia/care.ts';
import type { GuardWords } from './guard-words.ts';
import type { ListenerWeights } from './listener-weights.ts';
import type { Language } from './locales.ts';
import type { LoverWords } from './lover-words.ts';
import { readWordsFile } from './words-files.ts';

/** Words that this isolate has loaded, by their file. They never change. */
const loaded = new Map<string, unknown>();

/** The export of a file of her words that has the file's name, unless another is named. */
async function loadPart<Part>(language: Language, name: string, exported = name): Promise<Part> {
  const file = `${language}/celestia/${name}`;
  const part = loaded.get(file) ?? (await readWordsFile(file))?.[exported];
  if (part === undefined) throw new Error(`no words ${file}`);
  loaded.set(file, part);
  // The file's type says so, and the tests of locales/ that it is so.
  return part as Part;
}

/**
 * What the words of a question are read by.
 * @throws Error where a language lacks it, which the tests of locales/ rule out.
 */
export async function loadCelestiaLexicon(
  language: Language,
): Promise<{ lexicon: CelestiaLexicon; grammar: Grammar }> {
  const [lexicon, grammar] = await Promise.all([
    loadPart<CelestiaLexicon>(language, 'lexicon'),
    loadPart<Grammar>(language, 'grammar'),
  ]);
  return { lexicon, grammar };
}

async function loadMatters(language: Language): Promise<MatterSentences> {
  const parts = await Promise.all(
    MATTER_PARTS.map((part) => loadPart<Partial<MatterSentences>>(language, `matters-${part}`, 'matters')),
  );
  // Together they have each of them, which the tests of locales/ hold.
  return Object.assign({}, ...parts) as MatterSentences;
}

/**
 * What she speaks with in one language.
 * @throws Error where a language lacks a part, which the tests of locales/ rule out.
 */
export async function loadCelestiaWords(language: Language): Promise<CelestiaWords> {
  const part = <Name extends keyof CelestiaWords>(name: Name) =>
    loadPart<CelestiaWords[Name]>(language, name);
  const [names, themes, facets, matters, slants, general, houses, planets, moon, frames, terms, talk] =
    await Promise.all([
      part('names'),
      part('themes'),
      part('facets'),
      loadMatters(language),
      part('slants'),
      part('general'),
      part('houses'),
      part('planets'),
      part('moon'),
      part('frames'),
      part('terms'),
      part('talk'),
    ]);
  return { names, themes, facets, matters, slants, general, houses, planets, moon, frames, terms, talk };
}

/**
 * What the guard reads one language by.
 * @throws Error where a language lacks it, which the tests of locales/ rule out.
 */
export function loadGuardWords(language: Language): Promise<GuardWords> {
  return loadPart(language, 'guard');
}

/**
 * What is said in one language where a reading would be the wrong answer.
 * @throws Error where a language lacks it, which the tests of locales/ rule out.
 */
export function loadCareWords(language: Language): Promise<CareWords> {
  return loadPart(language, 'care');
}

/**
 * What another's chart is given to say, as a game, in one language.
 * @throws Error where a language lacks it, which the tests of locales/ rule out.
 */
export function loadLoverWords(language: Language): Promise<LoverWords> {
  return loadPart(language, 'lover');
}

/**
 * What the ear of one language hears by.
 * @throws Error where they cannot be read.
 */
export function loadEarWeights(language: Language): Promise<EarWeights> {
  return loadPart(language, 'ear');
}

/**
 * What the listener of one language hears questions by.
 * @throws Error where they cannot be read.
 */
export function loadListenerWeights(language: Language): Promise<ListenerWeights> {
  return loadPart(language, 'listener');
}
