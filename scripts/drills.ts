import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';

/**
 * Runs whole what `npm test` proves by a sample (tests/drills.ts): every file of tests that asks how much is to be run. Then kills the making
 * of a book in the built workers (crash-books.ts), and takes the walks of a
 * visitor in every way (tests/browser/walked-ways.ts), with pictures of them for the eye; each counts as one. Ends with the line
 * `N passed, N failed`; exits 1 if anything failed.
 */

const REPORT = '.cache/reports/drills.json';

const TEST_FILES =
  '{astrology,client,contract,features,locales,routes,scripts,worker,tests}/**/*.test.{ts,tsx}';

/** A drill takes as long as it takes. */
const TIMEOUT_MS = 600_000;

const DRILLING = { ...process.env, DRILLS: '1' };

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
  { stdio: 'inherit', env: DRILLING },
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
};
// A file that does not load fails the run without failing a test.
const failedTests = status === 0 ? numFailedTests : Math.max(numFailedTests, 1);

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: DRILLING }).status === 0;
}

const KILLS = '20';
const walks = globSync('tests/browser/*.spec.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('/walked-ways.ts'),
);
const isBuilt = succeeds('npm', ['run', '--silent', 'build:local']);
const isUnharmed = isBuilt && succeeds(process.execPath, ['scripts/crash-books.ts', KILLS]);
const areWalked = isBuilt && succeeds('playwright', ['test', ...walks]);
const held = [isUnharmed, areWalked].filter((isHeld) => isHeld).length;
const passed = numPassedTests + held;
const failed = failedTests + 2 - held;
console.log(
  `\n${files.length} files of drills, ${KILLS} kills of the making of a book, ${walks.length} files of walks: ${passed} passed, ${failed} failed`,
);
process.exitCode = failed > 0 ? 1 : 0;
