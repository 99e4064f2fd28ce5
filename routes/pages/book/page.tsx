import { BookView } from '../../../client/components/book/book-view.tsx';
import { BirthDateQuestion } from '../../../client/components/bookshop/birth-date-question.tsx';
import { BookKeeping } from '../../../client/components/bookshop/book-keeping.tsx';
import { CorrectionForm } from '../../../client/components/bookshop/correction-form.tsx';
import { Making } from '../../../client/components/bookshop/making.tsx';
import { WrongList } from '../../../client/components/bookshop/wrong-list.tsx';
import { dayText } from '../../../client/components/orders/order-facts.tsx';
import { fillText } from '../../../locales/fill-text.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { reportBirthProps, wrongBirths } from '../../reports/birth-props.ts';
import { BOOK_PARAMETERS, type BookData, loadBook } from './load.ts';
import styles from './page.tsx?styles';
import '../../../client/components/bookshop/bookshop.css';
import '../../../client/components/consulting/request-form.css';
import '../../../client/components/contact/contact-form.css';

type Names = 'bookshop' | 'natal' | 'astro' | 'errors';
type View = PageView<BookData, Names>;
type Of<Kind extends BookData['kind']> = Omit<View, 'data'> & { data: Extract<BookData, { kind: Kind }> };

export const page = definePage<BookData, Names>({
  namespaces: ['bookshop', 'natal', 'astro', 'errors'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  query: BOOK_PARAMETERS,
  // Whoever is not known is sent to sign in.
  leads: true,

  load: needing(['reports', 'shop'], loadBook),

  head: ({ data, words }) => {
    const { lock, correct } = words.section('bookshop');
    const book = data.kind === 'book' ? data.opened.book : null;
    const title = data.kind === 'correct' ? correct.title : (book?.title ?? lock.title);
    return { title, description: title };
  },

  View: (view) => {
    const { data } = view;
    return (
      <div className="wrap bookshop">
        {data.kind === 'locked' && <Locked {...view} data={data} />}
        {data.kind === 'correct' && <Correcting {...view} data={data} />}
        {data.kind === 'book' && <Reading {...view} data={data} />}
        {data.kind === 'removed' && <Removed {...view} />}
      </div>
    );
  },
});

/** What is asked before a guest's book is shown: a link alone shows no birth. */
function Locked({ data: { path, code, values }, words }: Of<'locked'>) {
  const { lock } = words.section('bookshop');
  return (
    <>
      <h1>{lock.heading}</h1>
      <p>{lock.text}</p>
      <BirthDateQuestion
        action={path}
        birth={birthFormProps(words, path, values, null)}
        message={code && lock[code]}
        submit={lock.submit}
      />
    </>
  );
}

function Correcting({ data, words }: Of<'correct'>) {
  const { path, opened, values, births, isOver } = data;
  const { correct, form, order } = words.section('bookshop');
  const asked = { report: opened.report, action: path, values, births, faults: {}, saved: [] };
  const shown = reportBirthProps(asked, words);
  return (
    <>
      <h1>{correct.heading}</h1>
      {isOver ? (
        <p className="contact__alert" role="alert">
          {correct.over}
        </p>
      ) : (
        <>
          <p>{correct.text}</p>
          <WrongList summary={form.summary} wrong={wrongBirths(shown)} />
          <CorrectionForm action={path} births={shown} words={correct} />
        </>
      )}
      <p className="bookshop__ways">
        <a href={path}>{order.read}</a>
      </p>
    </>
  );
}

/** The book; or, until it is there, how far its making is. */
function Reading({ data, words }: Of<'book'>) {
  const { opened, path, orderPath, correctPath, bookWords, isErasedNow } = data;
  const { book, state, pdfPath, correctableUntilMs, birthsUntilMs } = opened;
  const { order, own } = words.section('bookshop');
  return (
    <>
      {isErasedNow && <p role="status">{own.erased}</p>}
      <p className="bookshop__ways no-print">
        {book && (
          <a className="button" href={pdfPath}>
            {order.pdf}
          </a>
        )}
        {orderPath !== null && <a href={orderPath}>{order.toOrder}</a>}
      </p>
      {book ? (
        <BookView book={book} words={bookWords} tag={LOCALES[book.language].tag} />
      ) : (
        <>
          <h1>{order.heading}</h1>
          <Making state={state} path={path} words={order} />
        </>
      )}
      {correctableUntilMs !== null && (
        <p className="no-print">
          {fillText(order.correctable, { until: dayText(correctableUntilMs, words.tag, 'UTC') })}{' '}
          <a href={correctPath}>{order.correct}</a>
        </p>
      )}
      {book && (
        <BookKeeping
          action={path}
          until={birthsUntilMs === null ? null : dayText(birthsUntilMs, words.tag, 'UTC')}
          words={own}
        />
      )}
    </>
  );
}

/** After a book was deleted on its reader's word. */
function Removed({ words, language }: View) {
  const { own, lock, all } = words.section('bookshop');
  return (
    <>
      <h1>{lock.title}</h1>
      <p role="status">{own.removed}</p>
      <p className="bookshop__ways">
        <a href={href('astrology-reports', language)}>{all}</a>
      </p>
    </>
  );
}
