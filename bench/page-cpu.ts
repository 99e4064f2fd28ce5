import { computeChart } from '../astrology/compute-chart.ts';
import { encodeChart } from '../routes/shared-chart.ts';
import { type BenchRow, median } from './row.ts';
import { type RunningWorkerd, startWorkerd } from './workerd.ts';

const PORT = 8797;
const REQUESTS = 1500;
const WARM_UP = 300;
const ROUNDS = 9;
const IN_FLIGHT = 8;

/** A chart with houses and 51 aspects, as the site puts it into a link. */
const SHARED_CHART = encodeChart(
  computeChart({ instantMs: 644_844_600_000, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' }),
);

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

/** Ratio of a page's CPU to that of a static string of the same bytes, in turns so that drift hits both. */
async function ratio(server: RunningWorkerd, path: string): Promise<{ ratio: number; pageMs: number }> {
  await load(server.origin + path, WARM_UP);
  await load(server.origin + staticTwin(path), WARM_UP);
  const ratios: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const pageMs = await cpuMsEach(server, path);
    ratios.push(pageMs / (await cpuMsEach(server, staticTwin(path))));
    pages.push(pageMs);
  }
  return { ratio: median(ratios), pageMs: median(pages) };
}

function row(what: string, measured: { ratio: number; pageMs: number }, most: number): BenchRow {
  return {
    what,
    measured: `${measured.ratio.toFixed(2)} × (${measured.pageMs.toFixed(2)} ms)`,
    target: `≤ ${most} ×`,
    met: measured.ratio <= most,
  };
}

/** Pages against static strings of the same bytes, in one bare workerd. */
export async function pageCpu(): Promise<BenchRow[]> {
  const server = await startWorkerd(PORT);
  try {
    const kept = await ratio(server, '/en/natal-chart');
    const rendered = await ratio(server, '/en/natal-chart?rendered');
    const chart = await ratio(server, `/en/natal-chart?c=${SHARED_CHART}`);
    return [
      row('CPU of a kept page (natal chart) against a static string', kept, 1.3),
      row('CPU of a rendered page (natal chart) against a static string', rendered, 3),
      row('CPU of a whole chart (by a shared link) against a static string', chart, 3),
    ];
  } finally {
    await server.stop();
  }
}
