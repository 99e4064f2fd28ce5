import type { PaymentState } from '../../contract/orders.ts';
import { STANDING_PRICES } from './catalogue.ts';
import { movePayment, type PaymentEvent } from './order-moves.ts';

/** A payment as its provider knows it. Minor units. */
export interface ProvidedPayment {
  id: string;
  /** With the taxes that came on top. */
  total: number;
  /** Lower case, as providers write it. */
  currency: string;
  refunded: number;
  /** Whether somebody asks their bank for it back. */
  dispute: 'open' | 'won' | 'lost' | null;
}

/** What the provider says of a session, once it is asked. */
export interface ProvidedSession {
  id: string;
  /** Empty where it is none of ours. */
  orderId: string;
  state: 'open' | 'complete' | 'expired';
  /** Of a complete one: whether the way that was chosen has failed. */
  hasFailed: boolean;
  /** What was asked, before taxes that come on top, and with them. */
  amount: number;
  total: number;
  currency: string;
  /** Null until the money is there. */
  payment: ProvidedPayment | null;
}

/** A payment of an order that is known already. */
export interface KnownPayment {
  id: string;
  role: 'taken' | 'returned';
  refunded: number;
}

/** An order, as far as a payment is settled by it. */
interface Settled {
  id: string;
  payment: PaymentState;
  amount: number;
  /** Upper case. */
  currency: string;
  tax: 'inclusive' | 'exclusive';
  priceVersion: string;
  /** The last session that was opened for it. */
  sessionId: string | null;
  /** Whether it has lapsed, and another order of what it was for stands in its place. */
  isReplaced: boolean;
}

/** Why a payment goes back whole. */
export type ReturnReason = 'second' | 'mismatch' | 'too_late';

export type SettleStep =
  | { kind: 'move'; event: PaymentEvent }
  /** The order is paid by this one. */
  | { kind: 'take'; payment: ProvidedPayment }
  | { kind: 'return'; payment: ProvidedPayment; reason: ReturnReason }
  /** More of a known payment has gone back by now. */
  | { kind: 'note'; payment: ProvidedPayment };

/** Whether what was paid is what was asked, to the last unit: what comes on top are taxes, where the market has them so. */
function isAsAsked(order: Settled, { amount, total, currency, payment }: ProvidedSession): boolean {
  if (!payment || payment.total !== total || payment.currency !== currency) return false;
  const hasSum = order.tax === 'exclusive' ? total >= amount : total === amount;
  return hasSum && amount === order.amount && currency.toUpperCase() === order.currency;
}

/** Why a payment that is not known yet cannot be the order's; null: it is. */
function refusalOf(
  order: Settled,
  known: readonly KnownPayment[],
  session: ProvidedSession,
): ReturnReason | null {
  if (order.isReplaced || known.some(({ role }) => role === 'taken')) return 'second';
  if (!isAsAsked(order, session)) return 'mismatch';
  if (order.payment === 'expired' && !STANDING_PRICES.includes(order.priceVersion)) return 'too_late';
  return movePayment(order.payment, 'paid') ? null : 'second';
}

/** What has come back of a taken payment since, or is fought for. */
function laterEvents(payment: ProvidedPayment, known: KnownPayment): PaymentEvent[] {
  const events: PaymentEvent[] = [];
  if (payment.dispute !== null) events.push('disputed');
  if (payment.dispute === 'won' || payment.dispute === 'lost') events.push(payment.dispute);
  if (payment.refunded > known.refunded)
    events.push(payment.refunded >= payment.total ? 'refunded' : 'part_refunded');
  return events;
}

/** Those events that lead on from a state, one after the other; one that has come already leads nowhere. */
function leading(from: PaymentState, events: readonly PaymentEvent[]): SettleStep[] {
  const steps: SettleStep[] = [];
  let state = from;
  for (const event of events) {
    const next = movePayment(state, event);
    if (next === null) continue;
    steps.push({ kind: 'move', event });
    state = next;
  }
  return steps;
}

function knownSteps(order: Settled, payment: ProvidedPayment, known: KnownPayment): SettleStep[] {
  const note: SettleStep[] = payment.refunded > known.refunded ? [{ kind: 'note', payment }] : [];
  if (known.role === 'returned') return note;
  const events = laterEvents(payment, known);
  // A dispute that was won is over: told again, it does not begin anew.
  const isOver = order.payment === 'won' && payment.dispute === 'won';
  return [
    ...note,
    ...leading(order.payment, isOver ? events.filter((e) => e !== 'disputed' && e !== 'won') : events),
  ];
}

/**
 * What is to be done about an order, now that the provider was asked about a session of it. Whatever was told before, and however
 * often, what is true is done once.
 */
export function settle(
  order: Settled,
  known: readonly KnownPayment[],
  session: ProvidedSession,
): SettleStep[] {
  if (session.orderId !== order.id) return [];
  const { payment, state } = session;
  if (payment) {
    const same = known.find(({ id }) => id === payment.id);
    if (same) return knownSteps(order, payment, same);
    const reason = refusalOf(order, known, session);
    return [reason ? { kind: 'return', payment, reason } : { kind: 'take', payment }];
  }
  // An older session than the last one says nothing of the order any more, unless it was paid.
  if (session.id !== order.sessionId) return [];
  if (state === 'complete')
    return leading(order.payment, session.hasFailed ? ['awaited', 'failed'] : ['awaited']);
  return state === 'expired' ? leading(order.payment, ['lapsed', 'failed']) : [];
}
