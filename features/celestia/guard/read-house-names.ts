import { type Clauses, isSubject, tokensOfClause } from './clauses.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { hasCue, isKind } from './token.ts';

/** Tokens from the one name to the other, where a point is named too. */
const NEAR = 3;

/** "Is", as a Turkish ending. */
const IS_ENDING = /d[iu]r$/;

/** "The seventh house is the house of marriage": a clause that names no point and opens with the one name of a house, to end in the other. */
function isOfHousesAlone(clauses: Clauses, from: number, to: number): boolean {
  const { tokens, clauseOf, words } = clauses;
  const clause = clauseOf[from];
  if (clauseOf[to] !== clause || tokensOfClause(clauses, clause ?? 0).some(isSubject)) return false;
  const start = clauseOf.indexOf(clause ?? 0);
  const isOpening = tokens
    .slice(start, from)
    .every(
      (token) =>
        token.kind === 'mark' || token.kind === 'dateJoint' || hasCue(token, 'and') || hasCue(token, 'but'),
    );
  const last = tokens[to];
  // "Your third house of words" names it once.
  const isSaid = words.isVerbLast ? last?.case === null && IS_ENDING.test(last.text) : to - from > 1;
  return isOpening && isSaid;
}

/** "The seventh house is the house of marriage": one house, named twice, with no point between that would stand in one of them. */
export function readHouseNames(clauses: Clauses): ReadLore {
  const { tokens, groups } = clauses;
  const used = new Set<number>();
  const said = tokens.flatMap((topic, at): PlacedSaid[] => {
    if (!isKind(topic, 'house') || !topic.isTopic) return [];
    const others = tokens.flatMap((token, index) => {
      const [from, to] = [Math.min(at, index), Math.max(at, index)];
      const isParted = groups.some(({ first }) => first > from && first < to);
      const isFrom = tokens.slice(from, to).some((token) => hasCue(token, 'from'));
      const isAlone = groups.length === 0 || isOfHousesAlone(clauses, from, to);
      const isBeside = !isFrom && (isAlone || to - from <= NEAR);
      return isKind(token, 'house') && !token.isTopic && !isParted && isBeside
        ? [{ index, house: token.house, isAlone }]
        : [];
    });
    const [nearest] = others.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
    if (!nearest) return [];
    used.add(at);
    if (nearest.isAlone) used.add(nearest.index);
    return [{ at, said: { kind: 'sameHouse', house: topic.house, other: nearest.house } }];
  });
  return { said, used };
}
