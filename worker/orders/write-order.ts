import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { AppError } from '../../contract/app-error.ts';
import type { FulfilmentState, PaymentState } from '../../contract/orders.ts';
import {
  type FulfilmentEvent,
  moveFulfilment,
  movePayment,
  type PaymentEvent,
} from '../../features/orders/order-moves.ts';
import { findOrder, type Order } from './order-rows.ts';

/** What happened: a move of one of the two machines, or a note that moves neither. */
export type OrderEvent = { payment: PaymentEvent } | { fulfilment: FulfilmentEvent } | { note: string };

/** What is to be done for an order (outbox.ts). */
export const TASKS = [
  'fulfil',
  'remake',
  'mail_receipt',
  'refund',
  'take_back',
  'send_back',
  'mail_withdrawn',
  'mail_refund',
  'mail_returned',
  'mail_ready',
  'mail_failed',
  'mail_gift',
] as const;
export type Task = (typeof TASKS)[number];

/** The statement that asks for a task; one that waits already is due at once. */
export function taskRow(
  db: D1Database,
  orderId: string,
  task: Task,
  nowMs: number,
  subject = '',
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO outbox (order_id, task, subject, due_ms) VALUES (?, ?, ?, ?)
       ON CONFLICT (order_id, task, subject) DO UPDATE SET due_ms = excluded.due_ms, tries = 0`,
    )
    .bind(orderId, task, subject, nowMs);
}

function stateAfter(order: Pick<Order, 'payment' | 'fulfilment'>, event: OrderEvent) {
  let { payment, fulfilment }: { payment: PaymentState | null; fulfilment: FulfilmentState | null } = order;
  if ('payment' in event) payment = movePayment(order.payment, event.payment);
  if ('fulfilment' in event) fulfilment = moveFulfilment(order.fulfilment, event.fulfilment);
  if (!payment || !fulfilment) throw new Error(`an order cannot be moved by ${kindOf(event)}`);
  return { payment, fulfilment };
}

function kindOf(event: OrderEvent): string {
  if ('payment' in event) return event.payment;
  return 'fulfilment' in event ? event.fulfilment : event.note;
}

/**
 * Writes events of an order, the states that they lead to, and what goes with them, in one transaction. Each event takes the number
 * after the last that the writer has seen: of two writers one finds it taken, and nothing of theirs is written.
 * @returns the order as it stands now; null where another was faster: it is to be read anew.
 * @throws AppError accounts_unavailable.
 */
export async function writeOrder(
  db: D1Database,
  order: Order,
  { events, beside = [] }: { events: readonly OrderEvent[]; beside?: readonly D1PreparedStatement[] },
  nowMs: number,
): Promise<Order | null> {
  let { payment, fulfilment, version } = order;
  const rows = events.map((event) => {
    ({ payment, fulfilment } = stateAfter({ payment, fulfilment }, event));
    version += 1;
    return db
      .prepare('INSERT INTO order_event (order_id, seq, kind, at_ms) VALUES (?, ?, ?, ?)')
      .bind(order.id, version, kindOf(event), nowMs);
  });
  const move = db
    .prepare('UPDATE orders SET payment = ?, fulfilment = ?, version = ? WHERE id = ?')
    .bind(payment, fulfilment, version, order.id);
  try {
    await db.batch([...rows, move, ...beside]);
  } catch (cause) {
    const now = await findOrder(db, order.id);
    if (now?.version !== order.version) return null;
    throw new AppError('accounts_unavailable', 'an order was not written', { cause });
  }
  return { ...order, payment, fulfilment, version };
}

/** How often an order is read anew because another was faster. */
const MOST_TURNS = 8;

/**
 * Does something to an order as it stands, again where another was faster.
 * @param attempt says with null that another was.
 * @throws AppError accounts_unavailable.
 */
export async function onOrder<Result>(
  db: D1Database,
  orderId: string,
  attempt: (order: Order) => Promise<Result | null>,
): Promise<Result | null> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const order = await findOrder(db, orderId);
    if (!order) return null;
    const result = await attempt(order);
    if (result !== null) return result;
  }
  throw new AppError('accounts_unavailable', 'an order was written by others all the time');
}
