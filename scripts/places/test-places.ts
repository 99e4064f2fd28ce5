import { DatabaseSync } from 'node:sqlite';
import type { PlacesDatabase, PlacesStatement } from '../../worker/places/database.ts';
import { buildPlaceRows, type PlaceRows } from './place-rows.ts';

type Value = string | number | null;

class SqliteStatement implements PlacesStatement {
  readonly database: DatabaseSync;
  readonly sql: string;
  readonly values: readonly Value[];

  constructor(database: DatabaseSync, sql: string, values: readonly Value[] = []) {
    this.database = database;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: Value[]): PlacesStatement {
    return new SqliteStatement(this.database, this.sql, values);
  }

  async all<Row>(): Promise<{ results: Row[] }> {
    return { results: this.database.prepare(this.sql).all(...this.values) as Row[] };
  }

  async first<Row>(): Promise<Row | null> {
    return (this.database.prepare(this.sql).get(...this.values) as Row | undefined) ?? null;
  }

  async run(): Promise<unknown> {
    return this.database.prepare(this.sql).run(...this.values);
  }
}

/** The SQLite of Node behind the places' interface, in memory and empty. */
export function openSqlitePlaces(): PlacesDatabase {
  const database = new DatabaseSync(':memory:');
  return {
    prepare: (sql) => new SqliteStatement(database, sql),
    batch: async (statements) => {
      database.exec('BEGIN');
      for (const statement of statements) await statement.run();
      database.exec('COMMIT');
      return [];
    },
  };
}

/** Real rows: the hundred largest places, every two-hundredth, and all that are called like one of `names`. */
export function someRealRows(names: ReadonlySet<string>): PlaceRows {
  const { regions, areas, places } = buildPlaceRows();
  return {
    regions,
    areas,
    places: places.filter(([rank, , name]) => rank <= 100 || rank % 200 === 0 || names.has(name)),
  };
}
