import type { SpokenPoint } from '../../../locales/guard-words.ts';
import { type Clauses, clauseHas, isSaying, isSubject, tokensOfClause } from './clauses.ts';
import type { DateRole, ReadClaim, Said, SaidDate, Subject } from './read-claim.ts';
import type { PlacedSaid, Spoken } from './read-places.ts';
import { hasCue, isKind, type Token } from './token.ts';

export function subjectsOf(said: Said): Subject[] {
  if (said.kind === 'aspect') return said.second ? [said.first, said.second] : [said.first];
  return 'subject' in said ? [said.subject] : [];
}

/** Whether something of the sky is said, which has a time. */
export function isTimed(said: Said): boolean {
  if (said.kind === 'count') return said.whose === 'sky';
  const subjects = subjectsOf(said);
  return subjects.some((subject) => subject.is !== 'point' || subject.whose.includes('sky'));
}

const ROLE_CUES = [
  ['until', 'end'],
  ['since', 'start'],
] as const satisfies readonly (readonly [Parameters<typeof hasCue>[1], DateRole])[];
const VERB_CUES = [
  ['exact', 'exact'],
  ['begins', 'start'],
  ['ends', 'end'],
] as const satisfies readonly (readonly [Parameters<typeof hasCue>[1], DateRole])[];

/** What a date is to what it is said of, by the words beside it, else by the verb of its clause. */
function roleAt(clauses: Clauses, at: number): DateRole {
  const { tokens, clauseOf, words } = clauses;
  const beside = words.isVerbLast ? tokens.slice(at + 1, at + 3) : tokens.slice(Math.max(0, at - 2), at);
  const before = tokens[at - 1];
  const joins = (token: Token | undefined) => token !== undefined && words.to.includes(token.text);
  if (joins(before) && isKind(tokens[at - 2], 'date')) return 'end';
  if (joins(tokens[at + 1]) && isKind(tokens[at + 2], 'date')) return 'start';
  const besides = ROLE_CUES.find(([cue]) => beside.some((token) => hasCue(token, cue)));
  const clause = clauseOf[at];
  const isFading = clauseHas(clauses, clause ?? 0, 'ends');
  // "Fades after the 26th".
  if (besides) return besides[1] === 'start' && isFading ? 'end' : besides[1];
  const near = VERB_CUES.map(([cue, role]) => ({
    role,
    apart: Math.min(
      ...tokens.map((token, index) =>
        hasCue(token, cue) && clauseOf[index] === clause ? Math.abs(index - at) : Number.POSITIVE_INFINITY,
      ),
    ),
  })).toSorted((a, b) => a.apart - b.apart)[0];
  if (near && Number.isFinite(near.apart)) return near.role;
  // "The first pass was in May, the second in October": every date of the sentence is of an exact moment.
  const isNear = isKind(tokens[at], 'date') && tokens[at].isNear;
  return !isNear && tokens.some((token) => hasCue(token, 'exact')) ? 'exact' : 'at';
}

function saidDates(clauses: Clauses): { at: number; date: SaidDate }[] {
  return clauses.tokens.flatMap((token, at) => {
    if (!isKind(token, 'date')) return [];
    const { fromMs, toMs, isDay, isNear, isYearOpen } = token;
    const isWhole = [at - 2, at - 1, at + 1, at + 2].some((near) => hasCue(clauses.tokens[near], 'whole'));
    const role = isWhole ? 'at' : roleAt(clauses, at);
    return [{ at, date: { fromMs, toMs, isDay, isNear, isYearOpen, isWhole, role } }];
  });
}

/** The claim that a date is said of: of its clause the nearest, else the nearest before, else the nearest after. */
function datedBy(clauses: Clauses, said: readonly PlacedSaid[], at: number): PlacedSaid | null {
  const { clauseOf } = clauses;
  // "Since Saturday" says how long something lasts, wherever it stands.
  const isSpan = [at - 2, at - 1, at + 1, at + 2].some(
    (near) => hasCue(clauses.tokens[near], 'since') || hasCue(clauses.tokens[near], 'until'),
  );
  const isNear = !isSpan && isKind(clauses.tokens[at], 'date') && clauses.tokens[at].isNear;
  // "Tonight" belongs to its own clause, unless that says nothing else or only leads up: "up in the sky today, Jupiter".
  const own = tokensOfClause(clauses, clauseOf[at] ?? 0);
  const isLeading = !clauses.tokens.slice(0, at).some((token) => isSubject(token) || isSaying(token));
  const isBare = own.every(
    (token) =>
      token.kind !== 'word' || (isLeading && !own.some((other) => isSubject(other) || isSaying(other))),
  );
  const timed = said.filter(
    (one) => isTimed(one.said) && (!isNear || isBare || clauseOf[one.at] === clauseOf[at]),
  );
  const apart = (one: PlacedSaid) => Math.abs(one.at - at);
  const nearest = (list: readonly PlacedSaid[]) => list.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
  const inClause = timed.filter((one) => clauseOf[one.at] === clauseOf[at]);
  return nearest(inClause) ?? nearest(timed.filter((one) => one.at < at)) ?? nearest(timed);
}

interface DatedSaid extends PlacedSaid {
  dates: SaidDate[];
}

function isHappening({ said }: PlacedSaid): boolean {
  return 'subject' in said && said.subject.is !== 'point';
}

function subjectKey({ said }: PlacedSaid): string {
  if (said.kind === 'aspect') return `aspect ${JSON.stringify(said.first)}`;
  return 'subject' in said ? JSON.stringify(said.subject) : said.kind;
}

/** All that a date said of one claim is said of: of an event everything, else what its clause says of the same subject. */
function sharing(clauses: Clauses, claim: DatedSaid, all: readonly DatedSaid[]): DatedSaid[] {
  const { clauseOf } = clauses;
  const same = all.filter((other) => subjectKey(other) === subjectKey(claim));
  return isHappening(claim) ? same : same.filter((other) => clauseOf[other.at] === clauseOf[claim.at]);
}

/** Ties each date to what it is said of; those of the sentence before get it where this one says nothing that has a time. */
export function tieDates(clauses: Clauses, said: readonly PlacedSaid[], spoken: Spoken) {
  const all: DatedSaid[] = said.map((one) => ({ ...one, dates: [] }));
  const loose: SaidDate[] = [];
  const referred: DatedSaid[] = [];
  const eitherOf: DatedSaid[][] = [];
  for (const { at, date } of saidDates(clauses)) {
    const claim = all.find((one) => one === datedBy(clauses, all, at));
    const [before] = spoken.timed;
    if (claim) {
      const tied = sharing(clauses, claim, all);
      for (const one of tied) one.dates.push(date);
      if (!isHappening(claim) && tied.length > 1) eitherOf.push(tied);
    } else if (before && !date.isNear) referred.push({ at, said: before, dates: [date] });
    else loose.push(date);
  }
  return { all: [...all, ...referred], loose, eitherOf };
}

function skyPoint(point: SpokenPoint, at: number): Subject {
  return { is: 'point', point, whose: ['sky'], at };
}

/** "Entered Gemini in April and stays until 2032": the end is of the stay. */
function asStay(one: DatedSaid): DatedSaid[] {
  const { said, at, dates } = one;
  const ends = dates.filter(({ role }) => role === 'end');
  const isChange = said.kind === 'enters' || said.kind === 'leaves';
  if (!isChange || said.subject.is !== 'point' || ends.length === 0) return [one];
  // "By Friday it will have entered": the one date is the latest day of coming.
  if (ends.length === dates.length) return [{ ...one, dates: ends.map((date) => ({ ...date, role: 'by' })) }];
  if (said.kind === 'leaves') return [one];
  const stay: PlacedSaid['said'] = {
    kind: 'inSign',
    subject: skyPoint(said.subject.point, at),
    sign: said.sign,
  };
  return [
    { ...one, dates: dates.filter(({ role }) => role !== 'end') },
    { ...one, said: stay, dates: ends },
  ];
}

/** What lasts and is told by its turn: "goes retrograde until March", "goes direct in May after months of it since January". */
export function asLasting(one: DatedSaid): DatedSaid[] {
  const { said, at, dates } = one;
  if (said.kind !== 'happens' || said.subject.is !== 'station') return asStay(one);
  const { point, retrograde } = said.subject;
  const wayBack: PlacedSaid['said'] = {
    kind: 'moves',
    subject: skyPoint(point, at),
    retrograde: true,
    turns: false,
  };
  const since = dates.filter(({ role }) => role === 'start');
  const isSince = !retrograde && since.length > 0;
  if (isSince)
    return [
      { ...one, dates: dates.filter(({ role }) => role !== 'start') },
      { ...one, said: wayBack, dates: since },
    ];
  if (!dates.some(({ role }) => role === 'end')) return [one];
  // "Its retrograde ends on the 10th": that is the turn itself.
  if (!retrograde) return [one];
  return [{ ...one, said: wayBack }];
}

/** "Won't leave Aries until April": it leaves then. */
export function deniedUntil(
  isDenied: boolean,
  dates: readonly SaidDate[],
): Pick<ReadClaim, 'isDenied' | 'dates'> {
  const isLast = ({ role }: SaidDate) => role === 'end' || role === 'by';
  if (!isDenied || !dates.some(isLast)) return { isDenied, dates };
  return {
    isDenied: false,
    dates: dates.map((date) => (isLast(date) ? { ...date, role: 'start' as const } : date)),
  };
}
