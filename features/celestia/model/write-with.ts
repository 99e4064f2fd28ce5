import type { EmbeddedAnswer } from '../speaking/answer-in.ts';
import type { AnswerInHand } from './answer-in-hand.ts';
import type { LanguageModel } from './language-model.ts';
import { promptOf } from './prompt.ts';
import type { Said, Talk } from './talk.ts';
import { type Written, writeAnswer } from './write-answer.ts';

/**
 * Lets a model write the answer to a message, from its prompt to its last round. Loaded where a model is set.
 * @param draft what the embedded Celestia would say: its facts are told in any case.
 * @throws ModelFailure; what was said until then stands.
 */
export function writeWith(
  model: LanguageModel,
  talk: Talk,
  draft: EmbeddedAnswer,
  answer: AnswerInHand,
): AsyncGenerator<Said, Written> {
  const { text, people, firstName, names, earlier, memory, nowMs, offsetMs } = talk;
  const { language } = answer;
  const wanted = new Set(draft.sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact)));
  const given = { language, text, firstName, names, earlier, asked: memory.asked, nowMs, offsetMs };
  const messages = promptOf({ ...given, facts: draft.facts, wanted });
  return writeAnswer(model, messages, answer, { ...people, nowMs, offsetMs });
}
