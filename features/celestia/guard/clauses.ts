import type { GuardWords } from '../../../locales/guard-words.ts';
import type { ChartOwner, Whose } from '../facts/fact.ts';
import type { Subject } from './read-claim.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** Points, lunations and eclipses named together: "Sun and Moon". */
export interface Group {
  /** Places of their tokens. */
  members: readonly number[];
  first: number;
  last: number;
}

/** A sentence with its clauses and what it names. */
export interface Clauses {
  tokens: readonly Token[];
  /** The clause of each token. */
  clauseOf: readonly number[];
  groups: readonly Group[];
  words: GuardWords;
}

const BREAKS: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  '(',
  ')',
  '[',
  ']',
  '—',
  '…',
  '"',
  '“',
  '”',
  '«',
  '»',
  '.',
  '-',
]);

export function isSubject(token: Token | undefined): boolean {
  return token?.kind === 'point' || token?.kind === 'phase' || token?.kind === 'eclipse';
}

/** What says something of a subject. */
function isSaying(token: Token | undefined): boolean {
  return ['aspect', 'sign', 'house', 'motion', 'degree'].includes(token?.kind ?? '');
}

/** Words that may stand between two names of a list: owners, articles, one or two short words. */
function isFiller(token: Token): boolean {
  if (token.kind === 'dateJoint') return true;
  if (token.kind === 'cue')
    return ['self', 'partner', 'natal', 'sky', 'planets', 'next'].some((cue) =>
      token.cues.some((own) => own === cue),
    );
  return token.kind === 'word' && token.text.length <= 3;
}

type Joint = 'and' | 'comma' | 'none' | null;

/** How two names are joined by what stands between them; null where they are not. */
function jointOf(between: readonly Token[]): Joint {
  const rest = between.filter((token) => !isFiller(token));
  if (rest.length === 0) return between.every(({ kind }) => kind !== 'word') ? 'none' : null;
  if (rest.length > 2) return null;
  if (rest.every((token) => hasCue(token, 'and') || token.text === ',' || token.text === '/')) {
    return rest.some((token) => hasCue(token, 'and') || token.text === '/') ? 'and' : 'comma';
  }
  return null;
}

function nextSubject(tokens: readonly Token[], from: number): number | null {
  const found = tokens.findIndex((token, index) => index > from && isSubject(token));
  return found < 0 ? null : found;
}

/** Whether the name at `at` begins a clause of its own: the list before it is what an aspect is to, and an aspect follows it. */
function opensAspect(tokens: readonly Token[], firstOfList: number, at: number): boolean {
  const before = tokens
    .slice(0, firstOfList)
    .findLast((token) => isSubject(token) || token.kind === 'aspect');
  if (before?.kind !== 'aspect') return false;
  const after = tokens
    .slice(at + 1)
    .find(
      (token) => isSubject(token) || isSaying(token) || (isKind(token, 'mark') && BREAKS.has(token.mark)),
    );
  return after?.kind === 'aspect';
}

function continues(tokens: readonly Token[], list: readonly number[], at: number): boolean {
  const last = list.at(-1) ?? at;
  const joint = jointOf(tokens.slice(last + 1, at));
  if (joint === null || opensAspect(tokens, list[0] ?? last, at)) return false;
  if (joint !== 'comma') return true;
  // "A, B" is no list; "A, B and C" is.
  const next = nextSubject(tokens, at);
  return next !== null && ['and', 'comma'].includes(jointOf(tokens.slice(at + 1, next)) ?? '');
}

function groupsOf(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  let list: number[] = [];
  const close = () => {
    const [first, last] = [list[0], list.at(-1)];
    if (first !== undefined && last !== undefined) groups.push({ members: list, first, last });
    list = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (!isSubject(token)) continue;
    if (list.length > 0 && !continues(tokens, list, at)) close();
    list.push(at);
  }
  close();
  return groups;
}

/** Numbers the clauses: marks, "but" and its kind part them, and "and" where it joins no two names of one list or two places. */
function numberClauses(tokens: readonly Token[], groups: readonly Group[]): number[] {
  const isWithin = (at: number) => groups.some(({ first, last }) => at > first && at < last);
  let clause = 0;
  return tokens.map((token, at) => {
    if (isWithin(at)) return clause;
    const isMark = isKind(token, 'mark') && BREAKS.has(token.mark);
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const joinsAlike =
      before !== undefined && after !== undefined && before.kind === after.kind && isSaying(before);
    const isAnd = hasCue(token, 'and') && !joinsAlike;
    if (isMark || (token.kind === 'cue' && (hasCue(token, 'but') || isAnd))) clause++;
    return clause;
  });
}

export function readClauses(tokens: readonly Token[], words: GuardWords): Clauses {
  const groups = groupsOf(tokens);
  return { tokens, groups, clauseOf: numberClauses(tokens, groups), words };
}

export function tokensOfClause({ tokens, clauseOf }: Clauses, clause: number): Token[] {
  return tokens.filter((_, at) => clauseOf[at] === clause);
}

/** Whether a sentence, or one clause of it, has a cue. */
export function clauseHas(clauses: Clauses, clause: number, cue: Parameters<typeof hasCue>[1]): boolean {
  return tokensOfClause(clauses, clause).some((token) => hasCue(token, cue));
}

const OWNERS = { self: 'self', natal: 'self', partner: 'partner', sky: 'sky' } as const;
const OWNER_REACH = 3;

/** The owner that is named right before a token, over articles and the like; null where none is. */
export function namedOwner(tokens: readonly Token[], at: number): Whose | null {
  const after = tokens[at + 1];
  const behind = isKind(after, 'dateJoint')
    ? tokens[at + 2]
    : after?.text.startsWith('d')
      ? after
      : undefined;
  // "El Marte de tu pareja".
  if (hasCue(behind, 'partner')) return 'partner';
  if (hasCue(after, 'sky') && !isSubject(tokens[at + 2])) return 'sky';
  let isNatal = hasCue(after, 'natal') && isSubject(tokens[at]);
  for (let index = at - 1; index >= Math.max(0, at - OWNER_REACH); index--) {
    const token = tokens[index];
    if (!token || isKind(token, 'mark')) break;
    if (hasCue(token, 'partner')) return 'partner';
    if (hasCue(token, 'self')) return 'self';
    if (hasCue(token, 'sky')) return 'sky';
    if (hasCue(token, 'natal')) isNatal = true;
    // "Your Taurus Moon", "your retrograde Mercury".
    else if (index === at - 1 && (token.kind === 'sign' || token.kind === 'motion')) continue;
    else if (isSubject(token) || isSaying(token)) break;
    else if (token.kind === 'cue' && !isFiller(token)) break;
  }
  return isNatal ? OWNERS.natal : null;
}

/** Whether a clause is of the birth, and not only one name in it: "your natal Jupiter". */
function isNatalClause({ tokens, clauseOf }: Clauses, clause: number): boolean {
  return tokens.some((token, at) => {
    const isOfName = isSubject(tokens[at - 1]) || isSubject(tokens[at + 1]);
    return clauseOf[at] === clause && hasCue(token, 'natal') && !isOfName;
  });
}

/** Whether something comes or goes in a clause; where nouns have cases, from or to somewhere. */
function comesOrGoes(clauses: Clauses, clause: number): boolean {
  const isSaid = clauseHas(clauses, clause, 'enters') || clauseHas(clauses, clause, 'leaves');
  if (!isSaid || clauses.words.cases.length === 0) return isSaid;
  return tokensOfClause(clauses, clause).some(
    (token) => isSaying(token) && (token.case === 'towards' || token.case === 'away'),
  );
}

/** Whose chart the sentence is in where a name has no owner of its own. */
function openOwners(clauses: Clauses, clause: number): readonly Whose[] {
  const { tokens } = clauses;
  const says = (cue: 'self' | 'partner') => tokens.some((token) => hasCue(token, cue));
  if (clauseHas(clauses, clause, 'passing') || comesOrGoes(clauses, clause)) return ['sky'];
  const isLeftOpen = !clauses.groups.some(({ first }) => clauses.clauseOf[first] === clause + 1);
  const isNatal = isNatalClause(clauses, clause) || (isLeftOpen && clauseHas(clauses, clause + 1, 'natal'));
  if (isNatal) return says('partner') ? ['self', 'partner'] : ['self'];
  return says('partner') && !says('self') ? ['partner', 'sky'] : ['self', 'sky'];
}

/** "Boğa Ay'ın": behind its sign as an adjective, the ending is "your". */
function isOwnAdjective(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    isKind(before, 'sign') &&
    before.case === null &&
    /'[iu]n([iuae]|d[ae][a-z]*|l[ae])?$/.test(token?.text ?? '')
  );
}

/** Whose chart the point at a place may be in. A list has the owner of its first member. */
function ownersAt(clauses: Clauses, at: number): readonly Whose[] {
  const { tokens, groups, clauseOf } = clauses;
  const own = namedOwner(tokens, at);
  if (own) return [own];
  if (clauses.words.isVerbLast && isOwnAdjective(tokens, at)) return ['self'];
  const group = groups.find(({ members }) => members.includes(at));
  const ofList = group && group.first !== at ? namedOwner(tokens, group.first) : null;
  return ofList ? [ofList] : openOwners(clauses, clauseOf[at] ?? 0);
}

/** How much is eclipsed, in the words of all five languages. */
const ECLIPSE_TYPES = [
  ['penumbral', /penumbral|penombr|yari golge/],
  ['annular', /annular|anular|annulaire|halkali/],
  ['partial', /partial|parcial|partielle|parcali/],
  ['total', /total|\btam\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

function eclipseType(text: string): string | null {
  return ECLIPSE_TYPES.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** What the token at a place speaks of; null where it is no name. */
export function subjectAt(clauses: Clauses, at: number): Subject | null {
  const token = clauses.tokens[at];
  const isNext = [at - 1, at - 2, at + 1].some((near) => hasCue(clauses.tokens[near], 'next'));
  if (isKind(token, 'phase')) {
    const isAtBirth = clauseHas(clauses, clauses.clauseOf[at] ?? 0, 'natal');
    return { is: 'phase', phases: token.phases, isNext, isAtBirth };
  }
  if (isKind(token, 'eclipse')) return { is: 'eclipse', of: token.of, type: eclipseType(token.text), isNext };
  if (isKind(token, 'point')) return { is: 'point', point: token.point, whose: ownersAt(clauses, at), at };
  return null;
}

/** Whose house or sign is named. */
export function ownerOfPlace(tokens: readonly Token[], at: number): ChartOwner | null {
  const owner = namedOwner(tokens, at);
  return owner === 'self' || owner === 'partner' ? owner : null;
}
