import { type Language, LOCALES } from '../locales/locales.ts';
import { type Entry, everywhere } from './collection.ts';
import { type Alternate, alternates } from './href.ts';
import { parameterNames } from './match.ts';
import { isBuilt, loadPage } from './page-registry.ts';
import { PAGE_IDS, type PageId, pageRow } from './table.ts';

export interface SitemapEntry {
  path: string;
  /** The same thing in each language that has it. */
  alternates: readonly Alternate[];
  /** When it was last changed, milliseconds since 1970. */
  modifiedMs: number;
}

/** Name of a language's sitemap file: `pt-BR-sitemap.xml`. */
export function sitemapName(language: Language): string {
  return `${LOCALES[language].tag}-sitemap.xml`;
}

/** Everything that a page is listed under: itself, each value of a closed list, or what its collection lists. */
async function listedEntries(id: PageId, nowMs: number): Promise<readonly Entry[]> {
  const [name] = parameterNames(id);
  if (name === undefined) return [everywhere({})];
  const values = pageRow(id).values?.[name];
  if (values) return values.en.map((value) => everywhere({ [name]: value }));
  const { collection } = await loadPage(id);
  return collection?.list(nowMs) ?? [];
}

/** When a sitemap is asked for, and when the site was built, UTC ms. */
export interface SitemapTimes {
  nowMs: number;
  builtMs: number;
}

async function entriesOfPage(
  id: PageId,
  language: Language,
  { nowMs, builtMs }: SitemapTimes,
): Promise<SitemapEntry[]> {
  const entries = await listedEntries(id, nowMs);
  // Of what has no day of its own nothing but a build can change a word.
  const standingMs = pageRow(id).isOfToday ? nowMs : builtMs;
  return entries.flatMap(({ modifiedMs = standingMs, ...entry }) => {
    const all = alternates(id, entry);
    const own = all.find((alternate) => alternate.language === language);
    if (!own) return [];
    return [{ path: own.path, alternates: all, modifiedMs }];
  });
}

/** What a language has that is built and meant to be found. */
export async function sitemapEntries(language: Language, times: SitemapTimes): Promise<SitemapEntry[]> {
  const ids = PAGE_IDS.filter((id) => pageRow(id).index && isBuilt(id));
  return (await Promise.all(ids.map((id) => entriesOfPage(id, language, times)))).flat();
}
