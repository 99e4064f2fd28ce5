import * as v from 'valibot';
import { ANSWER_KINDS } from './chat.ts';
import { AnswerState, HelpCardJson, SentenceJson } from './conversations.ts';
import { LanguageName } from './vocabulary.ts';

/**
 * GET /api/chat/conversations/{id}/events: an answer as it is made, as `text/event-stream`. Each event's id is
 * `<answerId>:<seq>`; sent back as `Last-Event-ID`, or as `?after=`, the stream goes on behind it. Without either it tells the answer
 * that is being made from its beginning. It ends with `end`, or with `idle` at once where nothing is being made and nothing is left
 * to tell.
 */

/** `event: answer`, seq 0: it has begun. */
export const AnswerBegun = v.object({
  answerId: v.string(),
  messageId: v.string(),
  language: LanguageName,
});
export type AnswerBegun = v.InferOutput<typeof AnswerBegun>;

/** `event: sentence`, its own seq. */
export const AnswerSentence = v.object({ answerId: v.string(), ...SentenceJson.entries });
export type AnswerSentence = v.InferOutput<typeof AnswerSentence>;

/** `event: end`, without an id: after it the stream closes. */
export const AnswerEnded = v.object({
  answerId: v.string(),
  state: AnswerState,
  kind: v.nullable(v.picklist(ANSWER_KINDS)),
  language: LanguageName,
  card: v.nullable(HelpCardJson),
});
export type AnswerEnded = v.InferOutput<typeof AnswerEnded>;

/** `event: idle`. */
export const NothingMade = v.object({});

/** By the event's name, the schema of its data. */
export const CONVERSATION_EVENTS = {
  answer: AnswerBegun,
  sentence: AnswerSentence,
  end: AnswerEnded,
  idle: NothingMade,
} as const;
export type ConversationEventName = keyof typeof CONVERSATION_EVENTS;
