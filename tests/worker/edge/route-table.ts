import { API_TABLE } from './api-table.ts';
import { FILE_TABLE } from './file-table.ts';
import { PAGE_TABLE } from './page-table.ts';
import type { RouteCase, RouteRow } from './route-case.ts';

/** Every route of the worker and what it answers: the worker is held against this, and no route may be without a row. */
export const ROUTE_TABLE: readonly RouteRow[] = [...API_TABLE, ...FILE_TABLE, ...PAGE_TABLE];

/** Those where something stands, and of the many addresses where nothing does one. */
export const STANDING_ROWS: readonly RouteRow[] = ROUTE_TABLE.filter(
  ({ route, cases, isNowhere }) => route === 'nowhere' || isNowhere || cases[0]?.status !== 404,
);

/** A case with its row, and a title for a test. */
export interface TitledCase {
  title: string;
  row: RouteRow;
  asked: RouteCase;
}

/** Every case. */
export const ROUTE_CASES: readonly TitledCase[] = ROUTE_TABLE.flatMap((row) =>
  row.cases.map((asked) => ({
    title: `${asked.method} ${asked.path}${asked.asPerson ? ' by a person' : ''}`,
    row,
    asked,
  })),
);
