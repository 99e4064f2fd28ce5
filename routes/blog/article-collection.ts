import type { Article, ArticleRow } from '../../locales/article-types.ts';
import { findArticle, listArticles } from '../../locales/articles.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import type { Collection, Entry } from '../collection.ts';

function entryOf(sisters: Article['sisters'], changed: readonly string[]): Entry {
  const params = Object.fromEntries(
    Object.entries(sisters).map(([language, slug]) => [language, { article: slug }]),
  );
  return { params, modifiedMs: Math.max(...changed.map((day) => Date.parse(day))) };
}

/** The slugs of each subject, and when its articles were changed. */
function bySubject(shelves: readonly (readonly [Language, readonly ArticleRow[]])[]): Map<string, Entry> {
  const rows = shelves.flatMap(([language, list]) => list.map((row) => ({ language, row })));
  const groups = Map.groupBy(rows, ({ row }) => row.subject);
  return new Map(
    [...groups].map(([subject, group]) => [
      subject,
      entryOf(
        Object.fromEntries(group.map(({ language, row }) => [language, row.slug])),
        group.map(({ row }) => row.changed),
      ),
    ]),
  );
}

/** Articles, each under its own language alone: one that is called by another language's name leads to its sister. */
export const articles: Collection = {
  async find({ article = '' }, language) {
    const found = await findArticle(article, language);
    return found && entryOf(found.sisters, [found.changed]);
  },
  async list() {
    const shelves = await Promise.all(
      LANGUAGES.map(async (language) => [language, await listArticles(language)] as const),
    );
    return [...bySubject(shelves).values()];
  },
};
