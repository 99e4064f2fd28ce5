import { expect, test } from 'vitest';
import { forgetSentDraft, keepLoverDraft, loverDraft } from './lover-draft.ts';

function tabOf() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, stores: { tab: () => store } };
}

const DRAFT = { name: 'Leo', text: ' What do you need? ', day: '2' };

test('what was typed comes back, and only texts of what somebody else has written there', () => {
  const { kept, stores } = tabOf();
  expect(loverDraft(stores)).toBeNull();
  keepLoverDraft(stores, DRAFT);
  expect(loverDraft(stores)).toEqual(DRAFT);
  for (const key of kept.keys()) kept.set(key, '{"name":"Leo","day":2}');
  expect(loverDraft(stores)).toEqual({ name: 'Leo' });
  for (const key of kept.keys()) kept.set(key, '{');
  expect(loverDraft(stores)).toBeNull();
});

test('a draft goes once its message has arrived, and no other message takes it away', () => {
  const { kept, stores } = tabOf();
  keepLoverDraft(stores, DRAFT);
  forgetSentDraft(stores, [{ text: 'Something else' }]);
  expect(loverDraft(stores)).toEqual(DRAFT);
  forgetSentDraft(stores, [{ text: 'Something else' }, { text: 'What do you need?' }]);
  expect(kept.size).toBe(0);
});

test('a message of several lines is known again by the line breaks that a form sends', () => {
  const { kept, stores } = tabOf();
  keepLoverDraft(stores, { ...DRAFT, text: 'What do you need?\n\nAnd when?' });
  forgetSentDraft(stores, [{ text: 'What do you need?\r\n\r\nAnd when?' }]);
  expect(kept.size).toBe(0);
});

test('forbidden storage is no failure', () => {
  const stores = {
    tab: () => {
      throw new Error('forbidden');
    },
  };
  keepLoverDraft(stores, DRAFT);
  expect(loverDraft(stores)).toBeNull();
});
