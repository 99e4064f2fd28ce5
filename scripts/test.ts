import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';

/**
 * The whole test run: checks, unit tests in Node, worker tests in workerd, and the browser against the production
 * build. Ends with the line `N passed, N failed`; exits 1 if anything failed.
 */

const REPORTS = '.cache/reports';

interface Tally {
  passed: number;
  failed: number;
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

/** A command without a count of its own is one test. */
async function check(script: string): Promise<Tally> {
  const ok = await run('npm', ['run', '--silent', script]);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
}

async function vitest(): Promise<Tally> {
  const report = `--outputFile.json=${REPORTS}/vitest.json`;
  const ok = await run('vitest', ['run', '--reporter=dot', '--reporter=json', report]);
  const { numPassedTests, numFailedTests } = readReport('vitest') as {
    numPassedTests: number;
    numFailedTests: number;
  };
  // A file that does not load fails the run without failing a test.
  return { passed: numPassedTests, failed: ok ? numFailedTests : Math.max(numFailedTests, 1) };
}

async function browser(): Promise<Tally> {
  const executable = await ensureBrowser();
  if (executable === null) return { passed: 0, failed: 1 };
  const env = { BROWSER_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json` };
  const ok = await run('playwright', ['test', '--reporter=line,json'], env);
  const { stats } = readReport('browser') as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: ok ? failed : Math.max(failed, 1) };
}

async function main(): Promise<void> {
  mkdirSync(REPORTS, { recursive: true });
  const tallies: Tally[] = [];
  for (const step of [() => check('check'), vitest, () => check('build'), browser]) {
    tallies.push(
      await step().catch((error: unknown) => {
        console.error(error);
        return { passed: 0, failed: 1 };
      }),
    );
  }
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
