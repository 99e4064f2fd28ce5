/** A sentence ends at its mark, quotation marks after it included; what is left begins with the next. */
const END = /[.!?…]+[”’»"]*\s+/u;

/** A text's first sentence and the rest of it, which is empty where there is but one. */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const end = END.exec(text);
  if (!end) return { first: text, rest: '' };
  const at = end.index + end[0].length;
  return { first: text.slice(0, at).trimEnd(), rest: text.slice(at) };
}

/** As many whole sentences from a text's beginning as fit into a length in characters; null where not even one does. */
export function sentencesWithin(text: string, maxLength: number): string | null {
  let taken = '';
  let left = text;
  while (left !== '') {
    const { first, rest } = splitFirstSentence(left);
    const longer = taken === '' ? first : `${taken} ${first}`;
    if (longer.length > maxLength) break;
    taken = longer;
    left = rest;
  }
  return taken === '' ? null : taken;
}
