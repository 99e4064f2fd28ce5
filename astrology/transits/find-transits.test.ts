import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg } from '../angles.ts';
import { ASPECT_ANGLES, ORBS_DEG } from '../orbs.ts';
import { bodyPosition } from '../positions.ts';
import { currentTransits } from './current-transits.ts';
import { type NatalPoint, type Transit, transitsOver } from './find-transits.ts';
import { ALL_MOVER_IDS, LASTING_MOVER_IDS, TRANSIT_MOVERS } from './transit-movers.ts';

const DAY_MS = 86_400_000;
const birthMs = Date.UTC(1990, 5, 10, 11, 30);
const natalPoints: NatalPoint[] = (['sun', 'moon', 'venus', 'saturn'] as const).map((id) => ({
  id,
  longitudeDeg: bodyPosition(id, birthMs).longitudeDeg,
}));
const anyDate = fc.integer({ min: Date.UTC(1905, 0, 1), max: Date.UTC(2094, 0, 1) });

/** Degrees from exact. */
function orbOf({ mover, point, aspect }: Transit, atMs: number): number {
  const natal = natalPoints.find(({ id }) => id === point)?.longitudeDeg ?? Number.NaN;
  const separation = separationDeg(natal, bodyPosition(mover, atMs).longitudeDeg);
  return Math.abs(separation - ASPECT_ANGLES[aspect].angleDeg);
}

function day(instantMs: number | null | undefined): string {
  return new Date(instantMs ?? Number.NaN).toISOString().slice(0, 10);
}

describe('the transits of 2025', () => {
  const transits = transitsOver(natalPoints, Date.UTC(2025, 0, 1), Date.UTC(2026, 0, 1));

  test('have Uranus trine Saturn with its passes of 2024 and 2025 as one transit', () => {
    const [transit] = transits.filter(({ mover, point }) => mover === 'uranus' && point === 'saturn');
    expect(transit?.aspect).toBe('trine');
    expect(transit?.exactMs.map(day)).toEqual(['2024-06-03', '2024-12-10', '2025-03-21']);
    expect(day(transit?.startMs)).toBe('2023-08-03');
    expect(day(transit?.endMs)).toBe('2025-04-21');
    expect(transit?.stays.length).toBe(3);
  });

  test('have the Sun come home within a day of the birthday', () => {
    const [home] = transits.filter(
      ({ mover, point, aspect }) => mover === 'sun' && point === 'sun' && aspect === 'conjunction',
    );
    expect(home?.exactMs.map(day)).toEqual(['2025-06-09']);
  });

  test('have the Sun make conjunction and opposition once, and the others twice', () => {
    const ofSun = transits.filter(({ mover, point }) => mover === 'sun' && point === 'venus');
    expect(ofSun.length).toBe(8);
  });

  test('come in order of their first exact pass', () => {
    const firsts = transits.flatMap(({ exactMs }) => exactMs[0] ?? []);
    expect(firsts.length).toBeGreaterThan(100);
    const ordered = transits.map(({ exactMs, startMs }) => exactMs[0] ?? startMs ?? 0);
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
  });
});

describe('transits over any time', () => {
  test('are exact when they say, and at the edge of the orb as they begin and end', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...ALL_MOVER_IDS), (fromMs, mover) => {
        for (const transit of transitsOver(natalPoints, fromMs, fromMs + 20 * DAY_MS, [mover])) {
          for (const exactMs of transit.exactMs) expect(orbOf(transit, exactMs)).toBeLessThan(1e-5);
          for (const { startMs, endMs } of transit.stays) {
            for (const edgeMs of [startMs, endMs]) {
              expect(orbOf(transit, edgeMs ?? Number.NaN)).toBeCloseTo(TRANSIT_MOVERS[mover].orbDeg, 1);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('hold each exact pass in a stay, and stays in order, one of them touching the time', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...LASTING_MOVER_IDS), (fromMs, mover) => {
        const toMs = fromMs + 30 * DAY_MS;
        for (const { stays, exactMs, startMs, endMs } of transitsOver(natalPoints, fromMs, toMs, [mover])) {
          const borders = stays.flatMap((stay) => [stay.startMs ?? 0, stay.endMs ?? 0]);
          expect(borders).toEqual(borders.toSorted((a, b) => a - b));
          expect([startMs, endMs]).toEqual([borders[0], borders.at(-1)]);
          for (const atMs of exactMs) {
            expect(stays.some((stay) => (stay.startMs ?? 0) < atMs && atMs < (stay.endMs ?? 0))).toBe(true);
          }
          expect(stays.some((stay) => (stay.startMs ?? 0) <= toMs && (stay.endMs ?? 0) >= fromMs)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('do not depend on the time that was asked for', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...LASTING_MOVER_IDS), (fromMs, mover) => {
        const wide = transitsOver(natalPoints, fromMs - 30 * DAY_MS, fromMs + 30 * DAY_MS, [mover]);
        for (const transit of transitsOver(natalPoints, fromMs, fromMs + DAY_MS, [mover])) {
          const same = wide.find(({ point, exactMs, startMs }) => {
            return (
              point === transit.point &&
              startMs === transit.startMs &&
              exactMs.length === transit.exactMs.length
            );
          });
          expect(same?.endMs).toBe(transit.endMs);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('current transits', () => {
  test('are all aspects within the orb of their mover, the closest first', () => {
    fc.assert(
      fc.property(anyDate, (atMs) => {
        const transits = currentTransits(natalPoints, atMs);
        const orbs = transits.map(({ orbDeg }) => orbDeg);
        expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
        for (const transit of transits) {
          expect(orbOf(transit, atMs)).toBeCloseTo(transit.orbDeg, 9);
          expect(transit.orbDeg).toBeLessThan(TRANSIT_MOVERS[transit.mover].orbDeg + 0.05);
          // Closer than this it may pass within the minute.
          if (transit.orbDeg < 0.02) continue;
          const soon = orbOf(transit, atMs + 60_000) - transit.orbDeg;
          expect(soon < 0).toBe(transit.applying);
        }
        let count = 0;
        for (const mover of ALL_MOVER_IDS) {
          const { longitudeDeg } = bodyPosition(mover, atMs);
          for (const point of natalPoints) {
            for (const angle of [0, 60, 90, 120, 180]) {
              const orb = Math.abs(separationDeg(longitudeDeg, point.longitudeDeg) - angle);
              if (orb < TRANSIT_MOVERS[mover].orbDeg - 0.05) count++;
            }
          }
        }
        expect(transits.length).toBeGreaterThanOrEqual(count);
      }),
      { numRuns: 20 },
    );
  });

  test('that outlast the tables have no known end, and are found all the same', () => {
    const atMs = Date.UTC(2099, 11, 31);
    const justAhead = bodyPosition('pluto', atMs).longitudeDeg + 1.4;
    const [transit] = currentTransits([{ id: 'sun', longitudeDeg: justAhead }], atMs, ['pluto']);
    expect(transit?.orbDeg).toBeCloseTo(1.4, 6);
    expect(transit?.startMs).not.toBeNull();
    expect(transit?.endMs).toBeNull();
  });

  test('take every orb narrower than in a birth chart', () => {
    for (const mover of ALL_MOVER_IDS) expect(TRANSIT_MOVERS[mover].orbDeg).toBeLessThan(ORBS_DEG[mover]);
  });
});
