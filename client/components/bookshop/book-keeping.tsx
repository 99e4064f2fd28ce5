import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { TASK_FIELD } from '../orders/order-payment.tsx';
import './bookshop.css';

interface BookKeepingProps {
  /** Of the book's page. */
  action: string;
  /** When the births are erased by themselves, in words; null where they are. */
  until: string | null;
  words: BookshopWords['own'];
}

/** What is kept of a book's births, and the ways to delete them, or the book as a whole. */
export function BookKeeping({ action, until, words }: BookKeepingProps) {
  return (
    <details className="bookshop__after no-print">
      <summary>{words.summary}</summary>
      <p>{until === null ? words.gone : fillText(words.kept, { until })}</p>
      {until !== null && (
        <form method="post" action={action}>
          <input type="hidden" name={TASK_FIELD} value="erase" />
          <button type="submit" className="button button--quiet">
            {words.erase}
          </button>
        </form>
      )}
      <p>{words.removing}</p>
      <form method="post" action={action}>
        <input type="hidden" name={TASK_FIELD} value="remove" />
        <button type="submit" className="button button--quiet">
          {words.remove}
        </button>
      </form>
    </details>
  );
}
