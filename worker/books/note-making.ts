import type { FulfilmentState } from '../../contract/orders.ts';
import type { FulfilmentEvent } from '../../features/orders/order-moves.ts';
import { onOrder, writeOrder } from '../orders/write-order.ts';
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

async function note(orderId: string, ways: Ways, { env, nowMs }: NotingContext): Promise<void> {
  await onOrder(env.ACCOUNTS, orderId, async (order) => {
    const events = ways[order.fulfilment] ?? [];
    if (events.length === 0) return order;
    return writeOrder(env.ACCOUNTS, order, { events: events.map((fulfilment) => ({ fulfilment })) }, nowMs);
  });
}

/** Notes at the order that its book is there. */
export function noteMade(orderId: string, context: NotingContext): Promise<void> {
  return note(orderId, TO_READY, context);
}

/** Gives up a book that could not be made however often it was tried; its order says so, and it can be asked for again. */
export async function giveUpBook(orderId: string, context: NotingContext): Promise<void> {
  await failReport(context.env.ACCOUNTS, orderId);
  await note(orderId, TO_FAILED, context);
}
