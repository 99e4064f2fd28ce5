import { expect, test } from 'vitest';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { citationOf } from './citation.ts';

const facts = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);

function cited(id: string) {
  const fact = facts.find((candidate) => candidate.id === id);
  return fact ? citationOf(fact, NOW_MS) : undefined;
}

test.each([
  ['natal.sun', { kind: 'placement', body: 'sun', sign: 'taurus', house: 11 }],
  ['natal.ascendant', { kind: 'angle', body: 'ascendant', sign: 'cancer' }],
  ['natal.house-7', { kind: 'house', house: 7, sign: 'capricorn' }],
  ['natal.sun-trine-moon', { kind: 'aspect', body: 'sun', second: 'moon', aspect: 'trine' }],
  [
    'transit.saturn-square-jupiter.2027-01-22',
    {
      kind: 'transit',
      body: 'saturn',
      second: 'jupiter',
      aspect: 'square',
      instant: expect.stringMatching(/^2027-01-22/),
    },
  ],
  ['lunation.2026-11-24', { kind: 'lunation', body: 'moon', sign: 'gemini', house: 11 }],
  ['eclipse.2027-02-06', { kind: 'eclipse', body: 'sun', sign: 'aquarius' }],
  ['station.saturn.2026-12-10', { kind: 'station', body: 'saturn', sign: 'aries' }],
  [
    'retrograde.mercury.2027-02-09',
    { kind: 'station', body: 'mercury', to: expect.stringMatching(/^2027-03-03/) },
  ],
  ['ingress.mars-virgo.2026-11-25', { kind: 'placement', body: 'mars', sign: 'virgo' }],
])('%s is cited', (id, citation) => {
  expect(cited(id)).toMatchObject(citation);
});

test.each([
  ['natal.venus', { whose: 'self' }],
  ['partner.venus', { whose: 'partner' }],
  ['partner.ascendant', { whose: 'partner' }],
  ['partner.house-7', { whose: 'partner' }],
  ['natal.sun-trine-moon', { whose: 'self' }],
  ['transit.saturn-square-jupiter.2027-01-22', { whose: 'sky', met: 'self' }],
  ['sky.saturn', { whose: 'sky', met: 'self' }],
  ['lunation.2026-11-24', { whose: 'sky', met: 'self' }],
  ['retrograde.mercury.2027-02-09', { whose: 'sky' }],
  ['ingress.mars-virgo.2026-11-25', { whose: 'sky' }],
  ['synastry.self-venus-house', { whose: 'self', met: 'partner' }],
  ['synastry.partner-venus-house', { whose: 'partner', met: 'self' }],
])('%s says whose it is', (id, owners) => {
  const { whose, met } = cited(id) ?? {};
  expect({ whose, ...(met && { met }) }).toEqual(owners);
});

test('what is between two charts says so', () => {
  const between = facts.filter(({ kind }) => kind === 'synastry');
  expect(between.length).toBeGreaterThan(5);
  for (const fact of between) {
    expect(citationOf(fact, NOW_MS)).toMatchObject({ whose: 'self', met: 'partner' });
  }
});

test('an aspect within the sky of today is of the sky', () => {
  const within = facts.filter(({ kind, whose }) => kind === 'aspect' && whose === 'sky');
  expect(within.length).toBeGreaterThan(0);
  for (const fact of within) expect(citationOf(fact, NOW_MS)).toMatchObject({ whose: 'sky' });
});

test('what only sums up others is not cited', () => {
  expect(cited('sky.phase')).toBeNull();
  expect(cited('natal.earth')).toBeNull();
});

test('no citation carries a null', () => {
  for (const fact of facts) expect(Object.values(citationOf(fact, NOW_MS) ?? {})).not.toContain(null);
});

test('a transit that is only fading is cited with its end and without a day that has passed', () => {
  const fact = facts.find(({ id }) => id === 'transit.saturn-square-jupiter.2027-01-22');
  if (fact?.kind !== 'transit') throw new Error('no such transit');
  const passed = { ...fact, exactMs: [NOW_MS - 86_400_000], endMs: NOW_MS + 86_400_000 };
  expect(citationOf(passed, NOW_MS)).not.toHaveProperty('instant');
  expect(citationOf(passed, NOW_MS)).toHaveProperty('to');
});
