import { type Clauses, clauseHas } from './clauses.ts';
import type { Mood } from './read-claim.ts';
import { hasCue, isKind } from './token.ts';

const ENDS: ReadonlySet<string> = new Set([';', ':', '—', '.', '!', '?']);

/**
 * How each token's clause means what it says: as so; as somebody else's word ("you said"), up to the next contrast; or as what may
 * be or is of nobody ("if", "would", "people with").
 */
export function moodsOf(clauses: Clauses): Mood[] {
  const { tokens, clauseOf } = clauses;
  let isPremise = false;
  let isGeneric = false;
  let clause = 0;
  return tokens.map((token, at) => {
    const isNewClause = clauseOf[at] !== clause;
    clause = clauseOf[at] ?? 0;
    const isEnd = isKind(token, 'mark') && ENDS.has(token.mark);
    if (isEnd || (isNewClause && hasCue(token, 'self'))) isGeneric = false;
    if (isEnd || (isPremise && hasCue(token, 'but') && !hasCue(token, 'and') && !hasCue(token, 'pronoun')))
      isPremise = false;
    if (hasCue(token, 'premise')) isPremise = true;
    if (hasCue(token, 'generic')) isGeneric = true;
    if (isPremise || clauseHas(clauses, clause, 'premise')) return 'premise';
    const isOpen =
      isGeneric ||
      clauseHas(clauses, clause, 'generic') ||
      clauseHas(clauses, clause, 'if') ||
      clauseHas(clauses, clause, 'would');
    return isOpen ? 'open' : 'asserted';
  });
}
