import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cosDeg, RADIANS_PER_DEGREE, separationDeg, sinDeg } from '../angles.ts';
import { shadowAt } from './besselian.ts';
import type { GeoLine, GeoPosition } from './geo-lines.ts';
import { type GeoPoint, observerAt } from './ground.ts';
import { localLunarEclipse } from './local-lunar.ts';
import { localSolarEclipse } from './local-solar.ts';
import { localContacts, localShadow } from './local-view.ts';
import { lunarEclipsesWithShadow } from './lunar-eclipses.ts';
import { lunarVisibility } from './lunar-visibility.ts';
import { type SolarEclipseWithElements, solarEclipsesWithElements } from './solar-eclipses.ts';
import { solarEclipsePath } from './solar-path.ts';
import { LIMB_VALLEYS } from './sun-and-moon.ts';

const solar = [...solarEclipsesWithElements(Date.UTC(2001, 0, 1), Date.UTC(2031, 0, 1))];
const lunar = [...lunarEclipsesWithShadow(Date.UTC(2001, 0, 1), Date.UTC(2031, 0, 1))];

/** Where a place of the ground stands at its own maximum: its distance from the axis and the umbra's radius. */
function atMaximum(
  { elements, greatestHours }: SolarEclipseWithElements,
  [longitude, latitude]: GeoPosition,
) {
  const observer = observerAt({ latitude, longitude });
  const contacts = localContacts(observer, elements, greatestHours);
  return localShadow(observer, shadowAt(elements, contacts?.maximum ?? 0), elements);
}

/** Stereographic plane around a place: rings that leave out its antipodes keep their inside. */
function projected([longitude, latitude]: GeoPosition, centre: GeoPoint): readonly [number, number] {
  const east = longitude - centre.longitude;
  const [sin, cos] = [sinDeg(centre.latitude), cosDeg(centre.latitude)];
  const along = cosDeg(latitude) * cosDeg(east);
  const scale = 2 / (1 + sin * sinDeg(latitude) + cos * along);
  return [scale * cosDeg(latitude) * sinDeg(east), scale * (cos * sinDeg(latitude) - sin * along)];
}

function isInside(ring: GeoLine, position: GeoPosition, centre: GeoPoint): boolean {
  const [x, y] = projected(position, centre);
  const corners = ring.map((corner) => projected(corner, centre));
  const crossings = corners.slice(1).filter(([xB, yB], index) => {
    const [xA, yA] = corners[index] ?? [xB, yB];
    return yA > y !== yB > y && x < xA + ((xB - xA) * (y - yA)) / (yB - yA);
  });
  return crossings.length % 2 === 1;
}

describe('the path of a solar eclipse', () => {
  test('has the axis overhead along the central line, and the edge of the umbra along its limits', () => {
    for (const found of solar) {
      const { centralLine, northernLimit, southernLimit } = solarEclipsePath(found);
      for (const position of centralLine) expect(atMaximum(found, position).distance).toBeLessThan(3e-5);
      for (const position of [...northernLimit, ...southernLimit]) {
        const { distance, umbraRadius } = atMaximum(found, position);
        expect(Math.abs(distance - Math.abs(umbraRadius + LIMB_VALLEYS))).toBeLessThan(3e-5);
      }
    }
  });

  test('has lines as the eclipse has them', () => {
    for (const found of solar) {
      const { centralLine, northernLimit, southernLimit } = solarEclipsePath(found);
      expect(centralLine.length > 0).toBe(found.eclipse.central);
      expect(northernLimit.length + southernLimit.length > 0).toBe(found.eclipse.type !== 'partial');
    }
  });

  test('runs over Dallas, between its limits, on 8 April 2024', () => {
    const [found] = solarEclipsesWithElements(Date.UTC(2024, 3, 8), Date.UTC(2024, 3, 9));
    if (!found) throw new Error('no eclipse');
    const { northernLimit, southernLimit } = solarEclipsePath(found);
    const latitudeAt = (line: GeoLine) => {
      const near = line.toSorted((a, b) => separationDeg(a[0], -96.8) - separationDeg(b[0], -96.8));
      return near[0]?.[1] ?? 0;
    };
    expect(latitudeAt(northernLimit)).toBeGreaterThan(32.7);
    expect(latitudeAt(southernLimit)).toBeLessThan(32.8);
  });
});

describe('the region of visibility of a solar eclipse', () => {
  const rings = solar.map((found) => ({ found, ring: solarEclipsePath(found).visibility }));

  test('is one closed ring of at most three hundred points', () => {
    for (const { ring } of rings) {
      expect(ring.length).toBeGreaterThan(50);
      expect(ring.length).toBeLessThan(300);
      expect(ring[0]).toEqual(ring.at(-1));
    }
  });

  test('holds the places that see the eclipse, and only them', () => {
    let wrong = 0;
    const runs = 4000;
    fc.assert(
      fc.property(
        fc.constantFrom(...rings),
        // Even over the globe: uniform in longitude and in the sine of latitude.
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        ({ found, ring }, sine, longitude) => {
          const latitude = Math.asin(sine) / RADIANS_PER_DEGREE;
          const isSeen = localSolarEclipse(found, { latitude, longitude }) !== null;
          if (isSeen !== isInside(ring, [longitude, latitude], found.eclipse)) wrong += 1;
        },
      ),
      { numRuns: runs },
    );
    // Refraction, the chords between points and the rim of the polar night.
    expect(wrong / runs).toBeLessThan(0.01);
  });
});

test('a place within the horizon circle of a lunar eclipse sees the Moon, and one beyond it does not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lunar),
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (found, latitude, longitude) => {
        const { subLunarPoint, radiusDeg, horizon } = lunarVisibility(found, found.eclipse.maximumMs);
        const cosine =
          sinDeg(latitude) * sinDeg(subLunarPoint.latitude) +
          cosDeg(latitude) * cosDeg(subLunarPoint.latitude) * cosDeg(longitude - subLunarPoint.longitude);
        const margin = cosine - cosDeg(radiusDeg);
        // The circle is drawn on a sphere: within a third of a degree it may be wrong.
        if (Math.abs(margin) < 0.006) return;
        const here = localLunarEclipse(found, { latitude, longitude });
        const maximum = here?.contacts.find(({ contact }) => contact === 'maximum');
        expect(maximum?.isUp ?? false).toBe(margin > 0);
        expect(horizon[0]).toEqual(horizon.at(-1));
      },
    ),
    { numRuns: 500 },
  );
});
