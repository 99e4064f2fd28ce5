import { afterAll, beforeAll } from 'vitest';

/** In every test file of the survey: which functions ran while it ran, and which had run as it was loaded. */

declare global {
  var reachedFunctions: Set<string> | undefined;
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to learn which fixtures a hook asks for.
beforeAll(({}, suite) => {
  Object.assign(suite.meta, { loaded: [...(globalThis.reachedFunctions ?? [])] });
  globalThis.reachedFunctions?.clear();
});

// biome-ignore lint/correctness/noEmptyPattern: as above.
afterAll(({}, suite) => {
  Object.assign(suite.meta, { reached: [...(globalThis.reachedFunctions ?? [])] });
});
