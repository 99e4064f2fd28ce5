import { expect, it } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { planDates } from './plan-dates.ts';

const NOW_MS = Date.UTC(2026, 10, 24, 9);

it.each(SIGN_IDS)('%s has three dates in the next twelve months, and the sky is so on them', (sign) => {
  const dates = planDates(sign, NOW_MS);
  expect(dates).toHaveLength(3);
  expect(dates.map(({ instantMs }) => instantMs)).toEqual(
    dates.map(({ instantMs }) => instantMs).toSorted((a, b) => a - b),
  );
  for (const { kind, instantMs } of dates) {
    expect(instantMs).toBeGreaterThan(NOW_MS);
    expect(instantMs).toBeLessThan(NOW_MS + 366 * 86_400_000);
    const body = kind === 'newMoon' || kind === 'fullMoon' ? 'moon' : kind;
    // A minute on: the very instant of an entry is of both signs.
    expect(signOf(bodyPosition(body, instantMs + 60_000).longitudeDeg), kind).toBe(sign);
  }
});
