import { CATEGORY_IDS, CATEGORY_SLUGS, type CategoryId } from '../../locales/article-categories.ts';
import { listArticles } from '../../locales/articles.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import type { Collection, Entry } from '../collection.ts';

/** The category of this slug, in this language or else in any other. */
export function categoryOf(slug: string, language: Language): CategoryId | null {
  const inLanguage = (each: Language) => CATEGORY_IDS.find((id) => CATEGORY_SLUGS[id][each] === slug);
  const found = [language, ...LANGUAGES].map(inLanguage).find((id) => id !== undefined);
  return found ?? null;
}

/** A category stands in the languages that have an article in it. */
async function entryOf(id: CategoryId): Promise<Entry | null> {
  const shelves = await Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      rows: (await listArticles(language)).filter(({ category }) => category === id),
    })),
  );
  const filled = shelves.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return null;
  return {
    params: Object.fromEntries(
      filled.map(({ language }) => [language, { category: CATEGORY_SLUGS[id][language] }]),
    ),
    modifiedMs: Math.max(...filled.flatMap(({ rows }) => rows.map(({ changed }) => Date.parse(changed)))),
  };
}

export const categories: Collection = {
  async find({ category = '' }, language) {
    const id = categoryOf(category, language);
    return id && entryOf(id);
  },
  async list() {
    const entries = await Promise.all(CATEGORY_IDS.map(entryOf));
    return entries.filter((entry) => entry !== null);
  },
};
