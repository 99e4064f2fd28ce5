import { REQUEST_FIELDS, type RequestField, WISH_FIELDS } from '../../contract/consulting.ts';
import type { RequestFaults } from '../../features/consulting/read-request.ts';
import type { BookingWords } from '../../locales/en/booking.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const WISHES: readonly string[] = WISH_FIELDS;

/** What is wrong with a request, in words, by the field; in the order in which the form asks. */
export function messagesOf(
  faults: RequestFaults,
  words: BookingWords,
): Partial<Record<RequestField, string>> {
  const texts: Texts = words.faults;
  const found = REQUEST_FIELDS.flatMap((field) => {
    const fault = faults[field];
    const own = texts[WISHES.includes(field) ? 'wish' : field];
    return fault ? [[field, own?.[fault] ?? words.summary] as const] : [];
  });
  return Object.fromEntries(found);
}
