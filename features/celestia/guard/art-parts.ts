import { type Clauses, isFiller, isSaying, isSubject } from './clauses.ts';
import { mayBeReadersSign } from './readers-sign.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** A stretch of a sentence that names no point: what it says of signs is said of the art, whoever is spoken of around it. */
export interface ArtPart {
  /** The places of its first token and of the one behind its last. */
  from: number;
  to: number;
  /** Whether it speaks of somebody's chart besides, so that its signs may be that chart's. */
  isOfChart: boolean;
}

interface Range {
  from: number;
  to: number;
}

function clauseRanges({ clauseOf }: Clauses): Range[] {
  const starts = clauseOf.flatMap((clause, at) => (clause === clauseOf[at - 1] ? [] : [at]));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? clauseOf.length }));
}

function isEnd(token: Token | undefined): boolean {
  return hasCue(token, 'firstSign') || hasCue(token, 'lastSign');
}

function isOrder(token: Token | undefined): boolean {
  return hasCue(token, 'signAfter') || hasCue(token, 'signBefore') || isKind(token, 'aspect');
}

/** Of how many signs a word says something: "an earth sign" of one, "comes after" and "opposite" of two; 0: of none. */
function signsNeeded(token: Token): number {
  if (isKind(token, 'group') || isEnd(token)) return 1;
  return isOrder(token) ? 2 : 0;
}

/** Whether signs are named beside a word that says something of so many. */
function isStatement(tokens: readonly Token[]): boolean {
  const signs = tokens.filter(({ kind }) => kind === 'sign').length;
  return tokens.some((token) => signsNeeded(token) > 0 && signs >= signsNeeded(token));
}

/** Whether a clause speaks of somebody's chart without naming a point: "your seventh house is in Aries". */
function speaksOfChart(own: readonly Token[]): boolean {
  return own.some(
    (token) =>
      token.kind === 'house' || hasCue(token, 'planets') || hasCue(token, 'self') || hasCue(token, 'partner'),
  );
}

/** Whether a sign is of the art alone, not said of who is spoken to; "signos de fuego, como Aries" only likens. */
export function isPartsSign(clauses: Clauses, at: number): boolean {
  const { tokens } = clauses;
  const isLikened =
    hasCue(tokens[at - 1], 'and') &&
    tokens.slice(0, at - 1).some(({ kind }) => ['sign', 'group', 'aspect'].includes(kind));
  return tokens[at]?.kind === 'sign' && (isLikened || !mayBeReadersSign(clauses, at));
}

const SKY_CUES = ['pronoun', 'enters', 'leaves', 'passing', 'changesSign', 'natal', 'sky'] as const;

/** Whether a sign may be a place in a clause that goes on with a point: "and it enters Leo on Monday". */
function goesOnWithPlace(own: readonly Token[]): boolean {
  return (
    own.some(({ kind }) => kind === 'sign') &&
    own.some(
      (token) =>
        ['date', 'motion', 'degree'].includes(token.kind) || SKY_CUES.some((cue) => hasCue(token, cue)),
    )
  );
}

/** "Mars is in Aries", as "Mars: Aries" is not: what follows need not be what is said of the name. */
function isToldBefore({ tokens, clauseOf, groups }: Clauses, at: number): boolean {
  const group = groups.findLast(({ last }) => last < at);
  const clause = group && clauseOf[group.first];
  return tokens.some(
    (token, index) =>
      index < at &&
      (clauseOf[index] ?? 0) >= (clause ?? 0) &&
      (isSaying(token) || token.kind === 'group' || hasCue(token, 'rules')),
  );
}

/** Weaker than "and": what follows may only add to what was said. */
const WEAK_MARKS: ReadonlySet<string> = new Set([',', '(', '[']);

function isJoint(token: Token): boolean {
  return token.kind === 'mark' || hasCue(token, 'and') || hasCue(token, 'but');
}

/** "Koç ateş burcudur", but not "Koç gibi ateş burcudur": where verbs stand last, likeness stands behind the sign. */
function isBehindSign(tokens: readonly Token[], group: number): boolean {
  const before = tokens.slice(0, group).findLast((token) => !isFiller(token));
  return before?.kind === 'sign';
}

/** "The fire signs are": many or all of them, not "a fire sign", which would be said of a name before. */
function isGroupSubject(own: readonly Token[], first: number, { words }: Clauses): boolean {
  const token = own[first];
  if (words.isVerbLast) return isKind(token, 'group') && /l[ae]r/.test(token.text);
  return isKind(token, 'dateJoint') && own.slice(first + 1, first + 3).some(({ kind }) => kind === 'group');
}

/** "And Aquarius", where ", Virgo" stands before: one list, whatever it belongs to. */
function endsList({ tokens, clauseOf }: Clauses, { from, to }: Range): boolean {
  const before = tokens.filter((_, at) => clauseOf[at] === (clauseOf[from] ?? 0) - 1);
  const isEntry = before.length === 2 && before.every((token) => isJoint(token) || token.kind === 'sign');
  const opening = tokens.slice(from, to).find((token) => !isJoint(token));
  return isEntry && hasCue(tokens[from], 'and') && opening?.kind === 'sign';
}

/**
 * Whether a clause behind a point leaves it and turns to the art: it opens with a sign, with an order of signs or with all signs of a
 * kind. What only adds to the point ("Mars is in Pisces, a water sign") does not.
 */
function turnsToArt(clauses: Clauses, { from, to }: Range): boolean {
  const { tokens, words } = clauses;
  const own = tokens.slice(from, to);
  const isWeak = isKind(own[0], 'mark') && WEAK_MARKS.has(own[0].mark);
  if (goesOnWithPlace(own) || !isToldBefore(clauses, from) || endsList(clauses, { from, to })) return false;
  if (isWeak && !isStatement(own)) return false;
  const opening = own.findIndex((token) => !isJoint(token));
  const first = own.find((token, at) => at >= opening && token.kind !== 'dateJoint');
  const group = own.findIndex((token) => token.kind === 'group');
  if (first?.kind === 'sign') return !words.isVerbLast || group < 0 || isBehindSign(own, group);
  // Where verbs stand last, what opens with "after" says "then".
  if ((isOrder(first) && !words.isVerbLast) || isEnd(first)) return isStatement(own);
  return (!isWeak || words.isVerbLast) && isGroupSubject(own, opening, clauses);
}

/** Whether a clause begins to say something new: what was said before it is whole. */
function beginsAnew({ tokens }: Clauses, part: Range, clause: Range): boolean {
  if (!isStatement(tokens.slice(part.from, part.to))) return false;
  const own = tokens.slice(clause.from, clause.to);
  const isApart = isKind(own[0], 'mark') && [';', '.'].includes(own[0].mark);
  return (
    isStatement(own) || (isApart && own.some((token) => token.kind === 'sign' || signsNeeded(token) > 0))
  );
}

function namesReadersSign(clauses: Clauses, { from, to }: Range): boolean {
  return clauses.tokens.some(
    ({ kind }, at) => kind === 'sign' && at >= from && at < to && !isPartsSign(clauses, at),
  );
}

/** "Cancer is a water sign ruled by the Moon": whether a name is only whom a sign named before it is ruled by. */
function isRulerOfSign(own: readonly Token[], at: number): boolean {
  const rules = own.findLastIndex((token, index) => index < at && hasCue(token, 'rules'));
  const isSign = own.slice(0, Math.max(0, rules)).some(({ kind }) => kind === 'sign');
  return isSign && own.slice(rules + 1, at).every((token) => isFiller(token) && !hasCue(token, 'self'));
}

function namesPoint(own: readonly Token[]): boolean {
  return own.some((token, at) => isSubject(token) && !isRulerOfSign(own, at));
}

/** How a clause stands to the part before it. */
type Step = 'leaves' | 'goesOn' | 'opens';

function stepOf(clauses: Clauses, clause: Range, open: ArtPart | null): Step {
  const own = clauses.tokens.slice(clause.from, clause.to);
  const isBehindPoint = clauses.groups.some(({ first }) => first < clause.from);
  if (namesPoint(own) || (isBehindPoint && goesOnWithPlace(own))) return 'leaves';
  if (namesReadersSign(clauses, clause)) return 'opens';
  if (!open) return !isBehindPoint || turnsToArt(clauses, clause) ? 'opens' : 'leaves';
  // "You're a Taurus, an earth sign": that goes on with the reader's.
  if (namesReadersSign(clauses, open)) return turnsToArt(clauses, clause) ? 'opens' : 'goesOn';
  return open.isOfChart || speaksOfChart(own) || beginsAnew(clauses, open, clause) ? 'opens' : 'goesOn';
}

/** The stretches of a sentence that speak of the signs and of no point, each with one statement. */
export function artParts(clauses: Clauses): ArtPart[] {
  const parts: ArtPart[] = [];
  let open: ArtPart | null = null;
  for (const clause of clauseRanges(clauses)) {
    const step = stepOf(clauses, clause, open);
    if (step === 'leaves') open = null;
    else if (step === 'goesOn' && open) open.to = clause.to;
    else {
      open = { ...clause, isOfChart: speaksOfChart(clauses.tokens.slice(clause.from, clause.to)) };
      parts.push(open);
    }
  }
  return parts;
}
