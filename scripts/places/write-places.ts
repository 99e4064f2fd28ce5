import type { PlacesDatabase, PlacesStatement } from '../../worker/places/database.ts';
import { type PlaceColumns, printOfPlaces } from '../../worker/places/places-print.ts';
import type { PlaceRows } from './place-rows.ts';

export interface FillProgress {
  readonly placesDone: number;
  readonly placesTotal: number;
}

/** D1 takes values of up to 2 MB; a place is some 250 bytes, seldom above a few thousand. */
const placesPerStatement = 2500;

/** A batch is one transaction, and the index writes itself out at the end of each, so few and large ones are fast. */
const statementsPerBatch = 24;

const regionSql = `INSERT INTO place_region (id, name, localized)
  SELECT value->>0, value->>1, value->>2 FROM json_each(?1)`;

const areaSql = `INSERT INTO place_area (id, names) SELECT value->>0, value->>1 FROM json_each(?1)`;

const areaOfSql = `INSERT INTO place_area_of (rank, area_id) SELECT value->>0, value->>1 FROM json_each(?1)`;

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

/** What the table of places itself holds of rows, in the order of their rank. */
function columnsOf({ places }: PlaceRows): PlaceColumns[] {
  return places.map((row) => row.slice(0, 10)).toSorted(([left], [right]) => Number(left) - Number(right));
}

/** The print of what the table of places is to hold. */
export function printOfRows(rows: PlaceRows): Promise<string> {
  return printOfPlaces(columnsOf(rows));
}

/** Writes rows into empty tables, and their print. Uses no file and no clock, so it runs in Node and in workerd alike. */
export async function writePlaces(
  db: PlacesDatabase,
  rows: PlaceRows,
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  const { regions, areas, places } = rows;
  await db.prepare(regionSql).bind(JSON.stringify(regions)).run();
  await db.prepare(areaSql).bind(JSON.stringify(areas)).run();
  let placesDone = 0;
  for (const batch of chunks(chunks(places, placesPerStatement), statementsPerBatch / 3)) {
    const statements = batch.flatMap((part): PlacesStatement[] => [
      db.prepare(placeSql).bind(JSON.stringify(part.map((row) => row.slice(0, 10)))),
      db.prepare(indexSql).bind(JSON.stringify(part.map((row) => [row[0], row[10], row[11], row[12]]))),
      db.prepare(areaOfSql).bind(JSON.stringify(part.map((row) => [row[0], row[13]]))),
    ]);
    await db.batch(statements);
    placesDone += batch.flat().length;
    onProgress({ placesDone, placesTotal: places.length });
  }
  await db
    .prepare("INSERT INTO place_meta (key, value) VALUES ('print', ?1)")
    .bind(await printOfRows(rows))
    .run();
}
