import type { D1Database } from '@cloudflare/workers-types';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import { accountsQuery } from '../accounts/accounts-query.ts';
import type { Bindings } from '../bindings.ts';
import type { Given } from '../given.ts';
import type { BookMessage } from './book-message.ts';
import { correctReport } from './report-rows.ts';

type SendBindings = Pick<Bindings, 'ACCOUNTS' | 'BOOK_ORDERS'>;

/**
 * Puts births right that were typed wrong, and has the book made anew: once, within 14 days, free. Where the queue cannot be reached the
 * clock asks for the book.
 * @returns false where it may not be.
 */
export async function correctBirths(
  orderId: string,
  births: readonly SettledBirth[],
  { env, nowMs, log }: Given<keyof SendBindings>,
): Promise<boolean> {
  if (!(await correctReport(env.ACCOUNTS, orderId, births, nowMs))) return false;
  const message: BookMessage = { orderId };
  await env.BOOK_ORDERS.send(message).catch((failure: unknown) => log.error('book_not_asked', failure));
  return true;
}

/** Books that one run of the clock asks for. */
const MOST = 30;

/** Books that are to be made anew: their orders are fulfilled, so that nobody else looks after them. */
const listCorrected = accountsQuery(async (db: D1Database): Promise<BookMessage[]> => {
  const { results } = await db
    .prepare(
      `SELECT order_id AS orderId FROM report_order JOIN orders ON orders.id = order_id
       WHERE state IN ('waiting', 'making') AND made_again = 1 AND fulfilment = 'ready' LIMIT ?`,
    )
    .bind(MOST)
    .all<BookMessage>();
  return results;
});

/** The clock's part: asks for what is still to be made anew. Never rejects: what fails is tried at the next run. */
export async function workOffCorrections({ env, log }: Given<keyof SendBindings>): Promise<void> {
  try {
    for (const message of await listCorrected(env.ACCOUNTS)) await env.BOOK_ORDERS.send(message);
  } catch (failure) {
    log.error('corrections_failed', failure);
  }
}
