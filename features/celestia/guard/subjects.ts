import type { ChartOwner, Whose } from '../facts/fact.ts';
import { type Clauses, clauseHas, isFiller, isSaying, isSubject, tokensOfClause } from './clauses.ts';
import type { Subject } from './read-claim.ts';
import { hasCue, isKind, type Token } from './token.ts';

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
    const isVerb = /^nasce|^naci[so]/.test(token.text);
    const isOfName = !isVerb && (isSubject(tokens[at - 1]) || isSubject(tokens[at + 1]));
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

/** "At your birth, Saturn", "up in the sky, Jupiter": what a clause before says that names nothing itself. */
function leadingOwner(clauses: Clauses, clause: number): Whose | null {
  const before = tokensOfClause(clauses, clause - 1);
  if (clause !== 1 || before.some((token) => isSubject(token) || isSaying(token))) return null;
  if (before.some((token) => hasCue(token, 'natal'))) return 'self';
  return before.some((token) => hasCue(token, 'sky')) ? 'sky' : null;
}

/** Whose chart the sentence is in where a name has no owner of its own. */
function openOwners(clauses: Clauses, clause: number): readonly Whose[] {
  const { tokens } = clauses;
  const says = (cue: 'self' | 'partner') => tokens.some((token) => hasCue(token, cue));
  if (clauseHas(clauses, clause, 'passing') || comesOrGoes(clauses, clause)) return ['sky'];
  const isOfNow = tokensOfClause(clauses, clause).some((token) => isKind(token, 'date') && token.isNear);
  const leading = leadingOwner(clauses, clause);
  if (leading) return [leading];
  const isLeftOpen = !isOfNow && !clauses.groups.some(({ first }) => clauses.clauseOf[first] === clause + 1);
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

/** "Ay'ınla", "Mars'ına": a name of the sky has no such ending but as "your". */
const YOUR_ENDING = /'[iu]n(l[ae]|[iuae]|d[ae][a-z]*)$/;

/** "Mars'ın Aslan'da": the place ends what is said, so that the ending is not "of". */
function isOwnByPlace(tokens: readonly Token[], at: number): boolean {
  const [token, place, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isEnd = after === undefined || isKind(after, 'mark');
  return /'[iu]n$/.test(token?.text ?? '') && isSaying(place) && place?.kind !== 'aspect' && isEnd;
}

function isOwn(tokens: readonly Token[], at: number): boolean {
  const isEnding = YOUR_ENDING.test(tokens[at]?.text ?? '');
  return isEnding || isOwnAdjective(tokens, at) || isOwnByPlace(tokens, at);
}

/** Whose chart the point at a place may be in. A list has the owner of its first member. */
function ownersAt(clauses: Clauses, at: number): readonly Whose[] {
  const { tokens, groups, clauseOf } = clauses;
  const own = namedOwner(tokens, at);
  if (own) return [own];
  if (clauses.words.isVerbLast && isOwn(tokens, at)) return ['self'];
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

/** "The eclipse on February 6 is a total one". */
function typeBeside({ tokens, clauseOf }: Clauses, at: number): string | null {
  const own = tokens.filter(
    ({ kind }, index) => ['word', 'eclipse'].includes(kind) && clauseOf[index] === clauseOf[at],
  );
  return eclipseType(own.map(({ text }) => text).join(' '));
}

/** What the token at a place speaks of; null where it is no name. */
export function subjectAt(clauses: Clauses, at: number): Subject | null {
  const token = clauses.tokens[at];
  const isNext = [at - 1, at - 2, at + 1].some((near) => hasCue(clauses.tokens[near], 'next'));
  if (isKind(token, 'phase')) {
    const isAtBirth = clauseHas(clauses, clauses.clauseOf[at] ?? 0, 'natal');
    return { is: 'phase', phases: token.phases, isNext, isAtBirth };
  }
  if (isKind(token, 'eclipse'))
    return { is: 'eclipse', of: token.of, type: eclipseType(token.text) ?? typeBeside(clauses, at), isNext };
  if (isKind(token, 'point')) return { is: 'point', point: token.point, whose: ownersAt(clauses, at), at };
  return null;
}

/** Whose house or sign is named. */
export function ownerOfPlace(tokens: readonly Token[], at: number): ChartOwner | null {
  const owner = namedOwner(tokens, at);
  return owner === 'self' || owner === 'partner' ? owner : null;
}
