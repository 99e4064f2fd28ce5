import rosetta from 'rosetta';
import { countedText } from './counted-text.ts';
import { type Language, LOCALES } from './locales.ts';
import type { Dictionaries, Namespace, Plural } from './namespaces.ts';
import { readWordsFile } from './words-files.ts';

type Params = Readonly<Record<string, string | number>>;

/** Dotted paths of the texts in a dictionary: `form.submit`. */
type TextPath<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? `${Key}`
    : Tree[Key] extends object
      ? `${Key}.${TextPath<Tree[Key]>}`
      : never;
}[keyof Tree & (string | number)];

type TextKey<N extends Namespace> = { [K in N]: `${K}.${TextPath<Dictionaries[K]>}` }[N];

/** Texts of one language for one request. It holds the language itself: nothing is switched under it. */
export interface Translator<N extends Namespace = Namespace> {
  language: Language;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** Text of a key, its `{{name}}` filled from params. */
  t(key: TextKey<N>, params?: Params): string;
  /** Text of a counted phrase; `{{count}}` is written as the language writes numbers. */
  plural(phrase: Plural, count: number, params?: Params): string;
  /** A whole namespace, for components that take their words as props. */
  section<K extends N>(namespace: K): Dictionaries[K];
}

/** Dictionaries that this isolate has loaded, by their file. They never change. */
const loaded = new Map<string, Partial<Dictionaries>>();

/** @throws Error where a language lacks the namespace, which the tests of locales/ rule out. */
async function loadNamespace<N extends Namespace>(language: Language, name: N): Promise<Dictionaries[N]> {
  const file = `${language}/${name}`;
  const known = loaded.get(file);
  const words: Partial<Dictionaries> | null = known ?? (await readWordsFile(file));
  const dictionary = words?.[name];
  if (!words || !dictionary) throw new Error(`no words ${name} in ${language}`);
  loaded.set(file, words);
  return dictionary;
}

/** Translators that this isolate has made, by language and namespaces. Nothing in them changes. */
const translators = new Map<string, Translator>();

/** Loads the namespaces that a page uses, in parallel, and nothing else. */
export async function loadWords<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<Translator<N>> {
  const key = `${language} ${namespaces.join(' ')}`;
  const known = translators.get(key) as Translator<N> | undefined;
  if (known) return known;
  const words = await makeWords(language, namespaces);
  translators.set(key, words as unknown as Translator);
  return words;
}

async function makeWords<N extends Namespace>(
  language: Language,
  namespaces: readonly N[],
): Promise<Translator<N>> {
  const entries = await Promise.all(
    namespaces.map(async (name) => [name, await loadNamespace(language, name)] as const),
  );
  return createTranslator(language, Object.fromEntries(entries) as Pick<Dictionaries, N>);
}

export function createTranslator<N extends Namespace>(
  language: Language,
  dictionaries: Pick<Dictionaries, N>,
): Translator<N> {
  const { tag } = LOCALES[language];
  // rosetta's own locale() is shared state between requests; the language goes with each call instead.
  const catalogue = rosetta({ [language]: dictionaries });
  return {
    language,
    tag,
    t: (key, params) => catalogue.t(key, params ?? {}, language),
    plural: (phrase, count, params) => countedText(phrase, count, tag, params),
    section: (namespace) => dictionaries[namespace],
  };
}
