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

/** The first year whose page search engines are told of; every other year is reached from its neighbours. */
const FIRST_LISTED_YEAR = 2025;

function listedYears(year: number): string[] {
  const count = Math.max(1, year + 2 - FIRST_LISTED_YEAR);
  return Array.from({ length: count }, (_, index) => String(FIRST_LISTED_YEAR + index));
}

/** Every set of parameters that a page is listed under: one empty set, each value of a closed list, or years. */
function listedParams(id: PageId, year: number): PageParams[] {
  const { slugs, values } = pageRow(id);
  const names = [...(slugs.en ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const [name] = names;
  if (name === undefined) return [{}];
  const listed = name === 'year' ? listedYears(year) : (values?.[name]?.en ?? []);
  return listed.map((value) => ({ [name]: value }));
}

/** The pages of a language that are built and meant to be found; pages by year up to the one after `year`. */
export function sitemapEntries(language: Language, year: number): SitemapEntry[] {
  return PAGE_IDS.filter((id) => {
    const { index, slugs } = pageRow(id);
    return index && isBuilt(id) && slugs[language] !== undefined;
  }).flatMap((id) =>
    listedParams(id, year).map((params) => ({
      path: href(id, language, params),
      alternates: alternates(id, params),
    })),
  );
}
