import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';

/**
 * Runs whole what `npm test` proves by a sample (tests/drills.ts): every file of tests that asks how much is to be run. Then kills the making
 * of a book in the built workers (crash-books.ts), which counts as one. Ends with the line `N passed, N failed`; exits 1 if anything failed.
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
const failedTests = status === 0 ? numFailedTests : Math.max(numFailedTests, 1);

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const KILLS = '20';
const isUnharmed =
  succeeds('npm', ['run', '--silent', 'build:local']) &&
  succeeds(process.execPath, ['scripts/crash-books.ts', KILLS]);
const passed = numPassedTests + (isUnharmed ? 1 : 0);
const failed = failedTests + (isUnharmed ? 0 : 1);
console.log(
  `\n${files.length} files of drills, and ${KILLS} kills of the making of a book: ${passed} passed, ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;
