import { existsSync } from 'node:fs';
import type { Miniflare } from 'miniflare';
import { REPORT_SUBJECTS } from '../features/reports/book-texts.ts';
import { interpretationFile } from '../locales/interpretation-file.ts';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import { writePaidOrder } from '../scripts/books/paid-order.ts';
import { type BenchRow, median } from './row.ts';

const BOOKS = 7;
const POLL_MS = 10;
const MAX_POLLS = 3000;

function isWritten(language: Language): boolean {
  return REPORT_SUBJECTS.natal.every((subject) =>
    existsSync(`locales/${interpretationFile(language, subject)}.ts`),
  );
}

/** Writes an order that is paid for, of another birth each time, so that nothing is there from before. */
export async function orderNatal(site: Miniflare, index: number, language: Language): Promise<string> {
  const id = crypto.randomUUID();
  const accounts = await site.getD1Database('ACCOUNTS');
  await writePaidOrder(accounts, { id, report: 'natal', language, birth: index, createdMs: Date.now() });
  return id;
}

/** From the queue to the note that the book lies there. */
export async function makeMs(site: Miniflare, id: string): Promise<number> {
  const [db, queue] = [await site.getD1Database('ACCOUNTS'), await site.getQueueProducer('BOOK_ORDERS')];
  const startMs = performance.now();
  await queue.send({ orderId: id });
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const row = await db
      .prepare('SELECT state FROM report_order WHERE order_id = ?')
      .bind(id)
      .first<{ state: string }>();
    if (row?.state === 'ready') return performance.now() - startMs;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('a book was not made');
}

/** How long a natal book takes from its order, the first aside, and how large it is; none while no language has all of its texts. */
export async function bookSpeed(site: Miniflare): Promise<BenchRow[]> {
  const language = LANGUAGES.find(isWritten);
  if (!language) return [];
  const times: number[] = [];
  const sizes: number[] = [];
  const bucket = await site.getR2Bucket('BOOKS');
  const db = await site.getD1Database('ACCOUNTS');
  for (let index = 0; index <= BOOKS; index += 1) {
    const id = await orderNatal(site, index, language);
    const ms = await makeMs(site, id);
    if (index > 0) times.push(ms);
    sizes.push((await bucket.head(`${id}/book.pdf`))?.size ?? Number.NaN);
    // Its key goes to the removals, and with the next clock the book.
    await db.prepare('DELETE FROM orders WHERE id = ?').bind(id).run();
  }
  const measured = `${median(times).toFixed(0)} ms, ${(median(sizes) / 1000).toFixed(0)} kB`;
  return [
    { what: 'a natal book, from its order to the bucket, and its print', measured, target: '', met: null },
  ];
}
