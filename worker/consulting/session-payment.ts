import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { consultingProduct } from '../../features/orders/catalogue.ts';
import { marketOf } from '../../features/orders/markets.ts';
import type { Given } from '../given.ts';
import type { PaymentBindingNames } from '../orders/make-payment.ts';
import type { OpenOrderBindings } from '../orders/open-order.ts';
import type { ConsultingRequest } from './request-rows.ts';

/** How an agreed consultation is paid: where consulting leads to orders. The way back is session-maker.ts. */

export interface PayGiven extends Given<OpenOrderBindings | PaymentBindingNames> {
  /** Where the person is, ISO 3166; null where it is not known. */
  country: string | null;
}

/**
 * Where an agreed request is paid: a request has one order, however often it is looked at. Null where nobody takes payments, or it is not
 * sold.
 * @throws AppError accounts_unavailable.
 */
export async function payForSession(request: ConsultingRequest, given: PayGiven): Promise<string | null> {
  const { reference, language, userId, email } = request;
  const market = marketOf(given.country, language);
  if (market === null) return null;
  const { openSale } = await import('../orders/open-sale.ts');
  const product = consultingProduct(request.package);
  return openSale({ product, market, language, userId, email, requestId: reference }, given);
}

/** The statement that asks for the money of a request back, once it stands at a turn; it asks for nothing where none was paid. */
export function moneyBack(
  db: D1Database,
  request: ConsultingRequest,
  turn: number,
  nowMs: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (order_id, task, subject, due_ms)
       SELECT orders.id, 'refund', 'all', ?1 FROM orders JOIN consulting_request ON reference = request_id
       WHERE product = ?2 AND reference = ?3 AND turn = ?4 AND state IN ('declined', 'withdrawn')
         AND payment IN ('paid', 'partly_refunded', 'won')
       ON CONFLICT DO NOTHING`,
    )
    .bind(nowMs, consultingProduct(request.package), request.reference, turn);
}
