import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFault, type Fault } from './faults.ts';

/** Projects of types that hold what may be at fault, and the browser's, which imports some of it. */
const TYPE_PROJECTS = ['tsconfig.pure.json', 'tsconfig.worker.json', 'tsconfig.client.json'];

/** Files that the compiler refuses, as paths from the tree's root. */
async function refusedFiles(tree: string): Promise<Set<string>> {
  const refused = new Set<string>();
  for (const project of TYPE_PROJECTS) {
    const output = await new Promise<string>((done, fail) => {
      const args = ['node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false'];
      const child = spawn(process.execPath, args, { cwd: tree, stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += String(chunk);
      });
      child.on('error', fail);
      child.on('exit', () => done(text));
    });
    for (const [, file] of output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)) if (file) refused.add(file);
  }
  return refused;
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
