import type { ChatSettingsAnswer } from '../../../contract/chat-settings.ts';
import type { ConversationJson, MessageJson } from '../../../contract/conversations.ts';
import type { CareWords } from '../../../locales/en/celestia/care.ts';
import type { ChatWords } from '../../../locales/en/chat.ts';
import type { Language } from '../../../locales/locales.ts';
import type { CitationNames } from '../celestia/citation-text.ts';
import type { SkyPaths } from './sky-paths.ts';

/** What the parts that a script changes say: the rest is written by the server alone. */
type LiveChatWords = Omit<ChatWords, 'title' | 'description' | 'starters' | 'about' | 'sky'>;

/** The page of conversations, as the server has it and the browser goes on with it. */
export interface ChatProps {
  words: LiveChatWords;
  card: CareWords['card'];
  names: CitationNames;
  language: Language;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** Of the tz database: days and hours are told by it. */
  timeZone: string;
  /** Of the page, without a query. */
  path: string;
  /** Where more messages are had. */
  packsPath: string;
  /** Whose conversations they are: another person's in this browser are no business of this page's. */
  userId: string;
  /** Where a birth is given; null where one is kept. */
  birthPath: string | null;
  /** Who words the answers outside of the site; null: nobody. */
  model: { provider: string; country: string } | null;
  /** In years. */
  minAge: number;
  skyPaths: SkyPaths;
  conversations: readonly ConversationJson[];
  /** Null in a new one. */
  conversation: ConversationJson | null;
  messages: readonly MessageJson[];
  settings: ChatSettingsAnswer;
  /** What the settings may be set to: zones of the tz database, countries that have help lines; each with its name. */
  zones: readonly Choice[];
  countries: readonly Choice[];
  /** What came of changing them; null where they were not. */
  settingsRemark: { isFault: boolean; text: string } | null;
  /** Id for the next message of the form, so that one that is sent twice is one. */
  nextId: string;
  /** What stands in the field: what was written and not taken, or what a door brought along. */
  draft: string;
  /** Why it was not taken; null where nothing was wrong. */
  refusal: string | null;
  /** Said at once to whoever may be in danger and may not write here just now; null. */
  care: UnstoredCare | null;
}

export interface Choice {
  id: string;
  name: string;
}

/** Care's words, of which nothing is kept. */
export interface UnstoredCare {
  language: Language;
  paragraphs: string[];
  card: MessageJson['answer']['card'];
}

/** What the forms of the page ask for. Each works without a script; with one it is done in its place. */
export const CHAT_TASKS = [
  'say',
  'edit',
  'again',
  'stop',
  'rename',
  'remove',
  'feedback',
  'consent',
  'withdraw',
  'settings',
  'removeAll',
] as const;
export type ChatTask = (typeof CHAT_TASKS)[number];

/** Parameter of the page's address: the conversation that is read, or `new`. */
export const CONVERSATION_PARAMETER = 'c';
export const NEW_CONVERSATION = 'new';

/** What is spoken of while a script runs, beside what the conversation itself says. */
export interface LiveState {
  /** `lost`: the answer's line broke and is being mended. */
  line: 'there' | 'offline' | 'lost';
  /** The sentences of the answer that is being made, for whoever listens. */
  announced: readonly string[];
  /** A remark on what was just done: copied, failed. */
  remark: string;
  /** Whether a message is on its way or an answer is being made. */
  isBusy: boolean;
}
