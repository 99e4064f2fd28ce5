import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What reads the orbits of the far ages in the sources, and in the built worker. */
const SOURCE = 'worker/births/orbit-files.ts';
const BUILT = 'worker/births/orbit-assets.ts';

const AGES = ['before', 'after'];

/**
 * Lays the orbits of the centuries before 1897 and after 2102 beside the worker, among the words (words-beside-worker.ts): few charts ask
 * for them, and the bundle has no room.
 */
export function orbitsBesideWorker(): Plugin {
  let root = '';
  return {
    name: 'celestia:orbits-beside-worker',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      // The worker of books has no files beside it: it carries the tables.
      const isBeside = this.environment.name !== 'client' && this.environment.name !== 'celestia_books';
      if (!isBeside || !source.endsWith('/orbit-files.ts')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === resolve(root, SOURCE) ? resolve(root, BUILT) : resolved;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const age of AGES) {
        const path = resolve(root, `astrology/tables/orbits-${age}.table.ts`);
        const tables: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(path).href)) };
        this.emitFile({
          type: 'asset',
          fileName: `words/orbits/${age}.json`,
          source: JSON.stringify(tables),
        });
      }
    },
  };
}
