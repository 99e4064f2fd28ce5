import { preparedLanguage } from '../guard/prepared-languages.ts';
import { answerEmbedded } from '../speaking/answer-embedded.ts';
import type { EmbeddedAnswer } from '../speaking/answer-in.ts';
import { AnswerInHand } from './answer-in-hand.ts';
import { type LanguageModel, ModelFailure, type ModelFailureCode } from './language-model.ts';
import type { AnswerEnd, GuardedSentence, Said, Talk } from './talk.ts';

/** What the embedded Celestia answers herself, whoever else is there: it needs no model, and costs none. */
function isHersAlone({ asked }: EmbeddedAnswer, { earlier }: Talk): boolean {
  // A "yes" answers something that only the conversation tells.
  return asked.about !== 'unclear' && (asked.about !== 'agreement' || earlier.length === 0);
}

/** A greeting or a word of what she does not do: no reading, nothing to guard. */
function* smallTalk({ sentences }: EmbeddedAnswer): Generator<GuardedSentence> {
  for (const { text } of sentences) yield { is: 'sentence', text, facts: [], by: 'embedded' };
}

function codeOf(failure: unknown): ModelFailureCode {
  if (failure instanceof ModelFailure) return failure.code;
  throw failure;
}

/**
 * Celestia's answer to a message, in whole sentences that the guard has let out: by a model where one is given, and by the embedded
 * Celestia where none is, where it fails, and in place of what it may not say. Whatever was yielded stands.
 * @throws AstrologyError `date_out_of_range` near the ends of the tables.
 */
export async function* answerWith(model: LanguageModel | null, talk: Talk): AsyncGenerator<Said, AnswerEnd> {
  const { text, language: pageLanguage, people, memory, nowMs, timeZone, offsetMs, gathered } = talk;
  const seed = people.self ? `${people.self.instantMs} ${text}` : text;
  const asking = { text, pageLanguage, people, memory, nowMs, timeZone, seed };
  const draft = await answerEmbedded(asking, gathered);
  const { kind, language, sentences, facts } = draft;
  const end = { kind, language, failure: null, held: 0, memory: draft.memory };
  const ready = await preparedLanguage(language);
  if (kind !== 'reading' && (!model || isHersAlone(draft, talk))) {
    yield* smallTalk(draft);
    return end;
  }
  const answer = new AnswerInHand({ language: ready, facts, draft: sentences, nowMs, offsetMs });
  if (!model) {
    yield* answer.complete();
    return end;
  }
  try {
    // Most answers need no model: what deals with one is read with the first that does.
    const { writeWith } = await import('./write-with.ts');
    const written = yield* writeWith(model, talk, draft, answer);
    if (written.end === 'whole') yield* answer.complete();
    return { ...end, held: written.held };
  } catch (failure) {
    const code = codeOf(failure);
    yield* answer.complete();
    return { ...end, failure: code };
  }
}
