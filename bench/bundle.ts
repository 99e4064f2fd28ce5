import { execFileSync } from 'node:child_process';
import { type BenchRow, median } from './row.ts';
import { type RunningWorkerd, startEmptyWorkerd, startWorkerd } from './workerd.ts';

const PORT = 8796;
const STARTS = 11;

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
    target: '≤ 700 KiB',
    met: kib <= 700,
  };
}

/** Processor milliseconds of workerd from its start to its first answer, median of several starts. */
async function cpuToFirstAnswer(start: (port: number) => Promise<RunningWorkerd>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const server = await start(PORT);
    times.push(server.cpuMs());
    await server.stop();
  }
  return median(times);
}

/**
 * What the worker adds to workerd's own start, its first answer with it: an upper bound of the start-up time that
 * Cloudflare measures, which is the parsing and top-level code alone.
 */
export async function startUp(): Promise<BenchRow> {
  const empty = await cpuToFirstAnswer(startEmptyWorkerd);
  const whole = await cpuToFirstAnswer(startWorkerd);
  const ms = whole - empty;
  return {
    what: 'start-up and first answer: CPU of workerd beyond that of an empty worker',
    measured: `${ms.toFixed(0)} ms (${whole.toFixed(0)} − ${empty.toFixed(0)})`,
    target: '≤ 65 ms',
    met: ms <= 65,
  };
}
