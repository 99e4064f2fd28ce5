import { describe, expect, test } from 'vitest';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { signStays } from './sign-stays.ts';
import { yearEvents } from './year-events.ts';

describe('the ribbons of 2025', () => {
  const [fromMs, toMs] = [Date.UTC(2025, 0, 1), Date.UTC(2026, 0, 1)];
  const ribbons = signStays(yearEvents(2025), fromMs, toMs);

  test('fill the year without a gap', () => {
    expect(ribbons.length).toBe(9);
    for (const { stays } of ribbons) {
      expect(stays[0]?.fromMs).toBe(fromMs);
      expect(stays.at(-1)?.toMs).toBe(toMs);
      for (const [index, stay] of stays.entries()) {
        if (index > 0) expect(stay.fromMs).toBe(stays[index - 1]?.toMs);
      }
    }
  });

  test('say the sign and the way of each body in the middle of each stay', () => {
    for (const { body, stays } of ribbons) {
      for (const stay of stays) {
        const { longitudeDeg, speedDegPerDay } = bodyPosition(body, (stay.fromMs + stay.toMs) / 2);
        expect(signOf(longitudeDeg)).toBe(stay.sign);
        expect(speedDegPerDay < 0 ? 'retrograde' : 'direct').toBe(stay.direction);
      }
    }
  });
});
