import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeDeg, separationDeg, signedDifferenceDeg } from '../angles.ts';
import type { AspectPointId } from '../chart-types.ts';
import { ASPECT_IDS } from '../ids.ts';
import { ASPECT_ANGLES, ORBS_DEG, widestOrbDeg } from '../orbs.ts';
import { compositeChart } from './composite.ts';
import { computeSynastry } from './compute-synastry.ts';
import { midwayPlace } from './davison.ts';
import { houseOverlays } from './overlays.ts';
import { people, personOf } from './people.fixture.ts';
import { synastryAspects } from './synastry-aspects.ts';
import { SYNASTRY_ORBS_DEG, synastryOrbDeg } from './synastry-orbs.ts';
import type { SynastryFigure, SynastryPerson } from './synastry-types.ts';

const ADA = personOf(Date.UTC(1990, 5, 10, 11, 30), 41.01, 28.95);
const BO = personOf(Date.UTC(1987, 1, 3, 7, 15), 48.85, 2.35);

function longitudeOf({ bodies, angles }: SynastryFigure, id: AspectPointId): number {
  if (id === 'ascendant' || id === 'midheaven') return angles?.[id] ?? Number.NaN;
  return bodies.find((body) => body.id === id)?.longitude ?? Number.NaN;
}

describe('the aspects between two charts', () => {
  test('are what the longitudes say, within the orbs of the table', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        for (const { first, second, aspect, orb, weight } of synastryAspects(one, other)) {
          const apart = separationDeg(longitudeOf(one, first), longitudeOf(other, second));
          expect(Math.abs(apart - ASPECT_ANGLES[aspect].angleDeg)).toBeCloseTo(orb, 9);
          expect(orb).toBeLessThan(synastryOrbDeg(first, second, aspect));
          expect(weight).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('are held to narrower orbs than those of one chart', () => {
    const points = Object.keys(ORBS_DEG) as AspectPointId[];
    for (const first of points) {
      for (const second of points) {
        for (const aspect of ASPECT_IDS) {
          if (SYNASTRY_ORBS_DEG[first] * SYNASTRY_ORBS_DEG[second] === 0) continue;
          expect(synastryOrbDeg(first, second, aspect)).toBeLessThan(widestOrbDeg(first, second, aspect));
        }
      }
    }
  });

  test('of a chart with itself hold every body conjunct itself', () => {
    const aspects = synastryAspects(ADA, ADA);
    for (const id of ['sun', 'moon', 'pluto', 'ascendant'] as const) {
      const own = aspects.find(({ first, second }) => first === id && second === id);
      expect(own).toMatchObject({ aspect: 'conjunction', orb: 0 });
    }
  });
});

describe('house overlays', () => {
  test('put one’s own bodies into one’s own houses', () => {
    const { firstInSecond } = houseOverlays(ADA, ADA);
    expect(firstInSecond).toEqual(ADA.bodies.map(({ id, house }) => ({ body: id, house })));
  });

  test('are absent on the side of an owner without an hour', () => {
    const timeless = personOf(BO.instantMs, 48.85, 2.35, false);
    const { firstInSecond, secondInFirst } = houseOverlays(ADA, timeless);
    expect(firstInSecond).toBeNull();
    expect(secondInFirst).toHaveLength(ADA.bodies.length);
  });
});

describe('a composite chart', () => {
  test('has every body as near to the one as to the other, within a quarter of the circle', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        for (const { id, longitude } of compositeChart(one, other).bodies) {
          const toFirst = separationDeg(longitude, longitudeOf(one, id));
          expect(separationDeg(longitude, longitudeOf(other, id))).toBeCloseTo(toFirst, 8);
          expect(toFirst).toBeLessThanOrEqual(90 + 1e-9);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is the same in either order', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        expect(compositeChart(other, one)).toEqual(compositeChart(one, other));
      }),
      { numRuns: 50 },
    );
  });

  test('has an ascendant that is a midpoint of both and rises after the midheaven, with houses from there', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        const { angles, houses } = compositeChart(one, other);
        if (!one.angles || !other.angles) {
          expect([angles, houses]).toEqual([null, null]);
          return;
        }
        if (!angles || !houses) throw new Error('no composite angles');
        expect(signedDifferenceDeg(angles.midheaven, angles.ascendant)).toBeGreaterThanOrEqual(-1e-9);
        const toBoth = [one, other].map((person) =>
          separationDeg(angles.ascendant, person.angles?.ascendant ?? Number.NaN),
        );
        expect(toBoth[0]).toBeCloseTo(toBoth[1] ?? Number.NaN, 8);
        expect(houses.cusps[0]).toBeCloseTo(angles.ascendant, 9);
        expect(separationDeg(houses.cusps[9] ?? Number.NaN, angles.midheaven)).toBeCloseTo(0, 8);
      }),
      { numRuns: 50 },
    );
  });

  test('of a person with himself is his own chart', () => {
    const { bodies, angles } = compositeChart(ADA, ADA);
    for (const { id, longitude } of bodies) expect(longitude).toBeCloseTo(longitudeOf(ADA, id), 9);
    expect(angles?.ascendant).toBeCloseTo(ADA.angles?.ascendant ?? Number.NaN, 9);
    expect(angles?.vertex).toBeCloseTo(ADA.angles?.vertex ?? Number.NaN, 9);
  });
});

/** Degrees of arc between two places. */
function distanceDeg(
  one: { latitudeDeg: number; longitudeDeg: number },
  other: { latitudeDeg: number; longitudeDeg: number },
): number {
  const [a, b] = [one, other].map(({ latitudeDeg, longitudeDeg }) => {
    const [latitude, longitude] = [(latitudeDeg * Math.PI) / 180, (longitudeDeg * Math.PI) / 180];
    return [
      Math.cos(latitude) * Math.cos(longitude),
      Math.cos(latitude) * Math.sin(longitude),
      Math.sin(latitude),
    ];
  });
  const chord = Math.hypot(...(a ?? []).map((value, axis) => value - (b?.[axis] ?? Number.NaN)));
  return (2 * Math.asin(Math.min(1, chord / 2)) * 180) / Math.PI;
}

describe('a Davison chart', () => {
  const places = fc.record({
    latitudeDeg: fc.double({ min: -90, max: 90, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('stands over the middle of the great circle between both places', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const middle = midwayPlace(one, other);
        expect(Math.abs(middle.latitudeDeg)).toBeLessThanOrEqual(90);
        expect(Math.abs(middle.longitudeDeg)).toBeLessThanOrEqual(180);
        const apart = distanceDeg(one, other);
        fc.pre(apart < 179.9);
        expect(distanceDeg(one, middle)).toBeCloseTo(apart / 2, 5);
        expect(distanceDeg(other, middle)).toBeCloseTo(apart / 2, 5);
      }),
    );
  });

  test('has a place even between opposite ends of the Earth', () => {
    expect(midwayPlace({ latitudeDeg: 90, longitudeDeg: 0 }, { latitudeDeg: -90, longitudeDeg: 40 })).toEqual(
      {
        latitudeDeg: 0,
        longitudeDeg: 0,
      },
    );
  });

  test('is the real sky of the instant halfway, in either order', () => {
    const { davison } = computeSynastry(ADA, BO);
    expect(davison.instantMs).toBe((ADA.instantMs + BO.instantMs) / 2);
    const sky = personOf((ADA.instantMs + BO.instantMs) / 2, davison.latitude, davison.longitude);
    expect(davison.bodies).toEqual(sky.bodies);
    expect(davison.angles).toEqual(sky.angles);
    expect(computeSynastry(BO, ADA).davison).toEqual(davison);
  });

  test('has neither angles nor houses where an hour is unknown', () => {
    const { davison } = computeSynastry(ADA, personOf(BO.instantMs, 48.85, 2.35, false));
    expect(davison).toMatchObject({ angles: null, houses: null, notices: [{ code: 'time_unknown' }] });
    expect(davison.bodies.every(({ house }) => house === null)).toBe(true);
    const named = davison.aspects.flatMap(({ first, second }) => [first, second]);
    expect(named).not.toContain('ascendant');
  });
});

/** The same birth at another hour of its day. */
function atAnotherHour({ instantMs, latitudeDeg, longitudeDeg }: SynastryPerson, hours: number) {
  return personOf(instantMs + hours * 3_600_000, latitudeDeg, longitudeDeg, false);
}

describe('what is told of a person without an hour', () => {
  const births = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2020, 0, 1) });

  test('is so at every hour of the day: signs and aspects of the joint charts, and the aspects told as certain', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: -12, max: 12 }), (instantMs, hours) => {
        const noon = personOf(instantMs, 41, 29, false);
        const told = computeSynastry(ADA, noon);
        const real = computeSynastry(ADA, atAnotherHour(noon, hours));
        for (const joint of ['composite', 'davison'] as const) {
          for (const { id, sign, signDegree } of told[joint].bodies) {
            // The Moon's pace changes by some minutes of arc within a day.
            if (signDegree < 0.5 || signDegree > 29.5) continue;
            expect(real[joint].bodies.find((body) => body.id === id)?.sign ?? sign, id).toBe(sign);
          }
        }
        for (const { first, second, aspect, certain, orb } of told.aspects) {
          if (!certain || synastryOrbDeg(first, second, aspect) - orb < 0.5) continue;
          const same = real.aspects.find((other) => other.first === first && other.second === second);
          expect(same?.aspect, `${first} ${second}`).toBe(aspect);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('has no composite Moon where the hour decides on its sign', () => {
    let without = 0;
    for (let day = 0; day < 60; day++) {
      const noon = personOf(Date.UTC(1990, 5, 1 + day, 9), 41, 29, false);
      const { composite } = computeSynastry(ADA, noon);
      const isThere = composite.bodies.some(({ id }) => id === 'moon');
      if (isThere) continue;
      without += 1;
      expect(composite.aspects.flatMap(({ first, second }) => [first, second])).not.toContain('moon');
    }
    expect(without).toBeGreaterThan(5);
    expect(without).toBeLessThan(50);
  });

  test('of two known hours is certain throughout', () => {
    expect(computeSynastry(ADA, BO).aspects.every(({ certain }) => certain)).toBe(true);
    expect(computeSynastry(ADA, BO).composite.bodies).toHaveLength(ADA.bodies.length);
  });
});

test('no two people make it throw', () => {
  fc.assert(
    fc.property(people, people, (one, other) => {
      const { composite } = computeSynastry(one, other);
      for (const { longitude } of composite.bodies) expect(normalizeDeg(longitude)).toBe(longitude);
    }),
    { numRuns: 40 },
  );
});
