import { isPaidFor } from '../../features/orders/order-moves.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import type {
  CorrectOutcome,
  OpenedBook,
  ReportService,
  ShownReport,
  UnlockOutcome,
} from '../../routes/services/report-service.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { makePayment, type PaymentBindingNames } from '../orders/make-payment.ts';
import { findOrder } from '../orders/order-rows.ts';
import type { TaskBindings } from '../orders/order-tasks.ts';
import { workOffOutbox } from '../orders/outbox.ts';
import { findOwnOrder } from '../orders/own-order.ts';
import { taskRow } from '../orders/write-order.ts';
import { settleBirths } from './order-report.ts';
import { birthsUntilMs, deleteReport, eraseBirths } from './personal-reports.ts';
import { readBook, readPrintedBook } from './read-book.ts';
import { makeReadingKey, opensBook } from './reading-key.ts';
import {
  correctableUntilMs,
  correctReport,
  countGuess,
  datesOf,
  findReportOrder,
  type ReportOrder,
} from './report-rows.ts';

/** Birth dates that may be tried at a book within a day. */
const MOST_GUESSES = 10;

type DeskGiven = Given<TaskBindings | PaymentBindingNames | 'BOOKS'>;
type ReadingGiven = Given<'ACCOUNTS' | 'BOOKS' | 'SESSION_KEYS'>;

/** Who stands at the desk: their session's person (null: nobody), and the language that they are shown pages in. */
export interface Reader {
  userId: string | null;
  language: Language;
}

/** What an order's book is made of, for whoever may read the book: its buyer by their session, or by the key that ends. */
async function findReadable(
  orderId: string,
  token: string,
  userId: string | null,
  { env, nowMs }: ReadingGiven,
): Promise<ReportOrder | null> {
  const order = await findOrder(env.ACCOUNTS, orderId);
  if (!order) return null;
  const isBuyer = userId !== null && order.userId === userId;
  if (!isBuyer && !(await opensBook(token, orderId, readSessionKeys(env.SESSION_KEYS), nowMs))) return null;
  const report = await findReportOrder(env.ACCOUNTS, orderId);
  return isPaidFor(order.payment) ? report : null;
}

function shownOf(report: ReportOrder, nowMs: number): ShownReport {
  return {
    report: report.report,
    state: report.state,
    correctableUntilMs: correctableUntilMs(report, nowMs),
  };
}

/** The path of a book in print. */
function pdfPath(orderId: string, token: string): string {
  const query = token === '' ? '' : `?${new URLSearchParams({ token })}`;
  return `/api/reports/${orderId}/book.pdf${query}`;
}

/** What a reader may do at the desk. @throws, in each of its ways, AppError accounts_unavailable. */
export function reportDesk(
  { userId, language }: Reader,
  given: DeskGiven,
  casting: CastingContext,
): Omit<ReportService, 'order' | 'check'> {
  const { env, nowMs } = given;
  const db = env.ACCOUNTS;

  /** What an order asks for, for its buyer, as long as it is paid for. */
  async function ownReport(orderId: string, token: string): Promise<ReportOrder | null> {
    const order = await findOwnOrder(orderId, { userId, token }, given);
    return order && isPaidFor(order.payment) ? findReportOrder(db, orderId) : null;
  }

  async function shown(orderId: string, token: string): Promise<ShownReport | null> {
    const report = await ownReport(orderId, token);
    return report && shownOf(report, nowMs);
  }

  async function open(orderId: string, token: string): Promise<OpenedBook | 'locked' | null> {
    const report = await findReadable(orderId, token, userId, given);
    if (!report) return (await shown(orderId, token)) && 'locked';
    return {
      ...shownOf(report, nowMs),
      book: await readBook(env, report),
      pdfPath: pdfPath(orderId, token),
      births: report.births.map(({ fields }) => fields),
      birthsUntilMs: birthsUntilMs(report),
    };
  }

  async function unlock(orderId: string, token: string, date: string): Promise<UnlockOutcome | null> {
    const report = await ownReport(orderId, token);
    if (!report) return null;
    if (!(await countGuess(db, orderId, MOST_GUESSES, nowMs))) return { code: 'too_often' };
    if (!datesOf(report).includes(date)) return { code: 'wrong' };
    const key = await makeReadingKey(orderId, readSessionKeys(env.SESSION_KEYS), nowMs);
    return {
      path: `${href('book', language, { order: orderId })}?${new URLSearchParams({ token: key })}`,
    };
  }

  async function correct(
    orderId: string,
    token: string,
    births: readonly Readonly<Record<string, string>>[],
  ): Promise<CorrectOutcome | null> {
    const report = await findReadable(orderId, token, userId, given);
    if (!report) return null;
    if (correctableUntilMs(report, nowMs) === null) return 'over';
    const settled = await settleBirths(report.report, births, casting);
    if ('faults' in settled) return { births: settled.faults };
    if (!(await correctReport(db, orderId, settled.settled, nowMs))) return 'over';
    await makeAnew(orderId, given);
    return 'corrected';
  }

  async function readable(orderId: string, token: string): Promise<ReportOrder | null> {
    const report = await findReadable(orderId, token, userId, given);
    return report?.state === 'ready' ? report : null;
  }

  return {
    shown,
    open,
    unlock,
    correct,
    async eraseBirths(orderId, token) {
      const report = await readable(orderId, token);
      if (report) await eraseBirths(db, orderId);
      return report !== null;
    },
    async remove(orderId, token) {
      const report = await readable(orderId, token);
      if (report) await deleteReport(db, orderId);
      return report !== null;
    },
  };
}

/** Asks for the book of an order once more. Where that fails, the cron asks (orders/work-off-orders.ts). */
async function makeAnew(orderId: string, given: DeskGiven): Promise<void> {
  const { env, nowMs } = given;
  await taskRow(env.ACCOUNTS, orderId, 'remake', nowMs).run();
  await workOffOutbox({ ...given, provider: await makePayment(env) }, orderId);
}

/** A book in print, for whoever may read it; null for anybody else, and until it is made. */
export async function printedBook(
  orderId: string,
  token: string,
  userId: string | null,
  given: ReadingGiven,
): Promise<{ body: ReadableStream; size: number; report: ReportOrder['report'] } | null> {
  const report = await findReadable(orderId, token, userId, given);
  const printed = report && (await readPrintedBook(given.env, report));
  return printed && { ...printed, report: report.report };
}
