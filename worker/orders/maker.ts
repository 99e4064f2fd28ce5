import type { Given } from '../given.ts';
import type { Order } from './order-rows.ts';

export type MakerBindings =
  | 'ACCOUNTS'
  | 'BOOK_ORDERS'
  | 'CONVERSATIONS'
  | 'CHAT_JURISDICTION'
  | 'MAIL'
  | 'MAIL_FROM'
  | 'OPERATOR_MAIL'
  | 'SITE_ORIGIN';

/** How many of what was bought there are, and how many of them nobody has used. */
export interface Unspent {
  bought: number;
  unspent: number;
}

/** Who gives a buyer what an order is for. Each is asked again until it has answered, and does the same thing once. */
export interface Maker {
  /**
   * False where there is nobody (any more) to give it to: the payment then goes back. `underway` where another makes it, and notes what
   * came of it. @throws whatever failed: it is asked again.
   */
  make(order: Order, given: Given<MakerBindings>): Promise<boolean | 'underway'>;
  /** Takes back what is not used yet, after which nothing of it can be. */
  takeBack(order: Order, given: Given<MakerBindings>): Promise<Unspent>;
}
