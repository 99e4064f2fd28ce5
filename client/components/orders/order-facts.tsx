import type { Currency, FulfilmentState, Market, PaymentState } from '../../../contract/orders.ts';
import { withFirst } from '../../../features/local-time/first-of-month.ts';
import { type ProductId, productOf } from '../../../features/orders/catalogue.ts';
import { moneyText } from '../../../features/orders/money-text.ts';
import type { OrdersWords } from '../../../locales/en/orders.ts';
import './orders.css';

/** What is told of every order. Amounts in minor units, moments in UTC ms. */
export interface ToldOrder {
  id: string;
  product: ProductId;
  market: Market;
  currency: Currency;
  tax: 'inclusive' | 'exclusive';
  amount: number;
  refunded: number;
  payment: PaymentState;
  fulfilment: FulfilmentState;
  createdMs: number;
  receipt: string | null;
}

interface OrderFactsProps {
  order: ToldOrder;
  words: OrdersWords;
  tag: string;
  timeZone: string;
}

/** The part of an order's id that a person may read out. */
const REFERENCE_LENGTH = 8;

/** What is said of a kind of product: how it is had, used up, given back, and where there is more. */
export function kindWords(product: ProductId, { kinds }: OrdersWords): OrdersWords['kinds']['pack'] {
  return kinds[productOf(product).kind];
}

export function dayText(ms: number, tag: string, timeZone: string): string {
  return withFirst(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(ms), tag);
}

/** An order, line by line. */
export function OrderFacts({ order, words, tag, timeZone }: OrderFactsProps) {
  const { order: labels, products, states, delivery, taxes } = words;
  const money = (amount: number) => moneyText(amount, order.currency, tag);
  const isPaid = order.receipt !== null;
  return (
    <dl className="orders__facts">
      <dt>{labels.product}</dt>
      <dd>{products[order.product].name}</dd>
      <dt>{isPaid ? labels.paid : labels.price}</dt>
      <dd>
        <b>{money(order.amount)}</b> {!isPaid && taxes[order.tax]}
      </dd>
      {order.refunded > 0 && (
        <>
          <dt>{labels.refunded}</dt>
          <dd>{money(order.refunded)}</dd>
        </>
      )}
      <dt>{labels.state}</dt>
      <dd>{states[order.payment]}</dd>
      {isPaid && (
        <>
          <dt>{labels.made}</dt>
          <dd>{delivery[order.fulfilment]}</dd>
          <dt>{labels.receipt}</dt>
          <dd>{order.receipt}</dd>
        </>
      )}
      <dt>{labels.day}</dt>
      <dd>{dayText(order.createdMs, tag, timeZone)}</dd>
      <dt>{labels.reference}</dt>
      <dd>{order.id.slice(0, REFERENCE_LENGTH)}</dd>
    </dl>
  );
}
