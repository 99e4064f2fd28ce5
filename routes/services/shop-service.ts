import type { Currency, FulfilmentState, Market, PaymentState } from '../../contract/orders.ts';
import type { ProductId } from '../../features/orders/catalogue.ts';
import type { Tick } from '../../features/orders/market-law.ts';

/** An order as its buyer is shown it. Amounts in minor units, moments in UTC ms. */
export interface ShownOrder {
  id: string;
  product: ProductId;
  market: Market;
  currency: Currency;
  tax: 'inclusive' | 'exclusive';
  /** What was paid, else what is to be. */
  amount: number;
  refunded: number;
  /** What came twice or too late, and has gone back. */
  returned: number;
  payment: PaymentState;
  fulfilment: FulfilmentState;
  createdMs: number;
  /** The receipt's name; null where nothing was paid. */
  receipt: string | null;
  /** Whether the receipt goes by mail. */
  isMailed: boolean;
  /** What the market's law wants ticked before the payment. */
  ticks: readonly Tick[];
  /** Until when it may be withdrawn from; null where it may not (any more). */
  withdrawableUntilMs: number | null;
  isWithdrawn: boolean;
  /** It may have been paid since: its provider, who alone knows, does not answer. */
  isUnsure: boolean;
}

export interface ShownMarket {
  /** By the country, and its law with it. Null where nothing is sold. */
  market: Market | null;
  /** Of the prices. Null where the market is. */
  currency: Currency | null;
  /** Whether anything is sold there now. */
  isOn: boolean;
  /** Whether an earlier order has settled the currency. */
  isSettled: boolean;
}

/** What became of going to pay. */
export type PayOutcome =
  | { to: string }
  | { missing: readonly Tick[] }
  | { code: 'not_for_sale' | 'payments_unavailable' | 'over' };

/** Buying, as a page may do it for its visitor. An order is found by its buyer alone: by their session, or by the key in a mail. */
export interface ShopService {
  /** Whether anybody is signed in. */
  isKnown: boolean;
  /** The market that a visitor is in. @param asked the currency that they chose. */
  market(asked: string | null): Promise<ShownMarket>;
  /** Opens an order of whoever is signed in; the path of its page, or null where the product is not for sale. */
  open(product: ProductId, asked: string | null): Promise<string | null>;
  /** An order; what its provider knows more of is asked first. Null where there is none, or it is another's. */
  find(orderId: string, token: string): Promise<ShownOrder | null>;
  pay(orderId: string, token: string, ticked: readonly string[]): Promise<PayOutcome>;
  /** False where there was nothing to withdraw from. */
  withdraw(orderId: string, token: string): Promise<boolean>;
  /** The orders of whoever is signed in, the newest first. */
  list(): Promise<readonly ShownOrder[]>;
  /** Bought messages that whoever is signed in has not used. */
  messagesLeft(): Promise<number>;
}
