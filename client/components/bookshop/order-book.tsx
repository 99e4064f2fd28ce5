import type { ReportState } from '../../../contract/report-export.ts';
import type { BookshopWords } from '../../../locales/en/bookshop.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Making } from './making.tsx';
import './bookshop.css';

interface OrderBookProps {
  state: ReportState;
  /** Of the order's page. */
  path: string;
  /** Of the book's page. */
  bookPath: string;
  /** Of the book in print; null for a guest, who comes to it by the book's page. */
  pdfPath: string | null;
  /** Until when a birth may be put right, in words; null where it may not. */
  until: string | null;
  correctPath: string;
  words: BookshopWords['order'];
}

/** The book of an order: how far it is, and the ways to it. */
export function OrderBook({ state, path, bookPath, pdfPath, until, correctPath, words }: OrderBookProps) {
  return (
    <section aria-labelledby="book">
      <h2 id="book">{words.heading}</h2>
      <Making state={state} path={path} words={words} />
      {state === 'ready' && (
        <p className="bookshop__ways no-print">
          <a className="button" href={bookPath}>
            {words.read}
          </a>
          {pdfPath !== null && <a href={pdfPath}>{words.pdf}</a>}
        </p>
      )}
      {until !== null && (
        <p className="no-print">
          {fillText(words.correctable, { until })} <a href={correctPath}>{words.correct}</a>
        </p>
      )}
    </section>
  );
}
