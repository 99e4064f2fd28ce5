/**
 * Writes astrology/tables/orbits.table.ts, orbits-before.table.ts and orbits-after.table.ts: Chebyshev series of the heliocentric
 * paths of Venus to Pluto, of Juno and Chiron, and of the elements of Mercury's orbit.
 * Run it with `node scripts/small-bodies/build-tables.ts`; the result depends on nothing but the files here.
 */
import { writeFileSync } from 'node:fs';
import { digitColumns } from '../../astrology/chebyshev.ts';
import { type EquinoctialElements, elementsFromState } from '../../astrology/equinoctial.ts';
import { evaluateAtSample, fitChebyshev } from './chebyshev-fit.ts';
import { CHIRON_STATES, GM_SUN, MASSIVE_BODIES_AT_J2000, type State } from './initial-states.ts';
import { HALF_SPAN_DAYS, integrateOrbits, junoStates, type Orbits, STEP_DAYS } from './orbits.ts';

const TABLES = new URL('../../astrology/tables/', import.meta.url);

/** What a file holds: the days of TT since J2000 that it begins and ends with, and how many times the least errors it may make. */
interface Age {
  file: string;
  firstDay: number;
  lastDay: number;
  slack: number;
}

/** August 1897 to May 2102 is asked for every day; who was born before or after may be a little further off, in a smaller file. */
const AGES: readonly Age[] = [
  { file: 'orbits-before.table.ts', firstDay: -74_880, lastDay: -37_440, slack: 3 },
  { file: 'orbits.table.ts', firstDay: -37_440, lastDay: 37_440, slack: 1 },
  { file: 'orbits-after.table.ts', firstDay: 37_440, lastDay: 74_880, slack: 3 },
];
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Largest error of a table in au: 0.15" to 1" at the body's least distance from the Earth. The Sun's swing about the
 * centre of gravity with the inner planets, 0.15" at Jupiter, is left in the tolerance of the outer ones.
 */
const TOLERANCES_AU = {
  venus: 8e-7,
  earthMoon: 8e-7,
  mars: 2e-6,
  jupiter: 4e-6,
  saturn: 5e-6,
  uranus: 8e-6,
  neptune: 1.2e-5,
  pluto: 1.2e-5,
  juno: 6e-7,
  chiron: 3e-6,
} satisfies Record<string, number>;

const MERCURY_GM = GM_SUN + (MASSIVE_BODIES_AT_J2000.find(({ id }) => id === 'mercury')?.gm ?? 0);

/** Of an orbit with Mercury's semi-major axis; the table holds the rest. */
const MERCURY_MEAN_MOTION = Math.sqrt(MERCURY_GM / 0.38709831 ** 3);

/** Largest errors of Mercury's elements: each moves the planet by at most 0.3" to 0.8" as seen from the Earth. */
const MERCURY_TOLERANCES = {
  meanLongitude: 3e-6,
  semiMajorAxisAu: 1.2e-6,
  k: 2e-6,
  h: 2e-6,
  p: 1e-6,
  q: 1e-6,
} as const satisfies Record<keyof EquinoctialElements, number>;

const INTERVAL_DAYS = [
  240, 320, 360, 480, 640, 720, 1040, 1440, 1872, 2080, 3120, 3744, 4680, 6240, 7488, 9360,
];

/** Long series cost time at each chart, short intervals room in the table. */
const MAX_COEFFICIENTS = 34;

/** Fine enough that the rounding of thirty coefficients stays a tenth of the tolerance. */
const UNITS_PER_TOLERANCE = 16;

interface Table {
  intervalDays: number;
  unit: number;
  widths: number[];
  digits: string;
}

/** Functions of time on the grid of the integration: x, y and z of a body, or one of its elements. */
type Functions = readonly (readonly number[])[];

/** Quantised coefficients of each function over one interval. */
type Fit = number[][];

/** The coefficients of one interval, or null where the fit misses the tolerance. */
function fitInterval(samples: Functions, count: number, tolerance: number): Fit | null {
  const unit = tolerance / UNITS_PER_TOLERANCE;
  const fit: Fit = [];
  for (const values of samples) {
    const quantised = fitChebyshev(values, count).map((value) => Math.round(value / unit));
    const exact = quantised.map((value) => value * unit);
    const misses = values.some(
      (value, index) => Math.abs(value - evaluateAtSample(exact, index, values.length)) > tolerance,
    );
    if (misses) return null;
    fit.push(quantised);
  }
  return fit;
}

function fitAll(functions: Functions, intervalDays: number, count: number, tolerance: number): Fit[] | null {
  const samplesPerInterval = intervalDays / STEP_DAYS;
  const total = functions[0]?.length ?? 0;
  const fits: Fit[] = [];
  for (let first = 0; first + samplesPerInterval < total; first += samplesPerInterval) {
    const samples = functions.map((values) => values.slice(first, first + samplesPerInterval + 1));
    const fit = fitInterval(samples, count, tolerance);
    if (!fit) return null;
    fits.push(fit);
  }
  return fits;
}

/** Digits of base 64 that a signed integer needs. */
function widthOf(value: number): number {
  let width = 1;
  while (Math.abs(value) >= 64 ** width / 2) width++;
  return width;
}

function encode(value: number, width: number): string {
  let rest = value + 64 ** width / 2;
  let text = '';
  for (let k = 0; k < width; k++) {
    text = (DIGITS[rest % 64] ?? '') + text;
    rest = Math.floor(rest / 64);
  }
  return text;
}

/** Digits by place, order, function and interval (astrology/chebyshev.ts, `ChebyshevTable`). */
function inColumns(fits: readonly Fit[], widths: readonly number[]): string {
  const columns: string[] = [];
  for (const [order, places] of digitColumns(widths).entries()) {
    const texts = (fits[0] ?? []).flatMap((_, axis) =>
      fits.map((fit) => encode(fit[axis]?.[order] ?? 0, widths[order] ?? 1)),
    );
    for (const [place, column] of places.entries())
      columns[column] = texts.map((text) => text[place]).join('');
  }
  return columns.join('');
}

function toTable(fits: readonly Fit[], intervalDays: number, tolerance: number): Table {
  const series = fits.flat();
  const widths = Array.from({ length: series[0]?.length ?? 0 }, (_, k) =>
    Math.max(...series.map((coefficients) => widthOf(coefficients[k] ?? 0))),
  );
  const digits = inColumns(fits, widths);
  return { intervalDays, unit: tolerance / UNITS_PER_TOLERANCE, widths, digits };
}

/** The shortest table that keeps the tolerance, over all interval lengths. */
function shortestTable(functions: Functions, tolerance: number): Table {
  const spanDays = ((functions[0]?.length ?? 1) - 1) * STEP_DAYS;
  let best: Table | null = null;
  for (const intervalDays of INTERVAL_DAYS) {
    if (spanDays % intervalDays !== 0) continue;
    for (let count = 2; count <= MAX_COEFFICIENTS && count * 2 <= intervalDays / STEP_DAYS; count++) {
      const fits = fitAll(functions, intervalDays, count, tolerance);
      if (!fits) continue;
      const table = toTable(fits, intervalDays, tolerance);
      if (!best || table.digits.length < best.digits.length) best = table;
      break;
    }
  }
  if (!best) throw new Error('no interval length meets the tolerance');
  return best;
}

function axesOf(states: readonly State[]): Functions {
  return ([0, 1, 2] as const).map((axis) => states.map((state) => state.position[axis]));
}

/** Mercury's osculating elements on the grid; the mean longitude without its steady motion and without jumps. */
function mercuryElements(states: readonly State[]): Map<keyof EquinoctialElements, number[]> {
  const all = states.map((state) => elementsFromState(state, MERCURY_GM));
  const series = (key: keyof EquinoctialElements) => all.map((elements) => elements[key]);
  let previous = 0;
  const longitudes = series('meanLongitude').map((longitude, index) => {
    const rest = longitude - MERCURY_MEAN_MOTION * (index * STEP_DAYS - HALF_SPAN_DAYS);
    previous = rest - 2 * Math.PI * Math.round((rest - previous) / (2 * Math.PI));
    return previous;
  });
  const others = (['semiMajorAxisAu', 'k', 'h', 'p', 'q'] as const).map((key) => [key, series(key)] as const);
  return new Map([['meanLongitude', longitudes], ...others]);
}

function rowsOf(tables: ReadonlyMap<string, Table>): string[] {
  return Array.from(tables, ([id, { intervalDays, unit, widths, digits }]) => {
    const figures = `intervalDays: ${intervalDays}, unit: ${unit.toExponential()}, widths: [${widths}]`;
    return `  ${id}: { ${figures}, digits: '${digits}' },`;
  });
}

function source(
  { firstDay, lastDay }: Age,
  orbits: ReadonlyMap<string, Table>,
  mercury: ReadonlyMap<string, Table>,
): string {
  return [
    '/** Generated by scripts/small-bodies/build-tables.ts from JPL states; do not edit. */',
    `export const FIRST_DAY = ${firstDay};`,
    `export const LAST_DAY = ${lastDay};`,
    '',
    '/** Heliocentric x, y, z in au on the mean equator of J2000. */',
    'export const ORBIT_TABLES = {',
    ...rowsOf(orbits),
    '} as const;',
    '',
    '/** Equinoctial elements of Mercury. */',
    'export const MERCURY_ELEMENT_TABLES = {',
    ...rowsOf(mercury),
    '} as const;',
    '',
  ].join('\n');
}

/** GM of Sun and Mercury in au^3/day^2, and the steady motion of its mean longitude in radians a day. */
function mercurySource(): string {
  return [
    '/** Generated by scripts/small-bodies/build-tables.ts: the GM of Sun and Mercury in au^3/day^2, its mean motion in radians a day. */',
    `export const MERCURY_GM = ${MERCURY_GM};`,
    `export const MERCURY_MEAN_MOTION = ${MERCURY_MEAN_MOTION};`,
    '',
  ].join('\n');
}

function write(age: Age, orbits: Orbits, elements: ReadonlyMap<keyof EquinoctialElements, number[]>): void {
  const { file, firstDay, lastDay, slack } = age;
  const from = (firstDay + HALF_SPAN_DAYS) / STEP_DAYS;
  const to = (lastDay + HALF_SPAN_DAYS) / STEP_DAYS + 1;
  const tables = new Map<string, Table>();
  for (const [id, toleranceAu] of Object.entries(TOLERANCES_AU)) {
    tables.set(id, shortestTable(axesOf((orbits.get(id) ?? []).slice(from, to)), toleranceAu * slack));
  }
  const mercury = new Map<string, Table>();
  for (const [key, values] of elements) {
    mercury.set(key, shortestTable([values.slice(from, to)], MERCURY_TOLERANCES[key] * slack));
  }
  for (const [id, table] of [...tables, ...mercury])
    console.log(file, id, table.intervalDays, table.digits.length);
  writeFileSync(new URL(file, TABLES), source(age, tables, mercury));
}

function main(): void {
  const juno = junoStates[Math.floor(junoStates.length / 2)];
  const chiron = CHIRON_STATES[0];
  if (!juno || !chiron) throw new Error('no starting state');
  const orbits = integrateOrbits(juno, chiron);
  const elements = mercuryElements(orbits.get('mercury') ?? []);
  for (const age of AGES) write(age, orbits, elements);
  writeFileSync(new URL('mercury.table.ts', TABLES), mercurySource());
}

main();
