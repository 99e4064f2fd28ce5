import { expect, it } from 'vitest';
import { frames } from '../../../locales/en/celestia/frames.ts';
import { houses } from '../../../locales/en/celestia/houses.ts';
import { HOURLESS, NOW_MS } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

it('which houses are empty is told by the first house where no hour is known, and that it needs one', async () => {
  const asking = { pageLanguage: 'en', people: { self: HOURLESS, partner: null } } as const;
  const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'empty' };
  const { sentences } = await answerEmbedded({ text: 'Which of my houses are empty?', ...asking, ...rest });
  const said = sentences.map(({ text }) => text);
  const at = said.findIndex((text) => text.includes(houses[1].field));
  expect(at).toBeGreaterThanOrEqual(0);
  expect(frames.houseNeedsHour).toContain(said[at + 1]);
});
