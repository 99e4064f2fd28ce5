import type { PlacesDatabase, PlacesStatement } from '../../worker/places/database.ts';
import type { PlaceRows } from './place-rows.ts';

export interface FillProgress {
  readonly placesDone: number;
  readonly placesTotal: number;
}

/** D1 takes values of up to 2 MB; a place is some 250 bytes, seldom above a few thousand. */
const placesPerStatement = 2500;

/** A batch is one transaction, and the index writes itself out at the end of each, so few and large ones are fast. */
const statementsPerBatch = 16;

const regionSql = `INSERT INTO place_region (id, name, localized)
  SELECT value->>0, value->>1, value->>2 FROM json_each(?1)`;

const placeSql = `INSERT INTO place
  (rank, id, name, localized, region_id, country, latitude, longitude, time_zone, population)
  SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8, value->>9
  FROM json_each(?1)`;

const indexSql = `INSERT INTO place_index (rowid, name, alias, area)
  SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?1)`;

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Writes rows into empty tables. Uses no file and no clock, so it runs in Node and in workerd alike. */
export async function writePlaces(
  db: PlacesDatabase,
  { regions, places }: PlaceRows,
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  await db.prepare(regionSql).bind(JSON.stringify(regions)).run();
  let placesDone = 0;
  for (const batch of chunks(chunks(places, placesPerStatement), statementsPerBatch / 2)) {
    const statements = batch.flatMap((rows): PlacesStatement[] => [
      db.prepare(placeSql).bind(JSON.stringify(rows.map((row) => row.slice(0, 10)))),
      db.prepare(indexSql).bind(JSON.stringify(rows.map((row) => [row[0], row[10], row[11], row[12]]))),
    ]);
    await db.batch(statements);
    placesDone += batch.flat().length;
    onProgress({ placesDone, placesTotal: places.length });
  }
}
