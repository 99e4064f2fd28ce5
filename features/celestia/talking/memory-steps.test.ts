import { expect, it } from 'vitest';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from '../speaking/answer-embedded.ts';
import { NO_MEMORY } from '../speaking/turn.ts';
import { memoryOf, memoryStep } from './memory-steps.ts';

const ASKING = {
  pageLanguage: 'en',
  people: { self: SELF, partner: null },
  nowMs: NOW_MS,
  timeZone: 'UTC',
  seed: 'kept',
} as const;

it('what was kept before slants and matters were told goes on as ever', async () => {
  const first = await answerEmbedded({
    ...ASKING,
    text: 'how is my family life this month?',
    memory: NO_MEMORY,
  });
  const kept = memoryStep(NO_MEMORY, first.memory);
  const old = { ...kept, asked: kept.asked.map(({ slants: _, matter: __, ...asked }) => asked) };
  const goOn = async (steps: Parameters<typeof memoryOf>[0]) =>
    (await answerEmbedded({ ...ASKING, text: 'and next month?', memory: memoryOf(steps) })).sentences;
  expect(memoryOf([old]).asked[0]).toMatchObject({ slants: [], matter: null });
  expect(await goOn([old])).toEqual(await goOn([kept]));
});

it.each([
  [3, 'siblings'],
  [5, 'children'],
  [7, 'marriage'],
  [8, 'inheritance'],
  [4, null],
] as const)('a matter that was kept by its house, %s, is known by its name', async (house, name) => {
  const { memory } = await answerEmbedded({ ...ASKING, text: 'how is my love life?', memory: NO_MEMORY });
  const step = memoryStep(NO_MEMORY, memory);
  const kept = { ...step, asked: step.asked.map((asked) => ({ ...asked, matter: house })) };
  expect(memoryOf([kept]).asked.map(({ matter }) => matter)).toEqual([name]);
});
