import { describe, expect, test } from 'vitest';
import { PLANET_IDS } from '../../astrology/events/event-types.ts';
import { retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import { yearEvents, yearSpan } from '../../astrology/events/year-events.ts';
import { percentAt, yearRibbons } from './ribbons.ts';

const span = yearSpan(2025);
const periods = retrogradePeriods(2025);
const ribbons = yearRibbons(yearEvents(2025), periods, span);

describe('the ribbons of 2025', () => {
  test('are Mercury to Pluto, each without a gap from one end to the other, no two neighbours the same sign', () => {
    expect(ribbons.map(({ body }) => body)).toEqual(PLANET_IDS);
    for (const { signs } of ribbons) {
      expect(signs[0]?.from).toBe(0);
      expect(signs.at(-1)?.to).toBe(100);
      for (const [index, { from, sign }] of signs.entries()) {
        if (index === 0) continue;
        expect(from).toBe(signs[index - 1]?.to);
        expect(sign).not.toBe(signs[index - 1]?.sign);
      }
    }
  });

  test('show Mercury three times backwards, between shadows, and Neptune from Pisces to Aries and back', () => {
    const [mercury] = ribbons;
    expect(mercury?.retrogrades.length).toBe(3);
    // The last shadow of 2024 ends on 2 January.
    expect(mercury?.shadows.length).toBe(7);
    for (const { from, to } of mercury?.retrogrades ?? []) {
      expect(mercury?.shadows.map((shadow) => shadow.to)).toContain(from);
      expect(mercury?.shadows.map((shadow) => shadow.from)).toContain(to);
    }
    const neptune = ribbons.find(({ body }) => body === 'neptune');
    expect(neptune?.signs.map(({ sign }) => sign)).toEqual(['pisces', 'aries', 'pisces']);
  });

  test('cut off what lies outside of the year', () => {
    expect(percentAt(span.fromMs - 1e9, span)).toBe(0);
    expect(percentAt(span.toMs + 1e9, span)).toBe(100);
    for (const { retrogrades, shadows } of ribbons) {
      for (const { from, to } of [...retrogrades, ...shadows]) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(100);
      }
    }
  });
});
