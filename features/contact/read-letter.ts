import { LETTER_KINDS, type LetterFault, type LetterField, type LetterKind } from '../../contract/contact.ts';
import { MAX_LETTER_LENGTH, MAX_NAME_LENGTH } from '../../contract/limits.ts';
import { emailFault, lineOf, linesOf } from './plain-fields.ts';

/** A letter as its form was filled in. */
export interface Letter {
  /** Empty where none was given. */
  name: string;
  email: string;
  kind: LetterKind;
  text: string;
}

/** What is wrong, by field. */
export type LetterFaults = Partial<Record<LetterField, LetterFault>>;

/** Characters below which nobody could be answered. */
const MIN_LETTER_LENGTH = 10;

function textFault(text: string): LetterFault | null {
  if (text === '') return 'required';
  if (text.length < MIN_LETTER_LENGTH) return 'too_short';
  return text.length > MAX_LETTER_LENGTH ? 'too_long' : null;
}

/** Reads the contact form's fields: the letter, or what is wrong with it. */
export function readLetter(
  fields: Readonly<Record<string, string>>,
): { letter: Letter; faults: null } | { letter: null; faults: LetterFaults } {
  const name = lineOf(fields.name);
  const email = lineOf(fields.email);
  const text = linesOf(fields.message);
  const kind = LETTER_KINDS.find((each) => each === fields.kind);
  const found: Record<LetterField, LetterFault | null> = {
    name: name.length > MAX_NAME_LENGTH ? 'too_long' : null,
    email: emailFault(email),
    kind: kind ? null : 'required',
    message: textFault(text),
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
  if (kind && Object.keys(faults).length === 0) return { letter: { name, email, kind, text }, faults: null };
  return { letter: null, faults };
}
