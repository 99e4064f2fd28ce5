import type * as v from 'valibot';
import type { ApiError } from '../../contract/api-error.ts';
import type { ChatSettingsAnswer, ChatSettingsRequest } from '../../contract/chat-settings.ts';
import type {
  ConversationAnswer,
  ConversationRequest,
  ConversationsAnswer,
  FeedbackRequest,
  MessageAccepted,
  MessageRequest,
  MessagesAnswer,
} from '../../contract/conversations.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import type { Http, HttpOptions } from './http.ts';

const CONVERSATIONS = '/api/chat/conversations';
const SETTINGS = '/api/chat/settings';

/** A call that was refused: why, by its code, and what stands beside it. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: ErrorCode;
  /** Of `answer_underway`. */
  readonly answerId: string | undefined;
  /** Of the answer. From 500 on it is a fault, and what was asked may have been done all the same. */
  readonly status: number;

  constructor({ code, message, answerId }: ApiError['error'], status: number) {
    super(message);
    this.code = code;
    this.status = status;
    this.answerId = answerId;
  }
}

export function conversationPath(id: string): string {
  return `${CONVERSATIONS}/${encodeURIComponent(id)}`;
}

function messagePath(id: string, messageId: string): string {
  return `${conversationPath(id)}/messages/${encodeURIComponent(messageId)}`;
}

function isRefusal(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/**
 * The calls of conversations, over the client's one way to the server. They reject with CallRefused where the server says no, and
 * with what the client itself rejects with where it does not answer.
 */
export function conversationCalls(http: Pick<Http, 'send'>) {
  /** The answers are the site's own and held to the contract where they are made. */
  async function ask<Answer>(path: string, options?: HttpOptions): Promise<Answer> {
    const response = await http.send(path, options);
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok) return answer as Answer;
    if (isRefusal(answer)) throw new CallRefused(answer.error, response.status);
    throw new CallRefused({ code: 'internal', message: `status ${response.status}` }, response.status);
  }
  return {
    list: () => ask<ConversationsAnswer>(CONVERSATIONS),
    open: (json: ConversationRequest) => ask<ConversationAnswer>(CONVERSATIONS, { method: 'POST', json }),
    messages: (id: string) => ask<MessagesAnswer>(`${conversationPath(id)}/messages`),
    say: (id: string, json: MessageRequest) =>
      ask<MessageAccepted>(`${conversationPath(id)}/messages`, { method: 'POST', json }),
    again: (id: string, messageId: string) =>
      ask<MessageAccepted>(`${messagePath(id, messageId)}/again`, { method: 'POST' }),
    stop: (id: string) => ask<unknown>(`${conversationPath(id)}/stop`, { method: 'POST' }),
    feedback: (id: string, messageId: string, json: v.InferOutput<typeof FeedbackRequest>) =>
      ask<unknown>(`${messagePath(id, messageId)}/feedback`, { method: 'POST', json }),
    rename: (id: string, title: string) =>
      ask<ConversationAnswer>(conversationPath(id), { method: 'PATCH', json: { title } }),
    remove: (id: string) => ask<unknown>(conversationPath(id), { method: 'DELETE' }),
    removeAll: () => ask<unknown>(CONVERSATIONS, { method: 'DELETE' }),
    settings: () => ask<ChatSettingsAnswer>(SETTINGS),
    settle: (json: ChatSettingsRequest) => ask<ChatSettingsAnswer>(SETTINGS, { method: 'PUT', json }),
  };
}

export type ConversationCalls = ReturnType<typeof conversationCalls>;
