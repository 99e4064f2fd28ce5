import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildSamples } from '../samples/build-samples.ts';

/** What makes samples in the sources, and what has them in the built worker. */
const SOURCE = 'routes/reports/make-sample.ts';
const BUILT = 'worker/reports/sample-assets.ts';

/** Lays the samples of the books beside the worker, among the words: what makes them weighs more than all else that shows them. */
export function samplesBesideWorker(): Plugin {
  let root = '';
  return {
    name: 'celestia:samples-beside-worker',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async resolveId(source, importer) {
      if (this.environment.name === 'client' || !source.endsWith('/make-sample.ts')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === resolve(root, SOURCE) ? resolve(root, BUILT) : resolved;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for await (const [file, sample] of buildSamples(resolve(root, 'locales'))) {
        this.emitFile({ type: 'asset', fileName: `words/${file}.json`, source: JSON.stringify(sample) });
      }
    },
  };
}
