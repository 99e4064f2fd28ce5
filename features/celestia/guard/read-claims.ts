import { type Clauses, clauseHas, readClauses, subjectAt, tokensOfClause } from './clauses.ts';
import { isDeniedAt } from './denials.ts';
import { moodsOf } from './moods.ts';
import { type Pairing, pairAspects, saidAspects } from './read-aspects.ts';
import type { DateRole, ReadClaim, Said, SaidDate, Subject } from './read-claim.ts';
import { readCounts } from './read-counts.ts';
import { readDates } from './read-dates.ts';
import { readDegrees, readHouses } from './read-houses.ts';
import { readLore } from './read-lore.ts';
import { type PlacedSaid, type Spoken, saidPlaces } from './read-places.ts';
import { type ReadingLanguage, readTokens } from './read-tokens.ts';
import type { Calendar } from './reader-days.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** A sentence as it was read. */
export interface ReadSentence {
  tokens: readonly Token[];
  claims: readonly ReadClaim[];
  /** Whether it places "planets" somewhere in a way that was not understood. */
  hasUnread: boolean;
  /** Dates that are said of nothing in it. */
  looseDates: readonly SaidDate[];
  /** What the next sentence may call "it". */
  spoken: Spoken;
}

function subjectsOf(said: Said): Subject[] {
  if (said.kind === 'aspect') return said.second ? [said.first, said.second] : [said.first];
  return 'subject' in said ? [said.subject] : [];
}

/** Whether something of the sky is said, which has a time. */
function isTimed(said: Said): boolean {
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
    return [{ at, date: { fromMs, toMs, isDay, isNear, isYearOpen, role: roleAt(clauses, at) } }];
  });
}

/** The claim that a date is said of: of its clause the nearest, else the nearest before, else the nearest after. */
function datedBy(clauses: Clauses, said: readonly PlacedSaid[], at: number): PlacedSaid | null {
  const { clauseOf } = clauses;
  const isNear = isKind(clauses.tokens[at], 'date') && clauses.tokens[at].isNear;
  // "Tonight" belongs to its own clause, unless that says nothing else.
  const isBare = tokensOfClause(clauses, clauseOf[at] ?? 0).every(({ kind }) => kind !== 'word');
  const timed = said.filter(
    (one) => isTimed(one.said) && (!isNear || isBare || clauseOf[one.at] === clauseOf[at]),
  );
  const apart = (one: PlacedSaid) => Math.abs(one.at - at);
  const nearest = (list: readonly PlacedSaid[]) => list.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
  const inClause = timed.filter((one) => clauseOf[one.at] === clauseOf[at]);
  return nearest(inClause) ?? nearest(timed.filter((one) => one.at < at)) ?? nearest(timed);
}

/** Lunations and eclipses of which only the time is said, or that they are. */
function saidHappenings(clauses: Clauses, told: readonly PlacedSaid[]): PlacedSaid[] {
  return clauses.groups.flatMap(({ members }) =>
    members.flatMap((at) => {
      const subject = subjectAt(clauses, at);
      if (!subject || subject.is === 'point') return [];
      const isTold = told.some(({ said }) => subjectsOf(said).some((other) => other.is === subject.is));
      return isTold ? [] : [{ at, said: { kind: 'happens' as const, subject } }];
    }),
  );
}

/** A degree beside an aspect's names and no sign is its orb. */
function withOrbs(clauses: Clauses, said: readonly PlacedSaid[]): PlacedSaid[] {
  const { tokens } = clauses;
  const orbs = tokens.flatMap((token, at) => {
    const isPlace = [at - 2, at - 1, at + 1, at + 2].some((near) => isKind(tokens[near], 'sign'));
    return isKind(token, 'degree') && !isPlace ? [{ at, degree: token.degree }] : [];
  });
  const aspects = said.filter((one) => one.said.kind === 'aspect');
  if (orbs.length === 0 || aspects.length === 0) return [...said];
  const orbPlaces = new Set(orbs.map(({ at }) => at));
  return said
    .filter((one) => !(one.said.kind === 'atDegree' && orbPlaces.has(one.at)))
    .map((one) =>
      one.said.kind === 'aspect' ? { ...one, said: { ...one.said, orb: orbs[0]?.degree ?? null } } : one,
    );
}

function spokenIn(clauses: Clauses, said: readonly PlacedSaid[], before: Spoken): Spoken {
  const { tokens, groups } = clauses;
  const last = groups.at(-1);
  const timed = said.map((one) => one.said).filter(isTimed);
  const isOfSky = tokens.some(
    (token) => hasCue(token, 'sky') || hasCue(token, 'passing') || (isKind(token, 'date') && token.isNear),
  );
  const first = said[0] ? subjectsOf(said[0].said) : [];
  if (first.length > 0)
    return { subjects: first.slice(0, 1), timed: timed.length > 0 ? timed : before.timed, isOfSky };
  const named = last?.members.flatMap((at) => subjectAt(clauses, at) ?? []) ?? [];
  return named.length > 0
    ? { subjects: named, timed, isOfSky }
    : { ...before, isOfSky: before.isOfSky || isOfSky };
}

/** Where a planet turns, what else is said of it is said of that place: "goes retrograde at 27° Leo". */
function atStations(said: readonly PlacedSaid[]): PlacedSaid[] {
  const stations = said.flatMap(({ said: one }) =>
    one.kind === 'happens' && one.subject.is === 'station' ? [one.subject] : [],
  );
  return said.map((one) => {
    if (
      !('subject' in one.said) ||
      one.said.subject.is !== 'point' ||
      !one.said.subject.whose.includes('sky')
    )
      return one;
    const { point } = one.said.subject;
    const station = stations.find((other) => other.point === point);
    return station ? { ...one, said: { ...one.said, subject: station } } : one;
  });
}

/** "This square": the aspect that the sentence before spoke of, by the name that this one gives it. */
function referredAspects(
  { tokens, clauseOf }: Clauses,
  pairings: readonly Pairing[],
  spoken: Spoken,
): PlacedSaid[] {
  const before = spoken.timed.find((said) => said.kind === 'aspect');
  return pairings.flatMap(({ at, pairs }) => {
    const token = tokens[at];
    const refers = tokens.some(
      (other, index) => clauseOf[index] === clauseOf[at] && hasCue(other, 'pronoun'),
    );
    if (pairs.length > 0 || !before || !refers || !isKind(token, 'aspect')) return [];
    return [{ at, said: { ...before, aspects: token.aspects, orb: null, applying: null } }];
  });
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
function tieDates(clauses: Clauses, said: readonly PlacedSaid[], spoken: Spoken) {
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

/** What stands before a sign. */
const SIGN_PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'en', 'em', 'into']);

const PLACES: ReadonlySet<string> = new Set(['sign', 'house', 'group', 'motion']);

/** "Your Moon is in Aquarious": a name that nobody knows stands where a sign would. */
function isUnknownPlace({ tokens, clauseOf, words }: Clauses, at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (
    !token?.isName ||
    words.isVerbLast ||
    !before ||
    !hasCue(before, 'in') ||
    !SIGN_PREPOSITIONS.has(before.text)
  )
    return false;
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some((other, index) => isKind(other, 'point') && clauseOf[Math.max(0, at - 4) + index] === clauseOf[at]);
}

/** Whether planets are put somewhere without being counted: "half of your planets are in earth signs". */
function hasUnreadPlaces(clauses: Clauses, said: readonly PlacedSaid[], used: ReadonlySet<number>): boolean {
  const { tokens, clauseOf } = clauses;
  const read = new Set(said.map(({ at }) => at));
  if (tokens.some((_, at) => isUnknownPlace(clauses, at))) return true;
  return tokens.some((token, at) => {
    if (!PLACES.has(token.kind) || read.has(at) || used.has(at)) return false;
    const isOfChart = (other: Token) =>
      hasCue(other, 'planets') ||
      (token.kind === 'group' && (hasCue(other, 'chart') || hasCue(other, 'self')));
    return tokens.some((other, index) => isOfChart(other) && clauseOf[index] === clauseOf[at]);
  });
}

/** "Goes retrograde until March": not the turn is dated but the way back. */
function asLasting(one: DatedSaid): DatedSaid {
  const { said, at, dates } = one;
  if (said.kind !== 'happens' || said.subject.is !== 'station' || !dates.some(({ role }) => role === 'end'))
    return one;
  const { point, retrograde } = said.subject;
  const subject: Subject = { is: 'point', point, whose: ['sky'], at };
  return { ...one, said: { kind: 'moves', subject, retrograde, turns: false } };
}

/** "Won't leave Aries until April": it leaves then. */
function deniedUntil(isDenied: boolean, dates: readonly SaidDate[]): Pick<ReadClaim, 'isDenied' | 'dates'> {
  if (!isDenied || !dates.some(({ role }) => role === 'end')) return { isDenied, dates };
  return {
    isDenied: false,
    dates: dates.map((date) => (date.role === 'end' ? { ...date, role: 'start' as const } : date)),
  };
}

/** Reads a sentence of a language into what it says. `spoken` is what the sentence before spoke of. */
export function readClaims(
  sentence: string,
  language: ReadingLanguage,
  calendar: Calendar,
  spoken: Spoken,
): ReadSentence {
  const { words } = language;
  const tokens = readHouses(readDegrees(readDates(readTokens(sentence, language), words, calendar)), words);
  const clauses = readClauses(tokens, words);
  const [counts, lore, pairings] = [readCounts(clauses), readLore(clauses), pairAspects(clauses)];
  const used = new Set([...counts.used, ...lore.used]);
  const told = atStations([
    ...counts.said,
    ...lore.said,
    ...saidAspects(clauses, pairings),
    ...referredAspects(clauses, pairings, spoken),
    ...saidPlaces(clauses, pairings, spoken, used),
  ]);
  const said = withOrbs(clauses, [...told, ...saidHappenings(clauses, told)]).toSorted((a, b) => a.at - b.at);
  const { all, loose, eitherOf } = tieDates(clauses, said, spoken);
  const moods = moodsOf(clauses);
  const claims = all.map(asLasting).map((one) => ({
    ...one.said,
    at: one.at,
    ...deniedUntil(isDeniedAt(clauses, one), one.dates),
    mood: moods[one.at] ?? 'asserted',
    alternative: eitherOf.findIndex((tied) =>
      tied.some(({ at, said: other }) => at === one.at && other.kind === one.said.kind),
    ),
  }));
  const hasUnread = hasUnreadPlaces(clauses, said, used);
  return { tokens, claims, hasUnread, looseDates: loose, spoken: spokenIn(clauses, said, spoken) };
}
