import { loadGuardWords } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { citationOf } from '../claims/citation.ts';
import type { ClaimedSentence } from '../claims/claim.ts';
import type { Fact } from '../facts/fact.ts';
import type { KnownChart } from '../facts/known-chart.ts';
import { createGuard, prepareLanguage } from '../guard/guard.ts';
import type { ReadingLanguage } from '../guard/read-tokens.ts';
import { answerEmbedded } from '../speaking/answer-embedded.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import type { CelestiaAnswer } from './celestia-answer.ts';

/** A question that care has let through. */
export interface Question {
  text: string;
  /** Of the page. */
  language: Language;
  /** Null where nothing was told of a birth: the sky alone is read. */
  chart: KnownChart | null;
  /** UTC ms. */
  nowMs: number;
  /** Of the tz database: days are told by it. */
  timeZone: string;
  /** How far that zone's clock is ahead of UTC, ms. */
  offsetMs: number;
}

/** Languages made ready for the guard, which takes milliseconds. They never change. */
const prepared = new Map<Language, Promise<ReadingLanguage>>();

function preparedFor(language: Language): Promise<ReadingLanguage> {
  const ready =
    prepared.get(language) ?? loadGuardWords(language).then((words) => prepareLanguage(language, words));
  prepared.set(language, ready);
  // What could not be read once may be read the next time.
  ready.catch(() => prepared.delete(language));
  return ready;
}

/** Each fact that the sentences name, once, in their order. */
function factsNamed(sentences: readonly ClaimedSentence[], facts: readonly Fact[]): Fact[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const ids = new Set(sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact)));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/**
 * The embedded Celestia's answer to one question, each sentence of a reading past the guard: what it holds is left out, and
 * what is cited is what is said.
 */
export async function answerReading(question: Question): Promise<CelestiaAnswer> {
  const { text, language: pageLanguage, chart, nowMs, timeZone, offsetMs } = question;
  const { kind, language, sentences, facts } = await answerEmbedded({
    text,
    pageLanguage,
    people: { self: chart, partner: null },
    memory: NO_MEMORY,
    nowMs,
    timeZone,
    seed: chart ? `${chart.instantMs} ${text}` : text,
  });
  const guard = createGuard(await preparedFor(language), { facts, nowMs, offsetMs });
  const said =
    kind === 'reading' ? sentences.filter((sentence) => guard.judge(sentence).verdict === 'out') : sentences;
  return {
    kind,
    language,
    paragraphs: [said.map((sentence) => sentence.text).join(' ')],
    citations: factsNamed(said, facts).flatMap((fact) => citationOf(fact, nowMs) ?? []),
    card: null,
  };
}
