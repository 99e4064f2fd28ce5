import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg, signedDifferenceDeg } from './angles.ts';
import { type AspectPoint, aspectBetween } from './aspects.ts';
import { AstrologyError } from './astrology-error.ts';
import { computeChart } from './compute-chart.ts';
import { BODY_IDS, HOUSE_SYSTEM_IDS, SIGN_IDS } from './ids.ts';
import { EARLIEST_INSTANT_MS, LATEST_INSTANT_MS } from './time-scales.ts';

const instants = fc.integer({ min: EARLIEST_INSTANT_MS, max: LATEST_INSTANT_MS });
const latitudes = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.constantFrom(-90, 90, 0, -0, 66.56, -66.56, 66.57, 89.999999),
);
const longitudes = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180));
const requests = fc.record({
  instantMs: instants,
  latitudeDeg: latitudes,
  longitudeDeg: longitudes,
  houseSystem: fc.constantFrom(...HOUSE_SYSTEM_IDS),
});

function isDirection(value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value < 360;
}

describe('any chart', () => {
  test('has all bodies in order, each with finite figures, its sign and a house', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { bodies } = computeChart(request);
        expect(bodies.map(({ id }) => id)).toEqual([...BODY_IDS]);
        for (const body of bodies) {
          expect(isDirection(body.longitude)).toBe(true);
          expect(Math.abs(body.latitude)).toBeLessThan(40);
          expect(Number.isFinite(body.speed)).toBe(true);
          expect(SIGN_IDS[Math.floor(body.longitude / 30)]).toBe(body.sign);
          expect(SIGN_IDS.indexOf(body.sign) * 30 + body.signDegree).toBeCloseTo(body.longitude, 9);
          expect(body.house).toBeGreaterThanOrEqual(1);
          expect(body.house).toBeLessThanOrEqual(12);
          expect(body.retrograde).toBe(body.speed < 0);
        }
      }),
    );
  });

  test('has twelve cusps, each opposite the one six houses on, the first at the ascendant but for whole signs', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { houses, angles } = computeChart(request);
        const cusps = houses?.cusps ?? [];
        expect(cusps).toHaveLength(12);
        expect(cusps.every(isDirection)).toBe(true);
        for (const [index, cusp] of cusps.slice(0, 6).entries()) {
          expect(separationDeg(cusp, cusps[index + 6] ?? Number.NaN)).toBeCloseTo(180, 8);
        }
        if (houses?.system !== 'wholeSign') {
          expect(separationDeg(cusps[0] ?? Number.NaN, angles?.ascendant ?? Number.NaN)).toBeCloseTo(0, 8);
        }
      }),
    );
  });

  test('has finite angles, descendant and imum coeli opposite ascendant and midheaven', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { angles } = computeChart(request);
        expect(Object.values(angles ?? {}).every(isDirection)).toBe(true);
        if (!angles) throw new Error('no angles');
        expect(separationDeg(angles.ascendant, angles.descendant)).toBeCloseTo(180, 9);
        expect(separationDeg(angles.midheaven, angles.imumCoeli)).toBeCloseTo(180, 9);
      }),
    );
  });

  test('runs its equal and whole-sign houses in steps of thirty degrees', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom('equal', 'wholeSign'), (request, houseSystem) => {
        const cusps = computeChart({ ...request, houseSystem }).houses?.cusps ?? [];
        for (const [index, cusp] of cusps.entries()) {
          expect(signedDifferenceDeg(cusp, cusps[(index + 1) % 12] ?? Number.NaN)).toBeCloseTo(30, 8);
        }
      }),
    );
  });

  test('runs its houses with the zodiac between the polar circles', () => {
    fc.assert(
      fc.property(requests, fc.double({ min: -66, max: 66, noNaN: true }), (request, latitudeDeg) => {
        const { houses } = computeChart({ ...request, latitudeDeg });
        const cusps = houses?.cusps ?? [];
        for (const [index, cusp] of cusps.entries()) {
          expect(signedDifferenceDeg(cusp, cusps[(index + 1) % 12] ?? Number.NaN)).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('never aspects a point with itself, nor the mean node, nor the two angles with each other', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const { first, second, orb, applying } of computeChart(request).aspects) {
          expect(first).not.toBe(second);
          expect([first, second]).not.toContain('meanNode');
          expect(first === 'ascendant' && second === 'midheaven').toBe(false);
          expect(orb).toBeGreaterThanOrEqual(0);
          expect(applying === null).toBe(second === 'ascendant' || second === 'midheaven');
        }
      }),
    );
  });

  test('moves each body by its speed', () => {
    const hourMs = 3_600_000;
    fc.assert(
      fc.property(
        fc.integer({ min: EARLIEST_INSTANT_MS + hourMs, max: LATEST_INSTANT_MS - hourMs }),
        (instantMs) => {
          const place = { latitudeDeg: 0, longitudeDeg: 0, houseSystem: 'equal' } as const;
          const [before, here, after] = [-hourMs, 0, hourMs].map(
            (shift) => computeChart({ ...place, instantMs: instantMs + shift }).bodies,
          );
          for (const [index, body] of (here ?? []).entries()) {
            const from = before?.[index]?.longitude ?? Number.NaN;
            const to = after?.[index]?.longitude ?? Number.NaN;
            // Two hours of travel; the tolerance is 0.001 degrees a day but for the joints of the tables.
            expect(Math.abs(signedDifferenceDeg(from, to) * 12 - body.speed)).toBeLessThan(0.003);
          }
        },
      ),
    );
  });
});

describe('an aspect', () => {
  const points = fc.record({
    id: fc.constantFrom('sun' as const, 'moon' as const, 'mars' as const, 'juno' as const),
    longitudeDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
    speedDegPerDay: fc.double({ min: -2, max: 15, noNaN: true }),
  });

  test('is the same from either side', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const one = aspectBetween(a, b);
        const other = aspectBetween(b, a);
        expect(one?.aspect).toBe(other?.aspect);
        expect(one?.orb ?? 0).toBeCloseTo(other?.orb ?? 0, 9);
        expect(one?.applying).toBe(other?.applying);
      }),
    );
  });

  test('applies while its orb shrinks', () => {
    const slow: AspectPoint = { id: 'mars', longitudeDeg: 100, speedDegPerDay: 0.5 };
    const fast = (longitudeDeg: number): AspectPoint => ({ id: 'moon', longitudeDeg, speedDegPerDay: 13 });
    expect(aspectBetween(fast(97), slow)).toMatchObject({ aspect: 'conjunction', applying: true });
    expect(aspectBetween(fast(103), slow)).toMatchObject({ aspect: 'conjunction', applying: false });
    expect(aspectBetween(fast(187), slow)).toMatchObject({ aspect: 'square', applying: true });
    expect(aspectBetween(fast(277), slow)).toMatchObject({ aspect: 'opposition', applying: true });
    expect(aspectBetween(fast(283), slow)).toMatchObject({ aspect: 'opposition', applying: false });
  });

  test('allows the Moon more room than Juno', () => {
    const at = (id: AspectPoint['id'], longitudeDeg: number): AspectPoint => ({
      id,
      longitudeDeg,
      speedDegPerDay: 1,
    });
    expect(aspectBetween(at('sun', 0), at('moon', 9))?.aspect).toBe('conjunction');
    expect(aspectBetween(at('sun', 0), at('juno', 9))).toBeNull();
    expect(aspectBetween(at('sun', 0), at('moon', 67))).toBeNull();
  });
});

describe('arguments without an answer', () => {
  const valid = { instantMs: 0, latitudeDeg: 0, longitudeDeg: 0, houseSystem: 'placidus' } as const;

  function codeOf(run: () => unknown): string | undefined {
    try {
      run();
    } catch (error) {
      if (error instanceof AstrologyError) return error.code;
      throw error;
    }
    return undefined;
  }

  test.each([
    ['invalid_instant', { instantMs: Number.NaN }],
    ['date_out_of_range', { instantMs: Date.UTC(1799, 0, 1) }],
    ['date_out_of_range', { instantMs: Date.UTC(2200, 5, 1) }],
    ['invalid_latitude', { latitudeDeg: 90.1 }],
    ['invalid_latitude', { latitudeDeg: Number.NaN }],
    ['invalid_longitude', { longitudeDeg: -180.5 }],
    ['invalid_house_system', { houseSystem: 'nowhere' as 'placidus' }],
  ])('%s', (code, change) => {
    expect(codeOf(() => computeChart({ ...valid, ...change }))).toBe(code);
  });
});
