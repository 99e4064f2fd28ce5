import { type Clauses, clauseHas } from './clauses.ts';
import type { Pairing } from './read-aspects.ts';
import type { PlacedSaid } from './read-places.ts';
import { ownerOfPlace } from './subjects.ts';
import { hasCue, isKind, type Token } from './token.ts';

export interface ReadLore {
  said: readonly PlacedSaid[];
  /** Tokens that say nothing else. */
  used: ReadonlySet<number>;
}

interface Placed {
  token: Token;
  index: number;
}

function isRising({ token }: Placed): boolean {
  return isKind(token, 'point') && token.point === 'ascendant';
}

/** Signs that a list goes on with: "Gemini and Virgo". */
function listedSigns({ tokens }: Clauses, from: number): Placed[] {
  const found: Placed[] = [];
  for (const way of [-1, 1]) {
    for (let index = from; tokens[index]; index += way) {
      const token = tokens[index];
      if (token?.kind === 'sign') {
        if (index !== from || way === 1) found.push({ token, index });
      } else if (!hasCue(token, 'and') && token?.text !== ',' && token?.kind !== 'dateJoint') break;
    }
  }
  return found;
}

/** "Mars rules Aries", "the ruler of your seventh house is Saturn". `taken` are places that say where a house begins. */
function rulersAt(
  clauses: Clauses,
  at: number,
  objects: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): PlacedSaid[] {
  const { tokens, clauseOf } = clauses;
  const inReach = tokens
    .map((token, index) => ({ token, index }))
    .filter(
      ({ index }) => Math.abs(index - at) <= 8 && Math.abs((clauseOf[index] ?? 0) - (clauseOf[at] ?? 0)) <= 1,
    );
  const nearest = inReach.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
  const points = tokens
    .map((token, index) => ({ token, index }))
    .filter((one) => isKind(one.token, 'point') && !isRising(one))
    .filter(({ index }) => index < at || inReach.some((one) => one.index === index))
    .toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
  // "Your Venus, which squares Pluto, also rules": not whom an aspect is to.
  const point = (points.find(({ index }) => !objects.has(index)) ?? points[0])?.token;
  // "That rules it": the sign was named before.
  const isPointedBack = hasCue(tokens[at + 1], 'pronoun') || hasCue(tokens[at + 2], 'pronoun');
  const reachable = isPointedBack ? nearest.filter(({ index }) => index < at) : nearest;
  const isOwn = ownerOfPlace(tokens, at) === 'self';
  const place = reachable.find(
    (one) =>
      (one.token.kind === 'sign' && !taken.has(one.index)) || one.token.kind === 'house' || isRising(one),
  );
  const isOfChart = nearest.some(({ token }) => hasCue(token, 'chart'));
  if (!isKind(point, 'point')) return [];
  if (isKind(place?.token, 'house'))
    return [{ at: place.index, said: { kind: 'rulesHouse', point: point.point, house: place.token.house } }];
  // "Your ruler is Neptune": the chart's.
  const rulesRising = isOwn || (place?.token.kind !== 'sign' && (isOfChart || (place && isRising(place))));
  if (rulesRising) return [{ at, said: { kind: 'rulesHouse', point: point.point, house: 1 } }];
  if (!place) return [];
  return listedSigns(clauses, place.index).flatMap(({ token, index }) =>
    isKind(token, 'sign')
      ? [{ at: index, said: { kind: 'rulesSign' as const, point: point.point, sign: token.sign } }]
      : [],
  );
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
export function readLore(
  clauses: Clauses,
  pairings: readonly Pairing[],
  taken: ReadonlySet<number>,
): ReadLore {
  const objects = new Set(pairings.flatMap((pairing) => [...pairing.objects]));
  const rulers = clauses.tokens.flatMap((token, at) =>
    hasCue(token, 'rules') ? rulersAt(clauses, at, objects, taken) : [],
  );
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
