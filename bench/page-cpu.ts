import { BARE_WORKER_DIR, buildBareWorker } from './bare/build-bare-worker.ts';
import { LINKED_CHART } from './linked-chart.ts';
import { type BenchRow, median } from './row.ts';
import { type RunningWorkerd, startWorkerd } from './workerd.ts';

const PORT = 8797;
const REQUESTS = 1500;
const WARM_UP = 300;
const ROUNDS = 9;
const IN_FLIGHT = 8;

async function load(url: string, count: number): Promise<void> {
  let left = count;
  const one = async (): Promise<void> => {
    while (left-- > 0) {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, one));
}

/** Processor milliseconds of workerd for one request. */
async function cpuMsEach({ origin, cpuMs }: RunningWorkerd, path: string): Promise<number> {
  const before = cpuMs();
  await load(origin + path, REQUESTS);
  return (cpuMs() - before) / REQUESTS;
}

function staticTwin(path: string): string {
  return `/bench-static?of=${encodeURIComponent(path)}`;
}

interface Measured {
  ratio: number;
  pageMs: number;
}

/** Ratio of a page's CPU to that of its twin, the same bytes made otherwise, in turns so that drift hits both. */
async function ratio(server: RunningWorkerd, path: string, twin = staticTwin(path)): Promise<Measured> {
  await load(server.origin + path, WARM_UP);
  await load(server.origin + twin, WARM_UP);
  const ratios: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const pageMs = await cpuMsEach(server, path);
    ratios.push(pageMs / (await cpuMsEach(server, twin)));
    pages.push(pageMs);
  }
  return { ratio: median(ratios), pageMs: median(pages) };
}

function row(what: string, measured: Measured, most: number): BenchRow {
  return {
    what,
    measured: `${measured.ratio.toFixed(2)} × (${measured.pageMs.toFixed(2)} ms)`,
    target: `≤ ${most} ×`,
    met: measured.ratio <= most,
  };
}

/** Pages against static strings of the same bytes, in one bare workerd. */
async function againstStrings(): Promise<BenchRow[]> {
  const server = await startWorkerd(PORT);
  try {
    const stored = await ratio(server, '/en/natal-chart');
    const rendered = await ratio(server, '/en/natal-chart?rendered');
    return [
      row('CPU of a stored page (natal chart) against a static string', stored, 1.15),
      row('CPU of a rendered page (natal chart) against a static string', rendered, 3),
    ];
  } finally {
    await server.stop();
  }
}

/** A whole chart by a link, against Hono and React alone: what the house takes beside the rendering. */
async function againstReact(): Promise<BenchRow> {
  await buildBareWorker();
  const server = await startWorkerd(PORT, BARE_WORKER_DIR);
  try {
    const query = `c=${LINKED_CHART}`;
    const chart = await ratio(server, `/en/natal-chart?${query}`, `/bench-bare?${query}`);
    return row('CPU of a whole chart (by a shared link) against bare Hono and React', chart, 1.05);
  } finally {
    await server.stop();
  }
}

/** Pages in a bare workerd, each in turns with what it is measured against. */
export async function pageCpu(): Promise<BenchRow[]> {
  return [...(await againstStrings()), await againstReact()];
}
