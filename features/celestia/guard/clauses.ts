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

/** Words that say something of signs, whoever stands in them. */
const LORE_CUES = ['rules', 'signAfter', 'signBefore', 'firstSign', 'lastSign'] as const;

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

/** What a name of its own clause does: it makes an aspect or rules. */
function isDeed(token: Token | undefined): boolean {
  return token?.kind === 'aspect' || hasCue(token, 'rules');
}

/**
 * Whether the name at `at` begins a clause of its own: the list before it is what an aspect is to or who rules ("ruled by Saturn"), and
 * more is said after it.
 */
function opensClause(tokens: readonly Token[], firstOfList: number, at: number): boolean {
  const deed = tokens.slice(0, firstOfList).findLastIndex((token) => isSubject(token) || isDeed(token));
  const isRuler = hasCue(tokens[deed], 'rules');
  // "Rules Aries, and Venus": whom it is of is a sign, not the list.
  const isRuled = isRuler && tokens.slice(deed, firstOfList).some(({ kind }) => kind === 'sign');
  if (!isDeed(tokens[deed]) || isRuled) return false;
  const after = tokens
    .slice(at + 1)
    .find(
      (token) =>
        isSubject(token) ||
        isSaying(token) ||
        isDeed(token) ||
        (isRuler && token.kind === 'group') ||
        (isKind(token, 'mark') && BREAKS.has(token.mark)),
    );
  return isDeed(after) || (isRuler && (isSaying(after) || after?.kind === 'group'));
}

function continues(tokens: readonly Token[], list: readonly number[], at: number): boolean {
  const last = list.at(-1) ?? at;
  const joint = jointOf(tokens.slice(last + 1, at));
  if (joint === null || opensClause(tokens, list[0] ?? last, at)) return false;
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

/** "In Leo", "Aslan'da": whether a sign is a place where something stands, and not one that is ruled or spoken of. */
export function isPlacedSign(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isRuled = hasCue(tokens[at - 2], 'rules');
  return token?.kind === 'sign' && (token.case === 'place' || (hasCue(tokens[at - 1], 'in') && !isRuled));
}

/** Whether something is said of a sign itself: "is an earth sign", "is ruled by", "comes after". */
function isSignSubject(tokens: readonly Token[], at: number): boolean {
  const next = tokens
    .slice(at + 1)
    .find(
      (token) =>
        isSubject(token) ||
        isSaying(token) ||
        token.kind === 'group' ||
        token.kind === 'mark' ||
        LORE_CUES.some((cue) => hasCue(token, cue)),
    );
  return next?.kind === 'group' || LORE_CUES.some((cue) => hasCue(next, cue));
}

/** "Mars is in Pisces and Taurus is an earth sign": an "and" between two signs of which only the first is a place. */
function partsSigns(tokens: readonly Token[], groups: readonly Group[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  // Where nouns have cases, a list has one.
  if (
    before?.kind === 'sign' &&
    before.case !== after?.case &&
    ['place', 'youAre'].includes(before.case ?? '')
  )
    return true;
  if (!isPlacedSign(tokens, at - 1) || isPlacedSign(tokens, at + 1)) return false;
  // "Sun and Moon are in Taurus and Leo": each its own.
  const isOfOne = groups.findLast(({ last }) => last < at)?.members.length === 1;
  return isOfOne && isSignSubject(tokens, at + 1);
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
    const isAnd = hasCue(token, 'and') && (!joinsAlike || partsSigns(tokens, groups, at));
    if (isMark || (token.kind === 'cue' && (hasCue(token, 'but') || isAnd))) clause++;
    return clause;
  });
}

export function readClauses(tokens: readonly Token[], words: GuardWords): Clauses {
  const groups = groupsOf(tokens);
  return { tokens, groups, clauseOf: numberClauses(tokens, groups), words };
}

/** A sentence without what some of its tokens mean: they were read, and nothing else is to be read of them. */
export function withoutMeaning(clauses: Clauses, read: ReadonlySet<number>): Clauses {
  const tokens = clauses.tokens.map(
    (token, at): Token => (read.has(at) ? { ...token, kind: 'word', cues: [] } : token),
  );
  return { ...clauses, tokens };
}

export function tokensOfClause({ tokens, clauseOf }: Clauses, clause: number): Token[] {
  return tokens.filter((_, at) => clauseOf[at] === clause);
}

/** Whether a sentence, or one clause of it, has a cue. */
export function clauseHas(clauses: Clauses, clause: number, cue: Parameters<typeof hasCue>[1]): boolean {
  return tokensOfClause(clauses, clause).some((token) => hasCue(token, cue));
}
