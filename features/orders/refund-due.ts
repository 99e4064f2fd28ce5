import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { Market } from '../../contract/orders.ts';
import { MARKET_LAW } from './market-law.ts';

/** Until when a contract may be withdrawn from, UTC ms. */
export function withdrawableUntilMs(market: Market, paidMs: number): number {
  return paidMs + MARKET_LAW[market].withdrawal.days * MS_PER_DAY;
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
