import type { FulfilmentState, PaymentState } from '../../contract/orders.ts';

/** The two machines of an order, each a table: a state, and where an event leads from it. What is not there does not happen. */

export const PAYMENT_EVENTS = [
  'awaited',
  'paid',
  'failed',
  'lapsed',
  'part_refunded',
  'refunded',
  'disputed',
  'won',
  'lost',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

export const FULFILMENT_EVENTS = ['begun', 'made', 'broken', 'again'] as const;
export type FulfilmentEvent = (typeof FULFILMENT_EVENTS)[number];

type Moves<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

const givenBack = { part_refunded: 'partly_refunded', refunded: 'refunded', disputed: 'disputed' } as const;

export const PAYMENT_MOVES: Moves<PaymentState, PaymentEvent> = {
  open: { awaited: 'pending', paid: 'paid', lapsed: 'expired' },
  // `completed`, and the money on its way: paid at a counter, or by a slip.
  pending: { paid: 'paid', failed: 'expired' },
  // A payment that comes late, at a price that still stands.
  expired: { paid: 'paid' },
  paid: givenBack,
  partly_refunded: givenBack,
  refunded: {},
  disputed: { won: 'won', lost: 'lost' },
  won: givenBack,
  lost: {},
};

export const FULFILMENT_MOVES: Moves<FulfilmentState, FulfilmentEvent> = {
  waiting: { begun: 'making' },
  making: { made: 'ready', broken: 'failed' },
  failed: { again: 'making' },
  ready: {},
};

export function movePayment(from: PaymentState, event: PaymentEvent): PaymentState | null {
  return PAYMENT_MOVES[from][event] ?? null;
}

export function moveFulfilment(from: FulfilmentState, event: FulfilmentEvent): FulfilmentState | null {
  return FULFILMENT_MOVES[from][event] ?? null;
}

/** Whether the money is with us: nothing is made for an order that is otherwise. */
export function isPaidFor(payment: PaymentState): boolean {
  return payment === 'paid' || payment === 'partly_refunded' || payment === 'won';
}
