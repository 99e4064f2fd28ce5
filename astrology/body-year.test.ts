import { describe, expect, it } from 'vitest';
import { bodyYear } from './body-year.ts';
import { bodyPosition } from './positions.ts';

describe('a body through a year', () => {
  it('has twelve months and stations that turn by turns', () => {
    for (const year of [1900, 1990, 2026, 2099]) {
      const { months, stations } = bodyYear('juno', year);
      expect(months).toHaveLength(12);
      for (const [index, { instantMs, direction }] of stations.entries()) {
        expect(new Date(instantMs).getUTCFullYear()).toBe(year);
        if (index > 0) expect(direction).not.toBe(stations[index - 1]?.direction);
        expect(Math.abs(bodyPosition('juno', instantMs).speedDegPerDay)).toBeLessThan(0.001);
      }
    }
  });

  it('finds the three retrograde periods of Mercury in 2025', () => {
    const turns = bodyYear('mercury', 2025).stations.map(({ direction }) => direction);
    expect(turns).toEqual(['retrograde', 'direct', 'retrograde', 'direct', 'retrograde', 'direct']);
  });
});
