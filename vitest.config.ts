import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { someRealRows } from './scripts/places/test-places.ts';
import { clientBuild } from './scripts/vite/client-build.ts';

/** Places that the worker's tests ask for by name. */
const TEST_PLACES = new Set(['İstanbul', 'İzmir', 'Şanlıurfa', 'Paris', 'Springfield', 'Longyearbyen']);

export default defineConfig({
  test: {
    projects: [
      {
        // Pure code: the domain, components, words, routes, scripts.
        plugins: [clientBuild()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['{astrology,client,locales,routes,scripts,worker}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.{ts,tsx}'],
        },
      },
      {
        // The worker as it runs: inside workerd, with its bindings.
        plugins: [
          clientBuild(),
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                DEEP_LINK_TOKENS: 'first-token, second-token',
                DEEP_LINK_FRAME_ANCESTORS: 'https://app.test',
                TEST_MIGRATIONS: await readD1Migrations('./worker/migrations/places'),
                TEST_PLACE_ROWS: JSON.stringify(someRealRows(TEST_PLACES)),
              },
              // The limits have tests of their own; here they would only get in the way.
              ratelimits: {
                PLACES_LIMIT: { namespace_id: '1001', simple: { limit: 100_000, period: 60 } },
                CHARTS_LIMIT: { namespace_id: '1002', simple: { limit: 100_000, period: 60 } },
              },
            },
          })),
        ],
        test: {
          name: 'workerd',
          include: ['tests/worker/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/worker/places.setup.ts'],
        },
      },
    ],
  },
});
