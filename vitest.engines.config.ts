import { defineConfig } from 'vitest/config';

/** Opening a browser and a page's walk through it, on a machine that does other work beside. */
const WALK_TIMEOUT_MS = 60_000;

/** Firefox and WebKit against the local build; a browser that is not there is left out. `npm run test:engines` says which. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: 'tests/engines/site.setup.ts',
    // Two cores serve the worker, its emulator and the browser.
    fileParallelism: false,
    // The drivers of other browsers lose a click now and then; the report names what needed a second walk.
    retry: 1,
    testTimeout: WALK_TIMEOUT_MS,
    hookTimeout: WALK_TIMEOUT_MS,
  },
});
