import { type Clauses, readClauses, withoutMeaning } from './clauses.ts';
import { isDeniedAt } from './denials.ts';
import { eitherSigns } from './either-signs.ts';
import { moodsOf } from './moods.ts';
import { type Pairing, pairAspects, saidAspects } from './read-aspects.ts';
import type { ReadClaim, Said, SaidDate } from './read-claim.ts';
import { readCounts } from './read-counts.ts';
import { readCusps } from './read-cusps.ts';
import { readDates } from './read-dates.ts';
import { readGroupLists } from './read-group-lists.ts';
import { readHouseNames } from './read-house-names.ts';
import { readDegrees, readHouses } from './read-houses.ts';
import { readLore } from './read-lore.ts';
import { type PlacedSaid, type Spoken, saidPlaces } from './read-places.ts';
import { readSeasons } from './read-seasons.ts';
import { readSignLore } from './read-sign-lore.ts';
import { saidThere } from './read-there.ts';
import { type ReadingLanguage, readTokens } from './read-tokens.ts';
import type { Calendar } from './reader-days.ts';
import { subjectAt } from './subjects.ts';
import { asLasting, deniedUntil, isTimed, subjectsOf, tieDates } from './tie-dates.ts';
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
      one.said.kind === 'moves' ||
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
    return [
      { at, said: { ...before, aspects: token.aspects, orb: null, applying: null, isTightest: false } },
    ];
  });
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
  // "A few months are left of": a length that no date was read from.
  const isLeft = tokens.some((token) => hasCue(token, 'remaining'));
  if (isLeft && said.length > 0 && tokens.some(({ kind }) => kind === 'unit')) return true;
  return tokens.some((token, at) => {
    if (!PLACES.has(token.kind) || read.has(at) || used.has(at)) return false;
    const isOfChart = (other: Token) =>
      hasCue(other, 'planets') ||
      (token.kind === 'group' && (hasCue(other, 'chart') || hasCue(other, 'self')));
    return tokens.some((other, index) => isOfChart(other) && clauseOf[index] === clauseOf[at]);
  });
}

/** "When the Sun leaves Sagittarius, Neptune will be retrograde": the moment that one claim gives another of the sky. */
function momentOf({ tokens, clauseOf }: Clauses, one: PlacedSaid, all: readonly PlacedSaid[]): Said | null {
  if (!['moves', 'inSign'].includes(one.said.kind) || !isTimed(one.said)) return null;
  const moment = all.find(({ at, said }) => {
    const isWhen = tokens.some((token, index) => clauseOf[index] === clauseOf[at] && hasCue(token, 'when'));
    return (said.kind === 'enters' || said.kind === 'leaves') && isWhen && clauseOf[at] !== clauseOf[one.at];
  });
  return moment?.said ?? null;
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
  const signLore = readSignLore(clauses);
  // What is said of the art is not said of a point beside it.
  const rest = withoutMeaning(clauses, signLore.used);
  const pairings = pairAspects(rest);
  const apart = [readCounts, readCusps, readGroupLists, readHouseNames, readSeasons].map((read) =>
    read(clauses),
  );
  const taken = new Set(apart.flatMap(({ used }) => [...used]));
  const lore = [signLore, readLore(clauses, pairings, taken)];
  const used = new Set([...taken, ...lore.flatMap(({ used: own }) => [...own])]);
  const told = atStations(
    eitherSigns(clauses, [
      ...apart.flatMap(({ said }) => said),
      ...lore.flatMap(({ said: own }) => own),
      ...saidAspects(rest, pairings),
      ...referredAspects(rest, pairings, spoken),
      ...saidPlaces(rest, pairings, spoken, used),
      ...saidThere(clauses, used),
    ]),
  );
  const said = withOrbs(clauses, [...told, ...saidHappenings(clauses, told)]).toSorted((a, b) => a.at - b.at);
  const { all, loose, eitherOf } = tieDates(clauses, said, spoken);
  const moods = moodsOf(clauses);
  const lasting = all.flatMap(asLasting);
  const claims = lasting.map((one) => ({
    during: momentOf(clauses, one, lasting),
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
