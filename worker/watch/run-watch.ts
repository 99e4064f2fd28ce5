import { bodyOf } from '../../astrology/chart-facts.ts';
import { staleLines } from '../../features/celestia/care/help-card.ts';
import { checkBirth, checkChart, checkEclipse } from '../../features/watch/check-sky.ts';
import type { WatchResult } from '../../features/watch/watch-result.ts';
import { castSettled } from '../births/cast-settled.ts';
import { settleBirth } from '../births/settle-birth.ts';
import type { Given } from '../given.ts';
import { readPlacesPrint } from '../places/places-print.ts';
import { printOfTable } from './print-of.ts';
import { readWatched, type WatchedFigures } from './watched-file.ts';
import { WATCHED_TABLES } from './watched-tables.ts';

/** What the site says of itself when it is asked: its own charts, eclipse, birth and tables against what they are known to be. */

type WatchGiven = Given<'PLACES'>;

/** Draws the birth as a visitor's form would, its place from the database. */
async function watchBirth(
  { env, nowMs, log }: WatchGiven,
  known: WatchedFigures['WATCHED_BIRTH'],
): Promise<WatchResult> {
  const { date, time, place, placeId } = known;
  const [year = '', month = '', day = ''] = date.split('-');
  const fields = { year, month, day, time, place, placeId: String(placeId), placeFor: place };
  const settled = await settleBirth(fields, { places: env.PLACES, language: 'en', nowMs, log });
  const chart = settled.ok ? await castSettled(settled.birth, nowMs) : null;
  if (!chart?.angles) return { id: 'birth', isRight: false, measured: settled.ok ? '–' : settled.code };
  const { bodies, angles, instantMs } = chart;
  const drawn = {
    instantMs,
    sun: bodyOf(bodies, 'sun').longitude,
    moon: bodyOf(bodies, 'moon').longitude,
    ascendant: angles.ascendant,
    midheaven: angles.midheaven,
  };
  return checkBirth(drawn, known);
}

const PRINT_SHOWN = 12;

async function watchTables(known: WatchedFigures['TABLE_PRINTS']): Promise<WatchResult[]> {
  const results = WATCHED_TABLES.map(async ({ id, read }): Promise<WatchResult> => {
    const print = await printOfTable(await read());
    return { id: `table-${id}`, isRight: print === known[id], measured: print.slice(0, PRINT_SHOWN) };
  });
  return Promise.all(results);
}

/** The places against what was written down of them when they were filled in. */
async function watchPlaces({ env }: WatchGiven): Promise<WatchResult> {
  const known = await env.PLACES.prepare("SELECT value FROM place_meta WHERE key = 'print'").first<{
    value: string;
  }>();
  const print = await readPlacesPrint(env.PLACES);
  return { id: 'table-places', isRight: print === known?.value, measured: print.slice(0, PRINT_SHOWN) };
}

function watchHelpLines({ nowMs }: WatchGiven): WatchResult {
  const stale = staleLines(nowMs);
  return { id: 'table-help-lines', isRight: stale.length === 0, measured: String(stale.length) };
}

/** A check that breaks has found something as well: its own words are the log's. */
async function attempt(
  id: string,
  given: WatchGiven,
  check: () => WatchResult | Promise<WatchResult>,
): Promise<WatchResult> {
  try {
    return await check();
  } catch (failure) {
    given.log.error('watch_failed', failure);
    return { id, isRight: false, measured: '–' };
  }
}

async function watchFigures(given: WatchGiven, known: WatchedFigures): Promise<WatchResult[]> {
  const charts = known.WATCHED_CHARTS.map((chart, at) => {
    const id = `chart-${at + 1}`;
    return attempt(id, given, () => checkChart(id, chart));
  });
  const tables = watchTables(known.TABLE_PRINTS).catch((failure: unknown): WatchResult[] => {
    given.log.error('watch_failed', failure);
    return [{ id: 'table-orbits', isRight: false, measured: '–' }];
  });
  return [
    ...(await Promise.all(charts)),
    await attempt('eclipse', given, () => checkEclipse(known.WATCHED_ECLIPSE)),
    await attempt('birth', given, () => watchBirth(given, known.WATCHED_BIRTH)),
    ...(await tables),
  ];
}

/** Every check, in its order. Never rejects. */
export async function runWatch(given: WatchGiven): Promise<WatchResult[]> {
  const figures = readWatched().then(
    (known) => watchFigures(given, known),
    (failure: unknown): WatchResult[] => {
      given.log.error('watch_failed', failure);
      return [{ id: 'chart-1', isRight: false, measured: '–' }];
    },
  );
  return [
    ...(await figures),
    await attempt('table-places', given, () => watchPlaces(given)),
    await attempt('table-help-lines', given, () => watchHelpLines(given)),
  ];
}
