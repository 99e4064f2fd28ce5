import type { BookPageWords } from '../../../client/components/book/book-view.tsx';
import { TASK_FIELD } from '../../../client/components/orders/order-payment.tsx';
import { underPrefix } from '../../../features/births/prefixed-fields.ts';
import { readDateFields } from '../../../features/births/read-date-fields.ts';
import { prefixesOf } from '../../../features/reports/read-report-ask.ts';
import { failureStatus } from '../../births/failure-status.ts';
import { href } from '../../href.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { bookPageWords } from '../../reports/book-page-words.ts';
import { typedBirth } from '../../reports/posted-births.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import type { BirthFaults, OpenedBook } from '../../services/report-service.ts';

/** Parameters: the key that a guest came by, and whether the births are to be put right, and what was just done. */
const CORRECT_PARAMETER = 'correct';
const DONE_PARAMETER = 'done';
export const BOOK_PARAMETERS = [MAIL_TOKEN_PARAMETER, CORRECT_PARAMETER, DONE_PARAMETER];

type Fields = Readonly<Record<string, string>>;

interface Common {
  /** Of this page, with the key. */
  path: string;
  /** Null where it would lead nowhere. */
  orderPath: string | null;
}

/** What the page shows: a question before a guest's book, the book, or the form that puts its births right. */
export type BookData = Common &
  (
    | { kind: 'locked'; code: 'wrong' | 'too_often' | null; values: Fields }
    | {
        kind: 'book';
        opened: OpenedBook;
        bookWords: BookPageWords;
        correctPath: string;
        isErasedNow: boolean;
      }
    | { kind: 'removed' }
    | { kind: 'correct'; opened: OpenedBook; values: Fields; births: BirthFaults; isOver: boolean }
  );

type Request = ServedRequest<'reports' | 'shop'>;

function withQuery(path: string, query: Record<string, string>): string {
  const text = String(new URLSearchParams(query));
  return text === '' ? path : `${path}?${text}`;
}

async function unlock(id: string, token: string, form: Fields, { services }: Request) {
  const { date } = readDateFields(form);
  return date === null ? { code: 'wrong' as const } : services.reports.unlock(id, token, date);
}

/** Puts the births right that were posted, or tells what is wrong with them. */
async function correct(
  id: string,
  token: string,
  form: Fields,
  { opened, common, services }: { opened: OpenedBook; common: Common; services: Request['services'] },
): Promise<PageOutcome<BookData>> {
  const births = prefixesOf(opened.report).map((prefix) => typedBirth(form, prefix));
  const outcome = await services.reports.correct(id, token, births);
  if (outcome === null) return { notFound: true };
  if (outcome === 'corrected') return { seeOther: common.path };
  const isOver = outcome === 'over';
  const faults = isOver ? [] : outcome.births;
  const isDown = faults.some((fault) => fault && fault !== 'no_hour' && failureStatus(fault) === 503);
  return {
    data: { ...common, kind: 'correct', opened, values: form, births: faults, isOver },
    status: isDown ? 503 : 422,
    personal: true,
  };
}

/** Erases the births, or the book with them, on its reader's word. Null where the form asks for neither. */
async function erase(
  id: string,
  token: string,
  form: Fields,
  { common, services }: { common: Common; services: Request['services'] },
): Promise<PageOutcome<BookData> | null> {
  if (form[TASK_FIELD] === 'erase' && (await services.reports.eraseBirths(id, token))) {
    const joint = common.path.includes('?') ? '&' : '?';
    return { seeOther: `${common.path}${joint}${DONE_PARAMETER}=erased` };
  }
  if (form[TASK_FIELD] === 'remove' && (await services.reports.remove(id, token)))
    return { data: { ...common, kind: 'removed' }, personal: true };
  return null;
}

/** What the form begins with that puts births right. */
function firstValues({ report, births }: OpenedBook): Fields {
  const named = prefixesOf(report).map((prefix, index) => underPrefix(births[index] ?? {}, prefix));
  return Object.assign({}, ...named) as Fields;
}

/** A book for whoever may read it. Whoever is not known is sent to sign in: it may be theirs. */
export async function loadBook(request: Request): Promise<PageOutcome<BookData>> {
  const { form, params, query, language, services } = request;
  const id = params.order ?? '';
  const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
  const bare = href('book', language, { order: id });
  const key: Record<string, string> = token === '' ? {} : { [MAIL_TOKEN_PARAMETER]: token };
  const orderPath = href('order', language, { order: id });
  const opened = await services.reports.open(id, token);
  if (opened === null) {
    if (services.shop.isKnown || token !== '') return { notFound: true };
    return { seeOther: withQuery(href('login', language), { redirect: bare }) };
  }
  if (opened === 'locked') {
    const common = { path: withQuery(bare, key), orderPath: withQuery(orderPath, key) };
    const outcome = form && (await unlock(id, token, form, request));
    if (outcome && 'path' in outcome) return { seeOther: outcome.path };
    const code = outcome?.code ?? null;
    const data = { ...common, kind: 'locked', code, values: form ?? {} } as const;
    return { data, status: code === 'too_often' ? 429 : code ? 422 : 200, personal: true };
  }
  // The key of a reading opens no order: a guest goes there by the link of their mail.
  const common = { path: withQuery(bare, key), orderPath: services.shop.isKnown ? orderPath : null };
  if (form?.[TASK_FIELD] === 'correct') return correct(id, token, form, { opened, common, services });
  const erased = form && (await erase(id, token, form, { common, services }));
  if (erased) return erased;
  if (query.has(CORRECT_PARAMETER) && opened.correctableUntilMs !== null)
    return {
      data: { ...common, kind: 'correct', opened, values: firstValues(opened), births: [], isOver: false },
      personal: true,
    };
  const correctPath = withQuery(bare, { ...key, [CORRECT_PARAMETER]: '1' });
  const bookWords = await bookPageWords(opened.book?.language ?? language);
  const isErasedNow = query.get(DONE_PARAMETER) === 'erased' && opened.births.length === 0;
  return { data: { ...common, kind: 'book', opened, bookWords, correctPath, isErasedNow }, personal: true };
}
