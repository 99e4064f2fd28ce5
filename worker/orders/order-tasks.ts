import { productOf } from '../../features/orders/catalogue.ts';
import { type FulfilmentEvent, isPaidFor, moveFulfilment } from '../../features/orders/order-moves.ts';
import { refundDue } from '../../features/orders/refund-due.ts';
import type { Given } from '../given.ts';
import type { Maker, MakerBindings } from './maker.ts';
import { MAKERS } from './makers.ts';
import { tellOperator } from './operator-word.ts';
import { mailOrder, type OrderMailBindings } from './order-mail.ts';
import { findOrder, listPayments, type Order } from './order-rows.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { settleOrder } from './settle-order.ts';
import { onOrder, type Task, taskRow, writeOrder } from './write-order.ts';

export type TaskBindings = MakerBindings | OrderMailBindings;

/** What a task is done with. */
export interface TaskContext extends Given<TaskBindings> {
  /** Null where nobody takes payments (any more). */
  provider: PaymentProvider | null;
}

type Work = (order: Order, context: TaskContext, subject: string) => Promise<void>;

async function makerOf({ product }: Order): Promise<Maker> {
  const read = MAKERS[productOf(product).kind];
  if (!read) throw new Error('nobody makes this product yet');
  return read();
}

function requireProvider({ provider }: TaskContext): PaymentProvider {
  if (!provider) throw new Error('no payment provider is configured');
  return provider;
}

/** Notes what became of the making, unless another has noted it meanwhile. */
function note(order: Order, event: FulfilmentEvent, { env, nowMs }: TaskContext): Promise<Order | null> {
  return onOrder(env.ACCOUNTS, order.id, async (now) =>
    moveFulfilment(now.fulfilment, event)
      ? writeOrder(env.ACCOUNTS, now, { events: [{ fulfilment: event }] }, nowMs)
      : now,
  );
}

/** Begins, or begins again after a failure; an order that was being made is still. */
async function begin(order: Order, context: TaskContext): Promise<void> {
  if (order.fulfilment === 'making') return;
  await note(order, order.fulfilment === 'failed' ? 'again' : 'begun', context);
}

const fulfil: Work = async (order, context) => {
  if (!isPaidFor(order.payment) || order.fulfilment === 'ready') return;
  const maker = await makerOf(order);
  await begin(order, context);
  let isMade: boolean | 'underway';
  try {
    isMade = await maker.make(order, context);
  } catch (failure) {
    await note(order, 'broken', context);
    throw failure;
  }
  if (isMade === 'underway') return;
  if (isMade) {
    await note(order, 'made', context);
    return;
  }
  await note(order, 'broken', context);
  await taskRow(context.env.ACCOUNTS, order.id, 'refund', context.nowMs, 'all').run();
};

/** Has what was delivered made anew: the order stays as it is. */
const remake: Work = async (order, context) => {
  if (isPaidFor(order.payment)) await (await makerOf(order)).make(order, context);
};

const takeBack: Work = async (order, context) => {
  await (await makerOf(order)).takeBack(order, context);
};

/** Gives back what is due, or with the subject `all` everything; what was not used is taken back before. */
const refund: Work = async (order, context, subject) => {
  const taken = (await listPayments(context.env.ACCOUNTS, order.id)).find(({ role }) => role === 'taken');
  if (!taken || !isPaidFor(order.payment)) return;
  const used = await (await makerOf(order)).takeBack(order, context);
  const due = subject === 'all' ? taken.total : refundDue(order.market, { amount: taken.total, ...used });
  if (due <= taken.refunded) return;
  const provider = requireProvider(context);
  // Another sum is another question, and wants another key.
  await provider.refund(taken.id, due - taken.refunded, `refund:${order.id}:${taken.refunded}:${due}`);
  await settleOrder(await provider.fetch(taken.sessionId), provider, context);
};

const sendBack: Work = async (order, context, subject) => {
  const { env, nowMs } = context;
  const payment = (await listPayments(env.ACCOUNTS, order.id)).find(({ id }) => id === subject);
  if (!payment || payment.refunded >= payment.total) return;
  await requireProvider(context).refund(payment.id, payment.total, `back:${payment.id}`);
  await env.ACCOUNTS.batch([
    env.ACCOUNTS.prepare('UPDATE payment SET refunded = total WHERE id = ?').bind(payment.id),
    taskRow(env.ACCOUNTS, order.id, 'mail_returned', nowMs),
  ]);
};

const WORKS: Readonly<Record<Task, Work>> = {
  fulfil,
  remake,
  refund,
  take_back: takeBack,
  send_back: sendBack,
  mail_receipt: (order, context) => mailOrder('receipt', order, context),
  mail_withdrawn: (order, context) => mailOrder('withdrawn', order, context),
  mail_refund: (order, context) => mailOrder('refunded', order, context),
  mail_returned: (order, context) => mailOrder('returned', order, context),
  mail_ready: (order, context) => mailOrder('ready', order, context),
  mail_failed: async (order, context) => {
    await tellOperator(order, context);
    await mailOrder('delayed', order, context);
  },
  mail_gift: async (order, context) => {
    const { sendGift } = await import('../gifts/send-gift.ts');
    await sendGift(order, context);
  },
};

/** Does a task. Each may be done again: what has been done is not done twice. @throws whatever failed. */
export async function doTask(
  { orderId, task, subject }: { orderId: string; task: Task; subject: string },
  context: TaskContext,
): Promise<void> {
  const order = await findOrder(context.env.ACCOUNTS, orderId);
  if (order) await WORKS[task](order, context, subject);
}
