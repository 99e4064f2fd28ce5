/// <reference path="./article-files.d.ts" />

/**
 * Where words are read from. In the sources, tests and the development server each file of words is a module of its own; the
 * built worker reads the same files from beside itself (worker/words-assets.ts takes this module's place there).
 */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>([
  './??/*.ts',
  './??/interpretations/*.ts',
  './??/reports/*.ts',
  './??/celestia/*.ts',
]);

/** Articles and the lists of them, which scripts/vite/articles-beside-worker.ts makes of Markdown. */
const ARTICLE_FILE = /^[a-z]{2}\/(?:articles$|blog\/)/;

/**
 * The exports of a file of words, such as `fr/natal`, `fr/interpretations/sun`, `fr/blog/chiron` or `fr/articles`, the list of them;
 * null where there is no such file. Nothing is kept here: the callers keep what they have read.
 */
export async function readWordsFile(file: string): Promise<Readonly<Record<string, unknown>> | null> {
  if (ARTICLE_FILE.test(file)) return (await import('virtual:article-files')).files[file] ?? null;
  return (await FILES[`./${file}.ts`]?.()) ?? null;
}
