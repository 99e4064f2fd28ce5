import type { Article } from '../../locales/article-types.ts';

/** The words of an article's body, without its marks and computed tags. */
export function textOf({ body }: Pick<Article, 'body'>): string {
  return body
    .filter((_, index) => index % 2 === 0)
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

export function wordsOf(article: Pick<Article, 'body'>): number {
  return textOf(article).match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** The computed tags of an article, as they are written. */
export function tagsOf({ body }: Pick<Article, 'body'>): string[] {
  return body.filter((_, index) => index % 2 === 1);
}

/** Addresses that an article's text leads to. */
export function linksOf({ body }: Pick<Article, 'body'>): string[] {
  return [...body.join('').matchAll(/<a href="([^"]*)"/g)].map(([, path = '']) => path);
}

/** All runs of five words of a text. */
export function runsOfFive(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** The part of the shorter text's runs that the other has as well, 0 to 1. */
export function sharedRuns(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  return first.intersection(second).size / Math.max(1, Math.min(first.size, second.size));
}
