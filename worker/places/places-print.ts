import { printOf } from '../watch/print-of.ts';
import type { PlacesDatabase } from './database.ts';

/** A place's own columns, as the table has them in order. */
export type PlaceColumns = readonly (string | number | null)[];

const COLUMNS = 'rank, id, name, localized, region_id, country, latitude, longitude, time_zone, population';

/** Rows that are read at a time: a few hundred kilobytes. */
const STEP = 4000;

/** Chains the print of one stretch of places to that of those before. */
function chained(before: string, rows: readonly PlaceColumns[]): Promise<string> {
  return printOf([before, rows]);
}

/** The print of places that are in memory, by rank. */
export async function printOfPlaces(rows: readonly PlaceColumns[]): Promise<string> {
  let print = '';
  for (let at = 0; at < rows.length; at += STEP) print = await chained(print, rows.slice(at, at + STEP));
  return print;
}

/** The print of the places as the database has them: another one where a single letter is another. */
export async function readPlacesPrint(db: PlacesDatabase): Promise<string> {
  let print = '';
  for (let after = -1; ; ) {
    const { results } = await db
      .prepare(`SELECT ${COLUMNS} FROM place WHERE rank > ?1 ORDER BY rank LIMIT ?2`)
      .bind(after, STEP)
      .all<Record<string, string | number | null>>();
    const rows = results.map((row) => Object.values(row));
    if (rows.length > 0) print = await chained(print, rows);
    if (rows.length < STEP) return print;
    after = Number(rows.at(-1)?.[0]);
  }
}
