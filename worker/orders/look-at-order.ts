import type { D1Database } from '@cloudflare/workers-types';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Order } from './order-rows.ts';
import type { TaskContext } from './order-tasks.ts';
import { workOffOutbox } from './outbox.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { settleOrder } from './settle-order.ts';

const noteLook = accountsQuery(async (db: D1Database, orderId: string, nowMs: number): Promise<void> => {
  await db.prepare('UPDATE orders SET looked_ms = ? WHERE id = ?').bind(nowMs, orderId).run();
});

/**
 * Asks the provider what is true of a session, makes its order so, and does at once what follows.
 * @returns the order; null where the session is of none.
 * @throws AppError payments_unavailable | accounts_unavailable: nothing is lost, and it may be asked again.
 */
export async function lookAtSession(
  sessionId: string,
  provider: PaymentProvider,
  context: Omit<TaskContext, 'provider'>,
): Promise<Order | null> {
  const session = await provider.fetch(sessionId);
  const order = await settleOrder(session, provider, context);
  if (!order) return null;
  await noteLook(context.env.ACCOUNTS, order.id, context.nowMs);
  await workOffOutbox({ ...context, provider }, order.id);
  return order;
}
