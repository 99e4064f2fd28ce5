import { ARTICLE_SLUG } from './article-slug.ts';
import type { Article, ArticleRow } from './article-types.ts';
import { LANGUAGES, type Language } from './locales.ts';
import { readWordsFile } from './words-files.ts';

/** Lists that this isolate has loaded, by language. They never change. */
const lists = new Map<Language, readonly ArticleRow[]>();

/** A language's articles, the newest first. */
export async function listArticles(language: Language): Promise<readonly ArticleRow[]> {
  const known = lists.get(language);
  if (known) return known;
  const file = await readWordsFile(`${language}/articles`);
  // The build wrote it (scripts/articles/read-articles.ts).
  const rows = (file?.articles ?? []) as readonly ArticleRow[];
  lists.set(language, rows);
  return rows;
}

/** The headings of a language's articles by their names, each in one text. */
export async function listHeadings(language: Language): Promise<Readonly<Record<string, string>>> {
  const file = await readWordsFile(`${language}/article-headings`);
  return (file?.headings ?? {}) as Readonly<Record<string, string>>;
}

/** An article of this language; null where it has none of this name. */
export async function loadArticle(language: Language, slug: string): Promise<Article | null> {
  if (!ARTICLE_SLUG.test(slug)) return null;
  const file = await readWordsFile(`${language}/blog/${slug}`);
  return (file?.article as Article | undefined) ?? null;
}

/** An article of this name, of the preferred language first, else of any other; null: no language has one. */
export async function findArticle(slug: string, preferred: Language): Promise<Article | null> {
  const own = await loadArticle(preferred, slug);
  if (own) return own;
  const others = LANGUAGES.filter((language) => language !== preferred);
  const found = await Promise.all(others.map((language) => loadArticle(language, slug)));
  return found.find((article) => article !== null) ?? null;
}
