import { env } from 'cloudflare:workers';

/** Where the build lays the words (scripts/vite/words-beside-worker.ts); nobody outside is answered there. */
export const WORDS_FOLDER = '/words/';

type WordsFile = Readonly<Record<string, unknown>>;

/** The part of the assets' binding that the words are read by. */
interface WordsAssets {
  fetch(address: string): Promise<{ status: number; ok: boolean; json(): Promise<unknown> }>;
}

/** Reads a file of words from among the assets; null where there is none. @throws Error where they cannot be reached. */
export async function fetchWordsFile(assets: WordsAssets, file: string): Promise<WordsFile | null> {
  const response = await assets.fetch(`https://assets.invalid${WORDS_FOLDER}${file}.json`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`words ${file}: ${response.status}`);
  // The build wrote it from the module of this name (scripts/vite/words-beside-worker.ts).
  return (await response.json()) as WordsFile;
}

/**
 * Takes the place of locales/words-files.ts in the built worker. Words lie beside the worker as files, so that neither its
 * bundle nor its start grows with them.
 */
export function readWordsFile(file: string): Promise<WordsFile | null> {
  return fetchWordsFile(env.ASSETS, file);
}

/**
 * A file that the build lays among the words in a shape of its own: tables, samples, the description of the API.
 * @throws Error where there is none, or the assets cannot be reached.
 */
export async function readBeside<Shape>(file: string): Promise<Shape> {
  const read = await readWordsFile(file);
  if (!read) throw new Error(`no ${file} beside the worker`);
  // The build wrote it from what has this shape in the sources (scripts/vite).
  return read as unknown as Shape;
}
