import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'vite';
import { BUILD_TARGETS } from './scripts/floor/floor.ts';
import { clientBuild } from './scripts/vite/client-build.ts';
import { componentStyles } from './scripts/vite/component-styles.ts';
import { noPreload } from './scripts/vite/no-preload.ts';
import { wordsBesideWorker } from './scripts/vite/words-beside-worker.ts';

/** 36 bits tell one build's files from another's, and every page carries the names of all islands. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
};

export default defineConfig({
  plugins: [cloudflare(), clientBuild(), componentStyles(), noPreload(), wordsBesideWorker()],
  // The styles go to the browser as well, by way of the worker.
  build: { cssTarget: BUILD_TARGETS },
  environments: {
    client: {
      build: {
        target: BUILD_TARGETS,
        outDir: 'dist/client',
        manifest: true,
        // The worker answers with HTML; the client is one script for every page, one for those that tell of instants, and
        // what they import.
        rolldownOptions: { input: ['client/entry.ts', 'client/zone.ts'], output: SHORT_NAMES },
        modulePreload: false,
        assetsInlineLimit: 0,
      },
    },
    // Half the text to parse at a start; the platform reads stack traces back by the source maps (upload_source_maps).
    celestia: { build: { minify: true, sourcemap: true } },
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
