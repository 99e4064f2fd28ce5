/** As much of Cloudflare's D1Database as the places need; tests put node:sqlite behind it. */
export interface PlacesDatabase {
  prepare(sql: string): PlacesStatement;
  batch(statements: PlacesStatement[]): Promise<unknown>;
}

export interface PlacesStatement {
  bind(...values: (string | number | null)[]): PlacesStatement;
  all<Row>(): Promise<{ results: Row[] }>;
  first<Row>(): Promise<Row | null>;
  run(): Promise<unknown>;
}
