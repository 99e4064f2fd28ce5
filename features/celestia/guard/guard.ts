import type { GuardWords } from '../../../locales/guard-words.ts';
import type { ClaimedSentence } from '../claims/claim.ts';
import type { Fact, FactId, Whose } from '../facts/fact.ts';
import type { Calendar } from './calendar.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { createLexicon } from './lexicon.ts';
import type { ReadClaim, Subject } from './read-claim.ts';
import { type ReadSentence, readClaims } from './read-claims.ts';
import type { Spoken } from './read-places.ts';
import type { ReadingLanguage } from './read-tokens.ts';
import { supportClaim } from './support-claim.ts';

/** Why a sentence is held. */
export type HeldReason =
  /** It names the id of a fact that is not known. */
  | 'unknown_fact'
  /** What it says of a chart or the sky is borne out by no fact. */
  | 'not_so'
  /** It repeats somebody's mistake and does not set it right. */
  | 'uncorrected_premise'
  /** It puts planets somewhere in a way that was not understood. */
  | 'unread'
  /** It names a date that belongs to nothing in it. */
  | 'loose_date'
  /** It has the names of the sky in another language. */
  | 'other_language';

export type Verdict =
  | { verdict: 'out'; claims: readonly ReadClaim[]; facts: readonly FactId[] }
  | { verdict: 'held'; reason: HeldReason; claim: ReadClaim | null };

export interface GuardedTalk extends Calendar {
  facts: readonly Fact[];
}

/** Reads one sentence after the other: each may call "it" what the one before spoke of. */
export interface Guard {
  judge(sentence: string | ClaimedSentence): Verdict;
}

/** Makes a language's words ready to be read by; some milliseconds, to be kept and shared. */
export function prepareLanguage(words: GuardWords): ReadingLanguage {
  return { words, lexicon: createLexicon(words) };
}

function keyOf(subject: Subject | null): string {
  if (!subject) return '';
  return subject.is === 'point' ? subject.point : subject.is;
}

/** Whether one claim says of the same thing what another says otherwise. */
function setsRight(right: ReadClaim, wrong: ReadClaim): boolean {
  if (right.kind !== wrong.kind) return false;
  if ('subject' in right && 'subject' in wrong) return keyOf(right.subject) === keyOf(wrong.subject);
  if (right.kind === 'aspect' && wrong.kind === 'aspect') {
    const ends = new Set([keyOf(right.first), keyOf(right.second)]);
    return ends.has(keyOf(wrong.first)) || ends.has(keyOf(wrong.second));
  }
  return true;
}

/** Without its dates. */
function undated(claim: ReadClaim): ReadClaim {
  return { ...claim, dates: [] };
}

interface Weighed {
  claim: ReadClaim;
  isTrue: boolean;
  facts: readonly FactId[];
}

function weigh(knowledge: Knowledge, claim: ReadClaim): Weighed {
  const supports = supportClaim(knowledge, claim);
  const facts = [...new Set(supports.flatMap((support) => support.facts))];
  return { claim, isTrue: claim.isDenied ? supports.length === 0 : supports.length > 0, facts };
}

/** Claims that share a date: it need be true of one, the rest without it. */
function weighAll(knowledge: Knowledge, claims: readonly ReadClaim[]): Weighed[] {
  const weighed = claims.map((claim) => weigh(knowledge, claim));
  const borneOut = new Set(weighed.filter(({ isTrue }) => isTrue).map(({ claim }) => claim.alternative));
  return weighed.map((one) => {
    const { alternative } = one.claim;
    return !one.isTrue && alternative >= 0 && borneOut.has(alternative)
      ? weigh(knowledge, undated(one.claim))
      : one;
  });
}

/** What is said of one event must be borne out by one and the same. */
function clashing(weighed: readonly Weighed[]): Weighed | null {
  const ofEvents = weighed.filter(
    ({ claim }) => 'subject' in claim && claim.subject.is !== 'point' && !claim.isDenied,
  );
  for (const list of Map.groupBy(ofEvents, ({ claim }) =>
    'subject' in claim ? JSON.stringify(claim.subject) : '',
  ).values()) {
    const [first, ...rest] = list;
    if (first && !first.facts.some((id) => rest.every(({ facts }) => facts.includes(id)))) return first;
  }
  return null;
}

/** A claim with the point that a token names taken to be of one chart. */
function inChartOf(claim: ReadClaim, at: number, whose: Whose): ReadClaim {
  const narrowed = (subject: Subject): Subject =>
    subject.is === 'point' && subject.at === at && subject.whose.includes(whose)
      ? { ...subject, whose: [whose] }
      : subject;
  if (claim.kind === 'aspect')
    return { ...claim, first: narrowed(claim.first), second: claim.second && narrowed(claim.second) };
  return 'subject' in claim ? { ...claim, subject: narrowed(claim.subject) } : claim;
}

function openPoints(claim: ReadClaim): Extract<Subject, { is: 'point' }>[] {
  const named =
    claim.kind === 'aspect' ? [claim.first, claim.second] : 'subject' in claim ? [claim.subject] : [];
  return named.flatMap((subject) => (subject?.is === 'point' && subject.whose.length > 1 ? [subject] : []));
}

/** What is said of one name must be so in one chart: not its sign in the sky and its house at birth. */
function isOfOneChart(knowledge: Knowledge, claims: readonly ReadClaim[]): boolean {
  const open = new Map(claims.flatMap(openPoints).map((subject) => [subject.at, subject]));
  return [...open.values()].every(({ at, whose }) => {
    const own = claims.filter((claim) => openPoints(claim).some((subject) => subject.at === at));
    return (
      own.length < 2 ||
      whose.some((one) =>
        weighAll(
          knowledge,
          own.map((claim) => inChartOf(claim, at, one)),
        ).every(({ isTrue }) => isTrue),
      )
    );
  });
}

/** A house alone, with nothing of the sky said, is of the birth chart: "Jupiter in your second house". */
function ownHouse(claim: ReadClaim, all: readonly ReadClaim[], isOfSky: boolean): ReadClaim {
  if (claim.kind !== 'inHouse' || claim.subject.is !== 'point' || claim.dates.length > 0 || isOfSky)
    return claim;
  const { at, whose } = claim.subject;
  const hasMore = all.some(
    (other) =>
      other !== claim && 'subject' in other && other.subject.is === 'point' && other.subject.at === at,
  );
  return hasMore || !whose.includes('self')
    ? claim
    : { ...claim, subject: { ...claim.subject, whose: ['self'] } };
}

function judgeRead(
  { claims, hasUnread, looseDates }: ReadSentence,
  knowledge: Knowledge,
  isOfSky: boolean,
): Verdict {
  const told = claims.filter(({ mood }) => mood !== 'open');
  const weighed = weighAll(
    knowledge,
    told.map((claim) => ownHouse(claim, told, isOfSky)),
  );
  const asserted = weighed.filter(({ claim }) => claim.mood === 'asserted');
  const failed = asserted.find(({ isTrue }) => !isTrue) ?? clashing(asserted);
  if (failed) return { verdict: 'held', reason: 'not_so', claim: failed.claim };
  const said = asserted.map(({ claim }) => claim);
  if (!isOfOneChart(knowledge, said)) return { verdict: 'held', reason: 'not_so', claim: said[0] ?? null };
  const wrong = weighed.filter(({ claim, isTrue }) => claim.mood === 'premise' && !isTrue);
  const uncorrected = wrong.find(({ claim }) => !asserted.some((right) => setsRight(right.claim, claim)));
  if (uncorrected) return { verdict: 'held', reason: 'uncorrected_premise', claim: uncorrected.claim };
  if (hasUnread) return { verdict: 'held', reason: 'unread', claim: null };
  if (looseDates.some(({ isNear }) => !isNear)) return { verdict: 'held', reason: 'loose_date', claim: null };
  return {
    verdict: 'out',
    claims,
    facts: [
      ...new Set(asserted.filter(({ claim }) => !claim.isDenied).flatMap(({ facts }) => facts.slice(0, 2))),
    ],
  };
}

/**
 * The guard of one answer: it lets a sentence out or holds it. Ids that a sentence claims are looked up first; then its own words
 * are read, whoever wrote it. It fails closed: whatever it reads must be borne out by a fact.
 */
export function createGuard(language: ReadingLanguage, talk: GuardedTalk): Guard {
  const knowledge = createKnowledge(talk.facts, talk.nowMs);
  const ids = new Set(talk.facts.map(({ id }) => id));
  let spoken: Spoken = { subjects: [], timed: [], isOfSky: false };
  return {
    judge(sentence) {
      const { text, claims } = typeof sentence === 'string' ? { text: sentence, claims: [] } : sentence;
      if (claims.some(({ fact }) => !ids.has(fact)))
        return { verdict: 'held', reason: 'unknown_fact', claim: null };
      const read = readClaims(text, language, talk, spoken);
      const verdict = judgeRead(read, knowledge, spoken.isOfSky);
      if (verdict.verdict === 'out') spoken = read.spoken;
      return verdict;
    },
  };
}
