import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Large tables that are code's own and no language's words, and what is reckoned from code once and for all. The worker imports nothing
 * of what they import.
 */
const TABLES =
  /^(?:features\/celestia\/care\/patterns\/[a-z]{2}-(?:danger|hints|harm|boundaries)|astrology\/tables\/(?:orbits|lunar-terms|slow-sign-changes)\.table|features\/celestia\/model\/tool-parameters|worker\/civil-time\/zones\.table)\.ts$/;

/**
 * In the built worker, each large table is a data module beside a line of script that reads it: workerd compiles every script
 * before the first request, asked for or not, letter by letter, and data it only maps. They cannot lie beside the worker as words do: care
 * must hear when nothing else can be read, and the sky is computed without waiting.
 * @throws Error where a table holds what JSON does not.
 */
export function tablesAsData(): Plugin {
  let root = '';
  return {
    name: 'celestia:tables-as-data',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      const file = relative(root, id);
      if (!TABLES.test(file)) return undefined;
      const tables: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(id).href)) };
      const json = JSON.stringify(tables);
      if (!isDeepStrictEqual(JSON.parse(json), tables)) throw new Error(`${file} holds more than JSON`);
      const folder = resolve(root, '.cache/tables');
      const data = join(folder, `${file.replaceAll('/', '-').replace(/(?:\.table)?\.ts$/, '')}.bin`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(data, json);
      return `import data from ${JSON.stringify(data)};
export const { ${Object.keys(tables).join(', ')} } = JSON.parse(new TextDecoder().decode(data));`;
    },
  };
}
