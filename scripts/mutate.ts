import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compilingFaults } from './mutate/compiling.ts';
import { copyTree, listSources } from './mutate/copy-tree.ts';
import { applyFault, type Fault, findFaults } from './mutate/faults.ts';
import type { TestFileRun } from './mutate/live-tests.ts';
import { drawFaults } from './mutate/pick-faults.ts';
import {
  findApproving,
  findImporters,
  findTables,
  inRounds,
  likeliestOf,
  nameWords,
  planRounds,
  type Reach,
  testsThatReach,
} from './mutate/plan-tests.ts';
import { scoreOf, type Verdict, writeReport } from './mutate/report.ts';
import { askTwice, startTester, type Tester } from './mutate/start-tester.ts';

/**
 * Draws faults of one line by chance, puts each into a copy of the project and asks the unit tests and the worker's whether they notice.
 * Writes bench/results/mutation.md. `--seed` draws others, `--count` more or fewer.
 */

const TREE = resolve('.cache/mutate/tree');
const REPORT = 'bench/results/mutation.md';
const DEFAULT_COUNT = 160;
/** More than half of what is drawn does not compile. */
const DRAWN_PER_FAULT = 2.4;
/** A project of tests, and how it is started: those that start at once come first. */
const PROJECTS = ['node', 'node-alone', 'workerd', 'workerd-alone'];
/** How many test files of a project are asked of a fault, the likeliest: a worker takes long to start, and one of its own longer. */
const MOST_ASKED = { node: 60, 'node-alone': 6, workerd: 8, 'workerd-alone': 1 };
/** What tests read tables through, and the tests. */
const FIXTURE = /\.fixture\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Of processor time, for each test file of a survey. */
const SURVEY_PATIENCE_MS = 5 * 60_000;
/** Of processor time, beside what a test file takes without a fault: to start. */
const PATIENCE_MS = 120_000;

const startedMs = Date.now();
const say = (text: string): void =>
  console.log(`${((Date.now() - startedMs) / 60_000).toFixed(1)} min  ${text}`);

/** Of all files of the copy and their texts: the same copy has the same survey. */
function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(resolve(TREE, file)));
  return hash.digest('hex').slice(0, 16);
}

async function survey(
  testers: readonly [Tester, Tester],
  sources: readonly string[],
  copied: readonly string[],
): Promise<TestFileRun[]> {
  const kept = `.cache/mutate/survey-${fingerprint(copied)}.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const runs = await runAll(testers, sources);
  writeFileSync(kept, JSON.stringify(runs));
  return runs;
}

/** Every test file without any fault, and what it reaches. */
async function runAll(
  testers: readonly [Tester, Tester],
  sources: readonly string[],
): Promise<TestFileRun[]> {
  const [inWorkerd, others] = testers;
  const survey = (tester: Tester, projects: readonly string[]) =>
    askTwice(tester, { kind: 'survey', sources, projects }, SURVEY_PATIENCE_MS);
  const [shared, alone] = await Promise.all([
    survey(inWorkerd, ['workerd']),
    survey(others, ['node', 'node-alone']).then(async (first) => [
      first,
      await survey(others, ['workerd-alone']),
    ]),
  ]);
  const parts = [shared, ...alone];
  const runs = parts.flatMap((part) => (typeof part === 'string' ? [] : part));
  const unended = parts.filter((part) => typeof part === 'string');
  const failed = runs.filter(({ failure }) => failure !== null);
  if (unended.length > 0 || failed.length > 0) {
    const names = failed.map(({ path, failure }) => `${path}: ${failure}`);
    throw new Error(
      `The tests do not pass without any fault. ${[...unended, ...names].slice(0, 5).join('\n')}`,
    );
  }
  for (const tester of testers) tester.stop();
  return runs;
}

/** What a fault's tests say where nothing is at fault: if they fail all the same, no verdict can be trusted. */
async function tryNothing(tester: Tester, fault: Fault, reach: Reach): Promise<void> {
  const nothing = { ...fault, becomes: fault.was };
  const { noticedBy } = await tryFault(tester, nothing, reach);
  if (noticedBy !== null) throw new Error(`Something was noticed where nothing is at fault: ${noticedBy}`);
}

/** A source that does not even load: if its tests pass all the same, no fault is put in at all. */
async function tryRuin(tester: Tester, faults: readonly Fault[], reach: Reach): Promise<void> {
  const reached = faults.find((fault) => testsThatReach(fault, reach).length > 0);
  if (!reached) throw new Error('No test reaches any of the faults.');
  const rounds = inRounds(testsThatReach(reached, reach), PROJECTS);
  const code = "throw new Error('ruined');";
  const runs = await tester.ask({ kind: 'trial', file: reached.file, code, rounds }, PATIENCE_MS);
  if (typeof runs !== 'string' && runs.every(({ failure }) => failure === null)) {
    throw new Error(`${reached.file} was ruined, and its tests pass: no fault is put in.`);
  }
}

/** How many faults each test file noticed so far, by its path. */
const noticed = new Map<string, number>();

async function tryFault(tester: Tester, fault: Fault, reach: Reach): Promise<Verdict> {
  const reached = testsThatReach(fault, reach);
  const files = likeliestOf(reached, MOST_ASKED);
  if (files.length === 0) return { fault, noticedBy: null, reachedBy: 0 };
  const usualMs = Math.max(
    ...reach.runs
      .filter((run) => files.some(({ project, path }) => run.project === project && run.path === path))
      .map(({ durationMs }) => durationMs),
  );
  const code = applyFault(readFileSync(resolve(TREE, fault.file), 'utf8'), fault);
  const rounds = planRounds(files, PROJECTS, noticed);
  const order = { kind: 'trial', file: fault.file, code, rounds } as const;
  const runs = await askTwice(tester, order, 3 * usualMs + PATIENCE_MS);
  if (typeof runs === 'string') return { fault, noticedBy: 'no end', reachedBy: reached.length };
  const failed = runs.find(({ failure }) => failure !== null);
  if (failed) noticed.set(failed.path, (noticed.get(failed.path) ?? 0) + 1);
  const noticedBy = failed ? `${failed.path}: ${failed.failure}` : null;
  return { fault, noticedBy, reachedBy: reached.length };
}

async function tryFaults(
  testers: readonly Tester[],
  faults: readonly Fault[],
  reach: Reach,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = faults.values();
  const work = async (tester: Tester) => {
    for (const fault of queue) {
      const verdict = await tryFault(tester, fault, reach);
      verdicts.push(verdict);
      const { file, line, operator } = fault;
      say(
        `${verdicts.length}/${faults.length} ${file}:${line} ${operator}: ${verdict.noticedBy ?? 'UNNOTICED'}`,
      );
    }
  };
  const [first] = testers;
  if (first) await tryRuin(first, faults, reach);
  await Promise.all(testers.map(work));
  const last = verdicts.findLast(({ noticedBy }) => noticedBy === null);
  if (last && first) await tryNothing(first, last.fault, reach);
  return faults.flatMap((fault) => verdicts.find((verdict) => verdict.fault === fault) ?? []);
}

/** The first so many of the drawn faults that compile, and how many were refused on the way. */
async function drawCompiling(
  drawn: readonly Fault[],
  count: number,
): Promise<{ faults: Fault[]; refused: number }> {
  const compiling: Fault[] = [];
  let asked = 0;
  while (compiling.length < count && asked < drawn.length) {
    const next = drawn.slice(asked, asked + Math.ceil((count - compiling.length) * DRAWN_PER_FAULT));
    asked += next.length;
    compiling.push(...(await compilingFaults(TREE, next)));
  }
  const faults = compiling.slice(0, count);
  const last = faults.at(-1);
  return { faults, refused: last ? drawn.indexOf(last) + 1 - faults.length : asked };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: `${DEFAULT_COUNT}` },
    },
  });
  const seed = Number(values.seed);
  const count = Number(values.count);
  const sources = listSources();
  const copied = copyTree(TREE);
  const textsOf = (files: readonly string[]) =>
    new Map(files.map((file) => [file, readFileSync(resolve(TREE, file), 'utf8')]));
  const texts = textsOf(sources);
  const read = new Map([...texts, ...textsOf(copied.filter((file) => FIXTURE.test(file)))]);
  const tests = textsOf(copied.filter((file) => TEST.test(file)));
  const all = [...texts].flatMap(([file, code]) => findFaults(file, code));
  say(`${all.length} faults are possible in ${sources.length} files; asking the compiler`);
  const { faults, refused } = await drawCompiling(drawFaults(all, seed), count);
  say(`${faults.length} compile, ${refused} do not; asking the tests what they reach`);
  const testers = [startTester(TREE), startTester(TREE)] as const;
  try {
    const runs = await survey(testers, sources, copied);
    say(`${runs.length} test files; trying the faults`);
    const reach = {
      runs,
      importers: findImporters(new Map([...read, ...tests])),
      tables: findTables(read),
      named: nameWords(tests),
      approving: findApproving(tests),
    };
    const verdicts = await tryFaults(testers, faults, reach);
    const minutes = (Date.now() - startedMs) / 60_000;
    const round = { date: new Date().toISOString().slice(0, 10), seed, minutes, refused, verdicts };
    writeFileSync(`.cache/mutate/verdicts-${seed}.json`, JSON.stringify(round, null, 2));
    writeFileSync(REPORT, writeReport(round));
    const score = scoreOf(round);
    say(`${score.noticed} of ${score.counted.length} noticed; ${REPORT}`);
  } finally {
    for (const tester of testers) tester.stop();
  }
}

await main();
