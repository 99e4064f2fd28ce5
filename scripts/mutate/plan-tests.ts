import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Fault } from './faults.ts';
import type { TestFile, TestFileRun } from './live-tests.ts';
import { functionId } from './reach.ts';

/** Which test files run which functions, and which files a file is imported by. */
export interface Reach {
  runs: readonly TestFileRun[];
  importers: ReadonlyMap<string, readonly string[]>;
}

/** How many imports away a value made while a file was loaded is looked for. */
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
    const { staticImports, staticExports } = parseSync(file, code).module;
    const paths = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
    ];
    for (const path of new Set(paths.filter((path) => path.startsWith('.')))) {
      const target = join(dirname(file), path);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function withImporters(file: string, importers: Reach['importers']): Set<string> {
  let found = new Set([file]);
  for (let away = 0; away < IMPORTS_AWAY; away++) {
    found = new Set([...found].flatMap((path) => [path, ...(importers.get(path) ?? [])]));
  }
  return found;
}

/**
 * Test files that reach a fault, the likeliest to notice it first. A fault in a function is reached by those that run the function;
 * one in what runs as its file is loaded, by those that run any function there or of a file that imports it, two imports away.
 */
export function testsThatReach(fault: Fault, { runs, importers }: Reach): TestFile[] {
  const { file, inFunction } = fault;
  const id = inFunction === null ? null : functionId(file, inFunction);
  const isLoaded = id === null || runs.some((run) => stringsOf(run, 'loaded').includes(id));
  const near = isLoaded ? withImporters(file, importers) : new Set<string>();
  return runs
    .map((run) => {
      const reached = stringsOf(run, 'reached');
      const own = reached.filter((other) => fileOf(other) === file).length;
      const isReached =
        (id !== null && reached.includes(id)) || reached.some((other) => near.has(fileOf(other)));
      // Who runs much of this file and little else tests it; who is quick costs little.
      return { run, isReached, likeliness: (own + 0.1) / (reached.length + 20) / (run.durationMs + 300) };
    })
    .filter(({ isReached }) => isReached)
    .sort((a, b) => b.likeliness - a.likeliness)
    .map(({ run: { project, path } }) => ({ project, path }));
}

/** The test files by their projects, those first that start at once. */
export function inRounds(files: readonly TestFile[], projects: readonly string[]): TestFile[][] {
  return projects
    .map((project) => files.filter((file) => file.project === project))
    .filter((round) => round.length > 0);
}
