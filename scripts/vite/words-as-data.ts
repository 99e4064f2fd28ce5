import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/** A language's words: `locales/fr/natal.ts`, `locales/fr/interpretations/sun.ts`; not the list of its loaders. */
const WORDS = /^[a-z]{2}\/(?:interpretations\/)?(?!index\.)[a-z-]+\.ts$/;

/**
 * In the built worker, each file of words is a data module beside a line of script that reads it. workerd compiles every
 * script of a worker before the first request, asked for or not, and most of this worker is words; data it only maps.
 */
export function wordsAsData(): Plugin {
  let locales = '';
  let target = '';
  return {
    name: 'celestia:words-as-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    configResolved({ root }) {
      locales = resolve(root, 'locales');
      target = resolve(root, '.cache/words');
    },
    async load(id) {
      const file = relative(locales, id);
      if (!WORDS.test(file)) return undefined;
      const words: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(id).href)) };
      const text = JSON.stringify(words);
      if (!isDeepStrictEqual(JSON.parse(text), words)) throw new Error(`${file} holds more than words`);
      const data = join(target, `${file.replaceAll('/', '-').replace(/\.ts$/, '')}.bin`);
      mkdirSync(target, { recursive: true });
      writeFileSync(data, text);
      const names = Object.keys(words);
      return `import data from ${JSON.stringify(data)};
export const { ${names.join(', ')} } = JSON.parse(new TextDecoder().decode(data));`;
    },
  };
}
