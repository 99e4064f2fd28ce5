import { expect, it } from 'vitest';
import { dignityOf } from '../../../astrology/balance.ts';
import { frames } from '../../../locales/en/celestia/frames.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** In the asker's chart Venus is in Aries, the Moon and Saturn in Capricorn, Jupiter in Cancer, Mars in Pisces. */
async function ask(text: string): Promise<string[]> {
  const asking = { text, pageLanguage: 'en', people: { self: SELF, partner: null } } as const;
  const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'dignity' };
  const { sentences } = await answerEmbedded({ ...asking, ...rest });
  return sentences.map(({ text: said }) => said);
}

/** A frame's sentence with its blanks open. */
const like = (pool: readonly string[]) =>
  new RegExp(
    `^(?:${pool.map((text) => text.replace(/[.?]/g, '\\$&').replace(/\{\{[^}]+\}\}/g, '.+')).join('|')})$`,
  );

it('whether a planet is well placed is answered by its dignity', async () => {
  expect(dignityOf('venus', 'aries')).toBe('detriment');
  const said = await ask('Is my Venus well placed or badly?');
  expect(said[1]).toMatch(like(frames.detriment));
  expect(said[1]).toContain('Venus');
});

it('a planet without dignity is said to have none', async () => {
  expect(dignityOf('mars', 'pisces')).toBeNull();
  const said = await ask('Is my Mars well placed?');
  expect(said[1]).toMatch(like(frames.noDignity));
});

it('a planet that is only asked about is not weighed', async () => {
  const said = await ask('What is my Venus like?');
  expect(said.some((text) => like(frames.detriment).test(text))).toBe(false);
});

it('all dignities of the chart are told where they are asked for', async () => {
  const said = await ask('Are any of my planets in detriment or exalted?');
  const told = (pool: readonly string[]) => said.filter((text) => like(pool).test(text));
  expect(told(frames.exaltation)).toEqual([expect.stringContaining('Jupiter')]);
  expect(told(frames.domicile)).toEqual([expect.stringContaining('Saturn')]);
  expect(told(frames.detriment)).toEqual([expect.stringContaining('Moon'), expect.stringContaining('Venus')]);
  expect(told(frames.noneDignified)).toEqual([]);
});

it('a way back is told with the house in which it begins', async () => {
  const said = await ask('Which house will the next Mercury retrograde fall in for me?');
  expect(said.some((text) => /the 9th house/.test(text))).toBe(true);
});
