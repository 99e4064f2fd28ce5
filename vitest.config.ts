import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { someRealRows } from './scripts/places/test-places.ts';
import { articlesBesideWorker } from './scripts/vite/articles-beside-worker.ts';
import { clientBuild } from './scripts/vite/client-build.ts';
import { componentStyles } from './scripts/vite/component-styles.ts';

/** Places that the worker's tests ask for by name. */
const TEST_PLACES = new Set(['İstanbul', 'İzmir', 'Şanlıurfa', 'Paris', 'Springfield', 'Longyearbyen']);

/** Two keys of 32 bytes for the tests' sessions: the first signs, the second is the one before. */
const TEST_SESSION_KEYS = [
  'new:bmV3LXNlY3JldC1vZi10aGUtdGVzdHMtMzItYnl0ZXM',
  'old:b2xkLXNlY3JldC1vZi10aGUtdGVzdHMtMzItYnl0ZXM',
].join(',');

/** A machine that does other work beside is slow, which is no fault of the code; how fast it is, the bench says. */
const TEST_TIMEOUT_MS = 30_000;

/** The same holds for what is made before the tests, and for what is waited for. */
const PATIENT = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: 10_000 } },
} as const;

/**
 * Those of the worker's tests that change what is loaded, count what a fresh worker does, keep pages of another day, ask for a page that nobody may have
 * asked for before, or are told to rest: each has a worker of its own. So has `contact`: after tidings and five files more its mails went past what it
 * had put in the place of the post, why is not known.
 */
const ALONE = [
  'bookshop',
  'contact',
  'conversation-life',
  'gift-outages',
  'deletion-journal',
  'gifts',
  'mail',
  'markup',
  'now-pages',
  'order-outages',
  'page-needs',
  'provider-check',
  'push',
  'status',
  'tally',
  'without-http',
].map((name) => `tests/worker/${name}.test.ts`);

const NODE_TESTS =
  '{astrology,client,contract,features,locales,routes,scripts,worker}/**/!(*.workerd).test.{ts,tsx}';

/** What changes which modules are loaded, or begins with fresh ones, would change them for every file after it. */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** The tests in Node that need modules of their own, by what they say. */
const NODE_ALONE = globSync(NODE_TESTS).filter((file) => CHANGES_MODULES.test(readFileSync(file, 'utf8')));

/** Pure code: the domain, components, words, routes, scripts. */
function inNode({
  name,
  include,
  exclude,
  isolate,
}: {
  name: string;
  include: string[];
  exclude: string[];
  isolate: boolean;
}) {
  return {
    plugins: [articlesBesideWorker(), clientBuild(), componentStyles()],
    test: { name, ...PATIENT, environment: 'node' as const, include, exclude, isolate },
  };
}

/** The worker as it runs: inside workerd, with its bindings. */
function inWorkerd({
  name,
  include,
  exclude,
  isolate,
}: {
  name: string;
  include: string[];
  exclude: string[];
  isolate: boolean;
}) {
  return {
    plugins: [
      articlesBesideWorker(),
      clientBuild(),
      componentStyles(),
      cloudflareTest(async () => ({
        // The worker as it is deployed, and beside it what a test needs that works without requests.
        main: './tests/worker/without-http.entry.ts',
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          durableObjects: { ERRANDS: 'ErrandObject' },
          bindings: {
            DEEP_LINK_TOKENS: 'first-token, second-token',
            DEEP_LINK_FRAME_ANCESTORS: 'https://app.test',
            TEST_MIGRATIONS: await readD1Migrations('./worker/migrations/places'),
            ACCOUNT_MIGRATIONS: await readD1Migrations('./worker/migrations/accounts'),
            FIREBASE_PROJECT_ID: 'celestia-test',
            TURNSTILE_SECRET: 'turnstile-secret',
            MAIL_FROM: 'hello@celestia.test',
            SESSION_KEYS: TEST_SESSION_KEYS,
            TEST_PLACE_ROWS: JSON.stringify(someRealRows(TEST_PLACES)),
          },
          // The limits have tests of their own; here they would only get in the way.
          ratelimits: {
            PLACES_LIMIT: { namespace_id: '1001', simple: { limit: 100_000, period: 60 } },
            CHARTS_LIMIT: { namespace_id: '1002', simple: { limit: 100_000, period: 60 } },
            LOGIN_LIMIT: { namespace_id: '1003', simple: { limit: 100_000, period: 60 } },
            NEWCOMER_LIMIT: { namespace_id: '1005', simple: { limit: 100_000, period: 60 } },
            API_LIMIT: { namespace_id: '1006', simple: { limit: 100_000, period: 60 } },
            ACCOUNT_LIMIT: { namespace_id: '1004', simple: { limit: 100_000, period: 60 } },
          },
        },
      })),
    ],
    test: {
      name,
      // Pages inline their styles: what they carry is part of what they answer.
      css: true,
      ...PATIENT,
      // Modules are read here while requests wait: one that a broken-off request asked for hangs the next, which the built worker does not know.
      retry: 1,
      include,
      exclude,
      isolate,
      setupFiles: ['tests/worker/loaded-modules.setup.ts', 'tests/worker/databases.setup.ts'],
      // Once the tests in Node are done, which take all cores.
      maxWorkers: availableParallelism(),
      sequence: { groupOrder: 1 },
    },
  };
}

export default defineConfig({
  test: {
    // How much the tests run: tests/drills.ts.
    provide: { isDrill: process.env.DRILLS === '1' },
    // By itself Vitest leaves one of two cores to its own process, which has little to do.
    maxWorkers: availableParallelism(),
    // What is told of security has a test of its own; here each sign-in would tell.
    onConsoleLog: (line) => !line.startsWith('{"level":"security"'),
    projects: [
      // Modules are read once for them all: to read them anew for each file took a quarter of the time.
      inNode({ name: 'node', include: [NODE_TESTS], exclude: NODE_ALONE, isolate: false }),
      inNode({ name: 'node-alone', include: NODE_ALONE, exclude: [], isolate: true }),
      // One worker for them all: to start one takes longer than what most files test.
      inWorkerd({
        name: 'workerd',
        include: ['tests/worker/**/*.test.{ts,tsx}'],
        exclude: ALONE,
        isolate: false,
      }),
      inWorkerd({ name: 'workerd-alone', include: ALONE, exclude: [], isolate: true }),
    ],
  },
});
