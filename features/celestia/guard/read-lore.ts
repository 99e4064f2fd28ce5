import { type Clauses, isPlacedSign, isSaying, isSubject } from './clauses.ts';
import type { Pairing } from './read-aspects.ts';
import type { Said } from './read-claim.ts';
import type { PlacedSaid } from './read-places.ts';
import { isReadersSign } from './readers-sign.ts';
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

/** Who rules, and who is only what an aspect is to: the places of their names. */
interface Names {
  ruler: number;
  objects: ReadonlySet<number>;
}

/** A claim of who rules, with the place of the ruler's name. */
interface Ruled extends PlacedSaid {
  ruler: number;
}

function isPlacedIn(tokens: readonly Token[], at: number): boolean {
  const isInHouse =
    tokens[at]?.kind === 'house' && [at - 1, at - 2].some((near) => hasCue(tokens[near], 'in'));
  return isInHouse || isPlacedSign(tokens, at) || tokens[at]?.case === 'place';
}

/** Whether a sign or house may be where something stands, and so says more than who rules it. */
function mayBePlace(clauses: Clauses, at: number, { ruler, objects }: Names): boolean {
  const { tokens, clauseOf } = clauses;
  if (isPlacedIn(tokens, at) || isReadersSign(clauses, at)) return true;
  const name = tokens.findLastIndex((token, index) => index < at && isSubject(token) && !objects.has(index));
  if (name < 0 || name === ruler) return false;
  const isTold = tokens.slice(name, at).some((token) => isSaying(token) || token.kind === 'group');
  // "Your Sun's sign, Leo, is ruled by": nothing else is said of the name.
  return clauseOf[name] === clauseOf[at] || !isTold;
}

function isRising({ token }: Placed): boolean {
  return isKind(token, 'point') && token.point === 'ascendant';
}

/** Signs that a list goes on with: "Gemini and Virgo". */
function listedSigns(clauses: Clauses, from: number, names: Names): Placed[] {
  const { tokens } = clauses;
  const found: Placed[] = [];
  for (const way of [-1, 1]) {
    for (let index = from; tokens[index]; index += way) {
      const token = tokens[index];
      if (token?.kind === 'sign') {
        // "The Moon is in Leo, and Virgo is ruled by": the one is a place, the other is spoken of.
        if (mayBePlace(clauses, index, names) !== mayBePlace(clauses, from, names)) break;
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
): Ruled[] {
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
  const named = points.find(({ index }) => !objects.has(index)) ?? points[0];
  const point = named?.token;
  // "That rules it": the sign was named before.
  const isPointedBack = hasCue(tokens[at + 1], 'pronoun') || hasCue(tokens[at + 2], 'pronoun');
  const reachable = isPointedBack ? nearest.filter(({ index }) => index < at) : nearest;
  const isOwn = ownerOfPlace(tokens, at) === 'self';
  const place = reachable.find(
    (one) =>
      (one.token.kind === 'sign' && !taken.has(one.index)) || one.token.kind === 'house' || isRising(one),
  );
  const isOfChart = nearest.some(({ token }) => hasCue(token, 'chart'));
  if (!named || !isKind(point, 'point')) return [];
  const ruler = named.index;
  const claimAt = (index: number, said: Said): Ruled => ({ at: index, ruler, said });
  if (place && isKind(place.token, 'house'))
    return [claimAt(place.index, { kind: 'rulesHouse', point: point.point, house: place.token.house })];
  // "Your ruler is Neptune": the chart's.
  const rulesRising = isOwn || (place?.token.kind !== 'sign' && (isOfChart || (place && isRising(place))));
  if (rulesRising) return [claimAt(at, { kind: 'rulesHouse', point: point.point, house: 1 })];
  if (!place) return [];
  return listedSigns(clauses, place.index, { ruler, objects }).flatMap(({ token, index }) =>
    isKind(token, 'sign')
      ? [claimAt(index, { kind: 'rulesSign', point: point.point, sign: token.sign })]
      : [],
  );
}

/** Who rules which sign or house: it is checked against the art, of a house against the chart. */
export function readLore(
  clauses: Clauses,
  pairings: readonly Pairing[],
  taken: ReadonlySet<number>,
): ReadLore {
  const objects = new Set(pairings.flatMap((pairing) => [...pairing.objects]));
  const said = clauses.tokens.flatMap((token, at) =>
    hasCue(token, 'rules') ? rulersAt(clauses, at, objects, taken) : [],
  );
  const used = said.filter(({ at, ruler }) => !mayBePlace(clauses, at, { ruler, objects }));
  return { said, used: new Set(used.map(({ at }) => at)) };
}
