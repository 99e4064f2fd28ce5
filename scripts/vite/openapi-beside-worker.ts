import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { openApiDocument } from '../../worker/http/api/openapi-document.ts';

/** What reads the description of the API in the sources, and in the built worker. */
const SOURCE = 'worker/http/api/openapi-file.ts';
const BUILT = 'worker/http/api/openapi-asset.ts';

/** Lays the description of the API beside the worker, among the words (words-beside-worker.ts): it is the same until the next build. */
export function openapiBesideWorker(): Plugin {
  let root = '';
  return {
    name: 'celestia:openapi-beside-worker',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      if (this.environment.name === 'client' || !source.endsWith('/openapi-file.ts')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === resolve(root, SOURCE) ? resolve(root, BUILT) : resolved;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: 'words/openapi.json',
        source: JSON.stringify(openApiDocument('')),
      });
    },
  };
}
