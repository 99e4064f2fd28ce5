import * as v from 'valibot';
import { ANSWER_KINDS, Citation } from './chat.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from './limits.ts';
import { BirthFieldTexts } from './settled-birth.ts';
import { Instant, LanguageName } from './vocabulary.ts';

/** What crosses the wire of conversations with Celestia. The messages are codes of the dictionary `errors.fields`. */

/**
 * Who is talked with: Celestia about the person, Celestia about the person and somebody else, or the other's chart, which speaks in
 * the first person as a marked game.
 */
export const PERSONAS = ['celestia', 'couple', 'lover'] as const;
export const Persona = v.picklist(PERSONAS, 'malformed');
export type Persona = v.InferOutput<typeof Persona>;

/** An id that the client makes, so that a request that is sent twice is one. */
export const ClientMadeId = v.pipe(v.string('malformed'), v.regex(/^[\w-]{8,64}$/, 'malformed'));

/** POST /api/chat/conversations. The same id again answers with the conversation that is there. */
export const ConversationRequest = v.object({
  id: ClientMadeId,
  persona: Persona,
  /** Of couple and lover: whose birth the other chart is cast of, as the fields of the birth form. */
  partner: v.optional(
    v.object({
      name: v.pipe(
        v.string('malformed'),
        v.trim(),
        v.minLength(1, 'required'),
        v.maxLength(MAX_NAME_LENGTH, 'too_long'),
      ),
      fields: v.record(v.string(), v.string('malformed'), 'malformed'),
    }),
  ),
});
export type ConversationRequest = v.InferOutput<typeof ConversationRequest>;

const title = v.pipe(
  v.string('malformed'),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(MAX_TITLE_LENGTH, 'too_long'),
);

/** PATCH /api/chat/conversations/{id}. */
export const ConversationChange = v.object({ title });

const conversationEntries = {
  id: v.string(),
  persona: Persona,
  /** The person's own, else the beginning of the first message; empty before that. */
  title: v.string(),
  /** Who else is spoken of; null in a conversation with Celestia alone. */
  partner: v.nullable(v.object({ name: v.string(), fields: BirthFieldTexts })),
  created: Instant,
  /** Of the last message or answer. */
  updated: Instant,
  /** The id of the answer that is being made; null where none is. */
  making: v.nullable(v.string()),
  /** Something was refused for good: care alone answers here from now on. */
  over: v.boolean(),
};
export const ConversationJson = v.object(conversationEntries);
export type ConversationJson = v.InferOutput<typeof ConversationJson>;

/** POST, PATCH and GET of one. */
export const ConversationAnswer = v.object({ conversation: ConversationJson });
export type ConversationAnswer = v.InferOutput<typeof ConversationAnswer>;

/** GET /api/chat/conversations: the one that was talked in last first. */
export const ConversationsAnswer = v.object({ conversations: v.array(ConversationJson), most: v.number() });
export type ConversationsAnswer = v.InferOutput<typeof ConversationsAnswer>;

/** A line of a help card, and the card: features/celestia/care/help-card.ts says which lines stand on it. */
const HelpLineJson = v.object({
  kind: v.picklist(['emergency', 'suicide', 'violence', 'child']),
  name: v.string(),
  call: v.nullable(v.string()),
  text: v.nullable(v.object({ number: v.string(), word: v.exactOptional(v.string()) })),
  web: v.nullable(v.string()),
  hours: v.union([
    v.picklist(['always', 'unknown']),
    v.object({
      days: v.picklist(['daily', 'weekdays', 'monday-to-saturday']),
      from: v.string(),
      to: v.string(),
    }),
  ]),
  saidBy: v.picklist(['itself', 'others']),
  checked: v.string(),
});
export const HelpCardJson = v.object({
  kind: v.picklist(['suicide', 'violence', 'child']),
  size: v.picklist(['small', 'whole']),
  lines: v.array(HelpLineJson),
  directory: v.object({ name: v.string(), url: v.string() }),
  quickExit: v.nullable(v.string()),
});
export type HelpCardJson = v.InferOutput<typeof HelpCardJson>;

/** A whole sentence. Numbers begin with 1 and have no gap. */
export const SentenceJson = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.string(),
  /** The paragraph that it stands in, from 0. */
  paragraph: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Marked as play: the chart speaks, not the other. False for what Celestia says in her own name, a reminder among it. */
  play: v.boolean(),
  citations: v.array(Citation),
});
export type SentenceJson = v.InferOutput<typeof SentenceJson>;

/** `broken`: it broke off by a fault of ours and costs nothing; it may be asked for again. */
export const ANSWER_STATES = ['making', 'whole', 'stopped', 'broken'] as const;
export const AnswerState = v.picklist(ANSWER_STATES);
export type AnswerState = v.InferOutput<typeof AnswerState>;

export const FEEDBACK = ['up', 'down'] as const;

export const AnswerJson = v.object({
  id: v.string(),
  state: AnswerState,
  /** Null until it has ended, and where it broke off. */
  kind: v.nullable(v.picklist(ANSWER_KINDS)),
  language: LanguageName,
  sentences: v.array(SentenceJson),
  /** Whom to call; null where nothing calls for it. */
  card: v.nullable(HelpCardJson),
  feedback: v.nullable(v.picklist(FEEDBACK)),
  created: Instant,
});
export type AnswerJson = v.InferOutput<typeof AnswerJson>;

export const MessageJson = v.object({
  id: v.string(),
  text: v.string(),
  created: Instant,
  answer: AnswerJson,
});
export type MessageJson = v.InferOutput<typeof MessageJson>;

/** GET .../{id}/messages: all of them, the oldest first; what was edited away is not there. */
export const MessagesAnswer = v.object({ conversation: ConversationJson, messages: v.array(MessageJson) });
export type MessagesAnswer = v.InferOutput<typeof MessagesAnswer>;

/**
 * POST .../{id}/messages. The same id with the same text is one message; with another text it is refused (409
 * `message_conflict`).
 */
export const MessageRequest = v.object({
  id: ClientMadeId,
  text: v.pipe(
    v.string('malformed'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(MAX_MESSAGE_LENGTH, 'too_long'),
  ),
  /** Of the page; absent: of the request. The answer is in the message's own language where that is clearly another of the five. */
  language: v.optional(LanguageName),
  /** The message that this one takes the place of: that one goes, and all that came after it. */
  edits: v.optional(ClientMadeId),
});
export type MessageRequest = v.InferOutput<typeof MessageRequest>;

/**
 * The answer to POST .../messages and .../again: 202, with the answer that is being made (a repeat has the id of the one there is).
 * 200 without an id: whoever may not write here just now and may be in danger is answered at once, and nothing of it is stored.
 */
export const MessageAccepted = v.union([
  v.object({ answerId: v.string() }),
  v.object({
    answerId: v.null(),
    care: v.object({
      kind: v.literal('crisis'),
      language: LanguageName,
      paragraphs: v.array(v.string()),
      card: v.nullable(HelpCardJson),
    }),
  }),
]);
export type MessageAccepted = v.InferOutput<typeof MessageAccepted>;

/** The answer to POST .../stop: the answer that was stopped; null where none was being made. */
export const StoppedAnswer = v.object({ answerId: v.nullable(v.string()) });
export type StoppedAnswer = v.InferOutput<typeof StoppedAnswer>;

/** POST .../messages/{messageId}/feedback, of the message's answer; null takes it back. */
export const FeedbackRequest = v.object({ feedback: v.nullable(v.picklist(FEEDBACK, 'malformed')) });
export const FeedbackAnswer = v.object({ feedback: v.nullable(v.picklist(FEEDBACK)) });
export type FeedbackAnswer = v.InferOutput<typeof FeedbackAnswer>;
