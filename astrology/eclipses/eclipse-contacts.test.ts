import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDeg, separationDeg } from '../angles.ts';
import type { AspectPointId } from '../chart-types.ts';
import { computeChart, computeTimelessChart } from '../compute-chart.ts';
import { ASPECT_ANGLES } from '../orbs.ts';
import type { DayFacts } from '../timeless-chart.ts';
import type { NatalPoint } from '../transits/find-transits.ts';
import { ECLIPSE_ORBS_DEG, eclipseContacts, eclipseTouch, type TouchedChart } from './eclipse-contacts.ts';
import { AHEAD_ORB_DEG, eclipsesTouching } from './eclipse-contacts-ahead.ts';
import { solarEclipses } from './solar-eclipses.ts';

const IDS: readonly AspectPointId[] = ['sun', 'moon', 'venus', 'trueNode', 'juno', 'chiron', 'ascendant'];
const ISTANBUL = { latitudeDeg: 41.01384, longitudeDeg: 28.94966 };
const BIRTH_MS = Date.UTC(1990, 5, 10, 11, 30);
const DAY_MS = 86_400_000;

// A quarter and some: no border of an orb is met by a hair, where turning could round it to either side.
const anyDeg = fc.integer({ min: 0, max: 1439 }).map((quarters) => quarters / 4 + 0.1);
const anyTurn = fc.double({ min: -720, max: 720, noNaN: true });
const anyPoints = fc
  .tuple(...IDS.map(() => anyDeg))
  .map((places) =>
    places.map((longitudeDeg, index): NatalPoint => ({ id: IDS[index] ?? 'sun', longitudeDeg })),
  );

function contactsAt(eclipseDeg: number, longitudeDeg: number) {
  return eclipseContacts(eclipseDeg, [{ id: 'sun', longitudeDeg }]);
}

describe('the contacts of an eclipse', () => {
  it('stay the same when everything is turned by an angle', () => {
    fc.assert(
      fc.property(anyDeg, anyPoints, anyTurn, (eclipseDeg, points, turnDeg) => {
        const here = eclipseContacts(Math.floor(eclipseDeg), points);
        const turned = eclipseContacts(
          normalizeDeg(Math.floor(eclipseDeg) + turnDeg),
          points.map(({ id, longitudeDeg }) => ({ id, longitudeDeg: normalizeDeg(longitudeDeg + turnDeg) })),
        );
        const byPoint = (contacts: typeof here) =>
          contacts.toSorted((a, b) => a.point.localeCompare(b.point));
        const [one, other] = [byPoint(here), byPoint(turned)];
        expect(other.map(({ point, aspect }) => [point, aspect])).toEqual(
          one.map(({ point, aspect }) => [point, aspect]),
        );
        for (const [index, { orbDeg }] of one.entries()) expect(other[index]?.orbDeg).toBeCloseTo(orbDeg, 9);
      }),
    );
  });

  it('are exact conjunctions for a point on the eclipse itself', () => {
    fc.assert(
      fc.property(anyDeg, (eclipseDeg) => {
        expect(contactsAt(eclipseDeg, eclipseDeg)).toEqual([
          { point: 'sun', aspect: 'conjunction', orbDeg: 0 },
        ]);
      }),
    );
  });

  it('lie within their orb, the closest first, no point twice, and none within its orb is missed', () => {
    fc.assert(
      fc.property(anyDeg, anyPoints, (eclipseDeg, points) => {
        const contacts = eclipseContacts(eclipseDeg, points);
        for (const { aspect, orbDeg } of contacts) {
          expect(orbDeg).toBeGreaterThanOrEqual(0);
          expect(orbDeg).toBeLessThanOrEqual(ECLIPSE_ORBS_DEG[aspect]);
        }
        const orbs = contacts.map(({ orbDeg }) => orbDeg);
        expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
        const touched = contacts.map(({ point }) => point);
        expect(new Set(touched).size).toBe(touched.length);
        const near = points.filter(({ longitudeDeg }) =>
          Object.entries(ECLIPSE_ORBS_DEG).some(([aspect, orbDeg]) => {
            const { angleDeg } = ASPECT_ANGLES[aspect as keyof typeof ECLIPSE_ORBS_DEG];
            return Math.abs(separationDeg(eclipseDeg, longitudeDeg) - angleDeg) <= orbDeg;
          }),
        );
        expect(touched.toSorted()).toEqual(near.map(({ id }) => id).toSorted());
      }),
    );
  });

  it.each([
    [355, 'conjunction', 5],
    [6, 'conjunction', 6],
    [62, 'sextile', 2],
    [57, 'sextile', 3],
    [273, 'square', 3],
    [86.5, 'square', 3.5],
    [238, 'trine', 2],
    [123, 'trine', 3],
    [175, 'opposition', 5],
    [186, 'opposition', 6],
    [150, 'quincunx', 0],
  ])(
    'from 0 degrees to a point at %d: %s, %d from exact, as far as the orb goes',
    (longitudeDeg, aspect, orbDeg) => {
      const widest = Object.entries(ECLIPSE_ORBS_DEG).find(([id]) => id === aspect)?.[1] ?? -1;
      expect(contactsAt(0, longitudeDeg)).toEqual(orbDeg <= widest ? [{ point: 'sun', aspect, orbDeg }] : []);
    },
  );
});

const CHART: TouchedChart = {
  ...computeChart({ instantMs: BIRTH_MS, ...ISTANBUL, houseSystem: 'placidus' }),
  day: null,
};

describe('an eclipse in a chart', () => {
  it('falls in a house, and touches bodies and both angles, but neither Lilith nor the mean node', () => {
    const { bodies, angles, houses } = CHART;
    if (!angles || !houses) throw new Error('no angles');
    expect(eclipseTouch(angles.ascendant, CHART)).toMatchObject({
      house: 1,
      contacts: expect.arrayContaining([{ point: 'ascendant', aspect: 'conjunction', orbDeg: 0 }]),
    });
    for (const [index, cusp] of houses.cusps.entries()) {
      expect(eclipseTouch(cusp + 0.01, CHART).house).toBe(index + 1);
    }
    const touched = new Set(
      [...bodies.map(({ longitude }) => longitude), angles.midheaven].flatMap((longitude) =>
        eclipseTouch(longitude, CHART).contacts.map(({ point }) => point),
      ),
    );
    expect(touched.size).toBe(15);
    expect(touched).not.toContain('meanNode');
    expect(touched).not.toContain('meanLilith');
  });
});

function dayOfMoon(startDeg: number, endDeg: number): Pick<DayFacts, 'moon'> {
  const place = (longitude: number) => ({ longitude, sign: 'aries' as const, signDegree: 0 });
  return { moon: { start: place(startDeg), end: place(endDeg) } };
}

describe('without an hour', () => {
  const dayStartMs = Date.UTC(1990, 5, 9, 21);
  const timeless = computeTimelessChart({
    dayStartMs,
    dayEndMs: dayStartMs + DAY_MS,
    noonMs: dayStartMs + DAY_MS / 2,
    ...ISTANBUL,
  });

  it('there is no house, no angle, and no Moon: in a day it outruns every orb', () => {
    fc.assert(
      fc.property(anyDeg, (eclipseDeg) => {
        const { house, contacts } = eclipseTouch(eclipseDeg, timeless);
        expect(house).toBeNull();
        for (const { point } of contacts) expect(['moon', 'ascendant', 'midheaven']).not.toContain(point);
      }),
    );
    const sun = timeless.bodies.find(({ id }) => id === 'sun')?.longitude ?? Number.NaN;
    expect(eclipseTouch(sun, timeless).contacts[0]).toEqual({
      point: 'sun',
      aspect: 'conjunction',
      orbDeg: 0,
    });
  });

  it('a Moon may be touched exactly where it is at some hour of the day', () => {
    fc.assert(
      fc.property(anyDeg, anyDeg, fc.integer({ min: 12, max: 15 }), (eclipseDeg, startDeg, lengthDeg) => {
        const day = dayOfMoon(startDeg, normalizeDeg(startDeg + lengthDeg));
        const { contacts, moonPossible } = eclipseTouch(eclipseDeg, { ...timeless, day });
        const along = Array.from({ length: 401 }, (_, step) =>
          contactsAt(eclipseDeg, normalizeDeg(startDeg + (lengthDeg * step) / 400)),
        );
        expect(contacts.some(({ point }) => point === 'moon')).toBe(false);
        // Looked at every half a degree: a contact of less than that may be missed, none is made up.
        const touched = along.filter((each) => each.length > 0).length;
        if (moonPossible) expect(touched).toBeGreaterThan(0);
        else expect((touched * lengthDeg) / 400).toBeLessThan(0.7);
      }),
      { numRuns: 500 },
    );
  });

  it('with an hour the Moon is certain, and nothing is only possible', () => {
    expect(eclipseTouch(10, { ...CHART, day: null }).moonPossible).toBe(false);
  });
});

describe('the eclipses ahead', () => {
  const fromMs = Date.UTC(2026, 0, 1);
  const ahead = eclipsesTouching(CHART, fromMs, Date.UTC(2031, 0, 1));

  it('are of both kinds in order of time, each on a point of the chart or facing it', () => {
    expect(new Set(ahead.map(({ eclipse }) => eclipse.kind))).toEqual(new Set(['solar', 'lunar']));
    const instants = ahead.map(({ eclipse }) => eclipse.maximumMs);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    for (const { eclipse, contacts } of ahead) {
      expect(eclipse.maximumMs).toBeGreaterThanOrEqual(fromMs);
      expect(contacts.length).toBeGreaterThan(0);
      for (const { aspect, orbDeg } of contacts) {
        expect(['conjunction', 'opposition']).toContain(aspect);
        expect(orbDeg).toBeLessThanOrEqual(AHEAD_ORB_DEG);
      }
    }
  });

  it('hold the total eclipse of 2 August 2027 for a Sun at its degree', () => {
    const [eclipse] = solarEclipses(Date.UTC(2027, 7, 1), Date.UTC(2027, 7, 4));
    if (!eclipse) throw new Error('no eclipse');
    const [first] = CHART.bodies;
    if (!first) throw new Error('no bodies');
    const sun = { ...first, longitude: eclipse.eclipticLongitude - 2.5 };
    const lone: TouchedChart = { bodies: [sun], angles: null, houses: null, day: null };
    const found = eclipsesTouching(lone, Date.UTC(2027, 0, 1), Date.UTC(2028, 0, 1));
    expect(found.map(({ eclipse: each }) => each.maximumMs)).toEqual([eclipse.maximumMs]);
    expect(found[0]?.contacts[0]?.orbDeg).toBeCloseTo(2.5, 6);
  });
});
