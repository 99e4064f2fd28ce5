import { expect, test } from 'vitest';
import type { MessageJson, SentenceJson } from '../../../contract/conversations.ts';
import { afterEvent, afterOf, makingIn, type Talk, withAnswer, withMessage } from './known-talk.ts';

const CREATED = '2026-11-23T20:00:00.000Z';
const EMPTY: Talk = { conversation: null, messages: [] };

const sentence = (seq: number): SentenceJson => ({
  seq,
  text: `Sentence ${seq}.`,
  paragraph: 0,
  play: false,
  citations: [],
});

const heard = (talk: Talk, seq: number, answerId = 'answer-1') =>
  afterEvent(talk, { name: 'sentence', data: { answerId, ...sentence(seq) } });

function asked(text: string, id = 'message-1', edits?: string, talk = EMPTY): Talk {
  return withMessage(talk, { id, text, edits, language: 'en', created: CREATED });
}

const making = withAnswer(asked('Hello?'), 'message-1', 'answer-1');

test('a message is there before the server has named its answer', () => {
  const talk = asked('Hello?');
  expect(talk.messages).toMatchObject([{ text: 'Hello?', answer: { id: '', state: 'making' } }]);
  expect(makingIn(talk)).toBeUndefined();
  expect(makingIn(making)?.id).toBe('answer-1');
});

test('sentences follow one another, and one that comes twice is one', () => {
  const one = heard(making, 1) ?? EMPTY;
  const two = heard(heard(one, 1) ?? EMPTY, 2) ?? EMPTY;
  expect(two.messages[0]?.answer.sentences.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(afterOf((two.messages[0] as MessageJson).answer)).toBe('answer-1:2');
  expect(afterOf((making.messages[0] as MessageJson).answer)).toBeNull();
});

test('what does not follow on what is known asks for the conversation anew', () => {
  expect(heard(making, 2)).toBeNull();
  expect(heard(making, 1, 'answer-2')).toBeNull();
  const begun = { answerId: 'answer-2', messageId: 'message-2', language: 'en' } as const;
  expect(afterEvent(making, { name: 'answer', data: begun })).toBeNull();
  expect(afterEvent(making, { name: 'idle' })).toBeNull();
});

test('the end says how it ended, and nothing is being made any more', () => {
  const data = { answerId: 'answer-1', state: 'whole', kind: 'reading', language: 'tr', card: null } as const;
  const ended = afterEvent(heard(making, 1) ?? EMPTY, { name: 'end', data });
  expect(ended?.messages[0]?.answer).toMatchObject({ state: 'whole', kind: 'reading', language: 'tr' });
  expect(ended && makingIn(ended)).toBeUndefined();
});

test('an edited message goes, and all that came after it', () => {
  const three = asked('Third', 'message-3', undefined, asked('Second', 'message-2', undefined, making));
  const edited = asked('Second, said better', 'message-4', 'message-2', three);
  expect(edited.messages.map(({ id }) => id)).toEqual(['message-1', 'message-4']);
});

test('a message that is answered again loses its first answer', () => {
  const again = withAnswer(heard(making, 1) ?? EMPTY, 'message-1', 'answer-2');
  expect(again.messages[0]?.answer).toMatchObject({ id: 'answer-2', state: 'making', sentences: [] });
});
