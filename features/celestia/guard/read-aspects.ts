import { type Clauses, clauseHas, type Group } from './clauses.ts';
import type { Said, Subject } from './read-claim.ts';
import { subjectAt } from './subjects.ts';
import { hasCue, isKind } from './token.ts';

/** Two names and the place of the aspect between them. */
export interface Pairing {
  at: number;
  pairs: readonly (readonly [number, number | null])[];
  /** The names that the aspect is made to. */
  objects: ReadonlySet<number>;
}

type Pair = readonly [number, number | null];

function crossed(firsts: readonly number[], seconds: readonly number[]): Pair[] {
  return firsts.flatMap((first) =>
    seconds.filter((second) => second !== first).map((second): Pair => [first, second]),
  );
}

/** Pairs within one list: the first with each other. */
function within({ members }: Group): Pair[] {
  const [first, ...rest] = members;
  return first === undefined ? [] : rest.map((second): Pair => [first, second]);
}

/** Pairs of what is named on one side of the aspect: of the nearest list, or of the two nearest. */
function oneSided(groups: readonly Group[], nearest: Group | undefined, next: Group | undefined): Pair[] {
  if (!nearest) return [];
  if (nearest.members.length > 1) return within(nearest);
  return next && groups.length > 1 ? crossed(next.members, nearest.members) : [];
}

/** "A square between", "a trine from": both names follow. */
function namesFollow({ tokens }: Clauses, at: number): boolean {
  return tokens.slice(at + 1, at + 4).some((token) => hasCue(token, 'between') || hasCue(token, 'from'));
}

function pairsAt(clauses: Clauses, at: number): Pair[] {
  const { groups, clauseOf, words } = clauses;
  const here = clauseOf[at];
  const inClause = groups.filter(({ first }) => clauseOf[first] === here);
  const before = inClause.filter(({ last }) => last < at);
  const after = inClause.filter(({ first }) => first > at);
  const [lastBefore, firstAfter] = [before.at(-1), after[0]];
  const ofBefore = oneSided(before, lastBefore, before.at(-2));
  const ofAfter = oneSided(after, firstAfter, after[1]);
  if (words.isVerbLast && ofBefore.length > 0) return ofBefore;
  if (ofAfter.length > 0 && (namesFollow(clauses, at) || !lastBefore)) return ofAfter;
  if (lastBefore && firstAfter) return crossed(lastBefore.members, firstAfter.members);
  if (ofBefore.length > 0) return ofBefore;
  // One name alone: the other is the nearest of the clauses before.
  const earlier = groups.findLast(({ last }) => last < at && clauseOf[last] !== here);
  const known = lastBefore ?? firstAfter;
  if (earlier && known) return crossed(earlier.members, known.members);
  const later = groups.find(({ first }) => first > at && clauseOf[first] !== here);
  if (!known && earlier && earlier.members.length > 1) return within(earlier);
  if (!known && earlier)
    return later
      ? crossed(earlier.members, later.members)
      : earlier.members.map((first): Pair => [first, null]);
  return (known ?? later)?.members.map((first): Pair => [first, null]) ?? [];
}

/** The names that each aspect of a sentence joins; an aspect that names nobody has no pairs. */
export function pairAspects(clauses: Clauses): Pairing[] {
  return clauses.tokens.flatMap((token, at) => {
    if (!isKind(token, 'aspect')) return [];
    const pairs = pairsAt(clauses, at);
    return [
      { at, pairs, objects: new Set(pairs.map(([, second]) => second).filter((second) => second !== null)) },
    ];
  });
}

/** Beside a point of the partner's one without an owner may be anybody's. */
function besidePartner(subject: Subject, other: Subject | null): Subject {
  const isBeside = other?.is === 'point' && other.whose.length === 1 && other.whose[0] === 'partner';
  if (subject.is !== 'point' || subject.whose.length < 2 || !isBeside) return subject;
  return { ...subject, whose: ['self', 'sky', 'partner'] };
}

/** Whether an aspect is called applying or separating. */
function saidApplying(clauses: Clauses, at: number): boolean | null {
  const clause = clauses.clauseOf[at] ?? 0;
  if (clauseHas(clauses, clause, 'applying')) return true;
  return clauseHas(clauses, clause, 'separating') ? false : null;
}

/** What the aspects of a sentence say. */
export function saidAspects(clauses: Clauses, pairings: readonly Pairing[]): { said: Said; at: number }[] {
  return pairings.flatMap(({ at, pairs }) => {
    const token = clauses.tokens[at];
    if (!isKind(token, 'aspect')) return [];
    return pairs.flatMap(([first, second]) => {
      const one = subjectAt(clauses, first);
      const other = second === null ? null : subjectAt(clauses, second);
      if (!one) return [];
      const ends = { first: besidePartner(one, other), second: other && besidePartner(other, one) };
      return [
        {
          at,
          said: {
            kind: 'aspect' as const,
            ...ends,
            aspects: token.aspects,
            orb: null,
            applying: saidApplying(clauses, at),
            isTightest: clauseHas(clauses, clauses.clauseOf[at] ?? 0, 'tightest'),
          },
        },
      ];
    });
  });
}
