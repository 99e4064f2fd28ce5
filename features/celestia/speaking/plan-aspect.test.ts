import { expect, it } from 'vitest';
import { frames } from '../../../locales/en/celestia/frames.ts';
import { planets } from '../../../locales/en/celestia/planets.ts';
import { terms } from '../../../locales/en/celestia/terms.ts';
import { NOW_MS, SELF } from '../facts/known-charts.fixture.ts';
import { answerEmbedded } from './answer-embedded.ts';
import { NO_MEMORY } from './turn.ts';

/** In the asker's chart Sun and Moon are in trine; Venus and Mars are in no aspect. */
async function ask(text: string): Promise<{ said: string[]; facts: string[] }> {
  const asking = { text, pageLanguage: 'en', people: { self: SELF, partner: null } } as const;
  const rest = { memory: NO_MEMORY, nowMs: NOW_MS, timeZone: 'UTC', seed: 'aspect' };
  const { sentences } = await answerEmbedded({ ...asking, ...rest });
  return {
    said: sentences.map((sentence) => sentence.text),
    facts: sentences.flatMap(({ claims }) => claims.map(({ fact }) => fact)),
  };
}

const isNoAspect = (text: string | undefined) => frames.noAspect.some((said) => said === text);

it('the difference between two points without an aspect is what each is, and where it stands', async () => {
  const { said, facts } = await ask('What is the difference between Venus and Mars?');
  expect(said.filter((text) => text.includes('Venus')).length).toBeGreaterThan(1);
  expect(said.filter((text) => text.includes('Mars')).length).toBeGreaterThan(1);
  expect(said.some(isNoAspect)).toBe(false);
  expect(facts).toEqual(['natal.venus', 'natal.mars']);
});

it('the difference between two points that are in aspect is what each is, and then the aspect', async () => {
  const { said, facts } = await ask('What is the difference between my Sun and my Moon?');
  expect(facts).toEqual(['natal.sun', 'natal.moon', 'natal.sun-trine-moon']);
  expect(planets.lore.sun).toContain(said[0]);
});

it('two points without an aspect are told to have none where an aspect is asked for', async () => {
  const { said } = await ask('Are my Venus and Mars in aspect?');
  expect(isNoAspect(said[0])).toBe(true);
});

it('what an aspect means is told by the word first, whether the chart has it or not', async () => {
  const missing = await ask('What does a square between Venus and Mars mean?');
  expect(terms.square).toContain(missing.said[0]);
  expect(missing.said.some(isNoAspect)).toBe(true);
  expect(missing.facts).toEqual(['natal.venus', 'natal.mars']);
  const there = await ask('What does a trine between the Sun and the Moon mean?');
  expect(terms.trine).toContain(there.said[0]);
  expect(there.facts).toEqual(['natal.sun-trine-moon', 'natal.sun', 'natal.moon']);
});
