import type { SqlStorage } from '@cloudflare/workers-types';

/** Messages that a person has bought, as their object counts them. */

interface PackCount extends Record<string, string | number> {
  order: string;
  messages: number;
  used: number;
}

/** The oldest first: of that one is taken. */
export function listPacks(sql: SqlStorage): PackCount[] {
  return sql
    .exec<PackCount>(
      `SELECT order_id AS "order", messages,
         (SELECT count(*) FROM pack_charge WHERE pack_charge.order_id = pack.order_id) AS used
       FROM pack ORDER BY granted_ms, order_id`,
    )
    .toArray();
}

/** Bought messages that nobody has used. */
export function boughtLeft(sql: SqlStorage | null): number {
  const packs = sql ? listPacks(sql) : [];
  return packs.reduce((sum, { messages, used }) => sum + Math.max(0, messages - used), 0);
}

/** Adds what an order has bought: once, and not after it was taken back. */
export function grantPack(sql: SqlStorage, orderId: string, messages: number, nowMs: number): void {
  sql.exec(
    'INSERT OR IGNORE INTO pack (order_id, messages, granted_ms) VALUES (?, ?, ?)',
    orderId,
    messages,
    nowMs,
  );
}

/** What was left of an order's messages when they were taken back. */
export interface TakenBack {
  /** Those that were used before. */
  used: number;
}

/** Takes back what nobody has used of an order's messages: what is left is what was used, never less. Asked again, it says the same. */
export function takeBackPack(sql: SqlStorage, orderId: string, nowMs: number): TakenBack {
  // One that was never granted must not be granted later.
  sql.exec(
    'INSERT OR IGNORE INTO pack (order_id, messages, closed, granted_ms) VALUES (?, 0, 1, ?)',
    orderId,
    nowMs,
  );
  sql.exec(
    `UPDATE pack SET closed = 1,
       messages = (SELECT count(*) FROM pack_charge WHERE pack_charge.order_id = pack.order_id)
     WHERE order_id = ? AND closed = 0`,
    orderId,
  );
  const { messages } = sql
    .exec<{ messages: number }>('SELECT messages FROM pack WHERE order_id = ?', orderId)
    .one();
  return { used: messages };
}

/** Takes one of the bought messages for an answer; false where none is left. */
export function takeBought(sql: SqlStorage, answerId: string): boolean {
  const pack = listPacks(sql).find(({ messages, used }) => used < messages);
  if (!pack) return false;
  sql.exec('INSERT INTO pack_charge (answer_id, order_id) VALUES (?, ?)', answerId, pack.order);
  return true;
}

/** Gives one back that an answer has taken for nothing; of what was taken back already nothing comes back. */
export function giveBackBought(sql: SqlStorage, answerId: string): void {
  sql.exec(
    `DELETE FROM pack_charge WHERE answer_id = ?
       AND order_id IN (SELECT order_id FROM pack WHERE closed = 0)`,
    answerId,
  );
}
