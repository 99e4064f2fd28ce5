import { execFileSync } from 'node:child_process';
import { type BenchRow, median } from './row.ts';
import { startWorkerd } from './workerd.ts';

const PORT = 8796;
const STARTS = 7;

/** Size of the worker as wrangler would upload it. */
export function bundleSize(): BenchRow {
  const output = execFileSync(
    'wrangler',
    ['deploy', '--dry-run', '--config', 'dist/celestia/wrangler.json', '--outdir', '.cache/upload'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const kib = Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1] ?? Number.NaN);
  return {
    what: 'worker bundle, gzip',
    measured: `${kib.toFixed(0)} KiB`,
    target: '< 3 MB',
    met: kib * 1024 < 3_000_000,
  };
}

/**
 * Processor time of a whole workerd process up to its first answer: an upper bound of the start-up time that
 * Cloudflare measures, which is the worker's top-level code alone.
 */
export async function startUp(): Promise<BenchRow> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const server = await startWorkerd(PORT);
    times.push(server.cpuMs());
    server.stop();
  }
  const ms = median(times);
  return {
    what: 'start-up: CPU of the whole workerd process to its first answer',
    measured: `${ms.toFixed(0)} ms`,
    target: '< 100 ms',
    met: ms < 100,
  };
}
