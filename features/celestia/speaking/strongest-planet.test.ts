import { expect, it } from 'vitest';
import { terms } from '../../../locales/en/celestia/terms.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** What the third sentence, behind what the word means, is about. */
async function toldOf(text: string): Promise<{ first: string | undefined; third: string | undefined }> {
  const asking = { text, pageLanguage: 'en', people: { self: SELF, partner: null } } as const;
  const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'strongest' };
  const { sentences } = await answerEmbedded({ ...asking, ...rest });
  return { first: sentences[0]?.text, third: sentences[2]?.claims[0]?.fact };
}

it('the strongest planet runs the rising sign and meets many others', async () => {
  const { first, third } = await toldOf('which planet is my strongest?');
  expect(first).toBe(terms.strongest[0]);
  expect(third).toBe('natal.moon');
});

it('the weakest of the seven is neither in its dignity nor at an angle, and seen by few', async () => {
  const { first, third } = await toldOf('what is my weakest planet?');
  expect(first).toBe(terms.weakest[0]);
  expect(third).toBe('natal.mars');
});
