import type { Language } from '../../../locales/locales.ts';
import { citationOf } from '../claims/citation.ts';
import type { Fact } from '../facts/fact.ts';
import type { KnownChart } from '../facts/known-chart.ts';
import { answerWith } from '../model/answer-with.ts';
import type { LanguageModel } from '../model/language-model.ts';
import type { AnswerEnd, CareInstead, GuardedSentence } from '../model/talk.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import { answerOfCare } from './answer-care.ts';
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

/** Who answers: a model, or the embedded Celestia where it is null; and who is told how it went. */
export interface Answerer {
  model: LanguageModel | null;
  /** Of who asks, ISO 3166-1 alpha-2; null where it is not known. A help card may need it. */
  country: string | null;
  /** Told of each answer that a model was asked for. */
  onEnd?(end: AnswerEnd): void;
}

const EMBEDDED: Answerer = { model: null, country: null };

/** Each fact that the sentences name, once, in their order. */
function factsNamed(sentences: readonly GuardedSentence[]): Fact[] {
  return [...new Map(sentences.flatMap(({ facts }) => facts).map((fact) => [fact.id, fact])).values()];
}

/**
 * The answer to one question, whole: each sentence of it is past the guard, and what is cited is what is said.
 * @throws AstrologyError `date_out_of_range` near the ends of the tables.
 */
export async function answerReading(
  question: Question,
  { model, country, onEnd }: Answerer = EMBEDDED,
): Promise<CelestiaAnswer> {
  const { chart, nowMs, ...rest } = question;
  const people = { self: chart, partner: null };
  const answer = answerWith(model, {
    ...rest,
    nowMs,
    people,
    firstName: null,
    names: [],
    earlier: [],
    memory: NO_MEMORY,
  });
  const sentences: GuardedSentence[] = [];
  let care: CareInstead | null = null;
  for (;;) {
    const next = await answer.next();
    if (next.done) {
      const end = next.value;
      if (model) onEnd?.(end);
      // The model spoke of ending a life: nothing of that answer is shown.
      if (care) return answerOfCare(care, { language: end.language, country, nowMs });
      const isReading = end.kind === 'reading' || sentences.some(({ facts }) => facts.length > 0);
      return {
        kind: isReading ? 'reading' : end.kind,
        language: end.language,
        paragraphs: [sentences.map(({ text }) => text).join(' ')],
        citations: factsNamed(sentences).flatMap((fact) => citationOf(fact, nowMs) ?? []),
        card: null,
      };
    }
    if (next.value.is === 'care') care = next.value;
    else sentences.push(next.value);
  }
}
