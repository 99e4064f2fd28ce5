import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Currency, FulfilmentState, Market, PaymentState } from '../../contract/orders.ts';
import type { ProductId } from '../../features/orders/catalogue.ts';
import type { KnownPayment } from '../../features/orders/settle-payment.ts';
import type { Language } from '../../locales/locales.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';

/** An order as it is kept. Amounts in minor units, moments in UTC ms. */
export interface Order {
  id: string;
  /** Null for a guest, and once the account is deleted. */
  userId: string | null;
  email: string | null;
  language: Language;
  market: Market;
  currency: Currency;
  product: ProductId;
  amount: number;
  tax: 'inclusive' | 'exclusive';
  priceVersion: string;
  /** Names of what was ticked, with a space between. */
  ticks: string;
  lawVersion: string;
  requestId: string | null;
  payment: PaymentState;
  fulfilment: FulfilmentState;
  /** The number of its last event. */
  version: number;
  sessionId: string | null;
  sessionUrl: string | null;
  createdMs: number;
  paidMs: number | null;
  lookedMs: number;
}

const COLUMNS = `id, user_id AS userId, email, language, market, currency, product, amount, tax,
  price_version AS priceVersion, ticks, law_version AS lawVersion, request_id AS requestId, payment, fulfilment, version,
  session_id AS sessionId, session_url AS sessionUrl, created_ms AS createdMs, paid_ms AS paidMs, looked_ms AS lookedMs`;

/** The order; null where there is none. */
export const findOrder = accountsQuery(
  (db: D1Database, id: string): Promise<Order | null> =>
    db.prepare(`SELECT ${COLUMNS} FROM orders WHERE id = ?`).bind(id).first<Order>(),
);

/** The order that a request may still be paid by, or was. */
export const findRequested = accountsQuery(
  (db: D1Database, product: ProductId, requestId: string): Promise<Order | null> =>
    db
      .prepare(
        `SELECT ${COLUMNS} FROM orders WHERE product = ? AND request_id = ? AND payment NOT IN ('expired', 'refunded', 'lost')`,
      )
      .bind(product, requestId)
      .first<Order>(),
);

/** A person's orders, the newest first. */
export const listOrders = accountsQuery(async (db: D1Database, userId: string): Promise<Order[]> => {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM orders WHERE user_id = ? ORDER BY created_ms DESC, id`)
    .bind(userId)
    .all<Order>();
  return results;
});

/**
 * Gives a person the orders that were made as a guest with their address: one that the identity provider has confirmed, and once, for an
 * order with an account stays with it.
 */
export const adoptOrders = accountsQuery(
  async (db: D1Database, userId: string, confirmedEmail: string): Promise<void> => {
    await db
      .prepare('UPDATE orders SET user_id = ? WHERE user_id IS NULL AND lower(email) = lower(?)')
      .bind(userId, confirmedEmail)
      .run();
  },
);

/** The currency of a person's last order, paid or not; null where there is none. */
export const findSettledCurrency = accountsQuery(
  async (db: D1Database, userId: string): Promise<Currency | null> => {
    const row = await db
      .prepare('SELECT currency FROM orders WHERE user_id = ? ORDER BY created_ms DESC LIMIT 1')
      .bind(userId)
      .first<{ currency: Currency }>();
    return row?.currency ?? null;
  },
);

/**
 * Orders that are to be paid and whose provider was not asked since a moment, the longest unasked first; those that never came to a
 * session only once they are older than another moment. That they are asked now is noted at once: one that cannot be asked keeps no
 * other waiting.
 */
export const takeUnasked = accountsQuery(
  async (
    db: D1Database,
    { askedBeforeMs, openedBeforeMs, most }: { askedBeforeMs: number; openedBeforeMs: number; most: number },
    nowMs: number,
  ): Promise<Order[]> => {
    const { results } = await db
      .prepare(
        `UPDATE orders SET looked_ms = ?1 WHERE id IN (
           SELECT id FROM orders WHERE payment IN ('open', 'pending') AND looked_ms < ?2
             AND (session_id IS NOT NULL OR created_ms < ?3) ORDER BY looked_ms LIMIT ?4
         ) RETURNING ${COLUMNS}`,
      )
      .bind(nowMs, askedBeforeMs, openedBeforeMs, most)
      .all<Order>();
    return results;
  },
);

/** A payment that is known, and what came of it. */
export interface PaymentRow extends KnownPayment {
  sessionId: string;
  reason: string | null;
  total: number;
}

export const listPayments = accountsQuery(async (db: D1Database, orderId: string): Promise<PaymentRow[]> => {
  const { results } = await db
    .prepare(
      'SELECT id, session_id AS sessionId, role, reason, total, refunded FROM payment WHERE order_id = ?',
    )
    .bind(orderId)
    .all<PaymentRow>();
  return results;
});

/** The session that a payment came by; null for one that is not known. */
export const findPaidSession = accountsQuery(
  async (db: D1Database, paymentId: string): Promise<string | null> => {
    const row = await db
      .prepare('SELECT session_id AS sessionId FROM payment WHERE id = ?')
      .bind(paymentId)
      .first<{ sessionId: string }>();
    return row?.sessionId ?? null;
  },
);

export interface OrderEventRow {
  kind: string;
  atMs: number;
}

export const listEvents = accountsQuery(async (db: D1Database, orderId: string): Promise<OrderEventRow[]> => {
  const { results } = await db
    .prepare('SELECT kind, at_ms AS atMs FROM order_event WHERE order_id = ? ORDER BY seq')
    .bind(orderId)
    .all<OrderEventRow>();
  return results;
});

export interface ReceiptRow {
  year: number;
  number: number;
  total: number;
  issuedMs: number;
}

/** What a receipt is called: `2026-000012`. */
export function receiptName({ year, number }: Pick<ReceiptRow, 'year' | 'number'>): string {
  return `${year}-${String(number).padStart(6, '0')}`;
}

export const findReceipt = accountsQuery(
  (db: D1Database, orderId: string): Promise<ReceiptRow | null> =>
    db
      .prepare('SELECT year, number, total, issued_ms AS issuedMs FROM receipt WHERE order_id = ?')
      .bind(orderId)
      .first<ReceiptRow>(),
);

export type NewOrder = Omit<
  Order,
  'payment' | 'fulfilment' | 'version' | 'sessionId' | 'sessionUrl' | 'paidMs' | 'lookedMs' | 'ticks'
>;

/**
 * Adds an order; one of the same request that came first stays the one.
 * @param beside statements that hang on it, which are written with it or not at all.
 */
export const addOrder = accountsQuery(
  async (db: D1Database, order: NewOrder, beside: readonly D1PreparedStatement[]): Promise<void> => {
    const columns = {
      id: order.id,
      user_id: order.userId,
      email: order.email,
      language: order.language,
      market: order.market,
      currency: order.currency,
      product: order.product,
      amount: order.amount,
      tax: order.tax,
      price_version: order.priceVersion,
      law_version: order.lawVersion,
      request_id: order.requestId,
      created_ms: order.createdMs,
      looked_ms: order.createdMs,
    };
    const names = Object.keys(columns);
    const add = db
      .prepare(
        `INSERT INTO orders (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
      )
      .bind(...Object.values(columns));
    await db.batch([add, ...beside]);
  },
);
