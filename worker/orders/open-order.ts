import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { AppError } from '../../contract/app-error.ts';
import type { Currency, Market } from '../../contract/orders.ts';
import { PRICE_VERSION, type ProductId, priceOf, productOf } from '../../features/orders/catalogue.ts';
import { LAW_VERSION } from '../../features/orders/market-law.ts';
import { MARKET_ROWS } from '../../features/orders/markets.ts';
import type { Language } from '../../locales/locales.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { orderPath } from './order-link.ts';
import { addOrder, findOrder, findRequested, findSettledCurrency, type NewOrder } from './order-rows.ts';
import { isOnSale, type SaleBindingNames } from './sale.ts';

/** What somebody wants to buy. The price is the catalogue's: nobody says it. */
export interface OrderAsk {
  product: ProductId;
  /** Where the buyer is: its law holds. */
  market: Market;
  /** What the buyer chose to pay in; absent: the market's own. Whoever has an order already stays with its currency. */
  currency?: Currency | null;
  language: Language;
  /** Whoever is signed in; null for a guest, whom products without an account are open to. */
  userId: string | null;
  /** Where the receipt goes: an address that is confirmed, or that a guest gave; null: it stands on the order's page alone. */
  email: string | null;
  /**
   * What the order is for beside the product, such as the id of a request for a consulting: the same product and request are one
   * order, as long as it may be paid or is. Null for what is bought as often as one likes.
   */
  requestId: string | null;
  /** What hangs on the order, such as what a report is made of: written with it or not at all. */
  beside?(db: D1Database, orderId: string): readonly D1PreparedStatement[];
}

export interface OpenedOrder {
  orderId: string;
  /** Where it is paid, looked at and withdrawn from; a guest's carries a key, and is a secret. */
  path: string;
}

export type OpenOrderBindings = 'ACCOUNTS' | 'SESSION_KEYS' | SaleBindingNames;

/**
 * Opens an order, of which nothing is paid yet: its page leads to the payment. Once it is paid, the product's maker is asked to make it
 * (makers.ts), once.
 * @throws AppError not_for_sale | unauthorized (the product needs an account) | accounts_unavailable.
 */
export async function openOrder(
  { product, market, currency: chosen, language, userId, email, requestId, beside }: OrderAsk,
  { env, nowMs }: Pick<Given<OpenOrderBindings>, 'env' | 'nowMs'>,
): Promise<OpenedOrder> {
  const { currency: own, tax } = MARKET_ROWS[market];
  const settled = userId === null ? null : await findSettledCurrency(env.ACCOUNTS, userId);
  const currency = settled ?? chosen ?? own;
  const amount = priceOf(product, currency);
  if (amount === null || !isOnSale(market, env)) throw new AppError('not_for_sale');
  if (userId === null && productOf(product).needsAccount) throw new AppError('unauthorized');
  const id = crypto.randomUUID();
  const order: NewOrder = {
    id,
    userId,
    email,
    language,
    market,
    currency,
    product,
    amount,
    tax,
    priceVersion: PRICE_VERSION,
    lawVersion: LAW_VERSION,
    requestId,
    createdMs: nowMs,
  };
  await addOrder(env.ACCOUNTS, order, beside?.(env.ACCOUNTS, id) ?? []);
  const kept =
    requestId === null
      ? await findOrder(env.ACCOUNTS, id)
      : await findRequested(env.ACCOUNTS, product, requestId);
  if (!kept) throw new Error('an order was not kept');
  const path = await orderPath(kept, readSessionKeys(env.SESSION_KEYS), nowMs);
  return { orderId: kept.id, path };
}
