import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { OrderJson } from '../../contract/order-export.ts';
import { findReceipt, listEvents, listOrders, receiptName } from './order-rows.ts';

/** A person's orders, as the export has them. */
export async function exportOrders(db: D1Database, userId: string): Promise<OrderJson[]> {
  const orders = await listOrders(db, userId);
  return Promise.all(
    orders.map(async (order) => {
      const [receipt, events] = await Promise.all([findReceipt(db, order.id), listEvents(db, order.id)]);
      const { id, product, market, currency, amount, email, payment, fulfilment, ticks, createdMs } = order;
      return {
        id,
        product,
        market,
        currency,
        amount,
        email,
        payment,
        fulfilment,
        ticks: ticks.split(' ').filter((tick) => tick !== ''),
        created: new Date(createdMs).toISOString(),
        receipt: receipt && receiptName(receipt),
        events: events.map(({ kind, atMs }) => ({ kind, at: new Date(atMs).toISOString() })),
      };
    }),
  );
}

/**
 * What removing an account does to its orders: what never was paid goes, and of the rest whoever bought. A payment that still comes for an
 * order that is gone goes back (settle-order.ts).
 */
export function detachOrders(db: D1Database, userId: string): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `DELETE FROM orders WHERE user_id = ? AND payment IN ('open', 'expired')
           AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = orders.id)`,
      )
      .bind(userId),
    db
      .prepare('UPDATE orders SET user_id = NULL, email = NULL, request_id = NULL WHERE user_id = ?')
      .bind(userId),
  ];
}
