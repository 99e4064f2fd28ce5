import { describe, expect, it } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { ELEMENT_PAIRS } from '../../locales/report-text-types.ts';
import { drawnBirth } from './drawn-births.fixture.ts';
import { readChartOf } from './read-chart.ts';
import { elementPairOf, temperamentOf } from './temperament.ts';

describe('two signs', () => {
  it('are of the pair of their elements, whichever comes first', () => {
    expect(elementPairOf('pisces', 'aries')).toBe('fireWater');
    expect(elementPairOf('leo', 'leo')).toBe('fireFire');
    for (const one of SIGN_IDS) {
      for (const other of SIGN_IDS) {
        expect(ELEMENT_PAIRS).toContain(elementPairOf(one, other));
        expect(elementPairOf(one, other)).toBe(elementPairOf(other, one));
      }
    }
  });
});

describe('a temperament', () => {
  const charts = Array.from({ length: 60 }, (_, seed) => readChartOf(drawnBirth(seed).chart));

  it('has at most two elements that lead, never one that is lacking as well', () => {
    const all = charts.map((chart) => temperamentOf(chart, new Set()));
    for (const { elementLeads, elementLacks, modeLeads, modeLacks } of all) {
      expect(elementLeads.length).toBeLessThanOrEqual(2);
      expect(modeLeads.length).toBeLessThanOrEqual(1);
      expect(elementLeads.filter((id) => elementLacks.includes(id))).toEqual([]);
      expect(modeLeads.filter((id) => modeLacks.includes(id))).toEqual([]);
    }
    expect(all.some(({ elementLeads }) => elementLeads.length === 2)).toBe(true);
    expect(all.some(({ elementLacks }) => elementLacks.length > 0)).toBe(true);
  });

  it('says nothing of what is lacking while a planet’s sign is open', () => {
    const lacking = charts.find((chart) => temperamentOf(chart, new Set()).elementLacks.length > 0);
    if (!lacking) throw new Error('no such chart was drawn');
    expect(temperamentOf(lacking, new Set(['moon'])).elementLacks).toEqual([]);
    expect(temperamentOf(lacking, new Set(['trueLilith'])).elementLacks).not.toEqual([]);
  });
});
