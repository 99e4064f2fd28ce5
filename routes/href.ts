import { LANGUAGES, type Language } from '../locales/locales.ts';
import type { Entry, PageParams } from './collection.ts';
import { type PageId, pageRow } from './table.ts';

const NO_PARAMS: PageParams = {};

function localValue(id: PageId, name: string, value: string, language: Language): string {
  const lists = pageRow(id).values?.[name];
  if (!lists) return value;
  return lists[language][lists.en.indexOf(value)] ?? value;
}

/**
 * Path of a page in a language: `href('natal-chart', 'tr')` is `/tr/dogum-haritasi`.
 * @throws RangeError where the page has no slug in that language or a parameter is missing: a link that a
 * template must not offer.
 */
export function href(id: PageId, language: Language, params: PageParams = NO_PARAMS): string {
  const slug = pageRow(id).slugs[language];
  if (slug === undefined) throw new RangeError(`page ${id} does not exist in ${language}`);
  const path = slug.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`page ${id} needs the parameter ${name}`);
    return encodeURIComponent(localValue(id, name, value, language));
  });
  return path === '' ? `/${language}` : `/${language}/${path}`;
}

export interface Alternate {
  language: Language;
  path: string;
}

/** The same thing in every language that has both it and its page, for hreflang, sitemaps and the language switch. */
export function alternates(id: PageId, { params }: Pick<Entry, 'params'>): Alternate[] {
  return LANGUAGES.flatMap((language) => {
    const own = pageRow(id).slugs[language] === undefined ? undefined : params[language];
    return own ? [{ language, path: href(id, language, own) }] : [];
  });
}
