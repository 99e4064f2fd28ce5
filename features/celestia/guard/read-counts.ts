import { type Clauses, clauseHas } from './clauses.ts';
import type { Counted, Said } from './read-claim.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { ownerOfPlace } from './subjects.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** The ten planets and lights are counted. */
const ALL = 10;
/** So many in one sign or house are called a stellium. */
const CLUSTER = 3;
/** So many make a house "full". */
const FULL = 2;
const REACH = 3;

interface Amount {
  least: number;
  most: number;
}

/** How many: "three planets", "most of your planets", "a stellium", "empty". */
function amountAt({ tokens, words }: Clauses, at: number): Amount | null {
  const token = tokens[at];
  if (!token) return null;
  if (hasCue(token, 'cluster')) return { least: CLUSTER, most: ALL };
  if (hasCue(token, 'empty') || hasCue(token, 'nobody')) return { least: 0, most: 0 };
  if (hasCue(token, 'full') && token.kind === 'cue') return { least: FULL, most: ALL };
  const isOne = isKind(token, 'number') && token.value === 1;
  const back = isOne ? 0 : words.isVerbLast ? REACH : 1;
  const beside = tokens.slice(Math.max(0, at - back), at + REACH + (isOne ? 0 : 2));
  const countsPlanets = beside.some((other) => hasCue(other, 'planets'));
  if (hasCue(token, 'most') && countsPlanets) return { least: ALL / 2 + 1, most: ALL };
  const countsGroup = tokens
    .slice(Math.max(0, at - (words.isVerbLast ? REACH : 0)), at + REACH)
    .some(({ kind }) => kind === 'group');
  if (countsGroup && hasCue(token, 'several')) return { least: CLUSTER, most: ALL };
  if (countsGroup && hasCue(token, 'none')) return { least: 0, most: 0 };
  if (hasCue(token, 'all') && countsPlanets) return { least: ALL, most: ALL };
  if (hasCue(token, 'several') && countsPlanets) return { least: CLUSTER, most: ALL };
  if (hasCue(token, 'none') && (countsPlanets || token.text.startsWith('noth'))) return { least: 0, most: 0 };
  if (isKind(token, 'number') && !token.isOrdinal && token.value <= ALL && countsPlanets) {
    return { least: token.value, most: token.value };
  }
  return null;
}

function countedBy(token: Token | undefined): Counted | null {
  if (isKind(token, 'group')) return { by: 'group', of: token.of };
  if (isKind(token, 'sign')) return { by: 'sign', sign: token.sign };
  if (isKind(token, 'house')) return { by: 'house', house: token.house };
  return isKind(token, 'motion') && token.retrograde ? { by: 'retrograde' } : null;
}

/** Where the planets are counted: the place of the same clause that is nearest to the amount, what follows before what precedes. */
function placeOf({ tokens, clauseOf }: Clauses, at: number): number | null {
  const isHere = (index: number) => clauseOf[index] === clauseOf[at] && countedBy(tokens[index]) !== null;
  const after = tokens.findIndex((_, index) => index > at && isHere(index));
  if (after >= 0) return after;
  const before = tokens.findLastIndex((_, index) => index < at && isHere(index));
  if (before >= 0) return before;
  // "How full your seventh house is": in some languages "that" stands between.
  const near = tokens.findIndex(
    (token, index) => index > at && index <= at + REACH + 2 && token.kind === 'house',
  );
  const isOfHouse = hasCue(tokens[at], 'full') || hasCue(tokens[at], 'empty');
  if (isOfHouse && near >= 0) return near;
  // "Fire leads: five planets are of that element".
  const group = tokens.findLastIndex((token, index) => index < at && token.kind === 'group');
  return group >= 0 ? group : null;
}

/** "Seven houses are empty", "your planets stand in five houses". */
function countedHouses(clauses: Clauses): PlacedSaid[] {
  return clauses.tokens.flatMap((token, at): PlacedSaid[] => {
    if (!isKind(token, 'houseCount')) return [];
    const clause = clauses.clauseOf[at] ?? 0;
    const areEmpty = clauseHas(clauses, clause, 'empty') || clauseHas(clauses, clause, 'none');
    if (!areEmpty && !clauseHas(clauses, clause, 'planets')) return [];
    return [{ at, said: { kind: 'housesHeld', areEmpty, count: token.count, whose: 'self' } }];
  });
}

/** What a sentence counts. */
export function readCounts(clauses: Clauses): ReadLore {
  const { tokens, clauseOf } = clauses;
  const found = tokens.flatMap((_, at): (PlacedSaid & { place: number })[] => {
    const amount = amountAt(clauses, at);
    const place = amount && placeOf(clauses, at);
    const counted = place === null ? null : countedBy(tokens[place]);
    if (!amount || place === null || !counted) return [];
    const clause = clauseOf[at] ?? 0;
    const isSky =
      clauseHas(clauses, clause, 'sky') || tokens.some((token) => isKind(token, 'date') && token.isNear);
    const owner = ownerOfPlace(tokens, place) ?? (clauseHas(clauses, clause, 'partner') ? 'partner' : null);
    const whose = owner ?? (isSky && !clauseHas(clauses, clause, 'self') ? 'sky' : 'self');
    const said: Said = { kind: 'count', counted, ...amount, whose };
    return [{ at, said, place }];
  });
  const ofHouses = countedHouses(clauses);
  const isOfHouses = (at: number) => ofHouses.some((one) => clauses.clauseOf[one.at] === clauseOf[at]);
  const counted = found.filter(({ at }) => !isOfHouses(at));
  return { said: [...counted, ...ofHouses], used: new Set(counted.map(({ place }) => place)) };
}
