import type { GuardWords } from '../../../locales/guard-words.ts';
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
export function isSaying(token: Token | undefined): boolean {
  return ['aspect', 'sign', 'house', 'motion', 'degree'].includes(token?.kind ?? '');
}

/** Words that may stand between two names of a list: owners, articles, one or two short words. */
export function isFiller(token: Token): boolean {
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
  // "A, B, C, all three": without an "and" from the third on.
  if (list.length > 1) return true;
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
