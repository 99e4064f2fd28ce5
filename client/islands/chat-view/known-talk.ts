import type { AnswerJson, ConversationJson, MessageJson } from '../../../contract/conversations.ts';
import type { Language } from '../../../locales/locales.ts';
import type { AnswerEvent } from '../../api/answer-stream.ts';

/** A conversation as the browser knows it: what the server told, and what has been heard since. Nothing here asks anybody. */
export interface Talk {
  /** Null before the first message of a new one. */
  conversation: ConversationJson | null;
  /** The oldest first. */
  messages: readonly MessageJson[];
}

/** An answer of which nothing is known yet. */
function unheard(id: string, language: Language, created: string): AnswerJson {
  return {
    id,
    state: 'making',
    kind: null,
    language,
    sentences: [],
    card: null,
    feedback: null,
    created,
  };
}

interface Said {
  id: string;
  text: string;
  /** Of the message that it takes the place of: that one goes, and all after it. */
  edits?: string | undefined;
  language: Language;
  /** ISO 8601, UTC. */
  created: string;
}

/** With a message that is on its way to the server. */
export function withMessage(talk: Talk, { edits, language, ...said }: Said): Talk {
  const at = talk.messages.findIndex(({ id }) => id === edits);
  const before = at < 0 ? talk.messages : talk.messages.slice(0, at);
  return { ...talk, messages: [...before, { ...said, answer: unheard('', language, said.created) }] };
}

/** With the answer that is being made to a message: a new one has nothing of the one before. */
export function withAnswer(talk: Talk, messageId: string, answerId: string): Talk {
  const messages = talk.messages.map((message) => {
    if (message.id !== messageId || message.answer.id === answerId) return message;
    return { ...message, answer: unheard(answerId, message.answer.language, message.created) };
  });
  return { ...talk, messages };
}

function answerOf(talk: Talk, answerId: string): AnswerJson | undefined {
  return talk.messages.find(({ answer }) => answer.id === answerId)?.answer;
}

function changeAnswer(talk: Talk, answerId: string, change: (answer: AnswerJson) => AnswerJson): Talk {
  const messages = talk.messages.map((message) =>
    message.answer.id === answerId ? { ...message, answer: change(message.answer) } : message,
  );
  return { ...talk, messages };
}

/** Number of the last sentence that is known of an answer; 0: none. */
function lastSeq(answer: AnswerJson): number {
  return answer.sentences.at(-1)?.seq ?? 0;
}

/**
 * With what was heard of an answer. A sentence that is known already changes nothing; null where the event does not follow on what
 * is known: then the conversation has to be read anew.
 */
export function afterEvent(talk: Talk, event: AnswerEvent): Talk | null {
  if (event.name === 'idle') return null;
  if (event.name === 'answer') {
    const { answerId, messageId, language } = event.data;
    if (!talk.messages.some(({ id }) => id === messageId)) return null;
    return changeAnswer(withAnswer(talk, messageId, answerId), answerId, (answer) => ({
      ...answer,
      language,
    }));
  }
  const known = answerOf(talk, event.data.answerId);
  if (!known) return null;
  if (event.name === 'end') {
    const { answerId, state, kind, language, card } = event.data;
    return changeAnswer(talk, answerId, (answer) => ({ ...answer, state, kind, language, card }));
  }
  const { answerId, ...sentence } = event.data;
  if (sentence.seq <= lastSeq(known)) return talk;
  if (sentence.seq > lastSeq(known) + 1) return null;
  return changeAnswer(talk, answerId, (answer) => ({
    ...answer,
    sentences: [...answer.sentences, sentence],
  }));
}

/** The answer that is being made, as far as the server has named it; undefined where none is. */
export function makingIn({ messages }: Talk): AnswerJson | undefined {
  const last = messages.at(-1)?.answer;
  return last?.state === 'making' && last.id !== '' ? last : undefined;
}

/** Where a stream goes on: behind the last sentence that is known; null where none is. */
export function afterOf(answer: AnswerJson): string | null {
  const seq = lastSeq(answer);
  return seq === 0 ? null : `${answer.id}:${seq}`;
}
