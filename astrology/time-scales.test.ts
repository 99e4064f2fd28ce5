import { expect, test } from 'vitest';
import { deltaTSeconds } from './time-scales.ts';

function deltaTOf(year: number): number {
  return deltaTSeconds((year - 2000) * 365.25);
}

test('Delta T is the observed one to 2026 and 93 seconds in 2100', () => {
  expect(deltaTOf(1900)).toBeCloseTo(-2.72, 2);
  expect(deltaTOf(1950)).toBeCloseTo(29.15, 2);
  expect(deltaTOf(2000)).toBeCloseTo(63.83, 2);
  expect(deltaTOf(2020)).toBeCloseTo(69.36, 2);
  expect(deltaTOf(2100)).toBeGreaterThan(92);
  expect(deltaTOf(2100)).toBeLessThan(94);
});

test('Delta T has no jump, neither in 1900 nor where the forecast takes over', () => {
  for (let year = 1898; year < 2102; year += 0.05) {
    expect(Math.abs(deltaTOf(year + 0.05) - deltaTOf(year))).toBeLessThan(0.15);
  }
});
