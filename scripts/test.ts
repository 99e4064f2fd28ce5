import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { failedFiles, passedBeside, playwrightFailures, vitestFailures } from './test-reports/failures.ts';

/**
 * The whole test run: checks, unit tests in Node, worker tests in workerd, what the production build must not hold, and the
 * browsers against the build for one's own machine, which differs in the emulator's part alone: Chromium, and Firefox and WebKit
 * where they are. Ends with what failed, by name, and the line `N passed, N failed`; exits 1 if anything failed.
 */

const REPORTS = '.cache/reports';

interface Tally {
  passed: number;
  failed: number;
  failures: readonly string[];
  /** What failed at first and passed by itself. */
  shaky?: readonly string[];
}

function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => done(false));
    child.on('exit', (code) => done(code === 0));
  });
}

function one(ok: boolean, name: string): Tally {
  return ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** A command without a count of its own is one test. */
async function check(script: string): Promise<Tally> {
  return one(await run('npm', ['run', '--silent', script]), `npm run ${script}`);
}

/**
 * What a production build must not hold and the local one must, by a text that stands in one file each: how a token is taken that
 * nobody has signed (worker/identity/emulator-token.ts), and the payment that charges nobody (worker/orders/test-payment.ts).
 */
const LOCAL_MARKS = ['tokens of the emulator are taken', 'nobody is charged by this test payment'];

async function emulatorPart(expected: 'absent' | 'present'): Promise<Tally> {
  const files = readdirSync('dist/celestia', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.js'));
  const texts = sources.map((file) => readFileSync(`dist/celestia/${file}`, 'utf8'));
  const found = LOCAL_MARKS.map((mark) => texts.some((text) => text.includes(mark)));
  const ok = sources.length > 0 && found.every((each) => each === (expected === 'present'));
  console.log(
    `what is for one's own machine is ${found.join(', ')}: ${ok ? 'as it must be' : 'AS IT MUST NOT BE'}`,
  );
  return one(ok, `what is for one's own machine, ${expected}`);
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
}

function vitestTally(name: string, ok: boolean): Tally {
  const report = readReport(name) as { numPassedTests: number; numFailedTests: number };
  const { numPassedTests, numFailedTests } = report;
  // A file that does not load fails the run without failing a test.
  const failed = ok ? numFailedTests : Math.max(numFailedTests, 1);
  const named = vitestFailures(report);
  const failures = failed > 0 && named.length === 0 ? [`${name}, outside of any test`] : named;
  return { passed: numPassedTests, failed, failures };
}

async function vitestOf(name: string, files: readonly string[]): Promise<Tally> {
  const report = `--outputFile.json=${REPORTS}/${name}.json`;
  return vitestTally(
    name,
    await run('vitest', ['run', ...files, '--reporter=dot', '--reporter=json', report]),
  );
}

/** So few files may have failed by what else the machine did, or by what another file left behind: they are asked once more, by themselves. */
const FEW_FILES = 5;

async function vitest(): Promise<Tally> {
  const first = await vitestOf('vitest', []);
  const report = readReport('vitest');
  const files = failedFiles(report);
  if (files.length === 0 || files.length > FEW_FILES) return first;
  const again = await vitestOf('vitest-again', files);
  const shaky = again.failed === 0 ? first.failures : [];
  return { ...again, passed: passedBeside(report, files) + again.passed, shaky };
}

/** What the scripts take from others is in none of the sources. */
async function floorOfBuild(): Promise<Tally> {
  const ok = await run('node', ['scripts/check-floor.ts', '--built']);
  return one(ok, 'the floor of the build');
}

async function engines(): Promise<Tally> {
  rmSync(`${REPORTS}/engines.json`, { force: true });
  return vitestTally('engines', await run('npm', ['run', '--silent', 'test:engines']));
}

async function browser(): Promise<Tally> {
  const executable = await ensureBrowser();
  if (executable === null) return one(false, 'a browser');
  const env = { BROWSER_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json` };
  const ok = await run('playwright', ['test', '--reporter=line,json'], env);
  const report = readReport('browser') as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const { stats } = report;
  if (stats.flaky > 0)
    console.log(`${stats.flaky} of the browser's tests passed at the second attempt alone`);
  const { unexpected } = stats;
  const failed = ok ? unexpected : Math.max(unexpected, 1);
  return { passed: stats.expected + stats.flaky, failed, failures: playwrightFailures(report) };
}

async function main(): Promise<void> {
  mkdirSync(REPORTS, { recursive: true });
  const tallies: Tally[] = [];
  const steps = [
    () => check('check'),
    vitest,
    () => check('build'),
    () => emulatorPart('absent'),
    floorOfBuild,
    () => check('build:local'),
    () => emulatorPart('present'),
    browser,
    engines,
  ];
  for (const step of steps) {
    tallies.push(
      await step().catch((error: unknown) => {
        console.error(error);
        return one(false, String(error));
      }),
    );
  }
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  for (const test of tallies.flatMap(({ shaky = [] }) => shaky))
    console.log(`\nPASSED AT THE SECOND ATTEMPT ALONE ${test}`);
  for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
