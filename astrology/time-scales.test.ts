import { expect, test } from 'vitest';
import { deltaTSeconds } from './time-scales.ts';

function deltaTOf(year: number): number {
  return deltaTSeconds((year - 2000) * 365.25);
}

test('Delta T is the observed one to 2026 and 93 seconds in 2100', () => {
  expect(deltaTOf(1800)).toBeCloseTo(18.71, 1);
  expect(deltaTOf(1855)).toBeCloseTo(10.38, 1);
  expect(deltaTOf(1900)).toBeCloseTo(-1.98, 1);
  expect(deltaTOf(1950)).toBeCloseTo(28.93, 1);
  expect(deltaTOf(2000)).toBeCloseTo(63.83, 2);
  expect(deltaTOf(2020)).toBeCloseTo(69.36, 2);
  expect(deltaTOf(2100)).toBeGreaterThan(92);
  expect(deltaTOf(2100)).toBeLessThan(94);
});

test('Delta T has no jump, from 1799 to 2200', () => {
  for (let year = 1799; year < 2200; year += 0.05) {
    expect(Math.abs(deltaTOf(year + 0.05) - deltaTOf(year))).toBeLessThan(0.15);
  }
});
