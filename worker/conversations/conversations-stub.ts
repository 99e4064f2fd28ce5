import type { ChatSettingsAnswer, ChatSettingsRequest } from '../../contract/chat-settings.ts';
import type {
  ConversationJson,
  FeedbackAnswer,
  MessageRequest,
  MessagesAnswer,
  Persona,
} from '../../contract/conversations.ts';
import type { ExportAnswer } from '../../contract/user.ts';
import type { Asker } from './asker.ts';
import type { Partner } from './conversation-rows.ts';
import type { Outcome } from './outcome.ts';
import type { TakenBack } from './pack-rows.ts';

/** An answer that has begun, or, with `isNew` false, the one that the same request began before. */
export interface Taken {
  answerId: string;
  isNew: boolean;
}

type Feedback = FeedbackAnswer['feedback'];

/** What may be asked of a person's object; it is asked for by name, across the line to where it lives. */
export interface ConversationsObject {
  settings(visitorZone: string): ChatSettingsAnswer;
  changeSettings(change: ChatSettingsRequest, visitorZone: string): Outcome<ChatSettingsAnswer>;
  /** Adds messages that an order has bought: once, however often it is told. */
  grant(orderId: string, messages: number): void;
  /** Takes back what is unused of them, never below zero; says how many were used. */
  takeBack(orderId: string): TakenBack;
  list(): ConversationJson[];
  open(id: string, persona: Persona, partner: Partner | null): Outcome<ConversationJson>;
  find(id: string): Outcome<ConversationJson>;
  rename(id: string, title: string): Outcome<ConversationJson>;
  remove(id: string | null): void;
  messages(id: string): Outcome<MessagesAnswer>;
  say(id: string, message: MessageRequest, asker: Asker): Promise<Outcome<Taken>>;
  again(id: string, messageId: string, asker: Asker): Promise<Outcome<Taken>>;
  stop(id: string): Outcome<string | null>;
  giveFeedback(id: string, messageId: string, feedback: Feedback): Outcome<Feedback>;
  export(): ExportAnswer['chat'];
  count(): number;
  erase(): Promise<void>;
}

/** The same from afar. */
export type ConversationsStub = {
  [Name in keyof ConversationsObject]: (
    ...given: Parameters<ConversationsObject[Name]>
  ) => Promise<Awaited<ReturnType<ConversationsObject[Name]>>>;
} & { fetch(address: string, init: { headers: Record<string, string> }): Promise<Response> };

interface ObjectId {
  toString(): string;
}

/**
 * The binding, as far as it is used. The platform's own type of it follows every type of every method into the schemas, and gives up
 * there.
 */
export interface ConversationsNamespace {
  idFromName(name: string): ObjectId;
  idFromString(id: string): ObjectId;
  get(id: ObjectId): ConversationsStub;
  jurisdiction(name: 'eu' | 'fedramp'): ConversationsNamespace;
}
