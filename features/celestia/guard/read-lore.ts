import { type Clauses, clauseHas } from './clauses.ts';
import type { PlacedSaid } from './read-places.ts';
import { ownerOfPlace } from './subjects.ts';
import { hasCue, isKind } from './token.ts';

export interface ReadLore {
  said: readonly PlacedSaid[];
  /** Tokens that say nothing else. */
  used: ReadonlySet<number>;
}

/** "Mars rules Aries", "the ruler of your seventh house is Saturn". */
function rulersAt({ tokens, clauseOf }: Clauses, at: number): PlacedSaid[] {
  const inReach = tokens
    .map((token, index) => ({ token, index }))
    .filter(
      ({ index }) => Math.abs(index - at) <= 8 && Math.abs((clauseOf[index] ?? 0) - (clauseOf[at] ?? 0)) <= 1,
    );
  const nearest = inReach.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
  const point = nearest
    .map(({ token }) => token)
    .find((token) => isKind(token, 'point') && token.point !== 'ascendant');
  // "That rules it": the sign was named before.
  const isPointedBack = hasCue(tokens[at + 1], 'pronoun') || hasCue(tokens[at + 2], 'pronoun');
  const reachable = isPointedBack ? nearest.filter(({ index }) => index < at) : nearest;
  const place = reachable.find(
    ({ token }) =>
      ['sign', 'house'].includes(token.kind) || (isKind(token, 'point') && token.point === 'ascendant'),
  );
  const isOfChart = nearest.some(({ token }) => hasCue(token, 'chart'));
  if (!isKind(point, 'point')) return [];
  if (isKind(place?.token, 'sign'))
    return [{ at: place.index, said: { kind: 'rulesSign', point: point.point, sign: place.token.sign } }];
  if (isKind(place?.token, 'house'))
    return [{ at: place.index, said: { kind: 'rulesHouse', point: point.point, house: place.token.house } }];
  const rulesRising = isOfChart || isKind(place?.token, 'point');
  return rulesRising ? [{ at, said: { kind: 'rulesHouse', point: point.point, house: 1 } }] : [];
}

/** "Taurus is an earth sign". */
function signKindAt({ tokens, clauseOf, groups }: Clauses, at: number): PlacedSaid[] {
  const group = tokens[at];
  const sign = tokens.findLastIndex(
    (token, index) => index < at && token.kind === 'sign' && clauseOf[index] === clauseOf[at],
  );
  const said = tokens[sign];
  if (!isKind(group, 'group') || !isKind(said, 'sign') || ownerOfPlace(tokens, sign)) return [];
  if (groups.some(({ last }) => last < at)) return [];
  return [{ at, said: { kind: 'signIsOf', sign: said.sign, of: group.of } }];
}

/** What a sentence says that holds in every chart: it is checked against the art itself. */
export function readLore(clauses: Clauses): ReadLore {
  const rulers = clauses.tokens.flatMap((token, at) => (hasCue(token, 'rules') ? rulersAt(clauses, at) : []));
  const kinds = clauses.tokens.flatMap((token, at) =>
    token.kind === 'group' ? signKindAt(clauses, at) : [],
  );
  const said = [...rulers, ...kinds];
  const signs = clauses.tokens.flatMap((token, at) =>
    kinds.length > 0 && token.kind === 'sign' && !clauseHas(clauses, clauses.clauseOf[at] ?? 0, 'self')
      ? [at]
      : [],
  );
  return { said, used: new Set([...said.map(({ at }) => at), ...signs]) };
}
