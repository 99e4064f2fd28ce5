import * as v from 'valibot';
import { createLog } from '../log.ts';
import { BookMessage } from '../reports/book-message.ts';
import type { BooksBindings } from './books-bindings.ts';
import { makeBook } from './make-book.ts';
import { giveUpBook } from './note-making.ts';

/**
 * The worker of books: it takes orders from a queue and lays books into the bucket. The libraries that set them cost the pages nothing, for
 * they are here.
 */

interface Message {
  body: unknown;
  /** From 1. */
  attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

interface Batch {
  queue: string;
  messages: readonly Message[];
}

/** Where messages come to that were tried as often as they may be (wrangler.books.toml). */
const DEAD_QUEUE = 'celestia-books-dead';

const FIRST_DELAY_S = 20;

async function take(message: Message, isDead: boolean, env: BooksBindings): Promise<void> {
  const log = createLog(() => 'books');
  const read = v.safeParse(BookMessage, message.body);
  if (!read.success) {
    log.error('book_message_unread', new Error('a message that names no order'));
    message.ack();
    return;
  }
  const { orderId } = read.output;
  const context = { env, nowMs: Date.now() };
  try {
    if (isDead) {
      log.error(
        'book_given_up',
        new Error('a book could not be made: `npm run orders -- list` names its order'),
      );
      await giveUpBook(orderId, context);
    } else await makeBook(orderId, context);
    message.ack();
  } catch (failure) {
    log.error('book_failed', failure);
    message.retry({ delaySeconds: FIRST_DELAY_S * 2 ** (message.attempts - 1) });
  }
}

async function queue({ queue: name, messages }: Batch, env: BooksBindings): Promise<void> {
  // One after another: a book takes what memory there is.
  for (const message of messages) await take(message, name === DEAD_QUEUE, env);
}

/** Nobody reaches it from outside. */
function fetch(): Response {
  return new Response(null, { status: 404 });
}

export default { queue, fetch };
