import * as v from 'valibot';
import { AppError } from '../../contract/app-error.ts';
import { Book } from '../../contract/book.ts';
import type { Bindings } from '../bindings.ts';
import type { ReportOrder } from './report-rows.ts';

/** The two forms of a book: its blocks, and the same in print. */
export type BookFile = 'book.json' | 'book.pdf';

/** Where a form of a book lies in the bucket. */
export function bookPath(key: string, file: BookFile): string {
  return `${key}/${file}`;
}

type ReadOrder = Pick<ReportOrder, 'key' | 'state'>;

type Lying = Awaited<ReturnType<Bindings['BOOKS']['get']>>;

/** What lies in the bucket; while it is down, that it is to be asked again, as with the accounts that the book belongs to. */
async function askBucket({ BOOKS }: Pick<Bindings, 'BOOKS'>, path: string): Promise<Lying> {
  try {
    return await BOOKS.get(path);
  } catch (cause) {
    throw new AppError('accounts_unavailable', 'the bucket of books failed', { cause });
  }
}

/**
 * The book of an order, to be shown as a page; null until it is made.
 * @throws AppError accounts_unavailable where the bucket cannot be reached; Error where what lies there is no book.
 */
export async function readBook(
  env: Pick<Bindings, 'BOOKS'>,
  { key, state }: ReadOrder,
): Promise<Book | null> {
  if (state !== 'ready') return null;
  const object = await askBucket(env, bookPath(key, 'book.json'));
  return object && v.parse(Book, await object.json());
}

/** The book in print, as it is sent on; null until it is made. @throws AppError accounts_unavailable. */
export async function readPrintedBook(
  env: Pick<Bindings, 'BOOKS'>,
  { key, state }: ReadOrder,
): Promise<{ body: ReadableStream; size: number } | null> {
  if (state !== 'ready') return null;
  const object = await askBucket(env, bookPath(key, 'book.pdf'));
  return object && { body: object.body, size: object.size };
}
