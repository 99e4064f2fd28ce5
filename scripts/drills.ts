import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';

/**
 * Runs whole what `npm test` proves by a sample (tests/drills.ts): every file of tests that asks how much is to be run. Ends
 * with the line `N passed, N failed`; exits 1 if anything failed.
 */

const REPORT = '.cache/reports/drills.json';

const TEST_FILES =
  '{astrology,client,contract,features,locales,routes,scripts,worker,tests}/**/*.test.{ts,tsx}';

/** A drill takes as long as it takes. */
const TIMEOUT_MS = 600_000;

const files = globSync(TEST_FILES).filter((file) => readFileSync(file, 'utf8').includes('/drills.ts'));
mkdirSync('.cache/reports', { recursive: true });
const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...files,
    `--testTimeout=${TIMEOUT_MS}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
  { stdio: 'inherit', env: { ...process.env, DRILLS: '1' } },
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
};
// A file that does not load fails the run without failing a test.
const failed = status === 0 ? numFailedTests : Math.max(numFailedTests, 1);
console.log(`\n${files.length} files of drills: ${numPassedTests} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
