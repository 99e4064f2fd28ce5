import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/** Tables of texts that are code's own and not a language's words: what care reads messages by. They import nothing. */
const TABLES = /\/features\/celestia\/care\/patterns\/[a-z]{2}-(?:danger|hints|harm|boundaries)\.ts$/;

/**
 * Writes large tables into the worker as JSON in one string each: workerd compiles every literal of every script at its start,
 * asked for or not, and a string is passed over. They cannot lie beside the worker as words do: care must hear when nothing
 * else can be read.
 * @throws Error where a table holds what JSON does not.
 */
export function tablesAsJson(): Plugin {
  return {
    name: 'celestia:tables-as-json',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name === 'client' || !TABLES.test(id)) return undefined;
      const tables: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(id).href)) };
      const lines = Object.entries(tables).map(([name, table]) => {
        const json = JSON.stringify(table);
        if (!isDeepStrictEqual(JSON.parse(json), table)) throw new Error(`${id} holds more than JSON`);
        return `export const ${name} = JSON.parse(${JSON.stringify(json)});`;
      });
      return lines.join('\n');
    },
  };
}
