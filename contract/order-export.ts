import * as v from 'valibot';
import { CURRENCIES, FULFILMENT_STATES, MARKETS, PAYMENT_STATES } from './orders.ts';
import { Instant } from './vocabulary.ts';

/** An order, as the export has it. Amounts in minor units. */
export const OrderJson = v.object({
  id: v.string(),
  product: v.string(),
  market: v.picklist(MARKETS),
  currency: v.picklist(CURRENCIES),
  amount: v.number(),
  email: v.nullable(v.string()),
  payment: v.picklist(PAYMENT_STATES),
  fulfilment: v.picklist(FULFILMENT_STATES),
  /** What was agreed to before the payment. */
  ticks: v.array(v.string()),
  created: Instant,
  /** Null where it was not paid. */
  receipt: v.nullable(v.string()),
  events: v.array(v.object({ kind: v.string(), at: Instant })),
});
export type OrderJson = v.InferOutput<typeof OrderJson>;
