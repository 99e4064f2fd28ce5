import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { type ArticleShelves, readArticles } from '../articles/read-articles.ts';

const FILES = 'virtual:article-files';

/** What the search finds articles by beside what lists say of them: their headings, by their names. */
function headingsOf(articles: ArticleShelves[Language]['articles']): Record<string, string> {
  return Object.fromEntries(
    articles.map(({ slug, contents }) => [slug, contents.map(({ text }) => text).join(' ')]),
  );
}

/** What the worker reads, by file names without ending: the list of each language, its headings, and each article. */
function filesOf(shelves: ArticleShelves): Map<string, unknown> {
  return new Map<string, unknown>(
    LANGUAGES.flatMap((language) => {
      const { rows, articles } = shelves[language];
      return [
        [`${language}/articles`, { articles: rows }] as const,
        [`${language}/article-headings`, { headings: headingsOf(articles) }] as const,
        ...articles.map((article) => [`${language}/blog/${article.slug}`, { article }] as const),
      ];
    }),
  );
}

/**
 * Makes articles of their Markdown: in the sources a module holds them all; the build lays each beside the worker, and the list of each
 * language, as it does with all words (words-beside-worker.ts), so that neither the bundle nor a start knows how many there are.
 */
export function articlesBesideWorker(): Plugin {
  let locales = '';
  return {
    name: 'celestia:articles-beside-worker',
    enforce: 'pre',
    configResolved({ root }) {
      locales = resolve(root, 'locales');
    },
    resolveId(source) {
      return source === FILES ? `\0${FILES}` : undefined;
    },
    load(id) {
      if (id !== `\0${FILES}`) return undefined;
      for (const language of LANGUAGES) this.addWatchFile(resolve(locales, language, 'blog'));
      return `export const files = ${JSON.stringify(Object.fromEntries(filesOf(readArticles(locales))))};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, content] of filesOf(readArticles(locales))) {
        this.emitFile({ type: 'asset', fileName: `words/${file}.json`, source: JSON.stringify(content) });
      }
    },
  };
}
