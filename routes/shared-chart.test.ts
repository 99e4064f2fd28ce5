import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg } from '../astrology/angles.ts';
import { computeChart } from '../astrology/compute-chart.ts';
import { HOUSE_SYSTEM_IDS, LUNAR_ORBIT_IDS, ORB_SET_IDS, ZODIAC_IDS } from '../astrology/ids.ts';
import { computeTimelessChart } from '../astrology/timeless-chart.ts';
import { inDrill } from '../tests/drills.ts';
import { decodeChart, encodeChart } from './shared-chart.ts';

const anyChart = fc
  .record({
    instantMs: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) }),
    latitudeDeg: fc.double({ min: -89, max: 89, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    houseSystem: fc.constantFrom(...HOUSE_SYSTEM_IDS),
    zodiac: fc.constantFrom(...ZODIAC_IDS),
    node: fc.constantFrom(...LUNAR_ORBIT_IDS),
    lilith: fc.constantFrom(...LUNAR_ORBIT_IDS),
    orbs: fc.constantFrom(...ORB_SET_IDS),
  })
  .map(computeChart);

describe('a shared chart', () => {
  it('shows every body and cusp within a minute of arc, in its sign, direction and house', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const shared = decodeChart(encodeChart(chart));
        for (const [index, body] of chart.bodies.entries()) {
          const twin = shared?.bodies[index];
          expect(Math.abs((twin?.longitude ?? Number.NaN) - body.longitude)).toBeLessThan(1 / 60);
          expect(twin).toMatchObject({ id: body.id, sign: body.sign, retrograde: body.retrograde });
          expect((twin?.speed ?? 0) < 0).toBe(body.retrograde);
          expect(twin?.signDegree).toBeCloseTo((twin?.longitude ?? 0) % 30, 9);
          const cusps = chart.houses?.cusps ?? [];
          const isOnCusp = cusps.some((cusp) => separationDeg(cusp, body.longitude) < 2 / 60);
          if (!isOnCusp) expect(twin?.house).toBe(body.house);
        }
        for (const [angle, longitude] of Object.entries(chart.angles ?? {})) {
          const shown = shared?.angles?.[angle as keyof typeof shared.angles] ?? Number.NaN;
          expect(separationDeg(shown, longitude), angle).toBeLessThan(1 / 60);
        }
        const { houseSystem: _asked, ...told } = chart.settings;
        expect(shared?.settings).toMatchObject(told);
        expect(shared?.houses?.system).toBe(chart.houses?.system);
        for (const [index, cusp] of (chart.houses?.cusps ?? []).entries()) {
          expect(Math.abs((shared?.houses?.cusps[index] ?? Number.NaN) - cusp)).toBeLessThan(1 / 60);
        }
      }),
      { numRuns: inDrill(2000, 100) },
    );
  });

  it('tells what its points are to each other, and not which way they move', () => {
    const chart = computeChart({ instantMs: 0, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' });
    const shared = decodeChart(encodeChart(chart));
    const told = shared?.aspects.map(({ first, second, aspect }) => `${first} ${aspect} ${second}`);
    const cast = chart.aspects
      .filter(({ orb }) => orb < 1)
      .map(({ first, second, aspect }) => `${first} ${aspect} ${second}`);
    expect(told).toEqual(expect.arrayContaining(cast));
    expect(shared?.aspects.map(({ applying }) => applying)).toEqual(shared?.aspects.map(() => null));
  });

  it('of the usual settings has the text that it always had', () => {
    const chart = computeChart({ instantMs: 0, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' });
    expect(encodeChart(chart)).toMatch(/^AQ/);
  });

  it('of an unknown time has no houses', () => {
    const noonMs = Date.UTC(1990, 5, 10, 9);
    const day = { fromMs: noonMs - 43_200_000, toMs: noonMs + 43_200_000, drawnMs: noonMs, isWholeDay: true };
    const shared = decodeChart(
      encodeChart(computeTimelessChart({ ...day, latitudeDeg: 41, longitudeDeg: 29 })),
    );
    expect(shared).toMatchObject({ houses: null, angles: null });
  });

  it('is refused wherever its link was cut short', () => {
    const noonMs = Date.UTC(1990, 5, 10, 9);
    const day = { fromMs: noonMs - 43_200_000, toMs: noonMs + 43_200_000, drawnMs: noonMs, isWholeDay: true };
    const hourless = encodeChart(computeTimelessChart({ ...day, latitudeDeg: 41, longitudeDeg: 29 }));
    const timed = encodeChart(
      computeChart({ instantMs: noonMs, latitudeDeg: 41, longitudeDeg: 29, houseSystem: 'placidus' }),
    );
    for (const text of [hourless, timed]) {
      expect(decodeChart(text)).not.toBeNull();
      for (let length = 0; length < text.length; length += 1)
        expect(decodeChart(text.slice(0, length)), text.slice(0, length)).toBeNull();
    }
  });

  it('is refused when it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{40,120}$/)), (text) => {
        const shared = decodeChart(text);
        if (shared === null) return;
        // What is read must read the same again.
        expect(decodeChart(encodeChart(shared))?.bodies).toEqual(shared.bodies);
      }),
      { numRuns: inDrill(20_000, 1000) },
    );
    expect(decodeChart('')).toBeNull();
    expect(decodeChart('AQAAAA')).toBeNull();
  });
});
