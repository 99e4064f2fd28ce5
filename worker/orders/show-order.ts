import type { D1Database } from '@cloudflare/workers-types';
import { productOf } from '../../features/orders/catalogue.ts';
import { ticksOf } from '../../features/orders/market-law.ts';
import { withdrawableUntilMs } from '../../features/orders/refund-due.ts';
import type { ShownOrder } from '../../routes/services/shop-service.ts';
import { findReceipt, listEvents, listPayments, type Order, receiptName } from './order-rows.ts';
import { isWithdrawable, WITHDRAWN } from './withdraw-order.ts';

/**
 * An order with what its buyer is told of it.
 * @param isUnsure whether its provider may know more of it, and could not be asked.
 * @throws AppError accounts_unavailable.
 */
export async function showOrder(
  db: D1Database,
  order: Order,
  nowMs: number,
  isUnsure = false,
): Promise<ShownOrder> {
  const [receipt, payments, events] = await Promise.all([
    findReceipt(db, order.id),
    listPayments(db, order.id),
    listEvents(db, order.id),
  ]);
  const taken = payments.find(({ role }) => role === 'taken');
  const returned = payments.filter(({ role }) => role === 'returned');
  const { id, product, market, currency, tax, payment, fulfilment, createdMs, paidMs, email } = order;
  const canWithdraw = paidMs !== null && isWithdrawable(order, events, nowMs);
  return {
    id,
    product,
    market,
    currency,
    tax,
    amount: taken?.total ?? order.amount,
    refunded: taken?.refunded ?? 0,
    returned: returned.reduce((sum, { refunded }) => sum + refunded, 0),
    payment,
    fulfilment,
    createdMs,
    receipt: receipt && receiptName(receipt),
    isMailed: email !== null,
    ticks: ticksOf(market, productOf(product).supply),
    withdrawableUntilMs: canWithdraw ? withdrawableUntilMs(market, paidMs) : null,
    isWithdrawn: events.some(({ kind }) => kind === WITHDRAWN),
    isUnsure: isUnsure && payment === 'open',
  };
}
