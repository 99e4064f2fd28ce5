import type { D1Database } from '@cloudflare/workers-types';
import { type ChartKind, readChartKind } from '../../contract/chart-kind.ts';
import { MAX_SAVED_CHARTS } from '../../contract/limits.ts';
import { accountsQuery } from './accounts-query.ts';
import { birthColumns, type KeptBirth, parseBirth } from './birth-columns.ts';

/** A chart that a person keeps in the account. */
export interface SavedChart {
  id: string;
  name: string;
  /** Whose it is; null where nobody said. */
  kind: ChartKind | null;
  birth: KeptBirth;
  createdMs: number;
}

interface ChartRow {
  id: string;
  name: string;
  kind: string | null;
  fields: string;
  settled_birth: string | null;
  created_ms: number;
}

function toChart({
  id,
  name,
  kind,
  fields,
  settled_birth: settled,
  created_ms: createdMs,
}: ChartRow): SavedChart {
  return { id, name, kind: readChartKind(kind), birth: parseBirth(fields, settled), createdMs };
}

/** A person's charts, the newest first; with an id, those alone that the account had before it. */
export const listCharts = accountsQuery(
  async (db: D1Database, userId: string, before?: string): Promise<SavedChart[]> => {
    const { results } = await db
      .prepare(
        `SELECT id, name, kind, fields, settled_birth, created_ms FROM chart WHERE user_id = ?1
         AND (?2 IS NULL OR created_ms < (SELECT created_ms FROM chart WHERE user_id = ?1 AND id = ?2)) ORDER BY created_ms DESC, id`,
      )
      .bind(userId, before ?? null)
      .all<ChartRow>();
    return results.map(toChart);
  },
);

/**
 * Keeps a chart; the same id again changes nothing. False where the account is full, or holds the birth under another id. No two of a
 * person's have one moment: which came first is told by it.
 * `key`: what the account knows the birth by (same-chart.ts).
 */
export const addChart = accountsQuery(
  async (
    db: D1Database,
    userId: string,
    { id, name, kind, birth, key }: Omit<SavedChart, 'createdMs'> & { key: string | null },
    nowMs: number,
  ): Promise<boolean> => {
    const { results } = await db
      .prepare(
        `INSERT INTO chart (user_id, id, name, fields, settled_birth, birth_key, created_ms, updated_ms, kind)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, max(?7, 1 + coalesce((SELECT max(created_ms) FROM chart WHERE user_id = ?1), 0)), ?7, ?9
       WHERE (EXISTS (SELECT 1 FROM chart WHERE user_id = ?1 AND id = ?2)
          OR (SELECT count(*) FROM chart WHERE user_id = ?1) < ?8)
         AND NOT EXISTS (SELECT 1 FROM chart WHERE user_id = ?1 AND birth_key = ?6 AND id <> ?2)
       ON CONFLICT (user_id, id) DO UPDATE SET
         settled_birth = coalesce(settled_birth, CASE WHEN fields = excluded.fields THEN excluded.settled_birth END),
         birth_key = coalesce(birth_key, CASE WHEN fields = excluded.fields THEN excluded.birth_key END)
       RETURNING id`,
      )
      .bind(userId, id, name, ...birthColumns(birth), key, nowMs, MAX_SAVED_CHARTS, kind)
      .all();
    return results.length > 0;
  },
);

/** Names a chart anew, and says whose it is where that is given. False where the person has no such chart. */
export const renameChart = accountsQuery(
  async (
    db: D1Database,
    userId: string,
    { id, name, kind }: Pick<SavedChart, 'id' | 'name'> & { kind?: ChartKind | null | undefined },
    nowMs: number,
  ): Promise<boolean> => {
    const { meta } = await db
      .prepare(
        'UPDATE chart SET name = ?1, kind = CASE WHEN ?2 THEN ?3 ELSE kind END, updated_ms = ?4 WHERE user_id = ?5 AND id = ?6',
      )
      .bind(name, kind === undefined ? 0 : 1, kind ?? null, nowMs, userId, id)
      .run();
    return meta.changes > 0;
  },
);

/** Removes a chart; one that is gone already is no fault. */
export const removeChart = accountsQuery(
  async (db: D1Database, userId: string, id: string): Promise<void> => {
    await db.prepare('DELETE FROM chart WHERE user_id = ? AND id = ?').bind(userId, id).run();
  },
);
