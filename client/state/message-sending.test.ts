import { expect, test } from 'vitest';
import { arrivedIn, beginSending, endSending } from './message-sending.ts';

function tabOf() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, tab: () => store };
}

const HELLO = { text: 'Hello' };

test('a message that is tried again has the ids that it had, after a reload too', () => {
  const { tab } = tabOf();
  const first = beginSending(tab, '', HELLO);
  expect(first.conversationId).not.toBe('');
  expect(beginSending(tab, '', HELLO)).toEqual(first);
  // In another conversation it is another message.
  expect(beginSending(tab, 'talk-0001', HELLO)).toMatchObject({ conversationId: 'talk-0001' });
  expect(beginSending(tab, 'talk-0001', HELLO).messageId).not.toBe(first.messageId);
  expect(beginSending(tab, '', HELLO)).toEqual(first);
});

test('another text has other ids, and takes the place of the one before', () => {
  const { tab } = tabOf();
  const first = beginSending(tab, '', HELLO);
  expect(beginSending(tab, '', { text: 'Good day' }).messageId).not.toBe(first.messageId);
  expect(beginSending(tab, '', HELLO).messageId).not.toBe(first.messageId);
});

test('what has arrived is known by its message, and is forgotten then', () => {
  const { kept, tab } = tabOf();
  const { messageId } = beginSending(tab, '', HELLO);
  expect(arrivedIn(tab, [{ id: 'another' }])).toEqual([]);
  expect(arrivedIn(tab, [{ id: messageId }])).toMatchObject([['', { text: 'Hello' }]]);
  endSending(tab, '');
  expect(kept.size).toBe(0);
  expect(beginSending(tab, '', HELLO).messageId).not.toBe(messageId);
});

test('a change that is tried again is that change, and a change of another message is another', () => {
  const { tab } = tabOf();
  const change = beginSending(tab, 'talk-0001', { ...HELLO, edits: 'message-1' });
  expect(beginSending(tab, 'talk-0001', HELLO)).toEqual(change);
  expect(beginSending(tab, 'talk-0001', { ...HELLO, edits: 'message-2' }).messageId).not.toBe(
    change.messageId,
  );
});

test('what somebody else has written there is let be, and a store that is forbidden stops nothing', () => {
  const { kept, tab } = tabOf();
  beginSending(tab, '', HELLO);
  for (const key of kept.keys()) kept.set(key, '[["",{"text":"Hello","messageId":7}],3,"x"]');
  expect(arrivedIn(tab, [{ id: '7' }])).toEqual([]);
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(beginSending(forbidden, '', HELLO).messageId).toMatch(/^[\w-]{8,64}$/);
});
