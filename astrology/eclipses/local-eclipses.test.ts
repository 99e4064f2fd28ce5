import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AstrologyError } from '../astrology-error.ts';
import { dayOf, goldenLocal, secondsOff } from './golden.fixture.ts';
import { localLunarEclipse } from './local-lunar.ts';
import { localSolarEclipse } from './local-solar.ts';
import { lunarEclipsesWithShadow } from './lunar-eclipses.ts';
import { nextLocalEclipses } from './next-local.ts';
import { solarEclipsesWithElements } from './solar-eclipses.ts';

const decades = [Date.UTC(2000, 0, 1), Date.UTC(2040, 0, 1)] as const;
const solar = [...solarEclipsesWithElements(...decades)];
const lunar = [...lunarEclipsesWithShadow(...decades)];

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe.each(['Istanbul', 'Dallas'])('the next solar eclipses of %s', (place) => {
  const golden = goldenLocal.filter((row) => row.place === place);
  const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = golden;
  const found = nextLocalEclipses('solar', latitude, longitude, Date.UTC(2024, 0, 1), golden.length);

  test('from 2024 on are the golden ones and no others', () => {
    expect(found.map(({ maximumMs }) => dayOf(maximumMs))).toEqual(
      golden.map(({ maximum }) => maximum.slice(0, 10)),
    );
  });

  test.each(golden.map((row, index) => ({ day: row.maximum.slice(0, 10), row, index })))(
    'on $day: type, instants, magnitude and obscuration',
    ({ row, index }) => {
      const eclipse = found[index];
      expect(eclipse?.type).toBe(row.type);
      expect(secondsOff(eclipse?.beginMs, row.begin)).toBeLessThan(8);
      expect(secondsOff(eclipse?.maximumMs, row.maximum)).toBeLessThan(12);
      expect(secondsOff(eclipse?.endMs, row.end)).toBeLessThan(8);
      expect(Math.abs((eclipse?.magnitude ?? 0) - row.magnitude)).toBeLessThan(0.001);
      expect(Math.abs((eclipse?.obscuration ?? 0) - row.obscuration)).toBeLessThan(0.001);
    },
  );
});

describe('a solar eclipse seen from a place', () => {
  test('takes sunset for its maximum where the Sun goes down before it (Istanbul, 5 January 2038)', () => {
    const [eclipse] = nextLocalEclipses('solar', 41.0138, 28.9497, Date.UTC(2038, 0, 1), 1);
    expect(eclipse?.maximumMs).toBe(eclipse?.seenUntilMs);
    expect(eclipse?.maximumMs).toBeLessThan(eclipse?.endMs ?? 0);
    expect(eclipse?.altitudeDeg.end).toBeLessThan(-10);
  });

  // By swe_sol_eclipse_when_loc of the Swiss Ephemeris 2.10.
  test('is total over Dallas for 3 min 50 s, to half a second', () => {
    const [eclipse] = nextLocalEclipses('solar', 32.7831, -96.8067, Date.UTC(2024, 0, 1), 1);
    const beginMs = Date.parse('2024-04-08T18:40:43.714Z');
    const endMs = Date.parse('2024-04-08T18:44:33.449Z');
    expect(Math.abs((eclipse?.innerBeginMs ?? 0) - beginMs)).toBeLessThan(500);
    expect(Math.abs((eclipse?.innerEndMs ?? 0) - endMs)).toBeLessThan(500);
  });

  test('is greatest, anywhere on Earth, where greatest eclipse is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...solar), places, (found, place) => {
        const { eclipse } = found;
        const here = localSolarEclipse(found, place);
        if (!here) return;
        // The larger measure: the ratio of diameters is not that of the covered part.
        const greatest = eclipse.type === 'partial' ? eclipse.magnitude : (1 + eclipse.magnitude) / 2;
        expect(here.magnitude).toBeLessThan(greatest + 0.002);
        expect(here.magnitude).toBeGreaterThan(0);
        expect(here.obscuration).toBeGreaterThan(0);
        expect(here.seenFromMs).toBeGreaterThanOrEqual(here.beginMs);
        expect(here.seenUntilMs).toBeLessThanOrEqual(here.endMs);
        expect(here.maximumMs).toBeGreaterThanOrEqual(here.seenFromMs);
        expect(here.maximumMs).toBeLessThanOrEqual(here.seenUntilMs);
        if (here.type !== 'partial') expect([here.type, 'hybrid']).toContain(eclipse.type);
      }),
      { numRuns: 1000 },
    );
  });

  test('is central with its duration at the place of greatest eclipse', () => {
    for (const found of solar.filter(({ eclipse }) => eclipse.central)) {
      const { eclipse } = found;
      const here = localSolarEclipse(found, eclipse);
      const inner = ((here?.innerEndMs ?? 0) - (here?.innerBeginMs ?? 0)) / 1000;
      expect(here?.type).toBe(eclipse.type === 'hybrid' ? 'total' : eclipse.type);
      expect(Math.abs(inner - (eclipse.centralDurationSeconds ?? 0))).toBeLessThan(0.1);
      expect(Math.abs((here?.maximumMs ?? 0) - eclipse.maximumMs)).toBeLessThan(30_000);
    }
  });
});

describe('a lunar eclipse seen from a place', () => {
  test('has its maximum while the Moon is up, and no more than the Earth sees', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lunar), places, (found, place) => {
        const here = localLunarEclipse(found, place);
        if (!here) return;
        expect(here.penumbralMagnitude).toBeLessThanOrEqual(found.eclipse.penumbralMagnitude + 1e-9);
        expect(here.maximumMs).toBeGreaterThanOrEqual(here.seenFromMs);
        expect(here.maximumMs).toBeLessThanOrEqual(here.seenUntilMs);
        expect(here.contacts.length).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
  });

  test('is seen from a place or from its antipodes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lunar), places, (found, { latitude, longitude }) => {
        const antipodes = {
          latitude: -latitude,
          longitude: longitude > 0 ? longitude - 180 : longitude + 180,
        };
        expect(
          localLunarEclipse(found, { latitude, longitude }) ?? localLunarEclipse(found, antipodes),
        ).not.toBeNull();
      }),
    );
  });

  test('of 7 September 2025 is total over Istanbul with the Moon up', () => {
    const [eclipse] = nextLocalEclipses('lunar', 41.0138, 28.9497, Date.UTC(2025, 8, 1), 1);
    expect(eclipse?.type).toBe('total');
    expect(eclipse?.contacts.find(({ contact }) => contact === 'maximum')?.isUp).toBe(true);
  });
});

describe('the next eclipses of a place', () => {
  test('are ten, in order, and include one that is going on', () => {
    const [first] = nextLocalEclipses('lunar', 41, 29, Date.UTC(2025, 0, 1));
    const during = (first?.seenUntilMs ?? 0) - 60_000;
    const next = nextLocalEclipses('lunar', 41, 29, during);
    expect(next).toHaveLength(10);
    expect(next[0]).toEqual(first);
    expect(next.map(({ maximumMs }) => maximumMs)).toEqual(
      next.map(({ maximumMs }) => maximumMs).toSorted((a, b) => a - b),
    );
  });

  test.each([
    ['invalid_latitude', 91, 0, 0],
    ['invalid_longitude', 0, Number.NaN, 0],
    ['date_out_of_range', 0, 0, Date.UTC(2200, 0, 1)],
  ])('throw %s', (code, latitude, longitude, fromMs) => {
    expect(() => nextLocalEclipses('solar', latitude, longitude, fromMs)).toThrow(
      expect.objectContaining({ code, name: AstrologyError.name }),
    );
  });
});
