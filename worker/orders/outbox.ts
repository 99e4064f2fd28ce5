import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from '../accounts/accounts-query.ts';
import { doTask, type TaskContext } from './order-tasks.ts';
import type { Task } from './write-order.ts';

const MINUTE_MS = 60_000;
/** The longest that a task which fails is left alone. */
const LONGEST_MS = 6 * 3_600_000;

interface Waiting {
  orderId: string;
  task: Task;
  subject: string;
  tries: number;
}

/** How long a task that somebody has begun is theirs: after it another begins it anew. */
const LEASE_MS = 2 * MINUTE_MS;

/** Takes what is due, so that nobody else does it meanwhile. */
const takeDue = accountsQuery(
  async (db: D1Database, nowMs: number, most: number, orderId: string | null): Promise<Waiting[]> => {
    const { results } = await db
      .prepare(
        `UPDATE outbox SET due_ms = ?1 WHERE (order_id, task, subject) IN (
           SELECT order_id, task, subject FROM outbox
           WHERE due_ms <= ?2 AND (?3 IS NULL OR order_id = ?3) ORDER BY due_ms LIMIT ?4
         ) RETURNING order_id AS orderId, task, subject, tries`,
      )
      .bind(nowMs + LEASE_MS, nowMs, orderId, most)
      .all<Waiting>();
    return results;
  },
);

const putOff = accountsQuery(
  async (db: D1Database, { orderId, task, subject, tries }: Waiting, nowMs: number): Promise<void> => {
    const waitMs = Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(tries, 10));
    await db
      .prepare('UPDATE outbox SET tries = ?, due_ms = ? WHERE order_id = ? AND task = ? AND subject = ?')
      .bind(tries + 1, nowMs + waitMs, orderId, task, subject)
      .run();
  },
);

const remove = accountsQuery(
  async (db: D1Database, { orderId, task, subject }: Waiting, nowMs: number): Promise<void> => {
    // One that was asked for again meanwhile stays.
    await db
      .prepare('DELETE FROM outbox WHERE order_id = ? AND task = ? AND subject = ? AND due_ms = ?')
      .bind(orderId, task, subject, nowMs + LEASE_MS)
      .run();
  },
);

const MOST = 50;
/** A task may ask for others: those are done in the same run. */
const MOST_ROUNDS = 4;

/**
 * Does what waits to be done, of one order or of all. What fails is put off and stays; the promise never rejects.
 */
export async function workOffOutbox(context: TaskContext, orderId: string | null = null): Promise<void> {
  const db = context.env.ACCOUNTS;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const due = await takeDue(db, context.nowMs, MOST, orderId);
      if (due.length === 0) return;
      for (const waiting of due) {
        try {
          await doTask(waiting, context);
          await remove(db, waiting, context.nowMs);
        } catch (failure) {
          context.log.error('order_task_failed', failure);
          await putOff(db, waiting, context.nowMs);
        }
      }
    }
  } catch (failure) {
    context.log.error('orders_failed', failure);
  }
}
