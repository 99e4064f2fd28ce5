import { readFileSync } from 'node:fs';
import { MakeTime, SearchSunLongitude, SunPosition } from 'astronomy-engine';
import { expect, it } from 'vitest';
import { signedDifferenceDeg } from './angles.ts';
import { computeChart } from './compute-chart.ts';
import { bodyPosition } from './positions.ts';
import { longitudeIn } from './sidereal.ts';
import { solarReturnChart, solarReturnMs } from './solar-return.ts';
import { MS_PER_DAY } from './time-scales.ts';

const TROPICAL_YEAR_MS = 365.24219 * MS_PER_DAY;

/** Births through the year and the last century, each with the years of life at which the Sun comes back. */
const BIRTHS = Array.from({ length: 24 }, (_, index) => ({
  birthMs: Date.UTC(1920 + index * 4, index % 12, 1 + ((index * 7) % 27), (index * 5) % 24, index * 2),
  years: 1 + ((index * 11) % 45),
}));

/** By another library, from its own place of the Sun at birth. */
function referenceMs(birthMs: number, nearMs: number): number {
  const { elon } = SunPosition(MakeTime(new Date(birthMs)));
  const found = SearchSunLongitude(elon, new Date(nearMs - 5 * MS_PER_DAY), 10);
  if (!found) throw new Error('no return was found');
  return found.date.getTime();
}

/** The Sun's entries into the signs, 2020 to 2025, by a reference ephemeris: of each sign the first is a birth, the others its returns. */
const ENTRIES = Map.groupBy(
  (
    JSON.parse(readFileSync('tests/golden/events-sample-2020-2025.json', 'utf8')) as {
      kind: string;
      body: string;
      sign: string;
      instant: string;
    }[]
  ).filter(({ kind, body }) => kind === 'ingress' && body === 'sun'),
  ({ sign }) => sign,
);

it.each([...ENTRIES])(
  'born as the Sun enters %s, it is back within 20 s of the reference, year by year',
  (_, [birth, ...returns]) => {
    const { longitudeDeg } = bodyPosition('sun', Date.parse(birth?.instant ?? ''));
    expect(returns).toHaveLength(5);
    for (const { instant } of returns) {
      const foundMs = solarReturnMs(
        { longitudeDeg, zodiac: 'tropical' },
        Date.parse(instant) + 20 * MS_PER_DAY,
      );
      expect(Math.abs(foundMs - Date.parse(instant))).toBeLessThan(20_000);
    }
  },
);

/** The Sun goes a second of arc in 24 s, and at either end the other library may err by more than one. */
const LIBRARY_MS = 75_000;

it.each(BIRTHS)(
  'over a century the Sun of $birthMs is back after $years years as another library has it',
  ({ birthMs, years }) => {
    const nearMs = birthMs + years * TROPICAL_YEAR_MS;
    const sun = { longitudeDeg: bodyPosition('sun', birthMs).longitudeDeg, zodiac: 'tropical' } as const;
    expect(Math.abs(solarReturnMs(sun, nearMs) - referenceMs(birthMs, nearMs))).toBeLessThan(LIBRARY_MS);
  },
);

it('of the returns before and after an instant it is the nearer', () => {
  const birthMs = BIRTHS[3]?.birthMs ?? 0;
  const sun = { longitudeDeg: bodyPosition('sun', birthMs).longitudeDeg, zodiac: 'tropical' } as const;
  for (const days of [-170, -90, 0, 90, 170]) {
    const back = solarReturnMs(sun, birthMs + 10 * TROPICAL_YEAR_MS + days * MS_PER_DAY);
    expect(Math.abs(back - birthMs - 10 * TROPICAL_YEAR_MS)).toBeLessThan(MS_PER_DAY);
  }
});

it.each(['tropical', 'lahiri'] as const)(
  'its chart has the Sun where the birth chart has it (%s)',
  (zodiac) => {
    const where = { latitudeDeg: 41.01, longitudeDeg: 28.95 };
    const birth = computeChart({
      instantMs: Date.UTC(1990, 5, 10, 11, 30),
      ...where,
      houseSystem: 'placidus',
      zodiac,
    });
    const back = solarReturnChart(birth, where, Date.UTC(2026, 5, 10));
    const [natal, now] = [birth, back].map(
      ({ bodies }) => bodies.find(({ id }) => id === 'sun')?.longitude ?? 0,
    );
    expect(Math.abs(signedDifferenceDeg(natal ?? 0, now ?? 9))).toBeLessThan(0.0001);
    expect(new Date(back.instantMs).toISOString().slice(0, 8)).toBe('2026-06-');
    expect(back.angles).not.toBeNull();
    expect(longitudeIn(zodiac, bodyPosition('sun', back.instantMs).longitudeDeg, back.instantMs)).toBeCloseTo(
      natal ?? 0,
      4,
    );
  },
);
