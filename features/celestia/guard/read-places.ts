import type { DignityId } from '../../../astrology/ids.ts';
import { type Clauses, clauseHas, isSubject } from './clauses.ts';
import { groupsInClause, isForemost, ownedBy, ownersAfter, ownersBefore, zipped } from './place-owners.ts';
import type { Pairing } from './read-aspects.ts';
import type { Said, Subject } from './read-claim.ts';
import { isReadersSign, mayBeReadersSign } from './readers-sign.ts';
import { ownerOfPlace, subjectAt } from './subjects.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** What was spoken of last, for a sentence that only says "it". */
export interface Spoken {
  subjects: readonly Subject[];
  /** What was said of the sky, which has a time. */
  timed: readonly Said[];
  /** Whether it was of the sky as it stands: "right now", "in the sky". */
  isOfSky: boolean;
}

export interface PlacedSaid {
  said: Said;
  at: number;
}

/** Tokens that say something of a subject by standing near it. */
type PlaceToken = Extract<Token, { kind: 'sign' | 'house' | 'motion' | 'group' | 'degree' }>;

function isPlace(token: Token | undefined): token is PlaceToken {
  return ['sign', 'house', 'motion', 'group', 'degree'].includes(token?.kind ?? '');
}

const DIGNITIES = [
  ['exaltation', 'exaltation'],
  ['domicile', 'domicile'],
  ['detriment', 'detriment'],
  ['fall', 'fall'],
] as const satisfies readonly (readonly [Parameters<typeof hasCue>[1], DignityId])[];

/** Whether a verb of coming or going holds a sign. */
function movesThere(clauses: Clauses, at: number, cue: 'enters' | 'leaves'): boolean {
  const { tokens, clauseOf, words } = clauses;
  const clause = clauseOf[at];
  if (words.isVerbLast) {
    const fitting = cue === 'enters' ? 'towards' : 'away';
    const after = tokens
      .slice(at + 1, at + 8)
      .find((token, index) => clauseOf[at + 1 + index] === clause && hasCue(token, cue));
    return after !== undefined && tokens[at]?.case === fitting;
  }
  const verb = tokens.findLastIndex(
    (token, index) =>
      index < at && clauseOf[index] === clause && (hasCue(token, 'enters') || hasCue(token, 'leaves')),
  );
  const [from, to] = verb >= 0 ? exchange(clauses, verb) : [];
  if (to !== undefined) return at === (cue === 'enters' ? to : from);
  // The sign right after the verb is where it goes; a later one is not.
  const isMeant = verb >= 0 && hasCue(tokens[verb], cue);
  return isMeant && !tokens.slice(verb + 1, at).some((token) => token.kind === 'sign' || isSubject(token));
}

/** "Leaves Libra for Scorpio", "pasa de Libra a Escorpio": the two signs after a verb of coming or going. */
function exchange({ tokens, clauseOf }: Clauses, verb: number): readonly number[] {
  const [from, to] = tokens.flatMap((token, index) =>
    index > verb && token.kind === 'sign' && clauseOf[index] === clauseOf[verb] ? [index] : [],
  );
  if (from === undefined || to === undefined || to - from > 3) return [];
  const between = tokens.slice(verb + 1, to);
  return between.some((token) => isSubject(token) || hasCue(token, 'and')) ? [] : [from, to];
}

/** "Mercury retrograde starts on the 9th in Pisces": the way back begins or ends with a station. */
function turnOf(
  clauses: Clauses,
  at: number,
  { retrograde }: Extract<PlaceToken, { kind: 'motion' }>,
  subject: Subject,
): Said | null {
  const clause = clauses.clauseOf[at] ?? 0;
  const [begins, ends] = [clauseHas(clauses, clause, 'begins'), clauseHas(clauses, clause, 'ends')];
  if (!retrograde || subject.is !== 'point' || !subject.whose.includes('sky') || begins === ends) return null;
  const isNext = clauseHas(clauses, clause, 'next');
  return { kind: 'happens', subject: { is: 'station', point: subject.point, retrograde: begins, isNext } };
}

function saidOf(clauses: Clauses, at: number, token: PlaceToken, subject: Subject): Said {
  switch (token.kind) {
    case 'sign':
      if (movesThere(clauses, at, 'enters')) return { kind: 'enters', subject, sign: token.sign };
      if (movesThere(clauses, at, 'leaves')) return { kind: 'leaves', subject, sign: token.sign };
      return { kind: 'inSign', subject, sign: token.sign };
    case 'house':
      return { kind: 'inHouse', subject, house: token.house, houseOf: ownerOfPlace(clauses.tokens, at) };
    case 'motion':
      if (token.turns && subject.is === 'point' && subject.whose.includes('sky')) {
        return {
          kind: 'happens',
          subject: { is: 'station', point: subject.point, retrograde: token.retrograde, isNext: false },
        };
      }
      return (
        turnOf(clauses, at, token, subject) ?? {
          kind: 'moves',
          subject,
          retrograde: token.retrograde,
          turns: token.turns,
        }
      );
    case 'group':
      return { kind: 'inGroup', subject, of: token.of };
    case 'degree':
      return { kind: 'atDegree', subject, degree: token.degree };
  }
}

/** Where a name of the sentence before stands in this one. */
const BEFORE = -1;

/** Whether a place is said of what was spoken of before: "it's in Leo", "stands in the ninth house". */
export function refersBack(clauses: Clauses, at: number): boolean {
  const { tokens, clauseOf } = clauses;
  const token = tokens[at];
  const isInPlace = token?.case === 'place';
  const isPlaced =
    isInPlace ||
    hasCue(tokens[at - 1], 'in') ||
    hasCue(tokens[at - 2], 'in') ||
    token?.kind === 'motion' ||
    token?.kind === 'degree';
  return (
    isPlaced && (isInPlace || clauseHas(clauses, clauseOf[at] ?? 0, 'pronoun') || !isForemost(clauses, at))
  );
}

/** A place in a sentence that names nobody before it: of the sentence before, of the Sun, or of nobody. */
function ownerless(clauses: Clauses, at: number, token: PlaceToken, spoken: Spoken): PlacedSaid[] {
  const { tokens } = clauses;
  const owner = ownerOfPlace(tokens, at);
  if (token.kind === 'sign' && mayBeReadersSign(clauses, at)) {
    const sun: Subject = { is: 'point', point: 'sun', whose: ['self'], at };
    return [{ at, said: { kind: 'inSign', subject: sun, sign: token.sign } }];
  }
  if (refersBack(clauses, at) && spoken.subjects.length > 0) {
    const before = spoken.subjects.map((subject) =>
      subject.is === 'point' ? { ...subject, at: BEFORE } : subject,
    );
    return before.map((subject) => ({ at, said: saidOf(clauses, at, token, subject) }));
  }
  if (token.kind === 'sign' && owner)
    return [{ at, said: { kind: 'hasSign', sign: token.sign, whose: owner } }];
  if (token.kind === 'house' && owner)
    return [{ at, said: { kind: 'hasHouse', house: token.house, whose: owner } }];
  return [];
}

function dignitiesOf(clauses: Clauses): PlacedSaid[] {
  const { tokens, groups, clauseOf } = clauses;
  return tokens.flatMap((token, at) => {
    const dignity = DIGNITIES.find(([cue]) => hasCue(token, cue))?.[1];
    const group =
      groups.findLast(({ last }) => last < at && clauseOf[last] === clauseOf[at]) ??
      groups.findLast(({ last }) => last < at);
    if (!dignity || !group) return [];
    const named = tokens.find((other, index) => other.kind === 'sign' && clauseOf[index] === clauseOf[at]);
    const sign = isKind(named, 'sign') ? named.sign : null;
    return group.members.flatMap((member) => {
      const subject = subjectAt(clauses, member);
      return subject ? [{ at, said: { kind: 'dignity' as const, subject, dignity, sign } }] : [];
    });
  });
}

/** "Jupiter changes sign": where no sign is named. */
function signChanges(clauses: Clauses): PlacedSaid[] {
  const { tokens, clauseOf } = clauses;
  return tokens.flatMap((token, at): PlacedSaid[] => {
    const clause = clauseOf[at];
    const isTold = tokens.some((other, index) => other.kind === 'sign' && clauseOf[index] === clause);
    const [group] = groupsInClause(clauses, clause);
    if (!hasCue(token, 'changesSign') || isTold || !group) return [];
    const subject = subjectAt(clauses, group.first);
    if (subject?.is !== 'point') return [];
    return [{ at, said: { kind: 'leaves', subject: { ...subject, whose: ['sky'] }, sign: null } }];
  });
}

/** Signs, houses, degrees and ways of moving, each with what it is said of. `used` are the tokens that were read otherwise. */
export function saidPlaces(
  clauses: Clauses,
  pairings: readonly Pairing[],
  spoken: Spoken,
  used: ReadonlySet<number>,
): PlacedSaid[] {
  const { tokens } = clauses;
  const places = tokens.flatMap((token, at) => {
    if (!isPlace(token) || used.has(at)) return [];
    if (isReadersSign(clauses, at) && !isSubject(tokens[at + 1]))
      return ownerless(clauses, at, token, spoken);
    const after = ownersAfter(clauses, at);
    const owners = after.length > 0 ? after : zipped(clauses, at, ownersBefore(clauses, at, pairings));
    if (owners.length === 0) return ownerless(clauses, at, token, spoken);
    return owners.flatMap((owner) => {
      const subject = ownedBy(clauses, owner, at);
      return subject ? [{ at, said: saidOf(clauses, at, token, subject) }] : [];
    });
  });
  return [...places, ...dignitiesOf(clauses), ...signChanges(clauses)];
}
