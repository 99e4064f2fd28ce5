import type { Maker } from '../orders/maker.ts';
import type { BookMessage } from './book-message.ts';
import { findReportOrder, reviveReport } from './report-rows.ts';

/** Reports: the second worker makes their books (worker/books/), asked by the queue as often as the order is looked at until it is there. */
export const reportMaker: Maker = {
  async make({ id }, { env }) {
    const report = await findReportOrder(env.ACCOUNTS, id);
    if (!report) return false;
    if (report.state === 'ready') return true;
    if (report.state === 'failed') await reviveReport(env.ACCOUNTS, id);
    await env.BOOK_ORDERS.send({ orderId: id } satisfies BookMessage);
    return 'underway';
  },
  async takeBack({ id }, { env }) {
    const report = await findReportOrder(env.ACCOUNTS, id);
    // One that is made anew for another birth was delivered before.
    const isUnmade = report !== null && report.state !== 'ready' && !report.madeAgain;
    return { bought: 1, unspent: isUnmade ? 1 : 0 };
  },
};
