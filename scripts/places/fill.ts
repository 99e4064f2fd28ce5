import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { PlacesDatabase } from '../../worker/places/database.ts';
import { buildPlaceRows, type PlaceRows } from './place-rows.ts';
import { type FillProgress, writePlaces } from './write-places.ts';

/** Goes up by one with every change to the cities, the names, the folding or the schema: then the database is filled anew. */
export const placesDataVersion = '4';

const migrationsUrl = new URL('../../worker/migrations/places/', import.meta.url);

/** The statements of the migrations, without their comments; none of them holds a semicolon inside. */
export function schemaStatements(): string[] {
  return readdirSync(migrationsUrl)
    .toSorted()
    .map((file) => readFileSync(new URL(file, migrationsUrl), 'utf8'))
    .join('\n')
    .replace(/^\s*--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Empties what an interrupted filling, or an older version, left behind. */
export const clearStatements = [
  'DELETE FROM place_meta',
  'DELETE FROM place',
  'DELETE FROM place_region',
  'DELETE FROM place_area',
  'DELETE FROM place_area_of',
  "INSERT INTO place_index(place_index) VALUES ('delete-all')",
] as const;

async function isComplete(db: PlacesDatabase): Promise<boolean> {
  const row = await db
    .prepare("SELECT value FROM place_meta WHERE key = 'complete'")
    .first<{ value: string }>();
  return row?.value === placesDataVersion;
}

/**
 * Fills the PLACES database; does nothing when the present version of the data is already complete, and begins
 * anew when an earlier run was interrupted. Creates the schema too, with the same statements as the migration.
 * Any D1 handle serves, such as Miniflare's `getD1Database('PLACES')`; nobody else may write meanwhile.
 * `rows` is asked only when there is something to fill; tests give fewer.
 */
export async function fillPlaces(
  db: PlacesDatabase,
  onProgress: (progress: FillProgress) => void = () => {},
  rows: () => PlaceRows = buildPlaceRows,
): Promise<void> {
  await db.batch(schemaStatements().map((sql) => db.prepare(sql)));
  if (await isComplete(db)) return;
  await db.batch(clearStatements.map((sql) => db.prepare(sql)));
  const made = rows();
  // That took seconds in one go, in which the database's connection may have been closed for idling: whoever writes next has to have heard of it.
  await setImmediate();
  await writePlaces(db, made, onProgress);
  await db.prepare("INSERT INTO place_index(place_index) VALUES ('optimize')").run();
  await db
    .prepare("INSERT INTO place_meta (key, value) VALUES ('complete', ?1)")
    .bind(placesDataVersion)
    .run();
}
