import { describe, expect, it } from 'vitest';
import { care as words } from '../../../locales/en/celestia/care.ts';
import { CALM, type CareVerdict } from '../care/verdict.ts';
import { TALK } from '../model/talk.fixture.ts';
import { talkAnswer } from './talk-answer.ts';
import type { TalkEnd, TalkSentence } from './talk-sentence.ts';

async function answered(verdict: CareVerdict): Promise<{ sentences: TalkSentence[]; end: TalkEnd }> {
  const talk = { ...TALK, text: 'what does my Moon say about me?' };
  const heard = { verdict, state: CALM };
  const answer = talkAnswer(
    { persona: 'celestia', talk, partnerName: null, heard, reminds: false },
    { model: null, country: 'US' },
  );
  const sentences: TalkSentence[] = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) return { sentences, end: next.value };
    sentences.push(next.value);
  }
}

describe('an answer in a conversation', () => {
  it('ends with a line for whom care is in doubt, in a paragraph of its own, and a small card', async () => {
    const { sentences, end } = await answered({ kind: 'doubt' });
    const line = sentences.at(-1);
    expect(sentences.length).toBeGreaterThan(2);
    expect(line).toEqual({ text: words.doubt, paragraph: 1, play: false, citations: [] });
    expect(end).toMatchObject({ kind: 'reading', card: { kind: 'suicide', size: 'small' } });
    expect(end.memory).not.toBeNull();
  });

  it('has no such line where nothing is called for', async () => {
    const { sentences, end } = await answered({ kind: 'none' });
    expect(sentences.map(({ text }) => text)).not.toContain(words.doubt);
    expect(end.card).toBeNull();
  });

  it('is care’s alone where a question is asked', async () => {
    const { sentences, end } = await answered({ kind: 'hint', step: 'question', minor: false });
    expect(sentences.map(({ text }) => text)).toEqual(words.hint.question);
    expect(end).toMatchObject({ kind: 'crisis', memory: null });
  });
});
