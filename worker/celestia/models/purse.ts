import type { D1Database } from '@cloudflare/workers-types';

/**
 * A model's money and its rests. Amounts are whole millionths of the currency that the prices are in. Both stand in the database:
 * an isolate knows nothing of what others spend.
 */
export interface Purse {
  /** Sets money aside before a round; false where the day's ceiling or a rest forbids it, or nobody can tell. */
  take(millionths: number): Promise<boolean>;
  /** Settles a round: what was set aside is replaced by what it has cost. Never rejects. */
  settle(taken: number, spent: number): Promise<void>;
  /** Leaves the model alone for a while. Never rejects. */
  rest(forMs: number): Promise<void>;
}

export interface PurseOf {
  db: D1Database;
  /** By which the model is known. */
  model: string;
  /** Of a day (UTC). */
  ceilingMillionths: number;
  nowMs: number;
}

/** One statement, so that two rounds at once cannot both take the last of it. */
const TAKE = `
  INSERT INTO model_spending (day, millionths)
  SELECT ?1, ?2 WHERE ?2 <= ?3 AND NOT EXISTS (SELECT 1 FROM model_rest WHERE model = ?4 AND until_ms > ?5)
  ON CONFLICT (day) DO UPDATE SET millionths = millionths + ?2 WHERE millionths + ?2 <= ?3
  RETURNING millionths`;

const SETTLE = 'UPDATE model_spending SET millionths = MAX(0, millionths + ?2) WHERE day = ?1';

const REST = `
  INSERT INTO model_rest (model, until_ms) VALUES (?1, ?2)
  ON CONFLICT (model) DO UPDATE SET until_ms = MAX(until_ms, ?2)`;

/** What cannot be written is not spent: without the database no model is asked. */
export function createPurse({ db, model, ceilingMillionths, nowMs }: PurseOf): Purse {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const run = (statement: string, ...values: (string | number)[]) =>
    db
      .prepare(statement)
      .bind(...values)
      .run()
      .then(() => undefined)
      .catch(() => undefined);
  return {
    async take(millionths) {
      try {
        const row = await db.prepare(TAKE).bind(day, millionths, ceilingMillionths, model, nowMs).first();
        return row !== null;
      } catch {
        return false;
      }
    },
    settle: (taken, spent) => run(SETTLE, day, spent - taken),
    rest: (forMs) => run(REST, model, nowMs + forMs),
  };
}
