import { expect, test } from 'vitest';
import { factsOf } from './fact.ts';
import { gatherFacts } from './gather-facts.ts';
import { spokenBodyIds } from './known-chart.ts';
import { HOURLESS, NOW_MS, PARTNER, SELF } from './known-charts.fixture.ts';

const facts = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);
const byId = new Map(facts.map((fact) => [fact.id, fact]));

test('every fact has an id of its own, short and readable', () => {
  expect(byId.size).toBe(facts.length);
  for (const { id } of facts) expect(id).toMatch(/^[a-z][A-Za-z-]*(\.[A-Za-z0-9-]+)+$/);
});

test('the ids of a chart name what they tell', () => {
  for (const id of [
    'natal.mars',
    'natal.ascendant',
    'natal.house-7',
    'sky.moon',
    'sky.phase',
    'partner.venus',
  ]) {
    expect(byId.has(id), id).toBe(true);
  }
});

test('a placement is that of the chart', () => {
  const sun = SELF.bodies.find(({ id }) => id === 'sun');
  expect(byId.get('natal.sun')).toMatchObject({ whose: 'self', sign: 'taurus', house: sun?.house });
});

test('a house names who stands in it, and they name the house', () => {
  for (const { whose, house, bodies } of factsOf(facts, 'house')) {
    for (const body of bodies) {
      expect(byId.get(`${whose === 'self' ? 'natal' : 'partner'}.${body}`)).toMatchObject({ house });
    }
  }
});

test('a transit of now is within its times', () => {
  const now = factsOf(facts, 'transit').filter(({ orbDeg }) => orbDeg !== null);
  expect(now.length).toBeGreaterThan(2);
  for (const { startMs, endMs } of now) {
    expect(startMs ?? 0).toBeLessThanOrEqual(NOW_MS);
    expect(endMs ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(NOW_MS);
  }
});

test('the Moon of now has come into its sign and will leave it', () => {
  const moon = byId.get('sky.moon');
  const stay = moon?.kind === 'placement' ? moon.stay : null;
  expect(stay?.fromMs ?? 0).toBeLessThan(NOW_MS);
  expect(stay?.toMs ?? 0).toBeGreaterThan(NOW_MS);
});

test('what happens is told with the orb of what it touches', () => {
  for (const { touches } of factsOf(facts, 'lunation')) {
    for (const { orbDeg } of touches) expect(orbDeg).toBeLessThanOrEqual(3);
  }
  expect(factsOf(facts, 'eclipse').length).toBeGreaterThan(3);
  expect(factsOf(facts, 'retrograde').some(({ body }) => body === 'mercury')).toBe(true);
});

test('without an hour there are no houses and no angles, and a Moon between two signs is open', () => {
  const hourless = gatherFacts({ self: HOURLESS, partner: null }, NOW_MS);
  expect(factsOf(hourless, 'house')).toEqual([]);
  expect(factsOf(hourless, 'angle')).toEqual([]);
  const moon = hourless.find(({ id }) => id === 'natal.moon');
  expect(moon).toMatchObject({ kind: 'openSign', signs: ['capricorn', 'aquarius'] });
  expect(factsOf(hourless, 'placement').every(({ whose, house }) => whose === 'sky' || house === null)).toBe(
    true,
  );
});

test('two charts are told by aspects between them and by houses that they fall in', () => {
  expect(factsOf(facts, 'synastry').length).toBeGreaterThan(10);
  expect(factsOf(facts, 'overlay').some(({ whose }) => whose === 'partner')).toBe(true);
});

test('of the two nodes and the two Liliths only the ones that a chart is set to fall into houses', () => {
  const spoken = spokenBodyIds(SELF.settings);
  const unspoken = SELF.bodies.filter(({ id }) => !spoken.has(id)).map(({ id }) => id);
  expect(unspoken).toContain('meanNode');
  for (const whose of ['self', 'partner']) {
    const bodies = factsOf(facts, 'overlay').flatMap((fact) => (fact.whose === whose ? [fact.body] : []));
    expect(bodies).toEqual(expect.arrayContaining(['sun', 'trueNode', 'chiron']));
    expect(
      bodies.filter((body) => unspoken.includes(body)),
      whose,
    ).toEqual([]);
  }
});

test('nobody has the sky alone but the sky', () => {
  const sky = gatherFacts({ self: null, partner: null }, NOW_MS);
  expect(sky.every(({ whose }) => whose === 'sky')).toBe(true);
});
