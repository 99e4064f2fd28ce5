import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Tables that few requests ask for. */
interface TablesBeside {
  /** What reads them in the sources, and in the built worker. */
  source: string;
  built: string;
  /** Where they lie among the words, and the module of each. */
  files: Readonly<Record<string, string>>;
}

const BESIDE: readonly TablesBeside[] = [
  {
    source: 'worker/births/orbit-files.ts',
    built: 'worker/births/orbit-assets.ts',
    files: {
      'orbits/before': 'astrology/tables/orbits-before.table.ts',
      'orbits/after': 'astrology/tables/orbits-after.table.ts',
    },
  },
  {
    source: 'worker/watch/watched-file.ts',
    built: 'worker/watch/watched-asset.ts',
    files: { watched: 'features/watch/watched.table.ts' },
  },
  {
    source: 'routes/pages/about/accuracy-file.ts',
    built: 'worker/accuracy-asset.ts',
    files: { accuracy: 'astrology/accuracy.table.ts' },
  },
];

/**
 * Lays tables that few ask for beside the worker, among the words (words-beside-worker.ts), for the bundle has no room: the orbits of
 * the centuries before 1897 and after 2102, the figures that the site looks after itself by, and how near the core is to the reference.
 */
export function tablesBesideWorker(): Plugin {
  let root = '';
  return {
    name: 'celestia:tables-beside-worker',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      // The worker of books has no files beside it: it carries the tables.
      if (this.environment.name === 'client' || this.environment.name === 'celestia_books') return undefined;
      const beside = BESIDE.find((tables) => basename(tables.source) === basename(source));
      if (!beside) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === resolve(root, beside.source) ? resolve(root, beside.built) : resolved;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, module] of BESIDE.flatMap(({ files }) => Object.entries(files))) {
        const path = resolve(root, module);
        const tables: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(path).href)) };
        this.emitFile({ type: 'asset', fileName: `words/${file}.json`, source: JSON.stringify(tables) });
      }
    },
  };
}
