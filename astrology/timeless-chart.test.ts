import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AstrologyError } from './astrology-error.ts';
import { computeChart, computeTimelessChart } from './compute-chart.ts';
import { BODY_IDS, ZODIAC_IDS, type ZodiacId } from './ids.ts';
import { risingSigns } from './rising-signs.ts';
import { signOf } from './signs.ts';

const DAY_MS = 86_400_000;

interface PartOfDay {
  fromMs: number;
  minutes: number;
  latitudeDeg: number;
  longitudeDeg: number;
  zodiac: ZodiacId;
  /** Where in it a chart is drawn, 0 to 1. */
  share: number;
}

function dayAt(dayStartMs: number, latitudeDeg: number, longitudeDeg = 29) {
  return {
    fromMs: dayStartMs,
    toMs: dayStartMs + DAY_MS,
    drawnMs: dayStartMs + DAY_MS / 2,
    isWholeDay: true,
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
        const intervals = risingSigns(dayStartMs, dayStartMs + DAY_MS, {
          latitudeDeg,
          longitudeDeg,
          zodiac: 'tropical',
        });
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
        for (const { sign, fromMs, toMs } of risingSigns(dayStartMs, dayStartMs + DAY_MS, {
          latitudeDeg,
          longitudeDeg,
          zodiac: 'tropical',
        })) {
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
      new Set(
        risingSigns(start, start + DAY_MS, { latitudeDeg, longitudeDeg: 0, zodiac: 'tropical' }).map(
          ({ sign }) => sign,
        ),
      );
    expect(signsAt(41).size).toBe(12);
    expect(signsAt(-41).size).toBe(12);
    expect(signsAt(80).size).toBeLessThan(12);
  });
});

describe('a day that is none', () => {
  test.each([
    ['ends before it starts', { toMs: -DAY_MS }],
    ['has its noon elsewhere', { drawnMs: 3 * DAY_MS }],
    ['lasts three days', { toMs: 3 * DAY_MS }],
  ])('%s: invalid_day', (_, change) => {
    const run = () => computeTimelessChart({ ...dayAt(0, 41), ...change });
    expect(run).toThrow(AstrologyError);
    expect(run).toThrow(expect.objectContaining({ code: 'invalid_day' }));
  });
});

describe('a part of a day', () => {
  const anyPart = fc.record({
    fromMs: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 29) }),
    minutes: fc.integer({ min: 1, max: 8 * 60 }),
    latitudeDeg: fc.double({ min: -65, max: 65, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    zodiac: fc.constantFrom(...ZODIAC_IDS),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  function partOf({ fromMs, minutes, latitudeDeg, longitudeDeg, zodiac }: PartOfDay) {
    const toMs = fromMs + minutes * 60_000;
    const drawnMs = (fromMs + toMs) / 2;
    return computeTimelessChart({
      fromMs,
      toMs,
      drawnMs,
      isWholeDay: false,
      latitudeDeg,
      longitudeDeg,
      zodiac,
    });
  }

  test('holds whatever any instant within it says', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        const { day } = partOf(part);
        const instantMs = Math.round(day.fromMs + part.share * (day.toMs - day.fromMs));
        const { latitudeDeg, longitudeDeg, zodiac } = part;
        const chart = computeChart({ instantMs, latitudeDeg, longitudeDeg, zodiac, houseSystem: 'placidus' });
        const signs = day.risingSigns.map(({ sign }) => sign);
        expect(signs).toContain(signOf(chart.angles?.ascendant ?? Number.NaN));
        for (const { body, houses } of day.turning?.houses ?? []) {
          const house = chart.bodies.find(({ id }) => id === body)?.house;
          if (houses.length === 1) expect(house).toBe(houses[0]);
        }
        const named = new Set(
          chart.aspects.map(({ first, second, aspect }) => `${first} ${aspect} ${second}`),
        );
        for (const { first, second, aspect, allDay } of day.aspects) {
          if (allDay) expect(named).toContain(`${first} ${aspect} ${second}`);
        }
        for (const id of day.steadyBodies) {
          const sign = chart.bodies.find((body) => body.id === id)?.sign;
          expect(sign).toBe(partOf(part).bodies.find((body) => body.id === id)?.sign);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('begins and ends with the angles of its ends', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        const { day } = partOf(part);
        const { latitudeDeg, longitudeDeg, zodiac } = part;
        for (const [instantMs, end] of [
          [day.fromMs, 'start'],
          [day.toMs, 'end'],
        ] as const) {
          const chart = computeChart({ instantMs, latitudeDeg, longitudeDeg, zodiac, houseSystem: 'equal' });
          expect(day.turning?.angles.ascendant[end].longitude).toBeCloseTo(
            chart.angles?.ascendant ?? Number.NaN,
            8,
          );
          expect(day.turning?.angles.midheaven[end].longitude).toBeCloseTo(
            chart.angles?.midheaven ?? Number.NaN,
            8,
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of a quarter of an hour leaves little open, and says so', () => {
    const chart = partOf({
      fromMs: Date.UTC(1990, 5, 10, 11, 30),
      minutes: 15,
      latitudeDeg: 41.01,
      longitudeDeg: 28.95,
      zodiac: 'tropical',
      share: 0,
    });
    expect(chart.notices).toEqual([{ code: 'time_window' }]);
    expect([chart.angles, chart.houses]).toEqual([null, null]);
    expect(chart.day.risingSigns.map(({ sign }) => sign)).toEqual(['libra']);
    const certain = chart.day.turning?.houses.filter(({ houses }) => houses.length === 1) ?? [];
    expect(certain.length).toBeGreaterThan(10);
    const toAngles = chart.day.aspects.filter(
      ({ second }) => second === 'ascendant' || second === 'midheaven',
    );
    expect(toAngles.some(({ allDay }) => allDay)).toBe(true);
  });

  test('of a whole day tells nothing that turns with the Earth', () => {
    expect(computeTimelessChart(dayAt(0, 41)).day.turning).toBeNull();
  });
});
