import { expect, it } from 'vitest';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { prepareLanguage } from './guard.ts';
import { loadGuardWords } from './guard-words.fixture.ts';
import { readClaims } from './read-claims.ts';

const TALK = { facts: gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS), nowMs: NOW_MS, offsetMs: 0 };

it.each([
  ['It all happens in your 10th house.', { kind: 'hasHouse', house: 10, whose: 'self' }],
  ['All of it shows in your Gemini.', { kind: 'hasSign', sign: 'gemini', whose: 'self' }],
])('a place of nobody, with nobody spoken of before, is the reader’s own: %s', async (sentence, said) => {
  const language = prepareLanguage('en', await loadGuardWords('en'));
  const { claims } = readClaims(sentence, language, TALK, { subjects: [], timed: [], isOfSky: false });
  expect(claims).toEqual([expect.objectContaining(said)]);
});
