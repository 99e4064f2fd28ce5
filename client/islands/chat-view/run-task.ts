import type { CONSENT_VERSION } from '../../../contract/chat-settings.ts';
import { CallRefused } from '../../api/conversation-calls.ts';
import type { ChatProps, ChatTask } from '../../components/chat/chat-props.ts';
import type { Sending } from '../../state/message-sending.ts';
import { withAnswer, withMessage } from './known-talk.ts';
import type { Conversation } from './use-conversation.ts';

/** Fields of a form of the page, as it would have been posted. */
type Fields = Readonly<Partial<Record<string, string>>>;

interface TaskContext extends Conversation {
  /** The ids by which a message goes out: the same as long as the same text is tried again. */
  begin(text: string, edits: string | undefined): Sending;
  /** A message need not be sent again: it is there, or was refused for good. */
  arrived(text: string, isRefused?: boolean): void;
  /** Puts what was not taken back where it is written. */
  giveBack(text: string): void;
}

/** Why something did not work, as the page says it. */
function refusalOf(error: unknown, { words }: ChatProps): string {
  if (!(error instanceof CallRefused)) return words.line.failed;
  return words.line.refused.replace('{{why}}', error.message);
}

/** Sends a message, in a new conversation where there is none yet; what is not taken comes back into the field. */
async function say(text: string, editing: string | undefined, context: TaskContext): Promise<void> {
  const { shown, change, calls, read, tellTabs, giveBack, begin, arrived } = context;
  const { messageId: id, conversationId, edits } = begin(text, editing);
  // It had arrived after all, and was read since.
  if (shown.messages.some((message) => message.id === id)) return arrived(text);
  const { language } = shown;
  const created = new Date().toISOString();
  const before = { conversation: shown.conversation, messages: shown.messages };
  change((now) => ({
    ...now,
    ...withMessage(now, { id, text, edits, language, created }),
    refusal: null,
    care: null,
  }));
  try {
    const conversation =
      shown.conversation ?? (await calls.open({ id: conversationId, persona: 'celestia' })).conversation;
    const accepted = await calls.say(conversation.id, { id, text, language, ...(edits && { edits }) });
    arrived(text);
    if (accepted.answerId === null) {
      change((now) => ({ ...now, ...before, care: accepted.care }));
      return;
    }
    const { answerId } = accepted;
    change((now) => ({ ...now, conversation, ...messagesWith(now, id, answerId) }));
    tellTabs(conversation.id);
  } catch (error) {
    // Whatever else broke may have broken after the message was taken: it keeps its ids.
    if (error instanceof CallRefused && error.status < 500) arrived(text, true);
    change((now) => ({ ...now, ...before, refusal: refusalOf(error, now) }));
    giveBack(text);
    if (error instanceof CallRefused) await read(shown.conversation?.id).catch(() => undefined);
  }
}

function messagesWith(now: ChatProps, messageId: string, answerId: string): Pick<ChatProps, 'messages'> {
  const { messages } = withAnswer(now, messageId, answerId);
  return { messages };
}

async function answerAgain(id: string, messageId: string, { calls, change, tellTabs }: TaskContext) {
  const accepted = await calls.again(id, messageId);
  if (accepted.answerId === null) change((now) => ({ ...now, care: accepted.care }));
  else {
    const { answerId } = accepted;
    change((now) => ({ ...now, ...messagesWith(now, messageId, answerId) }));
  }
  tellTabs(id);
}

async function rate(id: string, messageId: string, chosen: string, { calls, change }: TaskContext) {
  const feedback = chosen === 'up' || chosen === 'down' ? chosen : null;
  await calls.feedback(id, messageId, { feedback });
  change((now) => ({
    ...now,
    messages: now.messages.map((message) =>
      message.id === messageId ? { ...message, answer: { ...message.answer, feedback } } : message,
    ),
  }));
}

async function remove(id: string, { calls, shown, read, tellTabs }: TaskContext): Promise<void> {
  await calls.remove(id);
  tellTabs(id);
  if (shown.conversation?.id === id) location.assign(shown.path);
  else await read();
}

async function removeAll({ calls, shown, tellTabs }: TaskContext): Promise<void> {
  await calls.removeAll();
  tellTabs(shown.conversation?.id ?? '');
  location.assign(shown.path);
}

/** Changes zone and country; what came of it stands beside them. A zone that may not be changed today is not sent. */
async function settle({ zone, country }: Fields, { calls, change }: TaskContext): Promise<void> {
  try {
    const settings = await calls.settle({ ...(zone && { zone }), country: country || null });
    change((now) => ({
      ...now,
      settings,
      settingsRemark: { isFault: false, text: now.words.settings.saved },
    }));
  } catch (error) {
    change((now) => {
      const text = error instanceof CallRefused ? error.message : now.words.settings.failed;
      return { ...now, settingsRemark: { isFault: true, text } };
    });
  }
}

async function doTask(task: ChatTask, fields: Fields, context: TaskContext): Promise<void> {
  const { calls, read, tellTabs, change, shown } = context;
  const { conversation: id = '', message = '', text = '' } = fields;
  switch (task) {
    case 'say':
    case 'edit':
      if (text.trim() !== '') await say(text.trim(), task === 'edit' ? message : undefined, context);
      return;
    case 'again':
      return answerAgain(id, message, context);
    case 'stop':
      await calls.stop(shown.conversation?.id ?? id);
      return;
    case 'rename':
      await calls.rename(id, fields.title ?? '');
      tellTabs(id);
      return read();
    case 'remove':
      return remove(id, context);
    case 'feedback':
      return rate(id, message, fields.feedback ?? '', context);
    case 'consent':
    case 'withdraw': {
      const { consentVersion: version } = shown.settings;
      // The server takes the version that it has named, and no other.
      const consent = task === 'consent' ? { version: version as typeof CONSENT_VERSION } : null;
      const settings = await calls.settle({ consent });
      change((now) => ({ ...now, settings, refusal: null }));
      return;
    }
    case 'settings':
      return settle(fields, context);
    case 'removeAll':
      return removeAll(context);
  }
}

/** Does what a form of the page asks for; why it did not work stands where one writes. */
export async function runTask(task: ChatTask, fields: Fields, context: TaskContext): Promise<void> {
  try {
    await doTask(task, fields, context);
  } catch (error) {
    context.change((now) => ({ ...now, refusal: refusalOf(error, now) }));
  }
}
