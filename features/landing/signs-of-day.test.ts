import { describe, expect, it } from 'vitest';
import { signsOfDay } from './signs-of-day.ts';

/** The Sun comes into Sagittarius on 22 November 2026 at 7:23 UTC. */
describe('the signs of a birth of which the day alone is known', () => {
  it('are two for the Sun on the day on which it changes', () => {
    const { sun, chart } = signsOfDay(Date.UTC(2026, 10, 22));
    expect(sun).toEqual(['scorpio', 'sagittarius']);
    expect(chart.signs.sun).toBeNull();
    expect(chart.rising).toBeNull();
  });

  it('are two on the day before as well, which ends in the west hours after it does in Greenwich, and one on the day after', () => {
    expect(signsOfDay(Date.UTC(2026, 10, 21)).sun).toEqual(['scorpio', 'sagittarius']);
    expect(signsOfDay(Date.UTC(2026, 10, 23)).sun).toEqual(['sagittarius']);
  });

  it('are one each for what stays', () => {
    const { sun, chart } = signsOfDay(Date.UTC(2026, 10, 26));
    expect(sun).toEqual(['sagittarius']);
    expect(chart.signs).toMatchObject({ sun: 'sagittarius', saturn: 'aries', pluto: 'aquarius' });
  });
});
