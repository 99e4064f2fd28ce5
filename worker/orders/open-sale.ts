import type { Given } from '../given.ts';
import { makePayment, type PaymentBindingNames } from './make-payment.ts';
import { type OpenOrderBindings, type OrderAsk, openOrder } from './open-order.ts';
import { isOnSale } from './sale.ts';

/**
 * Opens an order where there is somebody to take the payment.
 * @returns the order's path; null where nothing is sold in the market just now.
 * @throws AppError accounts_unavailable.
 */
export async function openSale(
  ask: OrderAsk,
  given: Pick<Given<OpenOrderBindings | PaymentBindingNames>, 'env' | 'nowMs'>,
): Promise<string | null> {
  if (!isOnSale(ask.market, given.env) || !(await makePayment(given.env))) return null;
  return (await openOrder(ask, given)).path;
}
