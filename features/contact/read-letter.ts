import { LETTER_KINDS, type LetterFault, type LetterField, type LetterKind } from '../../contract/contact.ts';
import { MAX_EMAIL_LENGTH, MAX_LETTER_LENGTH, MAX_NAME_LENGTH } from '../../contract/limits.ts';

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

/** One line: what ends up in a mail's head must not begin another. */
function lineOf(text: string | undefined): string {
  return (text ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function emailFault(email: string): LetterFault | null {
  if (email === '') return 'required';
  if (email.length > MAX_EMAIL_LENGTH) return 'too_long';
  return /^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/.test(email) ? null : 'malformed';
}

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
  // A browser sends each new line as two characters, and counts it as one.
  const text = (fields.message ?? '').replaceAll('\r\n', '\n').trim();
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
