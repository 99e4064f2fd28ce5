import type { Clauses } from './clauses.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { hasCue, isKind } from './token.ts';

/** Tokens from the one name to the other, where a point is named too. */
const NEAR = 3;

/** "The seventh house is the house of marriage": one house, named twice, with no point between that would stand in one of them. */
export function readHouseNames({ tokens, groups }: Clauses): ReadLore {
  const used = new Set<number>();
  const said = tokens.flatMap((topic, at): PlacedSaid[] => {
    if (!isKind(topic, 'house') || !topic.isTopic) return [];
    const others = tokens.flatMap((token, index) => {
      const [from, to] = [Math.min(at, index), Math.max(at, index)];
      const isParted = groups.some(({ first }) => first > from && first < to);
      const isFrom = tokens.slice(from, to).some((token) => hasCue(token, 'from'));
      const isBeside = !isFrom && (groups.length === 0 || to - from <= NEAR);
      return isKind(token, 'house') && !token.isTopic && !isParted && isBeside
        ? [{ index, house: token.house }]
        : [];
    });
    const [nearest] = others.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
    if (!nearest) return [];
    used.add(at);
    if (groups.length === 0) used.add(nearest.index);
    return [{ at, said: { kind: 'sameHouse', house: topic.house, other: nearest.house } }];
  });
  return { said, used };
}
