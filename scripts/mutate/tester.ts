import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type LiveTests, startLiveTests, type TestFile, type TestFileRun } from './live-tests.ts';
import { markFunctions } from './reach.ts';

/**
 * A process that runs tests for whoever started it, in its working directory, which is a copy of the project. Sources are changed as
 * they are read: no file is written.
 */

/** Asks for all of some projects' tests, with each function of the sources saying that it runs. */
export interface SurveyOrder {
  kind: 'survey';
  sources: readonly string[];
  projects: readonly string[];
}

/** Asks whether these tests notice that a source says something else. */
export interface TrialOrder {
  kind: 'trial';
  file: string;
  code: string;
  /** Tried one after the other, each to its end or to the first test that fails. */
  rounds: readonly (readonly TestFile[])[];
}

export type Order = SurveyOrder | TrialOrder;
/** While tests run, a sign of life at the end of each file; then what came of them. */
export type Answer = { isOn: true } | { runs: TestFileRun[] } | { error: string };

function say(answer: Answer): void {
  process.send?.(answer);
}

const sayOn = (): void => say({ isOn: true });

/** Modules come with what Vite is told about them behind a question mark. */
const pathOf = (id: string): string => id.split('?')[0] ?? id;

function changing(change: (path: string, code: string) => string | undefined): Plugin {
  return {
    name: 'celestia:fault',
    enforce: 'pre',
    transform: (code, id) => change(pathOf(id), code),
  };
}

async function survey({ sources, projects }: SurveyOrder): Promise<TestFileRun[]> {
  const names = new Map(sources.map((file) => [resolve(file), file]));
  const tests = await startLiveTests({
    bail: false,
    plugin: changing((path, code) => {
      const file = names.get(path);
      return file ? markFunctions(file, code) : undefined;
    }),
    setupFiles: ['scripts/mutate/reached.setup.ts'],
    onFileEnd: sayOn,
  });
  const runs = await tests.run(tests.files.filter(({ project }) => projects.includes(project)));
  const failed = runs.filter(({ failure }) => failure !== null);
  // A machine that does other work beside may have been too slow for a test: it has a second try, by itself.
  const again: TestFileRun[] = [];
  for (const file of failed) again.push(...(await tests.run([file])));
  await tests.close();
  return [...runs.filter(({ failure }) => failure === null), ...again];
}

let fault: { path: string; code: string } | null = null;
let tests: LiveTests | null = null;

/** Files of these projects share a worker: one that fails after others may fail by what they have left. */
const SHARED: readonly string[] = ['node', 'workerd'];

/** Runs the files up to the first that fails, and fails again by itself where others went before it in its worker. */
async function runRound(live: LiveTests, round: readonly TestFile[]): Promise<TestFileRun[]> {
  const runs: TestFileRun[] = [];
  let rest = round;
  while (rest.length > 0) {
    const some = await live.run(rest);
    const failed = some.find(({ failure }) => failure !== null);
    if (!failed) return [...runs, ...some];
    const at = rest.findIndex(({ project, path }) => project === failed.project && path === failed.path);
    const isCertain = !SHARED.includes(failed.project) || at <= 0;
    const [proof] = isCertain ? [failed] : await live.run(rest.slice(at, at + 1));
    if (proof && proof.failure !== null) return [...runs, proof];
    rest = rest.slice(at + 1);
  }
  return runs;
}

async function trial({ file, code, rounds }: TrialOrder): Promise<TestFileRun[]> {
  tests ??= await startLiveTests({
    bail: true,
    plugin: changing((path) => (path === fault?.path ? fault.code : undefined)),
    onFileEnd: sayOn,
  });
  fault = { path: resolve(file), code };
  tests.forget(fault.path);
  const runs: TestFileRun[] = [];
  for (const round of rounds) {
    runs.push(...(await runRound(tests, round)));
    if (runs.some(({ failure }) => failure !== null)) break;
  }
  tests.forget(fault.path);
  fault = null;
  return runs;
}

// Whoever asked is gone.
process.on('disconnect', () => process.exit());

process.on('message', async (order: Order) => {
  try {
    say({ runs: await (order.kind === 'survey' ? survey(order) : trial(order)) });
  } catch (error) {
    say({ error: error instanceof Error ? String(error.stack) : String(error) });
  }
});
