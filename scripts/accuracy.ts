/**
 * Compares the core with the golden charts and writes docs/accuracy.md and astrology/accuracy.table.ts.
 * Run it with `node scripts/accuracy.ts`; the same sources give the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { AccuracyRow } from '../astrology/accuracy-row.ts';
import { type GoldenChart, measureAccuracy } from './measure-accuracy.ts';
import { type FarChart, type FarRow, measureFar } from './measure-far.ts';

const ROOT = new URL('../', import.meta.url);

/** Two decimals say all that the six-figure reference can tell. */
function rounded(value: number | null, digits: number): number | null {
  return value === null ? null : Number(value.toFixed(digits));
}

interface GoldenSet {
  count: number;
  fromYear: number;
  toYear: number;
}

function setOf(charts: readonly GoldenChart[]): GoldenSet {
  const years = charts.map(({ instant }) => new Date(instant).getUTCFullYear());
  return { count: charts.length, fromYear: Math.min(...years), toYear: Math.max(...years) };
}

function tableSource(rows: readonly AccuracyRow[], set: GoldenSet): string {
  const lines = rows.map((row) => {
    const figures = {
      ...row,
      maxArcsecTo2050: rounded(row.maxArcsecTo2050, 2),
      maxArcsec: rounded(row.maxArcsec, 2),
      rmsArcsec: rounded(row.rmsArcsec, 2),
      maxLatitudeArcsec: rounded(row.maxLatitudeArcsec, 2),
      maxSpeedDegPerDay: rounded(row.maxSpeedDegPerDay, 6),
    };
    return `  ${JSON.stringify(figures)},`;
  });
  return [
    "import type { AccuracyRow } from './accuracy-row.ts';",
    '',
    '/** Written by scripts/accuracy.ts from tests/golden/charts-sample.json; do not edit. */',
    'export const ACCURACY: readonly AccuracyRow[] = [',
    ...lines,
    '];',
    '',
    '/** The reference charts behind these figures. */',
    `export const ACCURACY_SET = ${JSON.stringify(set)} as const;`,
    '',
  ].join('\n');
}

function markdownTable(rows: readonly AccuracyRow[], hasMotion: boolean): string[] {
  const head = ['', 'longitudes', 'max 1900-2050', 'max 1900-2100', 'rms', 'limit'];
  if (hasMotion) head.push('max latitude', 'max speed (deg/day)');
  const cell = (value: number | null) => `${(value ?? 0).toFixed(2)}″`;
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => {
      const cells = [row.id, String(row.count)];
      cells.push(...[row.maxArcsecTo2050, row.maxArcsec, row.rmsArcsec, row.limitArcsec].map(cell));
      if (hasMotion) cells.push(cell(row.maxLatitudeArcsec), (row.maxSpeedDegPerDay ?? 0).toFixed(6));
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}

function farTable(rows: readonly FarRow[]): string[] {
  return [
    '| | max 1800-1899 | max 2100-2199 |',
    '|---|---:|---:|',
    ...rows.map(({ id, before, after }) => `| far ${id} | ${before.toFixed(2)}″ | ${after.toFixed(2)}″ |`),
  ];
}

const MODELS = `## What is computed, and from what

Positions are apparent and geocentric, on the true ecliptic and equinox of date.

| what | model | source |
|---|---|---|
| Sun, Mercury to Pluto | integration of Sun, planets and Moon, with the Sun's relativity, from DE441 states at J2000 | JPL Horizons; scripts/small-bodies |
| Juno | the same integration, from the state of 2030 | JPL Horizons, JPL#125 |
| Chiron | the same integration, from the state of 2000; the JPL states of 2010 to 2040 come out within 100 km | JPL Horizons |
| Moon | the semi-analytical theory ELP/MPP02 with constants fitted to DE405: 572 terms of the Sun and the Earth's figure, 723 of the planets | Chapront and Francou 2003, A&A 404, 735; scripts/lunar-terms |
| true node | node of the Moon's osculating orbit | position and velocity of the Moon |
| mean node, mean Lilith | mean elements of the lunar orbit | Chapront-Touzé and Chapront 1991 |
| true Lilith | apogee of the Moon's osculating orbit; within 1.5′ of the Swiss Ephemeris, whose own two theories of the Moon are 2.4′ apart | position and velocity of the Moon |
| ayanamsas of Lahiri and Fagan-Bradley | their definitions by IAU 2006 precession, with nutation; within 0.1″ of the Swiss Ephemeris 2.10, 1900-2100 | \`tests/golden/sidereal-sample.json\` |
| precession | IAU 2006, Fukushima-Williams angles | IERS Conventions 2010 |
| nutation | the 20 largest terms of IAU 2000B | IERS Conventions 2010 |
| sidereal time | IAU 2006, equation of the equinoxes | IERS Conventions 2010 |
| light-time, light bending, aberration | first order in v/c | Explanatory Supplement, 3rd ed., ch. 7 |
| Delta T 1800-1954 | observed: the Moon's occultations of stars, and eclipses | Stephenson, Morrison and Hohenkerk 2016, table S15 |
| Delta T 1955-2026 | observed | Astronomical Almanac; IERS |
| Delta T after 2026 | the forecast used by the Swiss Ephemeris (93 s in 2100) | Stephenson, Morrison and Hohenkerk 2016 |

No position owes anything to these reference charts: nothing was fitted to them.

UT1 is taken for UTC. Delta T after 2026 is a forecast: if it is wrong by 10 s in 2090, the Moon is wrong by 5″.

After 2050 the reference switches to another formula for sidereal time, which differs from IAU 2006 by up to 2″; that is
most of the error of the angles and cusps there.

Beyond the polar circles Placidus and Koch do not exist and Porphyry takes their place, with a notice. Where the ecliptic
crosses the upper meridian below the horizon, midheaven and ascendant are the opposite crossings, as in the reference.

## Conventions of the charts of two

The composite chart is one of midpoints: every body stands at the middle of the shorter arc between its two places; of bodies that
are exactly opposite, at one of the two middles, the same whoever comes first.

Its angles cannot all be nearer midpoints. The middle of the shorter arc between two ascendants may lie on the far side of the
middle of the shorter arc between the two midheavens, and the chart would then have its midheaven under the horizon. One of the
two has to give way, and programs differ in which:

- here the **midheaven** is the nearer midpoint, and the **ascendant** is that one of the two midpoints of the ascendants which
  rises after it, within the half circle that begins at the midheaven. The vertex is the midpoint in the west. So the nearer
  midpoint of the ascendants is shown where it fits the midheaven, else the point opposite;
- programs that take the nearer midpoint of each angle by itself show, for such a couple, the same midheaven and an ascendant
  opposite to ours: under the midheaven that both show, theirs is the point that sets;
- others keep no midpoint of the ascendants at all, and derive the ascendant from the composite midheaven for the latitude where
  the couple lives. It lies on the side where ours does, some degrees away.

The midheaven comes first because the method does: Robert Hand (*Planets in Composite*, 1975) begins with the nearer midpoint of
the midheavens and reads the rest of the frame from there. A midpoint needs no place of the relationship, which nobody here is
asked for; that is why the ascendant is not derived. The houses are Porphyry's, thirds of the arcs between these angles, for the
same reason. Source: \`astrology/synastry/composite.ts\`.

The Davison chart is an ordinary chart, of the middle of the two moments and the middle of the two places on the sphere.

## Times

A time that is told is its nearest minute, on every page and in the calendar files alike, and so is the day that it falls
on. The API gives instants to the millisecond.
`;

/** The text of docs/accuracy.md. */
export function accuracyMarkdown(
  rows: readonly AccuracyRow[],
  { count, fromYear, toYear }: GoldenSet,
  far: { count: number; rows: readonly FarRow[] },
): string {
  return [
    '# Accuracy',
    '',
    `Written by \`node scripts/accuracy.ts\`. Errors in arcseconds against ${count} reference charts between ${fromYear} and ${toYear}`,
    '(`tests/golden/charts-sample.json`). One arcsecond is 1/3600 of a degree; a page shows arcminutes.',
    '',
    '## Bodies',
    '',
    ...markdownTable(
      rows.filter(({ kind }) => kind === 'body'),
      true,
    ),
    '',
    '## Angles and house cusps',
    '',
    ...markdownTable(
      rows.filter(({ kind }) => kind !== 'body'),
      false,
    ),
    '',
    '## Charts of the centuries before and after',
    '',
    `Longitudes in arcseconds against ${far.count} instants of the Swiss Ephemeris 2.10 (\`tests/golden/far-charts-sample.json\`); its Juno is of`,
    'an older orbit. Delta T is the same in both: for 2150 it is a guess, good to a minute or two, in which the Moon moves by half as many',
    'minutes of arc.',
    '',
    ...farTable(far.rows),
    '',
    MODELS,
  ].join('\n');
}

function main(): void {
  const charts: GoldenChart[] = JSON.parse(
    readFileSync(new URL('tests/golden/charts-sample.json', ROOT), 'utf8'),
  );
  const farCharts: FarChart[] = JSON.parse(
    readFileSync(new URL('tests/golden/far-charts-sample.json', ROOT), 'utf8'),
  );
  const rows = measureAccuracy(charts);
  const set = setOf(charts);
  const far = { count: farCharts.length, rows: measureFar(farCharts) };
  writeFileSync(new URL('docs/accuracy.md', ROOT), accuracyMarkdown(rows, set, far));
  writeFileSync(new URL('astrology/accuracy.table.ts', ROOT), tableSource(rows, set));
}

if (import.meta.main) main();
