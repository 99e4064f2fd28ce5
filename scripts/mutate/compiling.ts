import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { applyFault, type Fault } from './faults.ts';

/** The project of types that holds all that may be at fault, and what of the other rooms it imports. */
const TYPE_PROJECT = 'tsconfig.worker.json';

/** Files that the compiler refuses, as paths from the tree's root. */
async function refusedFiles(tree: string): Promise<Set<string>> {
  const kept = ['--incremental', '--tsBuildInfoFile', '../types.tsbuildinfo'];
  const args = ['node_modules/typescript/bin/tsc', '-p', TYPE_PROJECT, '--pretty', 'false', ...kept];
  const child = spawn(process.execPath, args, { cwd: tree, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await text(child.stdout);
  return new Set([...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].flatMap(([, file]) => file ?? []));
}

/**
 * Those of the faults that compile: what the compiler refuses, nobody could bring in. They are tried many at once, one a file; where
 * the compiler refuses a file that is not at fault itself, those tried with it are tried again in halves.
 * @param tree a copy of the project, whose files come back as they were.
 */
export async function compilingFaults(tree: string, faults: readonly Fault[]): Promise<Fault[]> {
  const batches: Fault[][] = [];
  for (const fault of faults) {
    const free = batches.find((batch) => batch.every(({ file }) => file !== fault.file));
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  const compiling = new Set<Fault>();
  const tryBatch = async (batch: readonly Fault[]): Promise<void> => {
    if (batch.length === 0) return;
    const sources = new Map(batch.map(({ file }) => [file, readFileSync(join(tree, file), 'utf8')]));
    for (const fault of batch) {
      writeFileSync(join(tree, fault.file), applyFault(sources.get(fault.file) ?? '', fault));
    }
    const refused = await refusedFiles(tree);
    for (const [file, code] of sources) writeFileSync(join(tree, file), code);
    const rest = batch.filter(({ file }) => !refused.has(file));
    const isElsewhere = [...refused].some((file) => !sources.has(file));
    if (!isElsewhere) for (const fault of rest) compiling.add(fault);
    else if (batch.length > 1 || rest.length === 0) {
      const half = Math.ceil(rest.length / 2);
      await tryBatch(rest.slice(0, half));
      await tryBatch(rest.slice(half));
    }
  };
  for (const batch of batches) await tryBatch(batch);
  return faults.filter((fault) => compiling.has(fault));
}
