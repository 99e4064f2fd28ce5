import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg, signedDifferenceDeg } from './angles.ts';
import type { BodyId, SignId } from './ids.ts';
import { elongationDeg, phaseOf } from './moon-phase.ts';
import { bodyPosition } from './positions.ts';
import { signOf } from './signs.ts';
import { computeSky, nextMoonSign } from './sky.ts';
import { nextStation, STATIONARY_BODY_IDS } from './stations.ts';

const MINUTE_MS = 60_000;
const skyDates = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 11, 31) });

/** Minutes by which an instant misses a known one. */
function minutesOff(instantMs: number | undefined, known: string): number {
  return Math.abs((instantMs ?? Number.NaN) - Date.parse(known)) / MINUTE_MS;
}

describe('the sky of 20 March 2025, noon', () => {
  const sky = computeSky(Date.UTC(2025, 2, 20, 12));

  test('has the lunations of the almanac, in their signs', () => {
    expect(minutesOff(sky.moon.nextNewMoon.instantMs, '2025-03-29T10:58Z')).toBeLessThan(1);
    expect(minutesOff(sky.moon.nextFullMoon.instantMs, '2025-04-13T00:22Z')).toBeLessThan(1);
    expect(sky.moon.nextNewMoon.sign).toBe('aries');
    expect(sky.moon.nextFullMoon.sign).toBe('libra');
  });

  test('has a waning Moon past two thirds', () => {
    expect(sky.moon.phase).toBe('lastQuarter');
    expect(sky.moon.illuminatedFraction).toBeCloseTo(0.69, 2);
    expect(sky.moon.ageDays).toBeCloseTo(20.47, 1);
  });

  test('has Mercury and Venus backwards until April', () => {
    expect(sky.retrogrades.map(({ body }) => body)).toEqual(['mercury', 'venus', 'juno']);
    expect(minutesOff(sky.retrogrades[0]?.untilMs, '2025-04-07T11:07Z')).toBeLessThan(30);
    expect(minutesOff(sky.retrogrades[1]?.untilMs, '2025-04-13T01:02Z')).toBeLessThan(30);
  });
});

interface GoldenEvent {
  kind: string;
  instant: string;
  body: BodyId;
  sign: SignId;
  direction: string;
  longitude: number;
}

describe('the golden events of 2020 to 2025', () => {
  const file = new URL('../tests/golden/events-sample-2020-2025.json', import.meta.url);
  const events: GoldenEvent[] = JSON.parse(readFileSync(file, 'utf8'));
  const ofKind = (kind: string) => events.filter((event) => event.kind === kind);

  test('have the Moon at a multiple of 90 degrees from the Sun, to a quarter of a minute', () => {
    expect(ofKind('lunation').length).toBeGreaterThan(0);
    for (const { instant } of ofKind('lunation')) {
      const elongation = elongationDeg(Date.parse(instant));
      const nearest = Math.round(elongation / 90) * 90;
      // In a minute of time the elongation grows by 0.0085 degrees.
      expect(Math.abs(signedDifferenceDeg(nearest, elongation))).toBeLessThan(0.0085 / 4);
    }
  });

  test('have bodies within 1" of the border of a sign as they enter it', () => {
    expect(ofKind('ingress').length).toBeGreaterThan(0);
    for (const { body, instant } of ofKind('ingress')) {
      const { longitudeDeg } = bodyPosition(body, Date.parse(instant));
      const border = Math.round(longitudeDeg / 30) * 30;
      expect(separationDeg(border, longitudeDeg) * 3600).toBeLessThan(1);
    }
  });

  test('have the stations, within ten minutes and 1"', () => {
    expect(ofKind('station').length).toBeGreaterThan(0);
    for (const { body, instant, direction, longitude } of ofKind('station')) {
      const known = STATIONARY_BODY_IDS.find((id) => id === body);
      const station = known ? nextStation(known, Date.parse(instant) - 4 * 86_400_000) : null;
      expect(station?.direction).toBe(direction);
      expect(minutesOff(station?.instantMs, instant)).toBeLessThan(10);
      const here = bodyPosition(body, station?.instantMs ?? Number.NaN).longitudeDeg;
      expect(separationDeg(here, longitude) * 3600).toBeLessThan(1);
    }
  });
});

describe('any sky', () => {
  test('has its new and full Moon within the coming month, at elongation 0 and 180', () => {
    fc.assert(
      fc.property(skyDates, (instantMs) => {
        const { moon } = computeSky(instantMs);
        for (const [target, lunation] of [
          [0, moon.nextNewMoon] as const,
          [180, moon.nextFullMoon] as const,
        ]) {
          expect(lunation.instantMs).toBeGreaterThan(instantMs);
          expect(lunation.instantMs - instantMs).toBeLessThan(30 * 86_400_000);
          expect(Math.abs(signedDifferenceDeg(target, elongationDeg(lunation.instantMs)))).toBeLessThan(1e-4);
        }
        expect(moon.ageDays).toBeGreaterThanOrEqual(0);
        expect(moon.ageDays).toBeLessThan(30);
      }),
      { numRuns: 30 },
    );
  });

  test('has the Moon enter its next sign when it says', () => {
    fc.assert(
      fc.property(skyDates, (instantMs) => {
        const next = nextMoonSign(instantMs);
        expect(next.instantMs).toBeGreaterThanOrEqual(instantMs - 1000);
        expect(signOf(bodyPosition('moon', next.instantMs + 2000).longitudeDeg)).toBe(next.sign);
        expect(signOf(bodyPosition('moon', next.instantMs - 2000).longitudeDeg)).not.toBe(next.sign);
      }),
      { numRuns: 50 },
    );
  });

  test('has a coming station for every planet, where its speed is nothing', () => {
    fc.assert(
      fc.property(skyDates, fc.constantFrom(...STATIONARY_BODY_IDS), (instantMs, body) => {
        const station = nextStation(body, instantMs);
        if (!station) throw new Error(`no station of ${body}`);
        expect(Math.abs(bodyPosition(body, station.instantMs).speedDegPerDay)).toBeLessThan(1e-5);
        const after = bodyPosition(body, station.instantMs + 86_400_000).speedDegPerDay;
        expect(after < 0).toBe(station.direction === 'retrograde');
      }),
      { numRuns: 50 },
    );
  });

  test('calls each phase by the nearest of the eight', () => {
    expect(phaseOf(0)).toBe('newMoon');
    expect(phaseOf(359)).toBe('newMoon');
    expect(phaseOf(45)).toBe('waxingCrescent');
    expect(phaseOf(180)).toBe('fullMoon');
    expect(phaseOf(315)).toBe('waningCrescent');
  });
});
