import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { factsOf } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { chosenFacts } from './chosen-facts.ts';

const all = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);
const chosen = chosenFacts(all, new Set(), NOW_MS);

describe('of all facts a model is given at first', () => {
  test('every placement, of the other as well', () => {
    const placements = factsOf(all, 'placement');
    expect(placements.length).toBeGreaterThan(20);
    expect(factsOf(chosen, 'placement')).toEqual(placements);
  });

  test('no more of a kind than it can weigh', () => {
    // There are as many transits as it is given.
    const transits = factsOf(all, 'transit').slice(0, 20);
    const more = transits.map((fact) => ({ ...fact, id: `${fact.id}-again` }));
    expect(factsOf(chosenFacts([...transits, ...more], new Set(), NOW_MS), 'transit')).toEqual(transits);
    expect(factsOf(chosen, 'aspect').length).toBeLessThanOrEqual(18);
    expect(factsOf(chosen, 'synastry')).toHaveLength(16);
  });

  test('aspects of their own chart among planets and angles, without quincunxes', () => {
    const aspects = factsOf(chosen, 'aspect');
    expect(aspects.length).toBeGreaterThan(5);
    for (const { whose, aspect, first, second } of aspects) {
      expect([whose, aspect]).toEqual(['self', expect.not.stringMatching('quincunx')]);
      expect([first, second]).not.toContain('chiron');
    }
  });

  test('what happens soon, and nothing later', () => {
    const eclipses = factsOf(chosen, 'eclipse');
    expect(eclipses.length).toBeGreaterThan(0);
    for (const { instantMs } of eclipses) expect(instantMs).toBeLessThanOrEqual(NOW_MS + 380 * MS_PER_DAY);
    const lunations = factsOf(chosen, 'lunation');
    expect(lunations.length).toBeGreaterThan(1);
    for (const { phase, instantMs } of lunations) {
      expect(phase).toMatch(/Moon$/);
      expect(instantMs).toBeLessThanOrEqual(NOW_MS + 65 * MS_PER_DAY);
    }
    expect(factsOf(all, 'lunation').length).toBeGreaterThan(lunations.length);
  });

  test('whatever the question names, wherever it stands', () => {
    const left = all.find((fact) => !chosen.includes(fact));
    if (!left) throw new Error('everything is told at once');
    expect(chosenFacts(all, new Set([left.id]), NOW_MS)).toContain(left);
  });
});
