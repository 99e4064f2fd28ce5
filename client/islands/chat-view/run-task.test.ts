import { beforeEach, expect, test } from 'vitest';
import type { MessageRequest } from '../../../contract/conversations.ts';
import { CallRefused } from '../../api/conversation-calls.ts';
import type { ChatProps } from '../../components/chat/chat-props.ts';
import { beginSending, endSending } from '../../state/message-sending.ts';
import { runTask } from './run-task.ts';

const CONVERSATION = { id: 'talk-0001', persona: 'celestia', title: '', partner: null } as const;
const WORDS = { line: { failed: 'failed', refused: '{{why}}' } };

function tabOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A page, and a server that takes each message once by its id and answers only when it is told to. */
function pageOf(conversation: unknown = CONVERSATION) {
  const tab = tabOf();
  let shown = { conversation, messages: [], language: 'en', words: WORDS } as unknown as ChatProps;
  const opened = new Set<string>();
  const taken = new Map<string, MessageRequest>();
  const said: string[] = [];
  let failure: Error | null = null;
  const calls = {
    open: async ({ id }: { id: string }) => {
      opened.add(id);
      return { conversation: { ...CONVERSATION, id } };
    },
    say: async (_id: string, message: MessageRequest) => {
      said.push(message.id);
      if (failure instanceof CallRefused) throw failure;
      taken.set(message.id, message);
      if (failure) throw failure;
      return { answerId: `answer of ${message.id}` };
    },
  };
  const run = (task: 'say' | 'edit', fields: Record<string, string>) => {
    const key = shown.conversation?.id ?? '';
    return runTask(task, fields, {
      shown,
      calls: calls as never,
      announced: [],
      isLost: false,
      change: (how) => {
        shown = how(shown);
      },
      read: async () => undefined,
      tellTabs: () => undefined,
      begin: (text, edits) => beginSending(() => tab, key, { text, edits }),
      arrived: () => endSending(() => tab, key),
      giveBack: () => undefined,
    });
  };
  return {
    opened,
    taken,
    said,
    run,
    fail: (error: Error | null) => {
      failure = error;
    },
    shown: () => shown,
  };
}

let page: ReturnType<typeof pageOf>;
beforeEach(() => {
  page = pageOf();
});

test('a message whose answer never came is the same message when it is sent again', async () => {
  page.fail(new TypeError('the line broke'));
  await page.run('say', { text: 'How is today?' });
  expect(page.shown().messages).toEqual([]);
  page.fail(null);
  await page.run('say', { text: ' How is today? ' });
  expect(page.taken.size).toBe(1);
  expect(page.shown().messages.map(({ id }) => id)).toEqual([...page.taken.keys()]);
});

test('the conversation that it opens is the same one, too', async () => {
  page = pageOf(null);
  page.fail(new TypeError('the line broke'));
  await page.run('say', { text: 'How is today?' });
  page.fail(null);
  await page.run('say', { text: 'How is today?' });
  expect([page.opened.size, page.taken.size]).toEqual([1, 1]);
});

test('another text is another message, and so is the same one after it has arrived', async () => {
  page.fail(new TypeError('the line broke'));
  await page.run('say', { text: 'How is today?' });
  await page.run('say', { text: 'How is tomorrow?' });
  page.fail(null);
  await page.run('say', { text: 'How is tomorrow?' });
  await page.run('say', { text: 'How is tomorrow?' });
  expect([...page.taken.values()].map(({ text }) => text)).toEqual([
    'How is today?',
    'How is tomorrow?',
    'How is tomorrow?',
  ]);
});

test('what was refused was not taken: it goes out anew', async () => {
  page.fail(new CallRefused({ code: 'quota_spent', message: 'spent' }, 429));
  await page.run('say', { text: 'How is today?' });
  page.fail(null);
  await page.run('say', { text: 'How is today?' });
  expect(new Set(page.said).size).toBe(2);
});

test('a fault of the server may have come after the message was taken', async () => {
  page.fail(new CallRefused({ code: 'internal', message: 'sorry' }, 500));
  await page.run('say', { text: 'How is today?' });
  page.fail(null);
  await page.run('say', { text: 'How is today?' });
  expect(new Set(page.said).size).toBe(1);
});

test('a change of a message that comes back into the field is still that change', async () => {
  page.fail(new TypeError('the line broke'));
  await page.run('edit', { message: 'message-1', text: 'Better said' });
  page.fail(null);
  await page.run('say', { text: 'Better said' });
  expect([...page.taken.values()]).toMatchObject([{ text: 'Better said', edits: 'message-1' }]);
});
