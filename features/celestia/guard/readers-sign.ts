import type { Clauses } from './clauses.ts';
import { hasCue, type Token } from './token.ts';

/** "Ela é de Áries", "a sua é de Aquário": not who is spoken to. */
function isOfOther(token: Token | undefined): boolean {
  const isRelative = /^qu/.test(token?.text ?? '');
  return (hasCue(token, 'pronoun') && !isRelative) || hasCue(token, 'yours');
}

/** "You're a Leo", "Aslan'sın": whether a sign is said of who is spoken to, and so of the Sun. */
export function isReadersSign({ tokens }: Clauses, at: number): boolean {
  const token = tokens[at];
  const isBehindWord = hasCue(tokens[at - 1], 'youAre') && !isOfOther(tokens[at - 2]);
  return token?.kind === 'sign' && (token.case === 'youAre' || isBehindWord);
}

/** "Aslan olarak": that too, where no point is named whose sign it could be. */
export function mayBeReadersSign(clauses: Clauses, at: number): boolean {
  const { tokens, words } = clauses;
  const isBeforeWord = words.isVerbLast && hasCue(tokens[at + 1], 'youAre');
  return isReadersSign(clauses, at) || (tokens[at]?.kind === 'sign' && isBeforeWord);
}
