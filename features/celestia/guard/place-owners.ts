import { type Clauses, type Group, isSubject, tokensOfClause } from './clauses.ts';
import type { Pairing } from './read-aspects.ts';
import type { Subject } from './read-claim.ts';
import { subjectAt } from './subjects.ts';
import { hasCue } from './token.ts';

/** Whether a place is the first thing of its clause, so that it belongs to what follows: "In Pisces, your Venus". */
export function isForemost({ tokens, clauseOf }: Clauses, at: number): boolean {
  const clause = clauseOf[at];
  for (let index = at - 1; index >= 0 && clauseOf[index] === clause; index--) {
    const token = tokens[index];
    if (
      !token ||
      token.kind === 'word' ||
      token.kind === 'aspect' ||
      isSubject(token) ||
      hasCue(token, 'pronoun')
    )
      return false;
  }
  return true;
}

/** "A twelfth-house Sun". */
function isHouseAdjective({ tokens, words }: Clauses, at: number): boolean {
  return tokens[at]?.kind === 'house' && !words.isVerbLast;
}

export function groupsInClause({ groups, clauseOf }: Clauses, clause: number | undefined): Group[] {
  return groups.filter(({ first }) => clauseOf[first] === clause);
}

/** "Ay'ın yönettiği Yengeç'te": where verbs stand last, the place of a name before a sign that only rules it; -1 for none. */
function rulerBefore({ tokens, words }: Clauses, at: number): number {
  const isRuled = words.isVerbLast && hasCue(tokens[at - 1], 'rules') && isSubject(tokens[at - 2]);
  return isRuled ? at - 2 : -1;
}

/** The names after a place that stands before its subject; empty where it does not. */
export function ownersAfter(clauses: Clauses, at: number): readonly number[] {
  const { tokens, groups, clauseOf, words } = clauses;
  const token = tokens[at];
  const next = groups.find(({ first }) => first > at);
  if (!next || !token) return [];
  if (token.case === 'ofPlace') return [next.first];
  const isOfNext =
    rulerBefore(clauses, at) === (groups[0]?.last ?? at) && clauseOf[next.first] === clauseOf[at];
  if (isOfNext) return next.members;
  const isAdjective =
    token.case === null &&
    (token.kind === 'motion' ||
      (words.signBeforePoint && (token.kind === 'sign' || isHouseAdjective(clauses, at))));
  if (isAdjective && next.first === at + 1 && !isSubject(tokens[at - 1])) return [next.first];
  const clause = clauseOf[at];
  const isBefore = groups.some(({ last }) => last < at && clauseOf[last] === clause);
  if (isBefore) return [];
  const isFirst = !groups.some(({ last }) => last < at);
  // Nobody is named before: whoever is named in the same clause is meant ("With Scorpio on your Midheaven").
  if (clauseOf[next.first] === clause) return isFirst || isForemost(clauses, at) ? next.members : [];
  if (!isForemost(clauses, at)) return [];
  // "In Pisces, your Venus": the clause has nothing but the place.
  const isBare = tokensOfClause(clauses, clause ?? 0).every(
    ({ kind }) => kind !== 'word' && kind !== 'motion',
  );
  return isBare && isFirst && clauseOf[next.first] === (clause ?? 0) + 1 ? next.members : [];
}

/** "Which", "qui": what follows is of the name right before. */
const RELATIVES: ReadonlySet<string> = new Set(
  'which who that where que quien donde cual lo cual cuyo cuya qui dont ou qu quem onde cujo cuja'.split(' '),
);

/** "Your Sun is conjunct the Ascendant but in the twelfth": a clause of its own goes on with the subject. */
function isCoordinate({ tokens, clauseOf }: Clauses, at: number, object: number): boolean {
  if (clauseOf[at] === clauseOf[object]) return false;
  const opener = tokens.find((_, index) => clauseOf[index] === clauseOf[at]);
  return hasCue(opener, 'but') && !hasCue(opener, 'and') && !RELATIVES.has(opener?.text ?? '');
}

/** The names before a place: the nearest list, of which an aspect's object stands alone. */
export function ownersBefore(clauses: Clauses, at: number, pairings: readonly Pairing[]): readonly number[] {
  const { tokens, groups } = clauses;
  const ruler = rulerBefore(clauses, at);
  const group = groups.findLast(({ last }) => last < (ruler < 0 ? at : ruler));
  if (!group) return [];
  const pairing = pairings.findLast((candidate) => candidate.at < at && candidate.objects.has(group.last));
  const isSource =
    hasCue(tokens[at - 1], 'from') || hasCue(tokens[at - 2], 'from') || tokens[at]?.case === 'away';
  const source = pairing?.pairs[0]?.[0];
  const goesOn = pairing !== undefined && isCoordinate(clauses, at, group.last);
  if (pairing && (isSource || goesOn) && source !== undefined) return [source];
  return pairings.some(({ objects }) => group.members.some((member) => objects.has(member)))
    ? [group.last]
    : group.members;
}

/** "Sun and Moon in Taurus and Capricorn": each its own. */
export function zipped(clauses: Clauses, at: number, owners: readonly number[]): readonly number[] {
  const { tokens } = clauses;
  const kind = tokens[at]?.kind;
  if (owners.length < 2) return owners;
  const alike: number[] = [];
  const last = owners.at(-1) ?? 0;
  for (let index = last + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind === kind) alike.push(index);
    else if (
      alike.length > 0 &&
      !hasCue(token, 'and') &&
      token?.text !== ',' &&
      token?.kind !== 'dateJoint' &&
      !hasCue(token, 'in')
    )
      break;
  }
  const place = alike.indexOf(at);
  const own = owners[place];
  return alike.length === owners.length && own !== undefined ? [own] : owners;
}

/** A name for a place: where "yours" stands between them, the same name in the chart of who is spoken to. */
export function ownedBy(clauses: Clauses, owner: number, at: number): Subject | null {
  const subject = subjectAt(clauses, owner);
  const yours = clauses.tokens.findLastIndex(
    (token, index) => index > owner && index < at && hasCue(token, 'yours'),
  );
  return subject?.is === 'point' && yours >= 0 ? { ...subject, whose: ['self'], at: yours } : subject;
}
