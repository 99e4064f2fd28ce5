import type { Book } from '../../contract/book.ts';
import { isPaidFor } from '../../features/orders/order-moves.ts';
import { type BookBirth, composeBook } from '../../features/reports/compose-book.ts';
import { castSettled } from '../births/cast-settled.ts';
import { findOrder } from '../orders/order-rows.ts';
import { bookPath } from '../reports/read-book.ts';
import { beginReport, findReportOrder, finishReport, type ReportOrder } from '../reports/report-rows.ts';
import type { BooksBindings } from './books-bindings.ts';
import { askToTell, noteMade } from './note-making.ts';
import { printBook } from './print/print-book.ts';
import { type ReadLibrary, readLibrary } from './read-library.ts';

/** What a book is made with. */
export interface MakingContext {
  env: BooksBindings;
  /** UTC ms. It is noted, and goes into no book. */
  nowMs: number;
  read?: ReadLibrary;
}

/** The births of an order, cast as they stood when it was made. @throws Error where a newer history of a zone leaves one open. */
function castBirths({ births, createdMs }: ReportOrder): Promise<BookBirth[]> {
  return Promise.all(
    births.map(async (birth) => {
      const chart = await castSettled(birth, createdMs);
      if (!chart) throw new Error('a birth that was settled is open again');
      return { chart, date: birth.date, time: birth.time, timeZone: birth.place.timeZone };
    }),
  );
}

interface MadeBook {
  book: Book;
  printed: Uint8Array;
}

/** A book and the same in print. It depends on the order, on the words and on what is computed, and on nothing else. */
async function composed(order: ReportOrder, read: ReadLibrary): Promise<MadeBook> {
  const { report, language, options, createdMs } = order;
  const { texts, words, astro, version } = await read(report, language);
  const book = composeBook({
    report,
    language,
    births: await castBirths(order),
    ask: { ...options, orderedMs: createdMs },
    texts,
    words,
    astro,
    wordsVersion: version,
  });
  return { book, printed: await printBook(book, { book: words, astro }) };
}

/** Puts both forms where only the key leads; the page waits for the note that they lie there. */
async function putBook({ BOOKS }: BooksBindings, key: string, { book, printed }: MadeBook): Promise<void> {
  await BOOKS.put(bookPath(key, 'book.json'), JSON.stringify(book), {
    httpMetadata: { contentType: 'application/json' },
  });
  await BOOKS.put(bookPath(key, 'book.pdf'), printed, { httpMetadata: { contentType: 'application/pdf' } });
}

/**
 * Makes the book of an order that is paid for, once: a message without a row, or of a book that is there, asks for nothing. Ended anywhere
 * and begun anew it comes to the same bytes.
 * @throws whatever failed: it is asked again.
 */
export async function makeBook(orderId: string, context: MakingContext): Promise<void> {
  const { env, nowMs, read = readLibrary } = context;
  const [report, order] = await Promise.all([
    findReportOrder(env.ACCOUNTS, orderId),
    findOrder(env.ACCOUNTS, orderId),
  ]);
  if (!report || !order || !isPaidFor(order.payment)) return;
  if (report.state !== 'ready') {
    await beginReport(env.ACCOUNTS, orderId);
    const made = await composed(report, read);
    await putBook(env, report.key, made);
    const { wordsVersion, engineVersion } = made.book;
    const versions = { orderId, key: report.key, wordsVersion, engineVersion };
    if (!(await finishReport(env.ACCOUNTS, versions, nowMs))) {
      // The account went meanwhile, or the births were corrected: nobody is told of this key any more.
      await env.BOOKS.delete([bookPath(report.key, 'book.json'), bookPath(report.key, 'book.pdf')]);
      return;
    }
    // Its order was noted as delivered before.
    if (report.madeAgain) await askToTell(orderId, 'mail_ready', context);
  }
  await noteMade(orderId, context);
}
