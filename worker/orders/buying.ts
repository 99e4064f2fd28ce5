import { AppError } from '../../contract/app-error.ts';
import { currencyOf, MARKET_ROWS, marketOf } from '../../features/orders/markets.ts';
import type { Language } from '../../locales/locales.ts';
import type { ShopService } from '../../routes/services/shop-service.ts';
import type { User } from '../accounts/user-rows.ts';
import { conversationsOf } from '../conversations/reach-conversations.ts';
import type { Given } from '../given.ts';
import { lookAtSession } from './look-at-order.ts';
import { makePayment, type PaymentBindingNames } from './make-payment.ts';
import { openOrder } from './open-order.ts';
import { adoptOrders, findOrder, findSettledCurrency, listOrders, type Order } from './order-rows.ts';
import type { TaskBindings } from './order-tasks.ts';
import { findOwnOrder } from './own-order.ts';
import { isOnSale, type SaleBindingNames } from './sale.ts';
import { showOrder } from './show-order.ts';
import { missingTicks, startPayment } from './start-payment.ts';
import { withdrawOrder } from './withdraw-order.ts';

/** Who is buying, and from where. */
export interface Visitor {
  /** Null: nobody is signed in. */
  user: User | null;
  language: Language;
  /** ISO 3166; null where it is not known. */
  country: string | null;
  /** Of this site. */
  origin: string;
}

export type Buying = Omit<ShopService, 'isKnown'>;

/** What a visitor may do in the shop. @throws, in each of its ways, AppError accounts_unavailable | payments_unavailable. */
export function buyingOf(
  { user, language, country, origin }: Visitor,
  given: Given<TaskBindings | PaymentBindingNames | SaleBindingNames>,
): Buying {
  const { env, nowMs, log } = given;
  const db = env.ACCOUNTS;
  const context = async () => ({ ...given, provider: await makePayment(env) });
  // An address counts once the identity provider has confirmed it.
  const email = user?.emailVerified ? user.email : null;

  const own = (orderId: string, token: string) =>
    findOwnOrder(orderId, { userId: user?.id ?? null, token }, given);

  /** The order as its provider has it; while that does not answer, as it was, and nobody is sure of it. */
  async function current(order: Order): Promise<{ now: Order; isUnsure: boolean }> {
    const isUnsettled = order.payment === 'open' || order.payment === 'pending';
    if (!isUnsettled || order.sessionId === null) return { now: order, isUnsure: false };
    const isKnown = await look(order.sessionId);
    return { now: (await findOrder(db, order.id)) ?? order, isUnsure: !isKnown };
  }

  /** Whether a session could be looked at. */
  async function look(sessionId: string): Promise<boolean> {
    try {
      const { provider } = await context();
      if (provider) await lookAtSession(sessionId, provider, given);
      return provider !== null;
    } catch (failure) {
      log.error('order_look_failed', failure);
      return false;
    }
  }

  const market = marketOf(country, language);
  const isOn = async () => market !== null && (await makePayment(env)) !== null && isOnSale(market, env);

  return {
    async market(asked) {
      const settled = user && (await findSettledCurrency(db, user.id));
      const currency = market && (settled ?? currencyOf(asked) ?? MARKET_ROWS[market].currency);
      return { market, currency, isOn: await isOn(), isSettled: settled !== null };
    },
    async open(product, asked) {
      if (!user || market === null || !(await isOn())) return null;
      try {
        const currency = currencyOf(asked);
        const ask = { product, market, currency, language, userId: user.id, email, requestId: null };
        return (await openOrder(ask, given)).path;
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_for_sale') return null;
        throw error;
      }
    },
    async find(orderId, token) {
      const order = await own(orderId, token);
      if (!order) return null;
      const { now, isUnsure } = await current(order);
      return showOrder(db, now, nowMs, isUnsure);
    },
    async pay(orderId, token, ticked) {
      const order = await own(orderId, token);
      if (!order) return { code: 'over' };
      const missing = missingTicks(order, ticked);
      if (missing.length > 0) return { missing };
      const paying = { origin, token: token === '' ? null : token };
      const to = await startPayment({ ...order, language }, paying, { ...(await context()), env });
      return to === null ? { code: 'over' } : { to };
    },
    async withdraw(orderId, token) {
      const order = await own(orderId, token);
      return order !== null && withdrawOrder(order, await context());
    },
    async list() {
      if (!user) return [];
      if (email !== null) await adoptOrders(db, user.id, email);
      const orders = await listOrders(db, user.id);
      return Promise.all(orders.map((order) => showOrder(db, order, nowMs)));
    },
    async messagesLeft() {
      if (!user) return 0;
      try {
        return (await conversationsOf(env, user).settings('UTC')).quota.bought;
      } catch (failure) {
        // The orders are shown all the same.
        log.error('background_failed', failure);
        return 0;
      }
    },
  };
}
