import { AppError } from '../../contract/app-error.ts';
import { productOf } from '../../features/orders/catalogue.ts';
import { type Tick, ticksOf } from '../../features/orders/market-law.ts';
import { loadWords } from '../../locales/index.ts';
import { href } from '../../routes/href.ts';
import type { Given } from '../given.ts';
import { lookAtSession } from './look-at-order.ts';
import { productName } from './order-mail.ts';
import type { Order } from './order-rows.ts';
import type { TaskContext } from './order-tasks.ts';
import { isOnSale, type SaleBindingNames } from './sale.ts';
import { onOrder, writeOrder } from './write-order.ts';

/** What the market's law wants ticked, and is not. */
export function missingTicks({ market, product }: Order, ticked: readonly string[]): Tick[] {
  return ticksOf(market, productOf(product).supply).filter((tick) => !ticked.includes(tick));
}

const NOWHERE = '';

interface Paying {
  /** Origin of the site, where the provider sends the browser back to. */
  origin: string;
  /** Of a guest: the key to the order; null for who is signed in. */
  token: string | null;
}

/** Where the provider sends the browser. What stands in the address proves nothing: the order is read again there. */
function returnUrl(
  page: 'astrology-reports-success' | 'astrology-reports-error',
  order: Order,
  paying: Paying,
): string {
  const query = new URLSearchParams({ order: order.id, ...(paying.token && { token: paying.token }) });
  return `${paying.origin}${href(page, order.language)}?${query}`;
}

/**
 * Opens a session at the provider for an order that is to be paid, and closes the one before: an order has one that is open.
 * @returns where the buyer goes on; null where the order is not to be paid any more.
 * @throws AppError payments_unavailable | accounts_unavailable | not_for_sale.
 */
export async function startPayment(
  order: Order,
  paying: Paying,
  context: TaskContext & Given<SaleBindingNames>,
): Promise<string | null> {
  const { provider, env, nowMs } = context;
  const db = env.ACCOUNTS;
  if (!provider || !isOnSale(order.market, env)) throw new AppError('not_for_sale');
  if (order.sessionId !== null) {
    await provider.close(order.sessionId);
    const { state, payment } = await provider.fetch(order.sessionId);
    // Paid meanwhile, in another tab. That it is closed now is no end of the order: another takes its place.
    if (payment || state === 'complete') await lookAtSession(order.sessionId, provider, context);
  }
  const words = await loadWords(order.language, ['orders']);
  const name = productName(order.product, words);
  const made: { sessionId: string; url: string }[] = [];
  const url = await onOrder(db, order.id, async (now) => {
    if (now.payment !== 'open') return NOWHERE;
    // Another tab was faster: both go the same way.
    if (now.sessionId !== order.sessionId) return now.sessionUrl ?? NOWHERE;
    const opened = await provider.create({
      order: now,
      name,
      successUrl: returnUrl('astrology-reports-success', now, paying),
      cancelUrl: returnUrl('astrology-reports-error', now, paying),
      nowMs,
    });
    made.push(opened);
    const ticks = ticksOf(now.market, productOf(now.product).supply).join(' ');
    const session = db
      .prepare('UPDATE orders SET session_id = ?, session_url = ?, ticks = ?, looked_ms = ? WHERE id = ?')
      .bind(opened.sessionId, opened.url, ticks, nowMs, now.id);
    const events = [{ note: 'session_opened' }];
    return (await writeOrder(db, now, { events, beside: [session] }, nowMs)) && opened.url;
  });
  await closeOthers(made, url, context);
  return url === NOWHERE ? null : url;
}

/** Closes what was opened in vain. One that stays open is known to nobody, who could pay by it. */
async function closeOthers(
  made: readonly { sessionId: string; url: string }[],
  url: string | null,
  { provider, log }: TaskContext,
): Promise<void> {
  for (const { sessionId } of made.filter((each) => each.url !== url))
    await provider?.close(sessionId).catch((failure: unknown) => log.error('background_failed', failure));
}
