import { execFileSync } from 'node:child_process';
import { Body, GeoVector, MakeTime, RotateVector, Rotation_EQJ_ECT } from 'astronomy-engine';
import natal from 'circular-natal-horoscope-js';
import { computeChart } from '../astrology/compute-chart.ts';
import { type BenchRow, median } from './row.ts';

const CHARTS = 2000;
const ROUNDS = 5;
const FRESH_PROCESSES = 31;

/** Births spread over the century, the same in each run. */
function instantOf(index: number): number {
  return Date.UTC(1930, 0, 1) + ((index * 7_919) % 36_500) * 86_400_000 + index * 977_000;
}

function microsecondsEach(count: number, work: (index: number) => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.hrtime.bigint();
    for (let index = 0; index < count; index++) work(index);
    return Number(process.hrtime.bigint() - start) / 1000 / count;
  });
  return median(rounds);
}

function ourChart(index: number): void {
  computeChart({ instantMs: instantOf(index), latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' });
}

const LIBRARY_BODIES = [
  Body.Sun,
  Body.Moon,
  Body.Mercury,
  Body.Venus,
  Body.Mars,
  Body.Jupiter,
  Body.Saturn,
  Body.Uranus,
  Body.Neptune,
  Body.Pluto,
];

/** The plain way with astronomy-engine: ten bodies of date, each twice for its speed; no houses, no aspects. */
function libraryBodies(index: number): void {
  for (const offsetMs of [-1_800_000, 1_800_000]) {
    const time = MakeTime(new Date(instantOf(index) + offsetMs));
    const toEclipticOfDate = Rotation_EQJ_ECT(time);
    for (const body of LIBRARY_BODIES) RotateVector(toEclipticOfDate, GeoVector(body, time, true));
  }
}

function otherPackage(index: number): void {
  const date = new Date(instantOf(index));
  const origin = new natal.Origin({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    latitude: 41,
    longitude: 29,
  });
  new natal.Horoscope({ origin, houseSystem: 'placidus', zodiac: 'tropical' });
}

/** Milliseconds of the first chart in each of several processes that have done nothing else, module loading apart. */
function firstChartsMs(): number[] {
  return Array.from({ length: FRESH_PROCESSES }, () =>
    Number(execFileSync(process.execPath, ['bench/first-chart.ts'], { encoding: 'utf8' })),
  );
}

/** The chart's own speed, and beside it what else one could use, in the same process. */
export function chartSpeed(): BenchRow[] {
  // Before the loops below heat this process up: their clean-up runs on beside the fresh processes.
  const firstCharts = firstChartsMs();
  const first = median(firstCharts);
  microsecondsEach(300, ourChart);
  const ours = microsecondsEach(CHARTS, ourChart);
  microsecondsEach(20, libraryBodies);
  const library = microsecondsEach(200, libraryBodies);
  microsecondsEach(3, otherPackage);
  const other = microsecondsEach(20, otherPackage);
  const micro = (value: number) => `${value.toFixed(0)} µs`;
  return [
    { what: 'natal chart, warm, mean', measured: micro(ours), target: '≤ 69 µs', met: ours <= 69 },
    {
      what: "a fresh process's first chart, median",
      measured: `${first.toFixed(1)} ms (the fastest ${Math.min(...firstCharts).toFixed(1)} ms)`,
      target: '≤ 5 ms',
      met: first <= 5,
    },
    {
      what: 'beside it: astronomy-engine, ten bodies with speeds alone',
      measured: `${micro(library)} (${(library / ours).toFixed(1)} ×)`,
      target: '',
      met: null,
    },
    {
      what: 'beside it: circular-natal-horoscope-js',
      measured: `${micro(other)} (${(other / ours).toFixed(0)} ×)`,
      target: '',
      met: null,
    },
  ];
}
