import { type Clauses, isSubject } from './clauses.ts';
import type { PlacedSaid } from './read-places.ts';
import { hasCue, type Token } from './token.ts';

/** Whether a clause denies the name that it ends with. */
function hasCleft({ tokens, clauseOf }: Clauses, clause: number): boolean {
  const own = tokens.filter((_, index) => clauseOf[index] === clause);
  const name = own.findLastIndex((token) => isSubject(token));
  return name > 0 && name >= own.length - 2 && own.slice(0, name).some((token) => hasCue(token, 'none'));
}

/** "N'entrera que demain": French "ne" with "que" says "only". */
function isRestriction(tokens: readonly Token[], denial: number): boolean {
  const after = tokens.slice(denial + 1);
  const isOpen =
    ['ne', 'n'].includes(tokens[denial]?.text ?? '') && !after.some((token) => hasCue(token, 'not'));
  return isOpen && after.some((token) => ['que', 'qu', "qu'un", "qu'une"].includes(token.text));
}

/** Whether what is said at a place is denied. Where verbs stand last the denial follows; else it precedes, after the subject. */
export function isDeniedAt(clauses: Clauses, { at, said }: PlacedSaid): boolean {
  const { tokens, clauseOf, words } = clauses;
  if (said.kind === 'count' || said.kind === 'cuspless') return false;
  const clause = clauseOf[at];
  const opener = tokens.find((_, index) => clauseOf[index] === clause);
  // "It's not your Venus that is in Aries": the denial stands in the clause before.
  const isCleft = hasCue(opener, 'but') && hasCue(opener, 'pronoun') && hasCleft(clauses, (clause ?? 0) - 1);
  if (isCleft) return true;
  const inClause = (index: number) => clauseOf[index] === clause;
  const isSaying = (index: number) =>
    ['sign', 'house', 'aspect', 'motion', 'group'].includes(tokens[index]?.kind ?? '');
  if (words.isVerbLast) {
    // "Gerilemez": the verb denies itself.
    if (tokens[at]?.kind !== 'cue' && hasCue(tokens[at], 'not')) return true;
    // "Ne Güneş'in ne Ay'ın toprakta": twice "neither", and no other denial.
    if (tokens.filter((token, index) => index < at && token.text === 'ne').length > 1) return true;
    const denial = tokens.findIndex(
      (token, index) => index > at && inClause(index) && (hasCue(token, 'not') || hasCue(token, 'none')),
    );
    if (denial < 0 || hasCue(tokens[denial], 'notOnly')) return false;
    // "Soğuk değil": a word of its own is denied.
    const isOfWord = tokens[denial]?.text.startsWith('degil') && tokens[denial - 1]?.kind === 'word';
    if (isOfWord && denial - 1 > at) return false;
    // "İkizler'de değil Boğa'da": only what stands right before it.
    return !tokens.some((_, index) => index > at && index < denial && isSaying(index));
  }
  const denial = tokens.findLastIndex(
    (token, index) => index < at && inClause(index) && (hasCue(token, 'not') || hasCue(token, 'none')),
  );
  if (denial < 0 || hasCue(tokens[denial], 'notOnly')) return false;
  if (isRestriction(tokens, denial)) return false;
  if (tokens.some((_, index) => index > denial && index < at && isSaying(index))) return false;
  const namesBetween = tokens.some((token, index) => index > denial && index < at && isSubject(token));
  return !namesBetween || hasCue(tokens[denial], 'none');
}
