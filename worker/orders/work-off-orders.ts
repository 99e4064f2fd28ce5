import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Given } from '../given.ts';
import { lookAtSession } from './look-at-order.ts';
import { makePayment, type PaymentBindingNames } from './make-payment.ts';
import { type Order, takeUnasked } from './order-rows.ts';
import type { TaskBindings, TaskContext } from './order-tasks.ts';
import { workOffOutbox } from './outbox.ts';
import { onOrder, taskRow, writeOrder } from './write-order.ts';

const DAY_MS = 86_400_000;
/** How long the provider tells by itself before it is asked. */
const QUIET_MS = 10 * 60_000;
/** An order that nobody went to pay is given up after it. */
const UNPAID_MS = 14 * DAY_MS;
/** What never was paid is forgotten, and a paid order once the longest law of taxes lets it go. */
const FORGOTTEN_MS = 90 * DAY_MS;
const TAX_YEARS_MS = 3653 * DAY_MS;
/** Orders that one run asks about. */
const MOST = 30;

/**
 * Asks for what a paid order waits for, should it not stand in the outbox: nothing that was paid is lost. A book that could not be made
 * has been tried often enough: the operator has it made again.
 */
const queueUnmade = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  const { results } = await db
    .prepare(
      `SELECT id FROM orders WHERE payment IN ('paid', 'won') AND fulfilment <> 'ready'
         AND NOT (fulfilment = 'failed' AND product LIKE 'report:%')
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE order_id = orders.id AND task IN ('fulfil', 'refund'))
         AND NOT EXISTS (SELECT 1 FROM order_event WHERE order_id = orders.id AND kind = 'withdrawn') LIMIT ?`,
    )
    .bind(MOST)
    .all<{ id: string }>();
  if (results.length > 0) await db.batch(results.map(({ id }) => taskRow(db, id, 'fulfil', nowMs)));
});

/** Asks again for the books that are made anew, whose orders were fulfilled before. */
const queueRemade = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  const { results } = await db
    .prepare(
      `SELECT order_id AS id FROM report_order WHERE made_again = 1 AND state IN ('waiting', 'making')
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE order_id = report_order.order_id AND task = 'remake') LIMIT ?`,
    )
    .bind(MOST)
    .all<{ id: string }>();
  if (results.length > 0) await db.batch(results.map(({ id }) => taskRow(db, id, 'remake', nowMs)));
});

const forget = accountsQuery(async (db: D1Database, nowMs: number): Promise<void> => {
  const old = 'SELECT id FROM orders WHERE paid_ms < ?';
  await db.batch([
    db
      .prepare(
        `DELETE FROM orders WHERE payment = 'expired' AND paid_ms IS NULL AND created_ms < ?
           AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = orders.id)`,
      )
      .bind(nowMs - FORGOTTEN_MS),
    // One whose payment went back stands by the payment, and is nobody's any more.
    db
      .prepare(
        `UPDATE orders SET user_id = NULL, email = NULL, request_id = NULL
         WHERE payment = 'expired' AND paid_ms IS NULL AND created_ms < ? AND (email IS NOT NULL OR user_id IS NOT NULL)`,
      )
      .bind(nowMs - FORGOTTEN_MS),
    db
      .prepare("DELETE FROM orders WHERE payment = 'expired' AND paid_ms IS NULL AND created_ms < ?")
      .bind(nowMs - TAX_YEARS_MS),
    db.prepare(`DELETE FROM receipt WHERE order_id IN (${old})`).bind(nowMs - TAX_YEARS_MS),
    db.prepare('DELETE FROM orders WHERE paid_ms < ?').bind(nowMs - TAX_YEARS_MS),
  ]);
});

/** Looks at an order that is to be paid; one that never came to a session lapses with time. */
async function look(order: Order, context: TaskContext): Promise<void> {
  const { env, nowMs, provider } = context;
  if (order.sessionId !== null) {
    if (provider) await lookAtSession(order.sessionId, provider, context);
    return;
  }
  await onOrder(env.ACCOUNTS, order.id, async (now) =>
    now.payment === 'open' && now.sessionId === null
      ? writeOrder(env.ACCOUNTS, now, { events: [{ payment: 'lapsed' }] }, nowMs)
      : now,
  );
}

/**
 * The cron's part: what was paid and not made, what is to be done still, and what the provider knows more of. Never rejects: what fails
 * is tried at the next run.
 */
export async function workOffOrders(given: Given<TaskBindings | PaymentBindingNames>): Promise<void> {
  const { env, nowMs, log } = given;
  try {
    const context = { ...given, provider: await makePayment(env) };
    await queueUnmade(env.ACCOUNTS, nowMs);
    await queueRemade(env.ACCOUNTS, nowMs);
    await workOffOutbox(context);
    const limits = { askedBeforeMs: nowMs - QUIET_MS, openedBeforeMs: nowMs - UNPAID_MS, most: MOST };
    for (const order of await takeUnasked(env.ACCOUNTS, limits, nowMs)) {
      await look(order, context).catch((failure: unknown) => log.error('order_look_failed', failure));
    }
    await forget(env.ACCOUNTS, nowMs);
  } catch (failure) {
    log.error('orders_failed', failure);
  }
}
