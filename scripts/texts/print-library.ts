import { resolve } from 'node:path';
import type { Article } from '../../locales/article-types.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { articlePath } from '../../routes/blog/blog-paths.ts';
import { linksOf, runsOfFive, sharedRuns, tagsOf, textOf, wordsOf } from '../articles/measure-articles.ts';
import { readArticles } from '../articles/read-articles.ts';

const LEAST_ARTICLES = 50;
const MOST_SHARED = 0.05;

/** What an article leads to, by its text and by what stands below it. */
function leadsTo(article: Article, language: Language): Set<string> {
  const below = article.related.map(({ slug }) => articlePath(slug, language));
  return new Set([...linksOf(article), ...below]);
}

/** Articles that no other one leads to. */
function orphansOf(articles: readonly Article[], language: Language): string[] {
  const led = new Set(
    articles.flatMap((article) => {
      const own = articlePath(article.slug, language);
      return [...leadsTo(article, language)].filter((path) => path !== own);
    }),
  );
  return articles.map(({ slug }) => slug).filter((slug) => !led.has(articlePath(slug, language)));
}

/** The most that two articles of a category have in common, and which they are. */
function nearestPair(articles: readonly Article[]): { shared: number; pair: string } {
  const all = articles.map((article) => ({ ...article, runs: runsOfFive(textOf(article)) }));
  let nearest = { shared: 0, pair: '-' };
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (other.category !== one.category) continue;
      const shared = sharedRuns(one.runs, other.runs);
      if (shared > nearest.shared) nearest = { shared, pair: `${one.slug}, ${other.slug}` };
    }
  }
  return nearest;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/**
 * Prints how many articles and words each language has, their computed tags, the links in their texts, what no other article leads
 * to, and how alike the two most alike of a category are. True where nothing is wanting.
 */
export function printLibrary(): boolean {
  const shelves = readArticles(resolve('locales'));
  let isWhole = true;
  const columns = ['articles', 'words', 'shortest', 'longest', 'tags', 'links', 'outlines', 'orphans'];
  console.log(['  ', ...columns.map((column) => column.padStart(9))].join(''));
  for (const language of LANGUAGES) {
    const { articles } = shelves[language];
    const words = articles.map(wordsOf);
    const outlines = new Set(articles.map(({ contents }) => contents.map(({ text }) => text).join('\n')));
    const orphans = orphansOf(articles, language);
    const { shared, pair } = nearestPair(articles);
    const cells = [
      articles.length,
      sum(words),
      Math.min(...words),
      Math.max(...words),
      sum(articles.map((article) => tagsOf(article).length)),
      sum(articles.map((article) => linksOf(article).length)),
      outlines.size,
      orphans.length,
    ];
    console.log([language, ...cells.map((cell) => String(cell).padStart(9))].join(''));
    console.log(`   most alike within a category: ${(shared * 100).toFixed(1)} % of five words (${pair})`);
    if (orphans.length > 0) console.log(`   led to by no other: ${orphans.join(', ')}`);
    isWhole &&= articles.length >= LEAST_ARTICLES && orphans.length === 0 && shared < MOST_SHARED;
    isWhole &&= outlines.size === articles.length;
  }
  return isWhole;
}
