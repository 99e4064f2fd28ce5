import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { parse } from '../floor/syntax-tree.ts';
import { type Fault, findFunctions } from './faults.ts';
import type { TestFile, TestFileRun } from './live-tests.ts';
import { functionId } from './reach.ts';

/** Which test files run which functions, which files a file is imported by, and which have no function: tables of words, lists of patterns. */
export interface Reach {
  runs: readonly TestFileRun[];
  importers: ReadonlyMap<string, readonly string[]>;
  tables: ReadonlySet<string>;
  named: NamedWords;
  /** Test files that hold what comes out whole against what it was. */
  approving: ReadonlySet<string>;
}

/** The words of each test file, its path among them, and in how many of them a word stands. */
export interface NamedWords {
  byTest: ReadonlyMap<string, ReadonlySet<string>>;
  tests: ReadonlyMap<string, number>;
}

const WORD = /\p{L}[\p{L}\p{N}]{2,}(?:-[\p{L}\p{N}]+)*/gu;

/** Names and texts of code: `Content-Security-Policy`, `aspectBetween`. */
function wordsOf(code: string): Set<string> {
  return new Set([...code.matchAll(WORD)].map(([word]) => word));
}

/** @param tests test files' texts by their paths. */
export function nameWords(tests: ReadonlyMap<string, string>): NamedWords {
  const byTest = new Map([...tests].map(([path, code]) => [path, wordsOf(`${path} ${code}`)]));
  const counts = new Map<string, number>();
  for (const words of byTest.values()) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { byTest, tests: counts };
}

/** @param tests test files' texts by their paths. */
export function findApproving(tests: ReadonlyMap<string, string>): Set<string> {
  return new Set([...tests].filter(([, code]) => code.includes('toMatchSnapshot')).map(([path]) => path));
}

/** How much likelier they notice a fault than a test of so many files that looks at one thing. */
const APPROVAL = 20;

/** More words than these say no more. */
const MOST_SHARED = 8;

/** How much a test names what a fault's line does, by the words that few tests have. */
function sharedWith(fault: Fault, path: string, { byTest, tests }: NamedWords): number {
  const words = byTest.get(path);
  if (!words) return 0;
  const rarities = [...wordsOf(`${fault.text} ${fault.file}`)]
    .filter((word) => words.has(word))
    .map((word) => Math.log(byTest.size / (tests.get(word) ?? 1)));
  return Math.min(
    MOST_SHARED,
    rarities.reduce((sum, rarity) => sum + rarity, 0),
  );
}

/** How many imports away a value made while a file was loaded is looked for; through tables, which only hand it on, as far as they reach. */
const IMPORTS_AWAY = 2;

function stringsOf(run: TestFileRun, key: string): string[] {
  const value = run.meta[key];
  return Array.isArray(value) ? value.map(String) : [];
}

const fileOf = (id: string): string => id.slice(0, id.indexOf('#'));

/** Who imports whom, by paths from the root. Imports that types alone need count for nothing. */
export function findImporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, code] of sources) {
    const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
    const paths = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      // As they are written, in their quotes; one that is computed is no path.
      ...dynamicImports.map(({ moduleRequest }) =>
        code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
    ];
    for (const path of new Set(paths.filter((path) => path.startsWith('.')))) {
      const target = join(dirname(file), path);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The files that no function stands in. */
export function findTables(sources: ReadonlyMap<string, string>): Set<string> {
  const isTable = ([file, code]: [string, string]) => findFunctions(parse(file, code)).length === 0;
  return new Set([...sources].filter(isTable).map(([file]) => file));
}

function withImporters(file: string, { importers, tables }: Reach): Set<string> {
  const found = new Set([file]);
  let last = [file];
  for (let away = 0; last.length > 0; away++) {
    const asked = away < IMPORTS_AWAY ? last : last.filter((path) => tables.has(path));
    last = asked.flatMap((path) => importers.get(path) ?? []).filter((path) => !found.has(path));
    for (const path of last) found.add(path);
  }
  return found;
}

/**
 * Test files that reach a fault, the likeliest to notice it first. A fault in a function is reached by those that run the function;
 * one in what runs as its file is loaded, by those that run any function there or of a file that imports it, two imports away or through tables, and
 * by those that import it so themselves.
 */
export function testsThatReach(fault: Fault, reach: Reach): TestFile[] {
  const { file, inFunction } = fault;
  const { runs } = reach;
  const id = inFunction === null ? null : functionId(file, inFunction);
  const isLoaded = id === null || runs.some((run) => stringsOf(run, 'loaded').includes(id));
  const near = isLoaded ? withImporters(file, reach) : new Set<string>();
  return runs
    .map((run) => {
      const ids = stringsOf(run, 'reached');
      const own = ids.filter((other) => fileOf(other) === file).length;
      const isNear = near.has(run.path) || ids.some((other) => near.has(fileOf(other)));
      const isReached = isNear || (id !== null && ids.includes(id));
      // Who runs much of this file and little else tests it, and so does who names what stands in the line or holds
      // all that comes out; who is quick costs little.
      const named = Math.exp(sharedWith(fault, run.path, reach.named));
      const holds = reach.approving.has(run.path) ? APPROVAL : 1;
      const likeliness = ((own + 0.1) / (ids.length + 20) / (run.durationMs + 300)) * named * holds;
      return { run, isReached, likeliness };
    })
    .filter(({ isReached }) => isReached)
    .sort((a, b) => b.likeliness - a.likeliness)
    .map(({ run: { project, path } }) => ({ project, path }));
}

/** So many of the likeliest are asked before all others. */
const FIRST_ASKED = 2;

/**
 * The rounds in which test files are asked: the likeliest and the one that noticed most so far before all others.
 * @param files the likeliest first.
 * @param noticed how many faults each file noticed, by its path.
 */
export function planRounds(
  files: readonly TestFile[],
  projects: readonly string[],
  noticed: ReadonlyMap<string, number>,
): TestFile[][] {
  const noticedBy = ({ path }: TestFile) => noticed.get(path) ?? 0;
  const keenest = files.toSorted((a, b) => noticedBy(b) - noticedBy(a)).slice(0, 1);
  const first = new Set([...keenest.filter((file) => noticedBy(file) > 0), ...files.slice(0, FIRST_ASKED)]);
  const rest = files.filter((file) => !first.has(file));
  return [...inRounds([...first], projects), ...inRounds(rest, projects)];
}

/**
 * Of each project so many of the files as are asked at most. What those that know a fault best do not notice, files more that pass by it would
 * hardly notice either, for minutes each.
 * @param files the likeliest first.
 * @param most by project; of a project that is not named there all are asked.
 */
export function likeliestOf(
  files: readonly TestFile[],
  most: Readonly<Partial<Record<string, number>>>,
): TestFile[] {
  const asked = new Map<string, number>();
  return files.filter(({ project }) => {
    const count = (asked.get(project) ?? 0) + 1;
    asked.set(project, count);
    return count <= (most[project] ?? Number.POSITIVE_INFINITY);
  });
}

/** The test files by their projects, those first that start at once. */
export function inRounds(files: readonly TestFile[], projects: readonly string[]): TestFile[][] {
  return projects
    .map((project) => files.filter((file) => file.project === project))
    .filter((round) => round.length > 0);
}
