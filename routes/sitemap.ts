import { type Language, LOCALES } from '../locales/locales.ts';
import { type Alternate, alternates, href, type PageParams } from './href.ts';
import { isBuilt } from './registry.ts';
import { PAGE_IDS, type PageId, pageRow } from './table.ts';

export interface SitemapEntry {
  path: string;
  alternates: readonly Alternate[];
}

/** Name of a language's sitemap file: `pt-BR-sitemap.xml`. */
export function sitemapName(language: Language): string {
  return `${LOCALES[language].tag}-sitemap.xml`;
}

/** Every set of parameters that a page is listed under: one empty set, or each value of a closed list. */
function listedParams(id: PageId): PageParams[] {
  const { slugs, values } = pageRow(id);
  const names = [...(slugs.en ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const [name] = names;
  if (name === undefined) return [{}];
  return (values?.[name]?.en ?? []).map((value) => ({ [name]: value }));
}

/** The pages of a language that are built and meant to be found. */
export function sitemapEntries(language: Language): SitemapEntry[] {
  return PAGE_IDS.filter((id) => {
    const { index, slugs } = pageRow(id);
    return index && isBuilt(id) && slugs[language] !== undefined;
  }).flatMap((id) =>
    listedParams(id).map((params) => ({
      path: href(id, language, params),
      alternates: alternates(id, params),
    })),
  );
}
