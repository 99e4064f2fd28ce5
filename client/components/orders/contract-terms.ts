import type { Currency, Market } from '../../../contract/orders.ts';
import type { ProductId } from '../../../features/orders/catalogue.ts';
import type { Tick } from '../../../features/orders/market-law.ts';
import { moneyText } from '../../../features/orders/money-text.ts';
import type { OrdersWords } from '../../../locales/en/orders.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { kindWords } from './order-facts.tsx';

/** Of an order, what its terms are told by. */
export interface Sold {
  product: ProductId;
  market: Market;
  currency: Currency;
  /** Minor units. */
  amount: number;
  tax: 'inclusive' | 'exclusive';
  /** What the market's law wants ticked. */
  ticks: readonly Tick[];
}

/** The terms of a sale, line by line: told before the payment, and the same after it. */
export interface ContractTerms {
  before: readonly string[];
  /** The contract itself, where the law of the market wants one; else empty. */
  contract: readonly string[];
}

export function contractTerms(order: Sold, words: OrdersWords, tag: string): ContractTerms {
  const { order: texts, taxes, products, withdrawal } = words;
  const facts = {
    product: products[order.product].name,
    amount: moneyText(order.amount, order.currency, tag),
    taxes: taxes[order.tax],
    ...kindWords(order.product, words),
  };
  const filled = (lines: readonly string[]) => lines.map((line) => fillText(line, facts));
  return {
    before: [...filled(texts.preliminary), withdrawal[order.market]],
    contract: order.ticks.includes('contract') ? filled(texts.contract) : [],
  };
}
