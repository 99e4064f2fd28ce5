import { LANGUAGES, type Language } from '../locales/locales.ts';

/** Values for a page's `{x}` segments. For a closed list the value is the English one, whatever the language. */
export type PageParams = Readonly<Record<string, string>>;

/** One thing that a page with parameters shows: an article, a year. */
export interface Entry {
  /** The page's parameters in each language that has the thing; a language that lacks it has no such page. */
  params: Readonly<Partial<Record<Language, PageParams>>>;
  /** When it was last changed, milliseconds since 1970, for sitemaps; absent: not known. */
  modifiedMs?: number;
}

/** Where a page's parameters come from. Both answers may wait: an index of articles lies beside the worker as a file. */
export interface Collection {
  /** The thing of this name, in this language or another; null: there is none. */
  find(params: PageParams, language: Language): Promise<Entry | null>;
  /** What search engines are told of. */
  list(nowMs: number): Promise<readonly Entry[]>;
}

/** A thing that stands under the same parameters in every language. */
export function everywhere(params: PageParams): Entry {
  return { params: Object.fromEntries(LANGUAGES.map((language) => [language, params])) };
}
