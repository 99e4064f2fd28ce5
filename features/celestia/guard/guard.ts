import type { GuardWords } from '../../../locales/guard-words.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ClaimedSentence } from '../claims/claim.ts';
import type { Fact, FactId } from '../facts/fact.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { createLexicon } from './lexicon.ts';
import { isForeign } from './other-languages.ts';
import type { ReadClaim, Subject } from './read-claim.ts';
import { type ReadSentence, readClaims } from './read-claims.ts';
import type { Spoken } from './read-places.ts';
import type { ReadingLanguage } from './read-tokens.ts';
import type { Calendar } from './reader-days.ts';
import { clashing, isOfOneChart, narrowed, weighAll } from './weigh-claims.ts';

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
  /** Nobody speaks so long without a stop, and reading grows with its square. */
  | 'too_long'
  /** It is in another of the five languages. */
  | 'other_language';

export type Verdict =
  | { verdict: 'out'; claims: readonly ReadClaim[]; facts: readonly FactId[] }
  | { verdict: 'held'; reason: HeldReason; claim: ReadClaim | null };

export interface GuardedTalk extends Calendar {
  facts: readonly Fact[];
}

/** Characters of a sentence; the longest of good prose has some four hundred. */
const MAX_SENTENCE_LENGTH = 900;

/** Reads one sentence after the other: each may call "it" what the one before spoke of. */
export interface Guard {
  judge(sentence: string | ClaimedSentence): Verdict;
}

/** Makes a language's words ready to be read by; some milliseconds, to be kept and shared. */
export function prepareLanguage(language: Language, words: GuardWords): ReadingLanguage {
  return { language, words, lexicon: createLexicon(words) };
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
      if (text.length > MAX_SENTENCE_LENGTH) return { verdict: 'held', reason: 'too_long', claim: null };
      if (isForeign(text, language.language))
        return { verdict: 'held', reason: 'other_language', claim: null };
      const read = readClaims(text, language, talk, spoken);
      const verdict = judgeRead(read, knowledge, spoken.isOfSky);
      if (verdict.verdict === 'out') {
        const subjects = read.spoken.subjects.map((subject) => narrowed(knowledge, read.claims, subject));
        spoken = { ...read.spoken, subjects };
      }
      return verdict;
    },
  };
}
