import type { SqlStorage } from '@cloudflare/workers-types';
import { mayRead } from '../../features/celestia/care/verdict.ts';
import { gatherFacts } from '../../features/celestia/facts/gather-facts.ts';
import { memoryStep } from '../../features/celestia/talking/memory-steps.ts';
import { talkAnswer } from '../../features/celestia/talking/talk-answer.ts';
import type { TalkAnswer, TalkEnd } from '../../features/celestia/talking/talk-sentence.ts';
import { type AnswererGiven, answererFor } from '../celestia/models/answerer.ts';
import { addSentence, endWell, findAnswer } from './answer-rows.ts';
import type { Asker } from './asker.ts';
import { keepCare, noteReminder } from './conversation-rows.ts';
import { endEvent } from './follow-answer.ts';
import type { Followers } from './followers.ts';
import type { GatheredFacts } from './gathered-facts.ts';
import { giveBack, readPerson } from './person-rows.ts';
import { turnOf } from './turn-of.ts';

interface Making {
  conversationId: string;
  messageId: string;
  answerId: string;
  asker: Asker;
  nowMs: number;
}

interface MakingWith {
  given: AnswererGiven;
  /** Aborts once the answer has been ended by somebody else: from then on nothing of it is written. */
  signal: AbortSignal;
  followers: Followers;
  gathered: GatheredFacts;
}

const NOTHING: TalkEnd = { kind: 'smalltalk', language: 'en', card: null, memory: null, care: null };

/** Resolves when a signal aborts. */
function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
}

/**
 * Makes an answer: each sentence is stored before anybody is told of it. True once it is whole; false where it was ended by somebody
 * else, or has lost its message.
 */
export async function makeAnswer(
  sql: SqlStorage,
  making: Making,
  { given, signal, followers, gathered }: MakingWith,
): Promise<boolean> {
  const turn = await turnOf(sql, making);
  if (!turn) return false;
  const { answerId, conversationId, asker, nowMs } = making;
  const answerer = await answererFor(given, readPerson(sql).country ?? asker.country);
  if (signal.aborted) return false;
  const { talk } = turn;
  const facts = mayRead(turn.heard.verdict)
    ? gathered.of(conversationId, talk.people, nowMs, gatherFacts)
    : undefined;
  const sentences: TalkAnswer = talkAnswer({ ...turn, talk: { ...talk, gathered: facts } }, answerer);
  const over = aborted(signal);
  for (;;) {
    const next = await Promise.race([sentences.next(), over]);
    if (next === null || signal.aborted) {
      // Whatever it waits for may take its time: nobody waits for that, and a model's line is closed after it.
      void sentences.return(NOTHING).catch(() => undefined);
      return false;
    }
    if (next.done) {
      const { care, kind, memory } = next.value;
      if (care) keepCare(sql, conversationId, care);
      if (kind === 'crisis' || kind === 'boundary') giveBack(sql, answerId);
      if (turn.reminds && mayRead(turn.heard.verdict)) noteReminder(sql, conversationId, nowMs);
      endWell(sql, answerId, next.value, memory && memoryStep(turn.talk.memory, memory));
      const row = findAnswer(sql, answerId);
      followers.end(answerId, row && endEvent(sql, row));
      return true;
    }
    const sentence = addSentence(sql, answerId, next.value);
    followers.tell(answerId, { name: 'sentence', data: { answerId, ...sentence } });
  }
}
