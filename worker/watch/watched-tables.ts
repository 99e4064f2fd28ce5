import { readOrbits } from '../births/orbit-files.ts';

/** A table that the site computes by, or answers from, and when it was last made from its source. */
export interface WatchedTable {
  id: string;
  /** ISO day. What does not age, such as a series, is as old as the day on which it was built. */
  made: string;
  /** After so many days it wants to be looked at; null: it does not age. */
  freshDays: number | null;
  /** What it holds, as JSON has it. */
  read(): Promise<object>;
}

/** The tables of the build. The places are a database's, and are looked at apart. */
export const WATCHED_TABLES: readonly WatchedTable[] = [
  {
    id: 'orbits',
    made: '2026-11-24',
    freshDays: null,
    read: () => import('../../astrology/tables/orbits.table.ts'),
  },
  { id: 'orbits-before', made: '2026-11-24', freshDays: null, read: () => readOrbits('before') },
  { id: 'orbits-after', made: '2026-11-24', freshDays: null, read: () => readOrbits('after') },
  {
    id: 'lunar-terms',
    made: '2026-11-24',
    freshDays: null,
    read: () => import('../../astrology/tables/lunar-terms.table.ts'),
  },
  {
    id: 'nutation',
    made: '2026-11-20',
    freshDays: null,
    read: () => import('../../astrology/tables/nutation.table.ts'),
  },
  {
    id: 'delta-t',
    made: '2026-11-24',
    freshDays: 730,
    read: () => import('../../astrology/tables/delta-t.table.ts'),
  },
  {
    id: 'sign-changes',
    made: '2026-11-24',
    freshDays: null,
    read: () => import('../../astrology/tables/slow-sign-changes.table.ts'),
  },
  {
    id: 'time-zones',
    made: '2026-11-20',
    freshDays: 365,
    read: () => import('../civil-time/zones.table.ts'),
  },
];

/** The day of the list of places; after half a year it wants to be fetched again. */
export const PLACES_TABLE = { id: 'places', made: '2026-11-22', freshDays: 180 } as const;
