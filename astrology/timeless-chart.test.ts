import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AstrologyError } from './astrology-error.ts';
import { computeChart, computeTimelessChart } from './compute-chart.ts';
import { BODY_IDS } from './ids.ts';
import { risingSigns } from './rising-signs.ts';
import { signOf } from './signs.ts';

const DAY_MS = 86_400_000;

function dayAt(dayStartMs: number, latitudeDeg: number, longitudeDeg = 29) {
  return {
    dayStartMs,
    dayEndMs: dayStartMs + DAY_MS,
    noonMs: dayStartMs + DAY_MS / 2,
    latitudeDeg,
    longitudeDeg,
  };
}

describe('the day of the March equinox of 2024 in Istanbul', () => {
  const chart = computeTimelessChart(dayAt(Date.UTC(2024, 2, 19, 21), 41.01));

  test('has no angles, no houses, and says why', () => {
    expect(chart.angles).toBeNull();
    expect(chart.houses).toBeNull();
    expect(chart.bodies.every(({ house }) => house === null)).toBe(true);
    expect(chart.notices).toEqual([{ code: 'time_unknown' }]);
  });

  test('has the Sun pass from Pisces to Aries at 03:06 UTC and nothing else change', () => {
    expect(chart.day.signChanges).toHaveLength(1);
    const [change] = chart.day.signChanges;
    expect(change).toMatchObject({ body: 'sun', from: 'pisces', to: 'aries' });
    expect(Math.abs((change?.instantMs ?? 0) - Date.UTC(2024, 2, 20, 3, 6, 24))).toBeLessThan(20_000);
    expect(chart.day.steadyBodies).toHaveLength(BODY_IDS.length - 1);
  });

  test('has the Moon in Leo from end to end', () => {
    expect(chart.day.moon.start.sign).toBe('leo');
    expect(chart.day.moon.end.sign).toBe('leo');
  });

  test('tells lasting aspects from those of some hours', () => {
    const held = chart.day.aspects.filter(({ allDay }) => allDay);
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThan(chart.day.aspects.length);
    expect(held.some(({ first, second }) => first === 'saturn' && second === 'pluto')).toBe(false);
  });
});

describe('rising signs', () => {
  const places = fc.record({
    dayStartMs: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 30) }),
    latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('fill the day without a gap, each different from the one before', () => {
    fc.assert(
      fc.property(places, ({ dayStartMs, latitudeDeg, longitudeDeg }) => {
        const intervals = risingSigns(dayStartMs, dayStartMs + DAY_MS, latitudeDeg, longitudeDeg);
        expect(intervals[0]?.fromMs).toBe(dayStartMs);
        expect(intervals.at(-1)?.toMs).toBe(dayStartMs + DAY_MS);
        for (const [index, interval] of intervals.slice(1).entries()) {
          expect(interval.fromMs).toBe(intervals[index]?.toMs);
          expect(interval.sign).not.toBe(intervals[index]?.sign);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('agree with the chart of any instant within them', () => {
    fc.assert(
      fc.property(places, ({ dayStartMs, latitudeDeg, longitudeDeg }) => {
        for (const { sign, fromMs, toMs } of risingSigns(
          dayStartMs,
          dayStartMs + DAY_MS,
          latitudeDeg,
          longitudeDeg,
        )) {
          if (toMs - fromMs < 10_000) continue;
          const instantMs = Math.round((fromMs + toMs) / 2);
          const { angles } = computeChart({ instantMs, latitudeDeg, longitudeDeg, houseSystem: 'equal' });
          expect(signOf(angles?.ascendant ?? Number.NaN)).toBe(sign);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('are all twelve in middle latitudes and not all far north', () => {
    const start = Date.UTC(2024, 0, 1);
    const signsAt = (latitudeDeg: number) =>
      new Set(risingSigns(start, start + DAY_MS, latitudeDeg, 0).map(({ sign }) => sign));
    expect(signsAt(41).size).toBe(12);
    expect(signsAt(-41).size).toBe(12);
    expect(signsAt(80).size).toBeLessThan(12);
  });
});

describe('a day that is none', () => {
  test.each([
    ['ends before it starts', { dayEndMs: -DAY_MS }],
    ['has its noon elsewhere', { noonMs: 3 * DAY_MS }],
    ['lasts three days', { dayEndMs: 3 * DAY_MS }],
  ])('%s: invalid_day', (_, change) => {
    const run = () => computeTimelessChart({ ...dayAt(0, 41), ...change });
    expect(run).toThrow(AstrologyError);
    expect(run).toThrow(expect.objectContaining({ code: 'invalid_day' }));
  });
});
