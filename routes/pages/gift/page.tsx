import { BookView } from '../../../client/components/book/book-view.tsx';
import { BirthDateQuestion } from '../../../client/components/bookshop/birth-date-question.tsx';
import { Making } from '../../../client/components/bookshop/making.tsx';
import { dayText } from '../../../client/components/orders/order-facts.tsx';
import { TASK_FIELD } from '../../../client/components/orders/order-payment.tsx';
import { REPORTS, type ReportId } from '../../../features/reports/report-kinds.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import { type GiftData, loadGift } from './load.ts';
import styles from './page.tsx?styles';
import '../../../client/components/bookshop/bookshop.css';
import '../../../client/components/gifts/gifts.css';

type Names = 'gift' | 'bookshop' | 'orders' | 'natal' | 'astro' | 'errors';
type View = PageView<GiftData, Names>;
type Of<Kind extends GiftData['kind']> = Omit<View, 'data'> & { data: Extract<GiftData, { kind: Kind }> };

export const page = definePage<GiftData, Names>({
  namespaces: ['gift', 'bookshop', 'orders', 'natal', 'astro', 'errors'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'account',
  acceptsForm: true,
  query: [MAIL_TOKEN_PARAMETER],

  load: needing(['gifts'], loadGift),

  head: ({ words }) => ({ title: words.t('gift.title'), description: words.t('gift.description') }),

  View: (view) => {
    const { data } = view;
    return (
      <div className="wrap bookshop">
        {data.kind === 'closed' && <Closed {...view} data={data} />}
        {data.kind === 'open' && <Open {...view} data={data} />}
        {data.kind !== 'closed' && data.kind !== 'open' && <Told {...view} />}
      </div>
    );
  },
});

function productOf(report: ReportId, words: View['words']): string {
  return words.section('orders').products[REPORTS[report].product].name;
}

/** Where there is nothing to open: what has just been done, or why. */
function Told({ data: { kind }, words, language }: View) {
  const gift = words.section('gift');
  const texts = {
    bare: gift.bare,
    broken: gift.broken,
    gone: gift.gone,
    removed: gift.remove.done,
    refused: gift.stop.done,
  };
  const text = kind === 'closed' || kind === 'open' ? null : texts[kind];
  return (
    <>
      <h1>{gift.title}</h1>
      <p role={kind === 'bare' ? undefined : 'status'}>{text}</p>
      <p className="bookshop__ways">
        <a href={href('astrology-reports', language)}>{gift.shelf}</a>
        <a href={href('contact', language)}>{words.section('orders').error.contact}</a>
      </p>
    </>
  );
}

/** What is asked before a gift is shown: a link alone shows neither a birth nor what was written. */
function Closed({ data: { path, gift, code, values }, words }: Of<'closed'>) {
  const { closed, stop } = words.section('gift');
  const { giver, report } = gift;
  return (
    <>
      <h1>{closed.heading}</h1>
      <p className="gift__from">{fillText(closed.from, { giver, product: productOf(report, words) })}</p>
      <p>{closed.text}</p>
      <BirthDateQuestion
        action={path}
        birth={birthFormProps(words, path, values, null)}
        message={code && closed[code]}
        submit={closed.submit}
      />
      <section className="bookshop__after" aria-labelledby="stop">
        <h2 id="stop">{stop.heading}</h2>
        <p>{stop.text}</p>
        <form method="post" action={path}>
          <input type="hidden" name={TASK_FIELD} value="refuse" />
          <button type="submit" className="button button--quiet">
            {stop.submit}
          </button>
        </form>
      </section>
    </>
  );
}

/** The gift: what was written with it, the book, and the way to delete both. */
function Open({ data: { path, gift, bookWords }, words }: Of<'open'>) {
  const { open, remove } = words.section('gift');
  const { order } = words.section('bookshop');
  const { giver, message, book, state, pdfPath, endsMs } = gift;
  return (
    <>
      <p className="gift__from">{fillText(open.from, { giver })}</p>
      {message !== '' && (
        <p className="gift__message" dir="auto">
          {message}
        </p>
      )}
      {book ? (
        <>
          <p className="bookshop__ways no-print">
            <a className="button" href={pdfPath}>
              {order.pdf}
            </a>
          </p>
          <BookView book={book} words={bookWords} tag={LOCALES[book.language].tag} />
        </>
      ) : (
        <>
          <h1>{productOf(gift.report, words)}</h1>
          <Making state={state} path={path} words={order} />
        </>
      )}
      <p className="no-print">{fillText(open.until, { until: dayText(endsMs, words.tag, 'UTC') })}</p>
      <details className="bookshop__after no-print">
        <summary>{remove.summary}</summary>
        <p>{remove.text}</p>
        <form method="post" action={path}>
          <input type="hidden" name={TASK_FIELD} value="remove" />
          <button type="submit" className="button button--quiet">
            {remove.submit}
          </button>
        </form>
      </details>
    </>
  );
}
