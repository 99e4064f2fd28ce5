import type { Clauses } from './clauses.ts';
import { clauseHas } from './clauses.ts';
import { groupsInClause } from './place-owners.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { ownerOfPlace } from './subjects.ts';
import { hasCue, isKind, type TokenOf } from './token.ts';

interface PlacedHouse {
  at: number;
  house: TokenOf<'house'>;
}

/** The houses whose cusps stand in the sign at a place. */
function housesOf(clauses: Clauses, at: number): PlacedHouse[] {
  const { tokens, clauseOf } = clauses;
  const clause = clauseOf[at] ?? 0;
  const all = tokens.flatMap((token, index) => (isKind(token, 'house') ? [{ at: index, house: token }] : []));
  const named = groupsInClause(clauses, clause);
  const here = all.filter((house) => clauseOf[house.at] === clause);
  const before = here.filter((house) => house.at < at);
  // "Your seventh house in Virgo": a house that is named by itself just before a sign.
  if (before.length > 0) return named.some(({ last }) => last < at) ? [] : before;
  const isOfCusp = clauseHas(clauses, clause, 'cusp') && named.length === 0;
  if (!isOfCusp) return [];
  if (here.length > 0) return here.slice(0, 1);
  // "It rules your tenth house, since the cusp is in Sagittarius".
  return all.filter((house) => house.at < at).slice(-1);
}

/** "Neither Aries nor Libra has a cusp". */
function isCuspless(clauses: Clauses, at: number): boolean {
  const { tokens, clauseOf, groups } = clauses;
  const clause = clauseOf[at] ?? 0;
  const isDenied = clauseHas(clauses, clause, 'none') || clauseHas(clauses, clause, 'not');
  return (
    groups.length === 0 &&
    isDenied &&
    clauseHas(clauses, clause, 'cusp') &&
    !tokens.some(({ kind }) => kind === 'house' || kind === 'houseCount')
  );
}

/** Which signs the houses begin in. */
export function readCusps(clauses: Clauses): ReadLore {
  const { tokens } = clauses;
  const used = new Set<number>();
  const said = tokens.flatMap((token, at): PlacedSaid[] => {
    if (!isKind(token, 'sign') || hasCue(tokens[at - 1], 'youAre') || token.case === 'youAre') return [];
    const { sign } = token;
    if (isCuspless(clauses, at)) {
      used.add(at);
      return [{ at, said: { kind: 'cuspless', sign, whose: ownerOfPlace(tokens, at) ?? 'self' } }];
    }
    return housesOf(clauses, at).map(({ at: place, house }) => {
      used.add(at).add(place);
      const whose = ownerOfPlace(tokens, place) ?? 'self';
      return { at, said: { kind: 'cusp', house: house.house, sign, whose } };
    });
  });
  return { said, used };
}
