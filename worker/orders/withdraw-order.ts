import { isPaidFor } from '../../features/orders/order-moves.ts';
import { endedByDelivery, withdrawableUntilMs } from '../../features/orders/refund-due.ts';
import { listEvents, type Order } from './order-rows.ts';
import type { TaskContext } from './order-tasks.ts';
import { workOffOutbox } from './outbox.ts';
import { onOrder, taskRow, writeOrder } from './write-order.ts';

/** The event's name. */
export const WITHDRAWN = 'withdrawn';

/** Whether a buyer may withdraw from an order now: in time, paid, and not done yet. */
export function isWithdrawable(order: Order, events: readonly { kind: string }[], nowMs: number): boolean {
  const { payment, paidMs, market } = order;
  // A part that was given back before, as a kindness, ends no right.
  if (paidMs === null || !isPaidFor(payment) || endedByDelivery(order)) return false;
  return nowMs <= withdrawableUntilMs(market, paidMs) && !events.some(({ kind }) => kind === WITHDRAWN);
}

/**
 * Takes a withdrawal: it is noted, mailed back with its day, and what is due is given back, now or once the provider answers.
 * @returns whether there was anything to withdraw from.
 * @throws AppError accounts_unavailable.
 */
export async function withdrawOrder(order: Order, context: TaskContext): Promise<boolean> {
  const { env, nowMs } = context;
  const db = env.ACCOUNTS;
  const isTaken = await onOrder(db, order.id, async (now) => {
    if (!isWithdrawable(now, await listEvents(db, now.id), nowMs)) return 'no';
    const beside = [taskRow(db, now.id, 'mail_withdrawn', nowMs), taskRow(db, now.id, 'refund', nowMs)];
    return (await writeOrder(db, now, { events: [{ note: WITHDRAWN }], beside }, nowMs)) && 'yes';
  });
  if (isTaken !== 'yes') return false;
  await workOffOutbox(context, order.id);
  return true;
}
