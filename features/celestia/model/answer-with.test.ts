import { expect, test } from 'vitest';
import { PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import { answerWith } from './answer-with.ts';
import { type LanguageModel, ModelFailure, type ModelPiece, type Round } from './language-model.ts';
import { TALK } from './talk.fixture.ts';
import type { AnswerEnd, Said } from './talk.ts';

const VENUS = '[natal.venus] Your Venus is in Aries.\n';
const SUN = '[natal.sun] Your Sun is in Taurus.\n';
const PARTNERS = '[partner.sun] Your partner’s Sun is in Libra.\n';

type Script = (round: Round, index: number) => AsyncGenerator<ModelPiece>;

/** A model that plays what is written, and keeps what it was asked. */
function played(script: Script): LanguageModel & { rounds: Round[] } {
  const rounds: Round[] = [];
  return {
    rounds,
    write(round) {
      rounds.push({ ...round, messages: [...round.messages] });
      return script(round, rounds.length - 1);
    },
  };
}

function text(written: string): ModelPiece {
  return { is: 'text', text: written };
}

async function heard(answer: AsyncGenerator<Said, AnswerEnd>): Promise<{ said: Said[]; end: AnswerEnd }> {
  const said: Said[] = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) return { said, end: next.value };
    said.push(next.value);
  }
}

function textsOf(said: readonly Said[]): string[] {
  return said.map((one) => (one.is === 'sentence' ? one.text : 'care'));
}

test('a sentence goes out before the model has written the next', async () => {
  const never = Promise.withResolvers<void>();
  let isEnded = false;
  const model = played(async function* () {
    try {
      yield text(VENUS);
      await never.promise;
    } finally {
      isEnded = true;
    }
  });
  const answer = answerWith(model, TALK);
  const first = await answer.next();
  expect(first.value).toMatchObject({ text: 'Your Venus is in Aries.', by: 'model' });
  never.resolve();
  await answer.return({ kind: 'reading', language: 'en', failure: null, held: 0, memory: NO_MEMORY });
  expect(isEnded).toBe(true);
});

test('sentences keep their order around one that is written anew', async () => {
  const model = played(async function* (_, index) {
    yield text(
      index === 0
        ? `${SUN}[natal.venus] Your Venus is in Leo.\n[natal.mars] Your Mars is in Pisces.\n`
        : VENUS,
    );
  });
  const { said, end } = await heard(answerWith(model, TALK));
  expect(textsOf(said).slice(0, 3)).toEqual([
    'Your Sun is in Taurus.',
    'Your Venus is in Aries.',
    'Your Mars is in Pisces.',
  ]);
  expect(end).toMatchObject({ failure: null, held: 1 });
  expect(model.rounds[1]?.messages.at(-1)?.content).toContain('1. [natal.venus] Your Venus is in Leo. (');
  expect(model.rounds[1]?.tools).toEqual([]);
});

test('what a tool has computed may be said after', async () => {
  const CHRISTMAS = '[sky-2026-12-24.moon] On December 24 the Moon is in Cancer.\n';
  const without = played(async function* () {
    yield text(SUN + CHRISTMAS);
  });
  expect(textsOf((await heard(answerWith(without, TALK))).said)).not.toContain(
    'On December 24 the Moon is in Cancer.',
  );
  const model = played(async function* (_, index) {
    if (index === 0)
      yield { is: 'calls', calls: [{ id: 'a', name: 'sky_on', arguments: '{"date":"2026-12-24"}' }] };
    else yield text(CHRISTMAS);
  });
  expect(textsOf((await heard(answerWith(model, TALK))).said)).toContain(
    'On December 24 the Moon is in Cancer.',
  );
  const told = model.rounds[1]?.messages.at(-1);
  expect(told).toMatchObject({ role: 'tool', callId: 'a' });
  expect(told?.content).toContain('sky-2026-12-24.moon: Moon in Cancer');
});

test('of the tools called at once four are run, and the model is told so of the rest', async () => {
  const days = ['20', '21', '22', '23', '24', '25'];
  const model = played(async function* (_, index) {
    if (index === 0) {
      const calls = days.map((day) => ({ id: day, name: 'sky_on', arguments: `{"date":"2026-12-${day}"}` }));
      yield { is: 'calls', calls };
    } else yield text(VENUS);
  });
  await heard(answerWith(model, TALK));
  const told = model.rounds[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
  expect(told.map(({ content }) => content.startsWith('error: too many calls'))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('a short answer of a model is completed, and nothing is said twice', async () => {
  const model = played(async function* () {
    yield text(VENUS + VENUS);
  });
  const { said } = await heard(answerWith(model, TALK));
  const texts = textsOf(said);
  expect(texts.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(60);
  expect(new Set(texts).size).toBe(texts.length);
  expect(said.map((one) => one.is === 'sentence' && one.by)).toEqual([
    'model',
    ...texts.slice(1).map(() => 'embedded'),
  ]);
});

test('a partner’s chart is spoken of where there is one', async () => {
  const model = played(async function* () {
    yield text(PARTNERS);
  });
  const pair = { ...TALK, people: { self: SELF, partner: PARTNER } };
  expect(textsOf((await heard(answerWith(model, pair))).said)).toContain('Your partner’s Sun is in Libra.');
  expect(textsOf((await heard(answerWith(model, TALK))).said)).not.toContain(
    'Your partner’s Sun is in Libra.',
  );
});

test.each(['hi', 'thanks!', 'what’s the weather in the morning?'])('%s asks no model', async (words) => {
  const model = played(async function* () {
    yield text(SUN);
  });
  const { said, end } = await heard(answerWith(model, { ...TALK, text: words }));
  expect(model.rounds).toEqual([]);
  expect(said.length).toBeGreaterThan(0);
  expect(end.kind).not.toBe('reading');
});

test('a yes within a conversation is the model’s to understand', async () => {
  const model = played(async function* () {
    yield text(VENUS);
  });
  const earlier = [
    { from: 'person', text: 'And love?' } as const,
    { from: 'celestia', text: 'Shall I tell you?' } as const,
  ];
  await heard(answerWith(model, { ...TALK, text: 'yes', earlier }));
  expect(model.rounds).toHaveLength(1);
});

test('a fault of our own is no failure of the model', async () => {
  const model = played(() => {
    throw new TypeError('ours');
  });
  await expect(heard(answerWith(model, TALK))).rejects.toThrow('ours');
});

test('a failure names its code and nothing else', () => {
  expect(String(new ModelFailure('busy', 5))).toBe('ModelFailure: busy');
});
