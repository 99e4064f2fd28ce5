import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useEffect, useState } from 'react';
import { CHAT_TASKS, type ChatProps } from '../../components/chat/chat-props.ts';
import { ChatView, type LiveChat } from '../../components/chat/chat-view.tsx';
import { FIELD_ID } from '../../components/chat/write-field.tsx';
import { BIRTH_STORES } from '../../state/birth-stores.ts';
import { forgetSentDraft } from '../../state/lover-draft.ts';
import { useIsLive } from '../birth-form/use-is-live.ts';
import { runTool } from './answer-tools.ts';
import { followKeyboard } from './keyboard.ts';
import { lightUp } from './light-up.ts';
import { isPutOff, putOff } from './put-off.ts';
import { runTask } from './run-task.ts';
import { useConversation } from './use-conversation.ts';
import { useOnline } from './use-online.ts';
import { useStarters } from './use-starters.ts';
import {
  beginMessage,
  emptyField,
  endMessage,
  fillField,
  forgetArrived,
  noteDraft,
  takeDraft,
} from './writing.ts';

interface LivePageProps {
  server: ChatProps;
  /** Called once the page answers. */
  onReady(): void;
}

function showLast(): void {
  document.querySelector('.turn:last-child')?.scrollIntoView({ behavior: 'instant', block: 'start' });
}

/** What a form would have sent, the button that sends it last: of fields of one name the last counts. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const data: [string, FormDataEntryValue][] = [...new FormData(form)];
  if (submitter instanceof HTMLButtonElement && submitter.name) data.push([submitter.name, submitter.value]);
  return Object.fromEntries(data.map(([name, value]) => [name, String(value)]));
}

/** With the finger a new line is a new line: there is a button to send. */
function isSending({ key, shiftKey, nativeEvent, target }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof HTMLTextAreaElement) || target.id !== FIELD_ID) return false;
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches;
}

/** The page of conversations, alive: its forms are answered here, and what she says comes as it is said. */
export function LivePage({ server, onReady }: LivePageProps) {
  const isLive = useIsLive(onReady);
  const isOnline = useOnline();
  const conversation = useConversation(server, lightUp);
  const [remark, setRemark] = useState('');
  const [isBirthPutOff, setPutOff] = useState(false);
  const { shown, announced, isLost, change } = conversation;
  const key = shown.conversation?.id ?? '';
  const count = shown.messages.length;
  const isBusy = shown.messages.at(-1)?.answer.state === 'making';

  useEffect(() => {
    if (!isLive) return undefined;
    takeDraft(key);
    setPutOff(isPutOff(server.userId));
    return followKeyboard(document.documentElement);
  }, [isLive, key, server.userId]);
  useEffect(() => {
    if (isLive && count > 0) showLast();
  }, [isLive, count]);
  useEffect(() => {
    if (!isLive) return;
    forgetSentDraft(BIRTH_STORES, shown.messages);
    // One that is on its way stands among them, too, and its answer has no name yet.
    const told = shown.messages.filter(({ answer }) => answer.id !== '');
    if (forgetArrived(told)) change((now) => ({ ...now, refusal: null }));
  }, [isLive, shown.messages, change]);

  const run = (fields: Readonly<Record<string, string>>) => {
    const task = CHAT_TASKS.find((each) => each === fields.task);
    if (!task || (isBusy && (task === 'say' || task === 'edit' || task === 'again'))) return;
    if (task === 'say') {
      if (!isOnline || !fields.text?.trim()) return;
      emptyField(fields.text.trim());
    }
    setRemark('');
    void runTask(task, fields, {
      ...conversation,
      begin: (text, edits) => beginMessage(key, text, edits),
      arrived: (text, isRefused) => endMessage(key, text, isRefused),
      giveBack: (text) => fillField(key, text),
    });
  };
  useStarters(isLive, count > 0, (text) => run({ task: 'say', text }));

  const live: LiveChat = {
    line: isOnline ? (isLost ? 'lost' : 'there') : 'offline',
    announced,
    remark,
    isBusy,
    isBirthPutOff,
    onSubmit: (event: SubmitEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      run(fieldsOf(event.target, event.nativeEvent.submitter));
      event.target.closest('details:not([data-stays])')?.removeAttribute('open');
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const exit = target.closest<HTMLAnchorElement>('.help-card__exit');
      if (exit) {
        event.preventDefault();
        location.replace(exit.href);
      }
      const tool = target.closest<HTMLButtonElement>('button[data-tool]');
      if (!tool) return;
      if (tool.dataset.tool === 'later') {
        putOff(server.userId);
        setPutOff(true);
      } else void runTool(tool.dataset.tool ?? '', tool.value, shown).then(setRemark);
    },
    onKeyDown: (event) => {
      if (!isSending(event)) return;
      event.preventDefault();
      if (!isBusy && event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
    },
    onInput: ({ target }) => {
      if (target instanceof Element && target.id === FIELD_ID) noteDraft(key);
    },
  };
  return <ChatView shown={shown} live={isLive ? live : null} />;
}
