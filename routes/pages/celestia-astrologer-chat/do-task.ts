import * as v from 'valibot';
import {
  CHAT_TASKS,
  type ChatTask,
  CONVERSATION_PARAMETER,
  NEW_CONVERSATION,
  type UnstoredCare,
} from '../../../client/components/chat/chat-props.ts';
import { AppError } from '../../../contract/app-error.ts';
import { ChatSettingsRequest, CONSENT_VERSION } from '../../../contract/chat-settings.ts';
import { ConversationChange, MessageRequest } from '../../../contract/conversations.ts';
import type { ErrorCode } from '../../../contract/error-codes.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ChatService } from '../../services/chat-service.ts';

type Fields = Readonly<Record<string, string>>;

/** A form that could not do its work, or was answered at once. */
export interface Refused {
  /** Of the page that shows it; `new`: none yet. */
  conversation: string;
  /** What was written and is to stand in the field again. */
  text: string;
  /** Whether it was the settings that could not be changed: it is told beside them. */
  isOfSettings?: boolean;
  code: ErrorCode | null;
  /** When to come back, where that is known. */
  retryAfterSeconds?: number | undefined;
  care: UnstoredCare | null;
}

/** Where a form that has done its work leads: query and fragment of the page. */
type Done = { next: string } | Refused;

/** The page with a conversation in view, at one of its messages. */
function placeOf(conversation: string, message?: string): string {
  if (conversation === '') return '';
  const query = new URLSearchParams({ [CONVERSATION_PARAMETER]: conversation });
  return `?${query}${message ? `#m-${message}` : ''}`;
}

/** Sends what was written, in a new conversation where there is none, and waits for the answer: the page is whole. */
async function say(
  { conversation = '', message = '', text = '' }: Fields,
  edits: boolean,
  chat: ChatService,
  language: Language,
): Promise<Done> {
  const id = edits ? crypto.randomUUID() : message;
  const read = v.safeParse(MessageRequest, { id, text, language, ...(edits && { edits: message }) });
  const where = conversation === '' ? NEW_CONVERSATION : conversation;
  if (!read.success) return { conversation: where, text, code: 'invalid_input', care: null };
  // Sent twice, the form opens one conversation: it has its first message's id.
  const open = conversation || (await chat.open({ id: read.output.id, persona: 'celestia' })).id;
  const accepted = await chat.say(open, read.output);
  if (accepted.answerId === null) return { conversation: open, text: '', code: null, care: accepted.care };
  await chat.answered(open);
  return { next: placeOf(open, read.output.id) };
}

/** Sets what the settings' form sends; a zone that may not be changed today sends none. */
async function settle({ conversation = '', zone, country }: Fields, chat: ChatService): Promise<Done> {
  const read = v.safeParse(ChatSettingsRequest, { ...(zone && { zone }), country: country || null });
  if (!read.success) throw new AppError('invalid_input');
  await chat.settle(read.output);
  return { next: `${placeOf(conversation)}#chat-list` };
}

async function act(task: ChatTask, form: Fields, chat: ChatService, language: Language): Promise<Done> {
  const { conversation = '', message = '' } = form;
  switch (task) {
    case 'say':
    case 'edit':
      return say(form, task === 'edit', chat, language);
    case 'again':
      await chat.again(conversation, message);
      await chat.answered(conversation);
      return { next: placeOf(conversation, message) };
    case 'stop':
      await chat.stop(conversation);
      return { next: placeOf(conversation) };
    case 'rename': {
      const read = v.safeParse(ConversationChange, { title: form.title });
      if (read.success) await chat.rename(conversation, read.output.title);
      return { next: placeOf(conversation) };
    }
    case 'remove':
      await chat.remove(conversation);
      return { next: '' };
    case 'feedback': {
      const { feedback } = form;
      await chat.giveFeedback(
        conversation,
        message,
        feedback === 'up' || feedback === 'down' ? feedback : null,
      );
      return { next: placeOf(conversation, message) };
    }
    case 'consent':
    case 'withdraw':
      await chat.settle({ consent: task === 'consent' ? { version: CONSENT_VERSION } : null });
      return { next: placeOf(conversation) };
    case 'settings':
      return settle(form, chat);
    case 'removeAll':
      await chat.removeAll();
      return { next: '' };
  }
}

/** Does what a posted form asks for. @throws AppError for what the person can do nothing about. */
export async function doTask(form: Fields, chat: ChatService, language: Language): Promise<Done> {
  const task = CHAT_TASKS.find((each) => each === form.task);
  if (!task) return { next: placeOf(form.conversation ?? '') };
  try {
    return await act(task, form, chat, language);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === 'not_found') throw error;
    const isOfSettings = task === 'settings';
    const conversation = form.conversation || NEW_CONVERSATION;
    const text = task === 'say' ? (form.text ?? '') : '';
    const { code, retryAfterSeconds } = error;
    return { conversation, text, isOfSettings, code, retryAfterSeconds, care: null };
  }
}
