/**
 * Where words are read from. In the sources, tests and the development server each file of words is a module of its own; the
 * built worker reads the same files from beside itself (worker/words-assets.ts takes this module's place there).
 */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>([
  './??/*.ts',
  './??/interpretations/*.ts',
  './??/celestia/*.ts',
]);

/**
 * The exports of a file of words, such as `fr/natal` or `fr/interpretations/sun`; null where there is no such file.
 * Nothing is kept here: the callers keep what they have read.
 */
export async function readWordsFile(file: string): Promise<Readonly<Record<string, unknown>> | null> {
  return (await FILES[`./${file}.ts`]?.()) ?? null;
}
