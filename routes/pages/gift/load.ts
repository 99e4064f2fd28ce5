import type { BookPageWords } from '../../../client/components/book/book-view.tsx';
import { TASK_FIELD } from '../../../client/components/orders/order-payment.tsx';
import { readDateFields } from '../../../features/births/read-date-fields.ts';
import { href } from '../../href.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { bookPageWords } from '../../reports/book-page-words.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import type { FoundGift, OpenGift } from '../../services/gift-service.ts';

type Fields = Readonly<Record<string, string>>;

/** What the page shows: what has just been done, the question before a gift, the gift, or why there is none. */
export type GiftData =
  | { kind: 'bare' | 'broken' | 'gone' | 'removed' | 'refused' }
  | {
      kind: 'closed';
      path: string;
      gift: Extract<FoundGift, { kind: 'closed' }>;
      code: 'wrong' | 'too_often' | null;
      values: Fields;
    }
  | { kind: 'open'; path: string; gift: OpenGift; bookWords: BookPageWords };

type Request = ServedRequest<'gifts'>;

const STATUS = { wrong: 422, too_often: 429 } as const;

/** What was posted: that no mail is wanted any more, that the gift is to be deleted, or the date that opens it. */
async function loadPosted(
  form: Fields,
  token: string,
  found: FoundGift,
  { path, services: { gifts } }: { path: string; services: Request['services'] },
): Promise<PageOutcome<GiftData> | null> {
  const task = form[TASK_FIELD];
  if (task === 'refuse' && (await gifts.refuse(token))) return { data: { kind: 'refused' }, personal: true };
  if (task === 'remove' && (await gifts.remove(token))) return { data: { kind: 'removed' }, personal: true };
  if (found.kind !== 'closed' || task !== undefined) return null;
  const { date } = readDateFields(form);
  const outcome = date === null ? { code: 'wrong' as const } : await gifts.unlock(token, date);
  if (!outcome) return { data: { kind: 'gone' }, status: 422, personal: true };
  if ('path' in outcome) return { seeOther: outcome.path };
  const { code } = outcome;
  return {
    data: { kind: 'closed', path, gift: found, code, values: form },
    status: STATUS[code],
    personal: true,
  };
}

/** A gift for whoever has its link. */
export async function loadGift(request: Request): Promise<PageOutcome<GiftData>> {
  const { query, form, language, services } = request;
  const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
  if (token === '') return { data: { kind: 'bare' } };
  const found = await services.gifts.find(token);
  if (!found) return { data: { kind: 'broken' }, status: 422, personal: true };
  const path = `${href('gift', language)}?${new URLSearchParams({ [MAIL_TOKEN_PARAMETER]: token })}`;
  const posted = form && (await loadPosted(form, token, found, { path, services }));
  if (posted) return posted;
  if (found.kind === 'gone') return { data: { kind: 'gone' }, status: 422, personal: true };
  if (found.kind === 'closed')
    return { data: { kind: 'closed', path, gift: found, code: null, values: {} }, personal: true };
  const bookWords = await bookPageWords(found.book?.language ?? language);
  return { data: { kind: 'open', path, gift: found, bookWords }, personal: true };
}
