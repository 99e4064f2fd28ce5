import { COMMON_PASSWORDS } from './common-passwords.table.ts';
import { MIN_LENGTH, type OwnVerdict } from './password-policy.ts';

/**
 * The words that make a password easy to guess. With a table of thousands of them it is a good deal heavier than the rules:
 * import it dynamically, where somebody is choosing a password.
 */

const PRODUCT = 'celestia';

/** A shorter name stands in half of all words. */
const MIN_NAME = 4;

/** Fewer different characters than this are a pattern, whatever its length. */
const MIN_DIFFERENT = 4;

const FIRST_LETTER = 65;

/** The table's words: each is a capital letter, for what it shares with the one before, and the rest of it. */
function unpack(table: string): ReadonlySet<string> {
  let before = '';
  return new Set(
    (table.match(/[A-Z][^A-Z]*/g) ?? []).map((piece) => {
      before = before.slice(0, piece.charCodeAt(0) - FIRST_LETTER) + piece.slice(1);
      return before;
    }),
  );
}

const common = unpack(COMMON_PASSWORDS);

/** Letters and digits alone: `A.Lovelace` and `a_lovelace` are one name to whoever guesses. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Names that stand to hand for whoever guesses at the account of an address. */
function namesOf(email: string): string[] {
  const local = email.split('@', 1)[0] ?? '';
  const [untagged = ''] = local.split('+', 1);
  const names = [...new Set([local, untagged, PRODUCT].map(plain))].filter(
    ({ length }) => length >= MIN_NAME,
  );
  // The longer first: it may hold the shorter.
  return names.toSorted((one, other) => other.length - one.length);
}

/** Whether what is left of a password without those names would be too short to be one. */
function isPersonal(password: string, email: string): boolean {
  const whole = plain(password);
  const left = namesOf(email).reduce((text, name) => text.replaceAll(name, ''), whole);
  return left !== whole && left.length < MIN_LENGTH;
}

/** What the words of a password tell of it. `email` is the account's address; empty: not known. */
export function judgeWords(password: string, email: string): OwnVerdict {
  const lower = password.toLowerCase();
  return {
    length: [...password].length,
    isCommon: common.has(lower) || (lower !== '' && new Set(lower).size < MIN_DIFFERENT),
    isPersonal: isPersonal(password, email),
  };
}
