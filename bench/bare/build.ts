import { resolve } from 'node:path';
import { createBuilder } from 'vite';

/** What Cloudflare's plugin imports wrangler.toml's `main` by. */
const WORKER = 'virtual:cloudflare/user-entry';

export const BARE_WORKER_DIR = resolve('.cache/bench-bare');

/** Builds the worker that renders a chart with Hono and React alone, the site beside it; the client has been built. */
export async function buildBareWorker(): Promise<void> {
  const builder = await createBuilder({
    logLevel: 'error',
    environments: { celestia: { build: { outDir: BARE_WORKER_DIR } } },
    plugins: [
      {
        name: 'bench:bare-worker',
        resolveId: {
          order: 'pre',
          handler: (id) => (id === WORKER ? resolve('bench/bare/worker.tsx') : undefined),
        },
      },
    ],
  });
  const worker = builder.environments.celestia;
  if (!worker) throw new Error('there is no worker to build');
  await builder.build(worker);
}
