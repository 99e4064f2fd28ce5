import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { migrateAccounts } from '../local-accounts.ts';
import { serveBuild } from '../start.ts';
import type { Answer, Question, Seen } from './killable-shop.ts';
import { writePaidOrder } from './paid-order.ts';

/**
 * The built workers as a process that may be killed, told what to do by its parent: `node scripts/books/serve-shop.ts`. Environment: STATE_DIR,
 * and the text variables of wrangler.toml.
 */

const stateDir = resolve(process.env.STATE_DIR ?? '');
const miniflare = await serveBuild({ port: 0, host: '127.0.0.1', stateDir });
const accounts = await miniflare.getD1Database('ACCOUNTS');
const bucket = await miniflare.getR2Bucket('BOOKS');
const queue = await miniflare.getQueueProducer('BOOK_ORDERS');
await migrateAccounts(accounts);

async function printOf(path: string): Promise<string | null> {
  const object = await bucket.get(path);
  return (
    object &&
    createHash('sha256')
      .update(Buffer.from(await object.arrayBuffer()))
      .digest('hex')
  );
}

async function look(id: string): Promise<Seen> {
  const [row, told, page, print] = await Promise.all([
    accounts
      .prepare(
        `SELECT r.state, r.tries, o.fulfilment FROM report_order AS r JOIN orders AS o ON o.id = r.order_id WHERE o.id = ?`,
      )
      .bind(id)
      .first<Pick<Seen, 'state' | 'tries' | 'fulfilment'>>(),
    accounts
      .prepare(`SELECT COUNT(*) AS told FROM outbox WHERE order_id = ? AND task = 'mail_ready'`)
      .bind(id)
      .first<number>('told'),
    printOf(`${id}/book.json`),
    printOf(`${id}/book.pdf`),
  ]);
  if (!row) throw new Error('no such order');
  return { ...row, told: told ?? 0, page, print };
}

async function answer(question: Question): Promise<Seen | null> {
  if (question.ask === 'look') return look(question.id);
  if (question.ask === 'order') await writePaidOrder(accounts, question.order);
  else await queue.send({ orderId: question.id });
  return null;
}

process.on('message', (question: Question) => {
  answer(question).then(
    (seen) => process.send?.({ seen } satisfies Answer),
    (failure: unknown) => process.send?.({ failure: String(failure) } satisfies Answer),
  );
});
process.send?.({ seen: null } satisfies Answer);
