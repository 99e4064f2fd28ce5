import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { FulfilmentState, Market } from '../../contract/orders.ts';
import { type ProductId, productOf } from './catalogue.ts';
import { MARKET_LAW } from './market-law.ts';

/** Until when a contract may be withdrawn from, UTC ms. */
export function withdrawableUntilMs(market: Market, paidMs: number): number {
  return paidMs + MARKET_LAW[market].withdrawal.days * MS_PER_DAY;
}

/** Whether the right to withdraw has ended with the delivery: of content that was had whole nothing is left to give back, but where all is. */
export function endedByDelivery({
  market,
  product,
  fulfilment,
}: {
  market: Market;
  product: ProductId;
  fulfilment: FulfilmentState;
}): boolean {
  const isHad = productOf(product).supply === 'content' && fulfilment === 'ready';
  return isHad && MARKET_LAW[market].withdrawal.returns === 'unspent';
}

interface Used {
  /** What was paid, minor units. */
  amount: number;
  /** How many of what was bought, and how many of them nobody has used. */
  bought: number;
  unspent: number;
}

/** What a withdrawal brings back, minor units: a part is rounded in the buyer's favour, and is never below zero or above the price. */
export function refundDue(market: Market, { amount, bought, unspent }: Used): number {
  if (MARKET_LAW[market].withdrawal.returns === 'all' || bought <= 0) return amount;
  const left = Math.min(Math.max(unspent, 0), bought);
  return Math.ceil((amount * left) / bought);
}
