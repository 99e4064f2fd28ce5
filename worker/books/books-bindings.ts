import type { Bindings } from '../bindings.ts';

/** What the worker of books is bound to (wrangler.books.toml): of the pages' bindings these two, by the same names. */
export type BooksBindings = Pick<Bindings, 'ACCOUNTS' | 'BOOKS'>;
