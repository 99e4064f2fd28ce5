/** A model's sentence as plain text; markup, addresses and numbers to call reach no page. */

/** What a model writes for weight or out of habit, and what may be taken off without changing a word. */
const EMPHASIS = /\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])|`+/gu;
/** Not "1.": in Turkish that is the first. */
const LIST_MARK = /^\s*(?:#{1,6}|[-•–]|\d{1,2}\))\s+(?=\S)/u;

/** Tags, entities, links and pictures in any notation, braces, bars, addresses, ids of facts. */
const MARKUP = [
  /[<>{}[\]\\|^~#]/u,
  /&[\w#]+;/u,
  /:\/\//u,
  /(?<!\p{L})(?:https?|ftp|javascript|data|mailto|tel):(?=\S)/iu,
  /www\./iu,
  /@/u,
  // Two words with a stop between and no blank: a domain, a file or a fact's id.
  /\p{L}[\p{L}\p{N}-]+\.\p{L}{2,}/u,
] as const;

/** A number that somebody might call. The help card's lines are checked; a model's are not. */
const LONG_NUMBER = /\d(?:[\s().-]?\d){4,}/u;
/** What is not seen changes what is read: directions, joiners, controls. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/u;
const ENDS = /[.!?…]["”’»)]*$/u;

/** The sentence without its emphasis; null where it holds what no sentence holds, or has no end. */
export function plainSentence(written: string): string | null {
  const text = written
    .normalize('NFC')
    .replace(LIST_MARK, '')
    .replace(EMPHASIS, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const isMarked = MARKUP.some((pattern) => pattern.test(text));
  if (isMarked || LONG_NUMBER.test(text) || UNSEEN.test(text) || !ENDS.test(text)) return null;
  return text;
}
