/// <reference path="./article-lists.d.ts" />

/**
 * Where words are read from. In the sources, tests and the development server each file of words is a module of its own; the
 * built worker reads the same files from beside itself (worker/words-assets.ts takes this module's place there).
 */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>([
  './??/*.ts',
  './??/interpretations/*.ts',
  './??/celestia/*.ts',
]);

/** Articles, which scripts/vite/articles-beside-worker.ts makes of Markdown. */
const ARTICLES = import.meta.glob<Readonly<Record<string, unknown>>>('./??/blog/*.md');

/** The list of a language's articles stands in no file of the sources. */
const LIST = /^([a-z]{2})\/blog$/;

/**
 * The exports of a file of words, such as `fr/natal`, `fr/interpretations/sun`, `fr/blog/chiron` or `fr/blog`, the list of articles;
 * null where there is no such file. Nothing is kept here: the callers keep what they have read.
 */
export async function readWordsFile(file: string): Promise<Readonly<Record<string, unknown>> | null> {
  const [, language] = LIST.exec(file) ?? [];
  if (language !== undefined) return (await import('virtual:article-lists')).lists[language] ?? null;
  return (await (FILES[`./${file}.ts`] ?? ARTICLES[`./${file}.md`])?.()) ?? null;
}
