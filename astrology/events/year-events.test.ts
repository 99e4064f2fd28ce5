import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg, signedDifferenceDeg } from '../angles.ts';
import { AstrologyError } from '../astrology-error.ts';
import { elongationDeg } from '../moon-phase.ts';
import { ASPECT_ANGLES } from '../orbs.ts';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { LUNATION_PHASE_IDS, PLANET_IDS, type SkyEvent } from './event-types.ts';
import { eventsBetween, mergeEvents, yearEvents } from './year-events.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

function ofKind<Kind extends SkyEvent['kind']>(events: readonly SkyEvent[], kind: Kind) {
  return events.filter((event): event is Extract<SkyEvent, { kind: Kind }> => event.kind === kind);
}

describe('the slow aspects', () => {
  test('of 2020 and 2021 are those of the almanacs', () => {
    const lines = [2020, 2021]
      .flatMap((year) => ofKind(yearEvents(year), 'aspect'))
      .map(({ instantMs, first, aspect, second }) =>
        [new Date(instantMs).toISOString().slice(0, 10), first, aspect, second].join(' '),
      );
    expect(lines).toEqual([
      '2020-01-12 saturn conjunction pluto',
      '2020-02-20 jupiter sextile neptune',
      '2020-04-05 jupiter conjunction pluto',
      '2020-06-30 jupiter conjunction pluto',
      '2020-07-27 jupiter sextile neptune',
      '2020-10-12 jupiter sextile neptune',
      '2020-11-12 jupiter conjunction pluto',
      '2020-12-21 jupiter conjunction saturn',
      '2021-01-17 jupiter square uranus',
      '2021-02-17 saturn square uranus',
      '2021-06-14 saturn square uranus',
      '2021-12-24 saturn square uranus',
    ]);
  });
});

/** Ten years of two centuries, drawn anew for each run. */
const anyYear = fc.integer({ min: 1900, max: 2099 });
const tenYears = { numRuns: 10 };

describe('any year', () => {
  test('has its events in order, within the year', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const instants = yearEvents(year).map(({ instantMs }) => instantMs);
        expect(instants).toEqual(instants.toSorted((a, b) => a - b));
        expect(instants[0]).toBeGreaterThanOrEqual(Date.UTC(year, 0, 1));
        expect(instants.at(-1)).toBeLessThan(Date.UTC(year + 1, 0, 1));
      }),
      tenYears,
    );
  });

  test('has twelve or thirteen of each phase, one after the other, and the Moon where they say', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const lunations = ofKind(yearEvents(year), 'lunation');
        for (const id of LUNATION_PHASE_IDS) {
          expect([12, 13]).toContain(lunations.filter(({ phase }) => phase === id).length);
        }
        const first = LUNATION_PHASE_IDS.indexOf(lunations[0]?.phase ?? 'newMoon');
        for (const [index, { phase, instantMs, sign, moon }] of lunations.entries()) {
          expect(phase).toBe(LUNATION_PHASE_IDS[(first + index) % 4]);
          const target = LUNATION_PHASE_IDS.indexOf(phase) * 90;
          expect(Math.abs(signedDifferenceDeg(target, elongationDeg(instantMs)))).toBeLessThan(1e-6);
          expect(signOf(moon)).toBe(sign);
        }
      }),
      tenYears,
    );
  });

  test('has the Sun enter every sign once, and every body at a border, within 1", as it enters', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const ingresses = ofKind(yearEvents(year), 'ingress');
        const ofSun = ingresses.filter(({ body }) => body === 'sun');
        expect(new Set(ofSun.map(({ sign }) => sign)).size).toBe(12);
        expect(ofSun.length).toBe(12);
        for (const { body, instantMs, sign, direction } of ingresses) {
          const { longitudeDeg, speedDegPerDay } = bodyPosition(body, instantMs);
          expect(separationDeg(Math.round(longitudeDeg / 30) * 30, longitudeDeg)).toBeLessThan(1 / 3600);
          expect(speedDegPerDay < 0).toBe(direction === 'retrograde');
          expect(signOf(longitudeDeg + (direction === 'direct' ? 0.001 : -0.001))).toBe(sign);
        }
      }),
      tenYears,
    );
  });

  test('has signs follow one another: no body is at the end of the year where its ingresses do not lead', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const ingresses = ofKind(yearEvents(year), 'ingress');
        for (const body of ['sun', ...PLANET_IDS] as const) {
          const last = ingresses.findLast((ingress) => ingress.body === body);
          const start = signOf(bodyPosition(body, Date.UTC(year, 0, 1)).longitudeDeg);
          expect(signOf(bodyPosition(body, Date.UTC(year + 1, 0, 1)).longitudeDeg)).toBe(last?.sign ?? start);
        }
      }),
      tenYears,
    );
  });

  test('has stations that alternate, with the speed changing sign there', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const stations = ofKind(yearEvents(year), 'station');
        for (const planet of PLANET_IDS) {
          const own = stations.filter(({ body }) => body === planet);
          for (const [index, { instantMs, direction, longitude, sign }] of own.entries()) {
            expect(direction).not.toBe(own[index - 1]?.direction);
            const after = Math.sign(bodyPosition(planet, instantMs + HOUR_MS).speedDegPerDay);
            const before = Math.sign(bodyPosition(planet, instantMs - HOUR_MS).speedDegPerDay);
            expect([before, after]).toEqual(direction === 'direct' ? [-1, 1] : [1, -1]);
            expect(separationDeg(longitude, bodyPosition(planet, instantMs).longitudeDeg)).toBeLessThan(1e-6);
            expect(signOf(longitude)).toBe(sign);
          }
        }
      }),
      tenYears,
    );
  });

  test('has no planet go the other way on any day than its stations say, Mercury back three or four times', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const stations = ofKind(yearEvents(year), 'station');
        const backs = (id: string) =>
          stations.filter(({ body, direction }) => body === id && direction === 'retrograde');
        expect([3, 4]).toContain(backs('mercury').length);
        for (const planet of ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']) {
          expect(backs(planet).length).toBeLessThanOrEqual(1);
        }
        for (const planet of PLANET_IDS) {
          for (let day = 5; day < 365; day += 10) {
            const atMs = Date.UTC(year, 0, day);
            const next = stations.find(({ body, instantMs }) => body === planet && instantMs > atMs);
            if (!next) continue;
            expect(bodyPosition(planet, atMs).speedDegPerDay < 0).toBe(next.direction === 'direct');
          }
        }
      }),
      tenYears,
    );
  });

  test('has slow planets at the angle of their aspects', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        for (const { first, second, aspect, instantMs, firstLongitude } of ofKind(
          yearEvents(year),
          'aspect',
        )) {
          const [a, b] = [bodyPosition(first, instantMs), bodyPosition(second, instantMs)];
          const separation = separationDeg(a.longitudeDeg, b.longitudeDeg);
          expect(Math.abs(separation - ASPECT_ANGLES[aspect].angleDeg)).toBeLessThan(1e-6);
          expect(separationDeg(firstLongitude, a.longitudeDeg)).toBeLessThan(1e-6);
        }
      }),
      tenYears,
    );
  });
});

describe('events between two instants', () => {
  test('are those of the year, however it is cut', () => {
    const cuts = [
      Date.UTC(2025, 0, 1),
      Date.UTC(2025, 2, 3, 4, 5),
      Date.UTC(2025, 6, 7),
      Date.UTC(2026, 0, 1),
    ];
    const pieces = cuts.slice(1).flatMap((toMs, index) => eventsBetween(cuts[index] ?? 0, toMs));
    const names = (events: readonly SkyEvent[]) =>
      events.map((event) => [
        event.kind,
        'body' in event ? event.body : '',
        Math.round(event.instantMs / SECOND_MS),
      ]);
    expect(names(pieces)).toEqual(names(yearEvents(2025)));
  });

  test('merge with others in order of time', () => {
    expect(mergeEvents([{ instantMs: 1 }, { instantMs: 5 }], [{ instantMs: 3 }], [])).toEqual([
      { instantMs: 1 },
      { instantMs: 3 },
      { instantMs: 5 },
    ]);
  });
});

test.each([1899, 2100, 2025.5, Number.NaN])('the year %s is out of range', (year) => {
  expect(() => yearEvents(year)).toThrow(AstrologyError);
});

test.each([1900, 2099])('the first and the last year, like %s, are whole', (year) => {
  expect(ofKind(yearEvents(year), 'ingress').filter(({ body }) => body === 'sun').length).toBe(12);
  expect(ofKind(yearEvents(year), 'lunation').length).toBeGreaterThanOrEqual(49);
});
