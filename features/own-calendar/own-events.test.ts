import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { ASPECT_ANGLES } from '../../astrology/orbs.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { longitudeIn } from '../../astrology/sidereal.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';
import { type FollowedChart, type OwnEvent, ownEvents } from './own-events.ts';

const NOW_MS = Date.UTC(2026, 10, 28);
const DAY_MS = 86_400_000;
const STRETCH = { fromMs: NOW_MS - 30 * DAY_MS, toMs: NOW_MS + 396 * DAY_MS };
const ARCSEC = 1 / 3600;

function chartOf(instantMs: number, zodiac: 'tropical' | 'lahiri' = 'tropical'): FollowedChart {
  const where = { latitudeDeg: 41.01, longitudeDeg: 28.95, houseSystem: 'placidus', zodiac } as const;
  return { ...computeChart({ ...where, instantMs }), day: null };
}

const BIRTH = chartOf(Date.UTC(1990, 5, 10, 11, 30));
const ofKind = (events: readonly OwnEvent[], kind: OwnEvent['kind']) =>
  events.filter((event) => event.kind === kind);

describe('the events of one’s own sky', () => {
  it('are in order, within the stretch, none twice', () => {
    const events = ownEvents(BIRTH, STRETCH);
    const times = events.map(({ instantMs }) => instantMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((ms) => ms >= STRETCH.fromMs && ms < STRETCH.toMs)).toBe(true);
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length);
    expect(ofKind(events, 'transit').length).toBeGreaterThan(10);
  });

  it('hold one return of the Sun a year and one of the Moon every 27.3 days', () => {
    const events = ownEvents(BIRTH, STRETCH);
    const moons = ofKind(events, 'lunarReturn').map(({ instantMs }) => instantMs);
    expect(ofKind(events, 'solarReturn')).toHaveLength(1);
    expect(moons.length).toBeGreaterThanOrEqual(15);
    const gaps = moons.slice(1).map((ms, at) => (ms - (moons[at] ?? 0)) / DAY_MS);
    expect(Math.min(...gaps)).toBeGreaterThan(26.9);
    expect(Math.max(...gaps)).toBeLessThan(27.8);
  });

  it('are true of the sky, for any birth and zodiac', () => {
    const births = fc.record({
      instantMs: fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2020, 0, 1) }),
      zodiac: fc.constantFrom('tropical' as const, 'lahiri' as const),
    });
    fc.assert(
      fc.property(births, ({ instantMs, zodiac }) => {
        const chart = chartOf(instantMs, zodiac);
        const at = (id: 'sun' | 'moon', ms: number) =>
          longitudeIn(zodiac, bodyPosition(id, ms).longitudeDeg, ms);
        const natal = (id: string) => chart.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN;
        const middleMs = (STRETCH.fromMs + STRETCH.toMs) / 2;
        for (const event of ownEvents(chart, STRETCH)) {
          const { instantMs: ms } = event;
          if (event.kind === 'lunarReturn')
            expect(separationDeg(at('moon', ms), natal('moon'))).toBeLessThan(ARCSEC);
          else if (event.kind === 'solarReturn')
            expect(separationDeg(at('sun', ms), natal('sun'))).toBeLessThan(ARCSEC);
          else if (event.kind === 'transit') {
            const point = natalPointsOf(chart, middleMs).find(({ id }) => id === event.point);
            const apart = separationDeg(
              bodyPosition(event.mover, ms).longitudeDeg,
              point?.longitudeDeg ?? Number.NaN,
            );
            expect(Math.abs(apart - ASPECT_ANGLES[event.aspect].angleDeg)).toBeLessThan(2 * ARCSEC);
          } else if (event.kind === 'eclipse') {
            const body = event.eclipse === 'solar' ? 'sun' : 'moon';
            const point = natalPointsOf(chart, ms).find(({ id }) => id === event.point);
            const apart = separationDeg(
              bodyPosition(body, ms).longitudeDeg,
              point?.longitudeDeg ?? Number.NaN,
            );
            expect(event.aspect === 'conjunction' ? apart : 180 - apart).toBeLessThan(3.3);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('leave out what an unknown hour leaves open', () => {
    const events = ownEvents({ ...BIRTH, angles: null, day: {} }, STRETCH);
    expect(ofKind(events, 'lunarReturn')).toEqual([]);
    const points = new Set(events.map((event) => ('point' in event ? event.point : null)));
    expect([...points].filter((id) => id === 'moon' || id === 'ascendant' || id === 'midheaven')).toEqual([]);
    expect(ofKind(events, 'transit').length).toBeGreaterThan(5);
  });
});
