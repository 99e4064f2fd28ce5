import type { ChatSettingsAnswer, ChatSettingsRequest } from '../../contract/chat-settings.ts';
import type {
  ConversationJson,
  ConversationRequest,
  MessageAccepted,
  MessageRequest,
  MessagesAnswer,
} from '../../contract/conversations.ts';

type Feedback = 'up' | 'down' | null;

/**
 * The signed-in person's conversations, as their pages have them without a script: what the API does, for a form. Each rejects with
 * AppError where it is refused, `not_found` where the person has no such conversation.
 */
export interface ChatService {
  /** The one that was talked in last first. */
  list(): Promise<readonly ConversationJson[]>;
  messages(id: string): Promise<MessagesAnswer>;
  settings(): Promise<ChatSettingsAnswer>;
  settle(change: ChatSettingsRequest): Promise<void>;
  open(request: ConversationRequest): Promise<ConversationJson>;
  /** Takes a message; somebody who may be in danger is answered whatever stands in its way. */
  say(id: string, message: MessageRequest): Promise<MessageAccepted>;
  again(id: string, messageId: string): Promise<void>;
  /** Waits until nothing is being made in a conversation. */
  answered(id: string): Promise<void>;
  stop(id: string): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
  giveFeedback(id: string, messageId: string, feedback: Feedback): Promise<void>;
}
