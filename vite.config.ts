import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig } from 'vite';
import { BUILD_TARGETS } from './scripts/floor/floor.ts';
import { clientBuild } from './scripts/vite/client-build.ts';
import { wordsAsData } from './scripts/vite/words-as-data.ts';

export default defineConfig({
  plugins: [cloudflare(), clientBuild(), wordsAsData()],
  // The styles go to the browser as well, by way of the worker.
  build: { cssTarget: BUILD_TARGETS },
  environments: {
    client: {
      build: {
        target: BUILD_TARGETS,
        outDir: 'dist/client',
        manifest: true,
        // The worker answers with HTML; the client is this one script and what it imports.
        rolldownOptions: { input: 'client/entry.ts' },
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
    },
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
