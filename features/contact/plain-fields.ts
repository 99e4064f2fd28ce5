import { MAX_EMAIL_LENGTH } from '../../contract/limits.ts';

/** One line: what ends up in a mail's head must not begin another. */
export function lineOf(text: string | undefined): string {
  return (text ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
}

/** A text of several lines. A browser sends each new line as two characters, and counts it as one. */
export function linesOf(text: string | undefined): string {
  return (text ?? '').replaceAll('\r\n', '\n').trim();
}

/** What is wrong with an address; null: nothing that can be seen. */
export function emailFault(email: string): 'required' | 'too_long' | 'malformed' | null {
  if (email === '') return 'required';
  if (email.length > MAX_EMAIL_LENGTH) return 'too_long';
  return /^[^\s@<>,;"]+@[^\s@<>,;".]+(?:\.[^\s@<>,;".]+)+$/.test(email) ? null : 'malformed';
}
