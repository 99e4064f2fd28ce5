import { readFileSync, writeFileSync } from 'node:fs';
import { BODY_IDS } from '../../astrology/ids.ts';
import type { WatchedBirth, WatchedChart, WatchedEclipse } from '../../features/watch/watched.ts';
import { printOfTable } from '../../worker/watch/print-of.ts';
import { WATCHED_TABLES } from '../../worker/watch/watched-tables.ts';
import type { GoldenChart } from '../measure-accuracy.ts';

/**
 * Writes features/watch/watched.table.ts: ten charts, an eclipse and a birth of the reference figures, and the print of each table.
 * To be run whenever a table is made anew; a test fails until then.
 */

const TARGET = new URL('../../features/watch/watched.table.ts', import.meta.url);
const CHARTS = 10;
const BIRTH = { city: 'London', date: '1963-05-26', placeId: 2643743 };
const ECLIPSE_DAY = '2017-08-21';

interface GoldenBirth {
  city: string;
  date: string;
  time: string;
  instants: readonly string[];
  expected: readonly Pick<WatchedBirth, 'sun' | 'moon' | 'ascendant' | 'midheaven'>[];
}

function golden<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(new URL(`../../tests/golden/${file}`, import.meta.url), 'utf8')) as Row[];
}

/** Charts of as many years as there are, from the first to the last. */
function chartsOfYears(): WatchedChart[] {
  const charts = golden<GoldenChart>('charts-sample.json').toSorted((left, right) =>
    left.instant < right.instant ? -1 : 1,
  );
  return Array.from({ length: CHARTS }, (_, at) => {
    const chart = charts[Math.round((at * (charts.length - 1)) / (CHARTS - 1))];
    if (!chart) throw new Error('too few charts');
    const { instant, latitude, longitude, ascendant, midheaven, houses } = chart;
    const bodies = Object.fromEntries(
      BODY_IDS.map((id) => [id, chart.bodies[id][0]]),
    ) as WatchedChart['bodies'];
    return { instant, latitude, longitude, bodies, ascendant, midheaven, cusps: houses.placidus };
  });
}

function knownEclipse(): WatchedEclipse {
  const eclipses = golden<WatchedEclipse & { kind: string }>('eclipses-sample-2001-2020.json');
  const found = eclipses.find(({ kind, maximum }) => kind === 'solar' && maximum.startsWith(ECLIPSE_DAY));
  if (!found) throw new Error(`no eclipse on ${ECLIPSE_DAY}`);
  const { type, maximum, latitude, longitude, saros } = found;
  return { type, maximum, latitude, longitude, saros };
}

function knownBirth(): WatchedBirth {
  const { city, date, placeId } = BIRTH;
  const found = golden<GoldenBirth>('births-sample.json').find(
    (birth) => birth.city === city && birth.date === date,
  );
  const [expected] = found?.expected ?? [];
  const [instant] = found?.instants ?? [];
  if (!found || !expected || !instant) throw new Error(`no birth in ${city} on ${date}`);
  return { date, time: found.time, placeId, place: city, instant, ...expected };
}

async function prints(): Promise<Record<string, string>> {
  const entries = WATCHED_TABLES.map(async ({ id, read }) => [id, await printOfTable(await read())] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export async function watchedSource(): Promise<string> {
  const json = (value: unknown) => JSON.stringify(value);
  return `/** Written by scripts/watch/build-watch.ts from tests/golden and the tables; do not edit. */
import type { WatchedBirth, WatchedChart, WatchedEclipse } from './watched.ts';

export const WATCHED_CHARTS: readonly WatchedChart[] = ${json(chartsOfYears())};
export const WATCHED_ECLIPSE: WatchedEclipse = ${json(knownEclipse())};
export const WATCHED_BIRTH: WatchedBirth = ${json(knownBirth())};

/** SHA-256 of each table as JSON. */
export const TABLE_PRINTS: Readonly<Record<string, string>> = ${json(await prints())};
`;
}

if (import.meta.main) writeFileSync(TARGET, await watchedSource());
