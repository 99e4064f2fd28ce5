import type { AspectId } from '../../../astrology/ids.ts';
import type { Clauses } from './clauses.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { ownerOfPlace } from './subjects.ts';
import { hasCue, isKind, type Token, type TokenOf } from './token.ts';

/** How many signs on two signs stand that make an aspect, either way round. */
const STEPS: Readonly<Record<AspectId, readonly number[]>> = {
  conjunction: [0],
  sextile: [2, 10],
  square: [3, 9],
  trine: [4, 8],
  quincunx: [5, 7],
  opposition: [6],
};
const NEXT = [1];
const PREVIOUS = [11];

/** What a word between two signs says of how they stand: an aspect, or which comes first. */
function stepsOf(token: Token): readonly number[] {
  if (hasCue(token, 'signAfter')) return PREVIOUS;
  if (hasCue(token, 'signBefore')) return NEXT;
  return isKind(token, 'aspect') ? token.aspects.flatMap((aspect) => STEPS[aspect]) : [];
}

/** The signs of a sentence that names no points: what is said of them is said of the art. */
function bareSigns({ tokens, groups }: Clauses): { at: number; sign: TokenOf<'sign'> }[] {
  if (groups.length > 0) return [];
  return tokens.flatMap((token, at) => (isKind(token, 'sign') ? [{ at, sign: token }] : []));
}

/** "Scorpio comes after Libra", "after Libra comes Scorpio", "Capricorn is opposite Cancer". */
function signsApart(clauses: Clauses): PlacedSaid[] {
  const [one, other, third] = bareSigns(clauses);
  if (!one || !other || third) return [];
  const { tokens, words } = clauses;
  const marker = tokens.findIndex((token) => stepsOf(token).length > 0);
  const said = tokens[marker];
  if (!said) return [];
  // What the word leans on: where verbs stand last the sign in "from", else the sign behind it.
  const isTurned = words.isVerbLast ? one.sign.case === 'away' : marker < one.at;
  const [first, second] = isTurned ? [other, one] : [one, other];
  return [
    {
      at: other.at,
      said: {
        kind: 'signsApart',
        first: first.sign.sign,
        second: second.sign.sign,
        steps: stepsOf(said),
      },
    },
  ];
}

/** "Pisces is the last sign of the zodiac". */
function signsAtEnds(clauses: Clauses): PlacedSaid[] {
  const [only, other] = bareSigns(clauses);
  const has = (cue: 'firstSign' | 'lastSign') => clauses.tokens.some((token) => hasCue(token, cue));
  if (!only || other || (!has('firstSign') && !has('lastSign'))) return [];
  const steps = has('lastSign') ? PREVIOUS : [0];
  return [{ at: only.at, said: { kind: 'signsApart', first: 'aries', second: only.sign.sign, steps } }];
}

/** "The fire signs are Aries, Leo and Sagittarius": each sign of the list. */
function signsOfGroup(clauses: Clauses): PlacedSaid[] {
  const { tokens } = clauses;
  const groups = tokens.filter((token) => token.kind === 'group');
  const [group] = groups;
  const isOfChart = tokens.some(
    (token) => token.kind === 'house' || hasCue(token, 'planets') || hasCue(token, 'self'),
  );
  if (groups.length !== 1 || !isKind(group, 'group') || isOfChart) return [];
  return bareSigns(clauses).flatMap(({ at, sign }) =>
    ownerOfPlace(tokens, at)
      ? []
      : [{ at, said: { kind: 'signIsOf' as const, sign: sign.sign, of: group.of } }],
  );
}

/** What a sentence says of the signs among themselves: their order, their angles, their elements. */
export function readSignLore(clauses: Clauses): ReadLore {
  const ofGroup = signsOfGroup(clauses);
  const apart = ofGroup.length > 0 ? [] : signsApart(clauses);
  const said = [...ofGroup, ...apart, ...signsAtEnds(clauses)];
  const used =
    said.length === 0
      ? []
      : clauses.tokens.flatMap((token, at) => (['sign', 'group', 'aspect'].includes(token.kind) ? [at] : []));
  return { said, used: new Set(used) };
}
