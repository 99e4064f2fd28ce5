import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../locales/locales.ts';
import { type ArticleShelves, readArticles } from '../articles/read-articles.ts';

/** An article in the sources: `locales/fr/blog/chiron.md`. */
const ARTICLE = /^locales\/([a-z]{2})\/blog\/([^/]+)\.md$/;
const LISTS = 'virtual:article-lists';

/** What the worker reads, by file names without ending: the list of each language, and each article. */
function filesOf(shelves: ArticleShelves): Map<string, unknown> {
  return new Map<string, unknown>(
    LANGUAGES.flatMap((language) => {
      const { rows, articles } = shelves[language];
      return [
        [`${language}/blog`, { articles: rows }] as const,
        ...articles.map((article) => [`${language}/blog/${article.slug}`, { article }] as const),
      ];
    }),
  );
}

/**
 * Makes articles of their Markdown: in the sources each is a module and the lists are another; the build lays both beside the worker as
 * it does with all words (words-beside-worker.ts), so that neither the bundle nor a start knows how many there are.
 */
export function articlesBesideWorker(): Plugin {
  let locales = '';
  let known: ArticleShelves | undefined;
  const shelves = () => {
    known ??= readArticles(locales);
    return known;
  };
  return {
    name: 'celestia:articles-beside-worker',
    enforce: 'pre',
    configResolved({ root }) {
      locales = resolve(root, 'locales');
    },
    watchChange(id) {
      if (id.endsWith('.md')) known = undefined;
    },
    resolveId(source) {
      return source === LISTS ? `\0${LISTS}` : undefined;
    },
    load(id) {
      if (id === `\0${LISTS}`) {
        const lists = LANGUAGES.map((language) => [language, { articles: shelves()[language].rows }]);
        return `export const lists = ${JSON.stringify(Object.fromEntries(lists))};`;
      }
      const [, language, slug] = ARTICLE.exec(`locales/${relative(locales, id)}`) ?? [];
      const shelf = Object.entries(shelves()).find(([name]) => name === language)?.[1];
      const article = shelf?.articles.find((each) => each.slug === slug);
      return article && `export const article = ${JSON.stringify(article)};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, content] of filesOf(shelves())) {
        this.emitFile({ type: 'asset', fileName: `words/${file}.json`, source: JSON.stringify(content) });
      }
    },
  };
}
