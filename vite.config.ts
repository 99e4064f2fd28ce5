import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'vite';
import { BUILD_TARGETS } from './scripts/floor/floor.ts';
import { affiliateBesideSite } from './scripts/vite/affiliate-beside-site.ts';
import { articlesBesideWorker } from './scripts/vite/articles-beside-worker.ts';
import { askedOfReact } from './scripts/vite/asked-of-react.ts';
import { cardsBesideSite } from './scripts/vite/cards-beside-site.ts';
import { CHUNK_NAMES, WORKER_NAMES } from './scripts/vite/chunk-names.ts';
import { clientBuild } from './scripts/vite/client-build.ts';
import { componentStyles } from './scripts/vite/component-styles.ts';
import { latePatterns } from './scripts/vite/late-patterns.ts';
import { minifyInline } from './scripts/vite/minify-inline.ts';
import { noPreload } from './scripts/vite/no-preload.ts';
import { openapiBesideWorker } from './scripts/vite/openapi-beside-worker.ts';
import { reactStringAlone } from './scripts/vite/react-string-alone.ts';
import { samplesBesideWorker } from './scripts/vite/samples-beside-worker.ts';
import { serviceWorkerBesideSite } from './scripts/vite/service-worker-beside-site.ts';
import { SHARED_PARTS, SHARED_SCRIPTS } from './scripts/vite/shared-scripts.ts';
import { squeezeWorker } from './scripts/vite/squeeze-worker.ts';
import { tablesAsData } from './scripts/vite/tables-as-data.ts';
import { tablesBesideWorker } from './scripts/vite/tables-beside-worker.ts';
import { tightFrame } from './scripts/vite/tight-styles.ts';
import { withoutScriptList } from './scripts/vite/without-script-list.ts';
import { wordsBesideWorker } from './scripts/vite/words-beside-worker.ts';

/** Half the text to parse at a start; the platform reads stack traces back by the source maps (upload_source_maps). */
const WORKER_BUILD = {
  minify: true,
  sourcemap: true,
  rolldownOptions: { output: { ...WORKER_NAMES, codeSplitting: SHARED_PARTS } },
};

export default defineConfig({
  plugins: [
    articlesBesideWorker(),
    // Books are made beside the pages (worker/books/), by a worker that carries their words and libraries.
    cloudflare({ auxiliaryWorkers: [{ configPath: './wrangler.books.toml' }] }),
    affiliateBesideSite(),
    cardsBesideSite(),
    askedOfReact(),
    clientBuild(),
    componentStyles(),
    latePatterns(),
    minifyInline(),
    noPreload(),
    withoutScriptList(),
    openapiBesideWorker(),
    samplesBesideWorker(),
    reactStringAlone(),
    tightFrame(),
    serviceWorkerBesideSite(),
    squeezeWorker(),
    tablesAsData(),
    tablesBesideWorker(),
    wordsBesideWorker(),
  ],
  // The styles go to the browser as well, by way of the worker.
  build: { cssTarget: BUILD_TARGETS },
  environments: {
    client: {
      build: {
        target: BUILD_TARGETS,
        outDir: 'dist/client',
        manifest: true,
        // The worker answers with HTML; the client is one script for every page, and those that it leads to.
        rolldownOptions: {
          input: 'client/entry.ts',
          output: { ...CHUNK_NAMES, codeSplitting: SHARED_SCRIPTS },
          preserveEntrySignatures: 'allow-extension',
        },
        modulePreload: false,
        assetsInlineLimit: 0,
      },
    },
    celestia: { build: WORKER_BUILD },
    celestia_books: { build: WORKER_BUILD },
  },
  builder: {
    async buildApp(builder) {
      const { client, ...workers } = builder.environments;
      if (!client) throw new Error('no client environment');
      // The worker names the client's hashed files, so the client comes first.
      await builder.build(client);
      for (const worker of Object.values(workers)) {
        if (worker.name !== 'ssr') await builder.build(worker);
      }
    },
  },
});
