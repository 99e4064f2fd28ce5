import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/** A language's words, from `locales/`: `fr/natal.ts`, `fr/interpretations/sun.ts`. */
const WORDS = /^[a-z]{2}\/(?:(?:interpretations|reports|celestia)\/)?[a-z-]+\.ts$/;

/** Where locales/ reads words from, and what reads them in each built worker: that of books has no files beside it. */
const SOURCE = 'locales/words-files.ts';
const BUILT = 'worker/words-assets.ts';
const BUILT_FOR_BOOKS = 'worker/books/words-modules.ts';

/** What a file of words exports, as JSON. @throws Error where it holds nothing, or what JSON does not. */
async function wordsText(path: string, file: string): Promise<string> {
  const words: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(path).href)) };
  if (Object.keys(words).length === 0) throw new Error(`${file} holds no words`);
  const text = JSON.stringify(words);
  if (!isDeepStrictEqual(JSON.parse(text), words)) throw new Error(`${file} holds more than words`);
  return text;
}

/**
 * Lays each file of words beside the worker as `words/<language>/<name>.json`, and lets the worker read them there. Whatever
 * is in the bundle is compiled at every start, asked for or not, and most of this site is words.
 */
export function wordsBesideWorker(): Plugin {
  let root = '';
  return {
    name: 'celestia:words-beside-worker',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      const { name } = this.environment;
      if (name === 'client' || !source.endsWith('/words-files.ts')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const built = name === 'celestia_books' ? BUILT_FOR_BOOKS : BUILT;
      return resolved?.id === resolve(root, SOURCE) ? resolve(root, built) : resolved;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const locales = resolve(root, 'locales');
      const files = readdirSync(locales, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => WORDS.test(name))) {
        const fileName = `words/${file.replace(/\.ts$/, '.json')}`;
        this.emitFile({ type: 'asset', fileName, source: await wordsText(resolve(locales, file), file) });
      }
    },
  };
}
