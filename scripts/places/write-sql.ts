/**
 * Writes the places as SQL files for a real D1 database, since a remote one cannot be filled through a handle.
 *
 *   node scripts/places/write-sql.ts dist/places
 *   wrangler d1 migrations apply PLACES --remote
 *   for file in dist/places/*.sql; do wrangler d1 execute PLACES --remote --yes --file "$file"; done
 *
 * The first file empties the database and the last one marks it complete, so an interrupted run is simply run again.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearStatements, placesDataVersion } from './fill.ts';
import { buildPlaceRows } from './place-rows.ts';
import { printOfRows } from './write-places.ts';

/** D1 takes statements of up to 100 kB. */
const bytesPerStatement = 90_000;

/** Small enough to upload and retry, large enough to be few. */
const placesPerFile = 20_000;

function literal(value: string | number | null): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? `${value}` : `'${value.replaceAll("'", "''")}'`;
}

/** INSERT statements of many rows each. */
function inserts(into: string, rows: readonly (readonly (string | number | null)[])[]): string[] {
  const statements: string[] = [];
  let values: string[] = [];
  let bytes = 0;
  const flush = (): void => {
    if (values.length > 0) statements.push(`INSERT INTO ${into} VALUES\n${values.join(',\n')};`);
    values = [];
    bytes = 0;
  };
  for (const row of rows) {
    const text = `(${row.map(literal).join(',')})`;
    const textBytes = Buffer.byteLength(text) + 2;
    if (bytes + textBytes > bytesPerStatement) flush();
    values.push(text);
    bytes += textBytes;
  }
  flush();
  return statements;
}

async function writeSql(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let files = 0;
  const write = (statements: readonly string[]): void => {
    files += 1;
    writeFileSync(join(folder, `${`${files}`.padStart(2, '0')}.sql`), `${statements.join('\n')}\n`);
  };
  const rows = buildPlaceRows();
  const { regions, areas, places } = rows;
  write([
    ...clearStatements.map((statement) => `${statement};`),
    ...inserts('place_region (id, name, localized)', regions),
    ...inserts('place_area (id, names)', areas),
  ]);
  for (let start = 0; start < places.length; start += placesPerFile) {
    const part = places.slice(start, start + placesPerFile);
    const placeColumns =
      'place (rank, id, name, localized, region_id, country, latitude, longitude, time_zone, population)';
    write([
      ...inserts(
        placeColumns,
        part.map((row) => row.slice(0, 10)),
      ),
      ...inserts(
        'place_index (rowid, name, alias, area)',
        part.map((row) => [row[0], row[10], row[11], row[12]]),
      ),
      ...inserts(
        'place_area_of (rank, area_id)',
        part.map((row) => [row[0], row[13]]),
      ),
    ]);
  }
  write([
    "INSERT INTO place_index(place_index) VALUES ('optimize');",
    `INSERT INTO place_meta (key, value) VALUES ('print', '${await printOfRows(rows)}'), ('complete', '${placesDataVersion}');`,
  ]);
  console.log(`${files} files in ${folder}, ${places.length} places`);
}

await writeSql(process.argv[2] ?? 'dist/places');
