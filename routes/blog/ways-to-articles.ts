import { listArticles } from '../../locales/articles.ts';
import type { Language } from '../../locales/locales.ts';
import { articlePath } from './blog-paths.ts';

export interface ArticleWay {
  path: string;
  /** What the article's title says before it explains itself. */
  title: string;
}

function shortTitle(title: string): string {
  return title.split(/(?<=\?)\s|\s?:/)[0] ?? title;
}

/** Where the articles on these subjects stand, in the order of the subjects; those that the language lacks are left out. */
export async function waysToArticles(
  subjects: readonly string[],
  language: Language,
): Promise<readonly ArticleWay[]> {
  if (subjects.length === 0) return [];
  const rows = await listArticles(language);
  return subjects.flatMap((subject) => {
    const row = rows.find((each) => each.subject === subject);
    return row ? [{ path: articlePath(row.slug, language), title: shortTitle(row.title) }] : [];
  });
}
