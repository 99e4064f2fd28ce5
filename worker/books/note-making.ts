import type { FulfilmentState } from '../../contract/orders.ts';
import type { FulfilmentEvent } from '../../features/orders/order-moves.ts';
import { giftTask } from '../gifts/gift-rows.ts';
import { onOrder, type Task, taskRow, writeOrder } from '../orders/write-order.ts';
import { failReport } from '../reports/report-rows.ts';
import type { BooksBindings } from './books-bindings.ts';

interface NotingContext {
  env: BooksBindings;
  /** UTC ms. */
  nowMs: number;
}

type Ways = Readonly<Partial<Record<FulfilmentState, readonly FulfilmentEvent[]>>>;

/** From each state to the one that is to be noted; from any other there is nothing to note. */
const TO_READY: Ways = { waiting: ['begun', 'made'], making: ['made'], failed: ['again', 'made'] };
const TO_FAILED: Ways = { waiting: ['begun', 'broken'], making: ['broken'] };

/** Moves the order, and asks the pages' worker, which has the mail, to tell of it. */
async function note(
  orderId: string,
  { ways, told }: { ways: Ways; told: Task },
  { env, nowMs }: NotingContext,
): Promise<void> {
  await onOrder(env.ACCOUNTS, orderId, async (order) => {
    const events = ways[order.fulfilment] ?? [];
    if (events.length === 0) return order;
    // A gift whose book could not be made waits: nobody is told of it but its giver.
    const given = told === 'mail_ready' ? [giftTask(env.ACCOUNTS, orderId, nowMs)] : [];
    const beside = [taskRow(env.ACCOUNTS, orderId, told, nowMs), ...given];
    return writeOrder(
      env.ACCOUNTS,
      order,
      { events: events.map((fulfilment) => ({ fulfilment })), beside },
      nowMs,
    );
  });
}

/** Asks the pages' worker to tell of a book. */
export async function askToTell(orderId: string, told: Task, { env, nowMs }: NotingContext): Promise<void> {
  await taskRow(env.ACCOUNTS, orderId, told, nowMs).run();
}

/** Notes at the order that its book is there. */
export function noteMade(orderId: string, context: NotingContext): Promise<void> {
  return note(orderId, { ways: TO_READY, told: 'mail_ready' }, context);
}

/** Gives up a book that could not be made however often it was tried; its order says so, and it can be asked for again. */
export async function giveUpBook(orderId: string, context: NotingContext): Promise<void> {
  const isGivenUp = await failReport(context.env.ACCOUNTS, orderId);
  // The order of one that was made anew is delivered, and stays so: nothing is noted there, and it is told of all the same.
  if (isGivenUp) await askToTell(orderId, 'mail_failed', context);
  await note(orderId, { ways: TO_FAILED, told: 'mail_failed' }, context);
}
