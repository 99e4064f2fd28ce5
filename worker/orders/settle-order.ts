import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import {
  type ProvidedPayment,
  type ProvidedSession,
  type SettleStep,
  settle,
} from '../../features/orders/settle-payment.ts';
import type { Given } from '../given.ts';
import { findRequested, listPayments, type Order } from './order-rows.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { type OrderEvent, onOrder, taskRow, writeOrder } from './write-order.ts';

type Statements = readonly D1PreparedStatement[];

interface Context {
  db: D1Database;
  order: Order;
  session: ProvidedSession;
  nowMs: number;
}

function addPayment(
  { db, order, session, nowMs }: Context,
  { id, total }: ProvidedPayment,
  role: 'taken' | 'returned',
  reason: string | null,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO payment (id, order_id, session_id, role, reason, total, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(id, order.id, session.id, role, reason, total, nowMs);
}

/** The next number of the year, given in the transaction that it stands in. */
function addReceipt({ db, order, nowMs }: Context, { total }: ProvidedPayment): D1PreparedStatement {
  const year = new Date(nowMs).getUTCFullYear();
  return db
    .prepare(
      `INSERT INTO receipt (year, number, order_id, total, issued_ms)
       SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4 FROM receipt WHERE year = ?1`,
    )
    .bind(year, order.id, total, nowMs);
}

function takeStatements(context: Context, payment: ProvidedPayment): Statements {
  const { db, order, nowMs } = context;
  return [
    addPayment(context, payment, 'taken', null),
    addReceipt(context, payment),
    db.prepare('UPDATE orders SET paid_ms = ? WHERE id = ?').bind(nowMs, order.id),
    taskRow(db, order.id, 'fulfil', nowMs),
    taskRow(db, order.id, 'mail_receipt', nowMs),
  ];
}

function returnStatements(context: Context, payment: ProvidedPayment, reason: string): Statements {
  const { db, order, nowMs } = context;
  return [
    addPayment(context, payment, 'returned', reason),
    taskRow(db, order.id, 'send_back', nowMs, payment.id),
  ];
}

/** What goes with a step, beside the event itself. */
function statementsOf(context: Context, step: SettleStep): Statements {
  const { db, order, nowMs } = context;
  switch (step.kind) {
    case 'take':
      return takeStatements(context, step.payment);
    case 'return':
      return returnStatements(context, step.payment, step.reason);
    case 'note':
      return [
        db
          .prepare('UPDATE payment SET refunded = ? WHERE id = ?')
          .bind(step.payment.refunded, step.payment.id),
      ];
    case 'move': {
      const isBack = step.event === 'refunded' || step.event === 'part_refunded';
      // A part is given back for what was taken back before, or as a kindness.
      const isWhole = step.event === 'refunded' || step.event === 'lost';
      return [
        ...(isWhole ? [taskRow(db, order.id, 'take_back', nowMs)] : []),
        ...(isBack ? [taskRow(db, order.id, 'mail_refund', nowMs)] : []),
      ];
    }
  }
}

function eventOf(step: SettleStep): OrderEvent {
  switch (step.kind) {
    case 'take':
      return { payment: 'paid' };
    case 'return':
      return { note: `returned_${step.reason}` };
    case 'note':
      return { note: 'refund_noted' };
    case 'move':
      return { payment: step.event };
  }
}

/** One order a request may be paid: of one that has lapsed, another may have been opened since. */
async function isReplaced(db: D1Database, { payment, product, requestId }: Order): Promise<boolean> {
  return (
    payment === 'expired' && requestId !== null && (await findRequested(db, product, requestId)) !== null
  );
}

/** A payment for an order that is no more: it goes back at once, for nothing is left that could remember it. */
async function returnOrphan({ payment }: ProvidedSession, provider: PaymentProvider): Promise<void> {
  if (!payment || payment.refunded >= payment.total || payment.dispute !== null) return;
  await provider.refund(payment.id, payment.total, `back:${payment.id}`);
}

/**
 * Makes an order what its provider says of a session of it. Told twice, or late, or by several at once, it comes to the same.
 * @returns the order; null where there is none.
 * @throws AppError accounts_unavailable | payments_unavailable.
 */
export async function settleOrder(
  session: ProvidedSession,
  provider: PaymentProvider,
  { env, nowMs }: Pick<Given<'ACCOUNTS'>, 'env' | 'nowMs'>,
): Promise<Order | null> {
  const db = env.ACCOUNTS;
  // Another's use of the same account at the provider is none of ours.
  if (session.orderId === '') return null;
  const settled = await onOrder(db, session.orderId, async (order) => {
    const known = await listPayments(db, order.id);
    const steps = settle({ ...order, isReplaced: await isReplaced(db, order) }, known, session);
    if (steps.length === 0) return order;
    const beside = steps.flatMap((step) => statementsOf({ db, order, session, nowMs }, step));
    const now = await writeOrder(db, order, { events: steps.map(eventOf), beside }, nowMs);
    const isTaken = steps.some(({ kind }) => kind === 'take');
    // What has come back of it already is seen by looking at what is now known of it.
    const isMoreToSee = isTaken && (session.payment?.refunded !== 0 || session.payment.dispute !== null);
    if (!now || isMoreToSee) return null;
    return isTaken ? { ...now, paidMs: nowMs } : now;
  });
  if (!settled) await returnOrphan(session, provider);
  return settled;
}
