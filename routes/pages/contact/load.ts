import { HUMAN_TOKEN_FIELD, LETTER_FIELDS, type LetterField } from '../../../contract/contact.ts';
import { type LetterFaults, readLetter } from '../../../features/contact/read-letter.ts';
import type { PageOutcome, PageStatus, ServedRequest } from '../../page.ts';
import type { LetterOutcome } from '../../services/contact-service.ts';
import type { Operator } from '../../services/operator.ts';

type Refused = Extract<LetterOutcome, { kind: 'refused' }>;
type Taken = Extract<LetterOutcome, { kind: 'taken' }>;

export interface ContactData {
  siteKey: string;
  operator: Operator;
  /** What stands in the fields. */
  values: Partial<Record<LetterField, string>>;
  faults: LetterFaults;
  /** Why a letter without a fault was not taken; null where none was sent, or it was. */
  refused: Refused['code'] | null;
  taken: Taken | null;
}

const STATUS = {
  human_check_failed: 422,
  too_many_requests: 429,
  accounts_unavailable: 503,
} as const satisfies Record<Refused['code'], PageStatus>;

/** The form; or, once it is posted, what became of the letter. Nothing that was typed is lost to a refusal. */
export async function load({
  form,
  services: { contact, operator },
}: ServedRequest<'contact' | 'operator'>): Promise<PageOutcome<ContactData>> {
  const { siteKey, writer } = contact;
  const base = { siteKey, operator, faults: {}, refused: null, taken: null };
  if (!form) return { data: { ...base, values: writer ?? {} }, personal: writer !== null };
  const values = Object.fromEntries(LETTER_FIELDS.map((field) => [field, form[field] ?? '']));
  const { letter, faults } = readLetter(form);
  if (faults) return { data: { ...base, values, faults }, status: 422, personal: true };
  const outcome = await contact.send(letter, form[HUMAN_TOKEN_FIELD] ?? '');
  if (outcome.kind === 'taken') return { data: { ...base, values: {}, taken: outcome }, personal: true };
  const { code, retryAfterSeconds } = outcome;
  return {
    data: { ...base, values, refused: code },
    status: STATUS[code],
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    personal: true,
  };
}
