import type { AspectId, SignId } from '../../../astrology/ids.ts';
import { type ArtPart, artParts, isPartsSign } from './art-parts.ts';
import type { Clauses } from './clauses.ts';
import { genericSigns } from './generic-signs.ts';
import type { ReadLore } from './read-lore.ts';
import { type PlacedSaid, refersBack } from './read-places.ts';
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
const SAME = [0];

interface Placed<Kind extends Token['kind']> {
  at: number;
  token: TokenOf<Kind>;
}

/** What a word between two signs says of how they stand: an aspect, or which comes first. */
function stepsOf(token: Token): readonly number[] {
  if (hasCue(token, 'signAfter')) return PREVIOUS;
  if (hasCue(token, 'signBefore')) return NEXT;
  return isKind(token, 'aspect') ? token.aspects.flatMap((aspect) => STEPS[aspect]) : [];
}

/** The tokens of a kind in a part, with their places. */
function allOf<Kind extends Token['kind']>({ tokens }: Clauses, part: ArtPart, kind: Kind): Placed<Kind>[] {
  return tokens.flatMap((token, at) =>
    at >= part.from && at < part.to && isKind(token, kind) ? [{ at, token }] : [],
  );
}

/** "Scorpio comes after Libra", "after Libra comes Scorpio", "Capricorn is opposite Cancer". */
function signsApart(clauses: Clauses, part: ArtPart): PlacedSaid[] {
  const [one, other, third] = allOf(clauses, part, 'sign');
  if (!one || !other || third) return [];
  const { tokens, words } = clauses;
  const marker = tokens.findIndex(
    (token, at) => at >= part.from && at < part.to && stepsOf(token).length > 0,
  );
  const said = tokens[marker];
  if (!said) return [];
  // What the word leans on: where verbs stand last the sign in "from", else the sign behind it.
  const isTurned = words.isVerbLast ? one.token.case === 'away' : marker < one.at;
  const [first, second] = isTurned ? [other, one] : [one, other];
  return [
    {
      at: other.at,
      said: {
        kind: 'signsApart',
        first: first.token.sign,
        second: second.token.sign,
        steps: stepsOf(said),
      },
    },
  ];
}

function endAt(token: Token): readonly number[] | null {
  if (hasCue(token, 'lastSign')) return PREVIOUS;
  return hasCue(token, 'firstSign') ? SAME : null;
}

/** "Pisces is the last sign of the zodiac". */
function signsAtEnds(clauses: Clauses, part: ArtPart): PlacedSaid[] {
  const [only, other] = allOf(clauses, part, 'sign');
  const steps = clauses.tokens
    .slice(part.from, part.to)
    .map(endAt)
    .find((found) => found !== null);
  if (!only || other || !steps) return [];
  return [{ at: only.at, said: { kind: 'signsApart', first: 'aries', second: only.token.sign, steps } }];
}

/** "Your Mars is in Pisces, the last sign of the zodiac": outside of the parts it is said of the sign right before. */
function endsBeside({ tokens }: Clauses, parts: readonly ArtPart[]): PlacedSaid[] {
  return tokens.flatMap((token, at) => {
    const steps = endAt(token);
    const sign = tokens.slice(0, at).findLast(({ kind }) => kind !== 'mark' && kind !== 'dateJoint');
    if (!steps || !isKind(sign, 'sign') || parts.some(({ from, to }) => from <= at && at < to)) return [];
    return [{ at, said: { kind: 'signsApart' as const, first: 'aries' as const, second: sign.sign, steps } }];
  });
}

/** "Taurus is an earth sign", "the fire signs are Aries, Leo and Sagittarius": each sign of the part. */
function signsOfGroup(clauses: Clauses, part: ArtPart): PlacedSaid[] {
  const signs = allOf(clauses, part, 'sign').filter(({ at }) => !ownerOfPlace(clauses.tokens, at));
  return allOf(clauses, part, 'group').flatMap((group) => {
    const before = signs.filter(({ at }) => at < group.at);
    // Of a chart's own words only the sign by its group is lore: "your fire is in Aries" is none.
    const told = part.isOfChart ? before.slice(-1) : signs;
    return told.map(({ at, token }) => ({
      // A denial stands by what ends the statement.
      at: Math.max(at, group.at),
      said: { kind: 'signIsOf' as const, sign: token.sign, of: group.token.of },
    }));
  });
}

/** The tokens of a part that say nothing but its lore. */
function usedIn(clauses: Clauses, part: ArtPart, isOfGroup: boolean): number[] {
  const mayBePlace = (at: number) =>
    part.isOfChart || !isPartsSign(clauses, at) || (isOfGroup && refersBack(clauses, at));
  const signs = allOf(clauses, part, 'sign').filter(({ at }) => !mayBePlace(at));
  return [...signs, ...allOf(clauses, part, 'group'), ...allOf(clauses, part, 'aspect')].map(({ at }) => at);
}

function readPart(clauses: Clauses, part: ArtPart): ReadLore {
  const ofGroup = signsOfGroup(clauses, part);
  const apart = ofGroup.length > 0 ? [] : signsApart(clauses, part);
  const said = [...ofGroup, ...apart, ...signsAtEnds(clauses, part)];
  return { said, used: new Set(said.length > 0 ? usedIn(clauses, part, ofGroup.length > 0) : []) };
}

function kindsTold(said: readonly PlacedSaid[]): ReadonlySet<SignId> {
  return new Set(said.flatMap(({ said: one }) => (one.kind === 'signIsOf' ? [one.sign] : [])));
}

/** What a sentence says of the signs among themselves: their order, their angles, their elements. */
export function readSignLore(clauses: Clauses): ReadLore {
  const parts = artParts(clauses);
  const read = parts.map((part) => readPart(clauses, part));
  const said = [...read.flatMap((part) => part.said), ...endsBeside(clauses, parts)];
  const generic = genericSigns(clauses, kindsTold(said));
  return { said, used: new Set([...read.flatMap(({ used }) => [...used]), ...generic]) };
}
