import {
  Body,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SearchMoonPhase,
  SphereFromVector,
} from 'astronomy-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import { computeChart, computeTimelessChart } from '../../astrology/compute-chart.ts';
import { houseOf } from '../../astrology/houses.ts';
import { ZODIAC_IDS } from '../../astrology/ids.ts';
import { ASPECT_ANGLES } from '../../astrology/orbs.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { longitudeIn, longitudeOfDate } from '../../astrology/sidereal.ts';
import { signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { chiefTransits, transitWeight } from './chief-transits.ts';
import { dayOverChart } from './day-over-chart.ts';
import { moonOverChart } from './moon-over-chart.ts';
import { readDay } from './read-day.ts';

const NOW_MS = Date.UTC(2026, 10, 23, 12);
const BIRTH = {
  instantMs: Date.UTC(1990, 5, 10, 11, 30),
  latitudeDeg: 41.01,
  longitudeDeg: 28.95,
  houseSystem: 'placidus' as const,
};

function chartIn(zodiac: (typeof ZODIAC_IDS)[number] = 'tropical') {
  return { ...computeChart({ ...BIRTH, zodiac }), day: null };
}

const HOURLESS = {
  ...computeTimelessChart({
    fromMs: Date.UTC(1990, 5, 9, 21),
    toMs: Date.UTC(1990, 5, 10, 21),
    drawnMs: Date.UTC(1990, 5, 10, 9),
    isWholeDay: true,
    latitudeDeg: 41.01,
    longitudeDeg: 28.95,
  }),
  day: {},
};

const instants = fc.integer({ min: Date.UTC(1991, 0, 1), max: Date.UTC(2060, 0, 1) });
const zodiacs = fc.constantFrom(...ZODIAC_IDS);

/** A body's longitude of date by another library, degrees: good to some arc minutes. */
function outsideDeg(body: Body, atMs: number): number {
  const time = MakeTime(new Date(atMs));
  const ofDate = RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true));
  return SphereFromVector(ofDate).lon;
}

const OUTSIDE_BODIES = {
  sun: Body.Sun,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
} as const;

describe('the Moon over a chart', () => {
  test('stands in the zodiac and the houses of the chart until it enters the next', () => {
    fc.assert(
      fc.property(instants, zodiacs, (nowMs, zodiac) => {
        const chart = chartIn(zodiac);
        const { sign, nextSign, house, nextHouse } = moonOverChart(chart, nowMs);
        const at = (ms: number) => longitudeIn(zodiac, bodyPosition('moon', ms).longitudeDeg, ms);
        const cusps = chart.houses?.cusps ?? [];
        expect([sign, house]).toEqual([signOf(at(nowMs)), houseOf(at(nowMs), cusps)]);
        expect(nextSign.instantMs).toBeGreaterThan(nowMs);
        expect(signOf(at(nextSign.instantMs - 2000))).toBe(sign);
        expect(signOf(at(nextSign.instantMs + 2000))).toBe(nextSign.sign);
        const changeMs = nextHouse?.instantMs ?? Number.NaN;
        expect(houseOf(at(changeMs - 2000), cusps)).toBe(house);
        expect(houseOf(at(changeMs + 2000), cusps)).toBe(nextHouse?.house);
      }),
      { numRuns: 40 },
    );
  });

  test('meets each point when it says, within the day, in order', () => {
    fc.assert(
      fc.property(instants, zodiacs, (nowMs, zodiac) => {
        const chart = chartIn(zodiac);
        const { touches } = moonOverChart(chart, nowMs);
        const times = touches.map(({ instantMs }) => instantMs);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        const places = new Map<string, number>([
          ...chart.bodies.map(({ id, longitude }) => [id, longitude] as const),
          ...Object.entries(chart.angles ?? {}),
        ]);
        for (const { point, aspect, instantMs } of touches) {
          expect(instantMs).toBeGreaterThanOrEqual(nowMs);
          expect(instantMs).toBeLessThan(nowMs + MS_PER_DAY);
          const natalDeg = longitudeOfDate(zodiac, places.get(point) ?? Number.NaN, nowMs);
          const apartDeg = separationDeg(bodyPosition('moon', instantMs).longitudeDeg, natalDeg);
          expect(apartDeg).toBeCloseTo(ASPECT_ANGLES[aspect].angleDeg, 3);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has no house, and touches neither Moon nor angles, where the hour is not known', () => {
    const { house, nextHouse, touches } = moonOverChart(HOURLESS, NOW_MS);
    expect([house, nextHouse]).toEqual([null, null]);
    expect(touches.filter(({ point }) => ['moon', 'ascendant', 'midheaven'].includes(point))).toEqual([]);
  });
});

describe('the chief transits', () => {
  const movers = [
    'mercury',
    'venus',
    'sun',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
  ] as const;
  const points = ['sun', 'moon', 'mercury', 'saturn', 'ascendant', 'midheaven'] as const;
  const transits = fc.array(
    fc.record({
      mover: fc.constantFrom(...movers, 'moon' as const),
      point: fc.constantFrom(...points),
      orbDeg: fc.double({ min: 0, max: 2, noNaN: true }),
      applying: fc.boolean(),
    }),
  );

  test('are three at most, those of days before those of months, and none of the Moon', () => {
    const isSlow = ({ mover }: { mover: string }) => movers.indexOf(mover as (typeof movers)[number]) >= 4;
    fc.assert(
      fc.property(transits, (all) => {
        const chief = chiefTransits(all);
        const told = all.filter(({ mover }) => mover !== 'moon');
        expect(chief.length).toBeLessThanOrEqual(Math.min(3, told.length));
        for (const kind of [isSlow, (each: { mover: string }) => !isSlow(each)]) {
          const weights = chief.filter(kind).map(transitWeight);
          expect(weights).toEqual(weights.toSorted((a, b) => b - a));
          const others = told.filter((each) => kind(each) && !chief.includes(each));
          for (const other of others) {
            expect(transitWeight(other)).toBeLessThanOrEqual(weights.at(-1) ?? Number.POSITIVE_INFINITY);
          }
        }
        const slow = chief.map(isSlow);
        expect(slow).toEqual(slow.toSorted((a, b) => Number(a) - Number(b)));
        expect(slow.includes(true)).toBe(told.some(isSlow));
        expect(slow.includes(false)).toBe(told.some((each) => !isSlow(each)));
      }),
    );
  });

  test('of Mars come before those of what is faster, even as they go and the others come', () => {
    const meeting = { point: 'moon', orbDeg: 0 } as const;
    const mars = { ...meeting, mover: 'mars', applying: false } as const;
    for (const mover of ['sun', 'venus', 'mercury'] as const) {
      const faster = { ...meeting, mover, applying: true };
      expect(chiefTransits([faster, mars]), mover).toEqual([mars, faster]);
    }
  });

  test('weigh more the closer they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...movers),
        fc.double({ min: 0, max: 1.4, noNaN: true }),
        (mover, orbDeg) => {
          const weight = (orb: number) => transitWeight({ mover, point: 'sun', orbDeg: orb, applying: true });
          expect(weight(orbDeg)).toBeGreaterThan(weight(orbDeg + 0.05));
        },
      ),
    );
  });
});

describe('a day, held against another library', () => {
  const chart = chartIn();
  const natalDeg = new Map<string, number>([
    ...chart.bodies.map(({ id, longitude }) => [id, longitude] as const),
    ...Object.entries(chart.angles ?? {}),
  ]);
  const missDeg = (body: Body, point: string, aspect: keyof typeof ASPECT_ANGLES, atMs: number) =>
    Math.abs(
      separationDeg(outsideDeg(body, atMs), natalDeg.get(point) ?? Number.NaN) -
        ASPECT_ANGLES[aspect].angleDeg,
    );

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('day %i: every exact moment is one there too', (days) => {
    const nowMs = NOW_MS + days * 11.3 * MS_PER_DAY;
    const { moon, transits, comingTransit, lunation } = dayOverChart(chart, nowMs);
    for (const { point, aspect, instantMs } of moon.touches) {
      expect(missDeg(Body.Moon, point, aspect, instantMs)).toBeLessThan(0.02);
    }
    const coming = comingTransit ? [comingTransit.transit] : [];
    for (const { mover, point, aspect, exactMs } of [...transits, ...coming]) {
      if (mover === 'moon') throw new Error('the Moon has a place of its own');
      for (const atMs of exactMs) {
        expect(missDeg(OUTSIDE_BODIES[mover], point, aspect, atMs)).toBeLessThan(0.02);
      }
    }
    const phaseDeg = lunation.phase === 'newMoon' ? 0 : 180;
    const outside = SearchMoonPhase(phaseDeg, new Date(nowMs), 40)?.date.getTime() ?? Number.NaN;
    expect(Math.abs(lunation.instantMs - outside)).toBeLessThan(60_000);
  });

  test('a lunation with an eclipse says so', () => {
    // The total solar eclipse of 2 August 2027, in the Leo of this chart's 11th house.
    const { lunation } = dayOverChart(chart, Date.UTC(2027, 6, 25));
    expect(lunation).toMatchObject({
      phase: 'newMoon',
      sign: 'leo',
      eclipse: { kind: 'solar', type: 'total' },
    });
    expect(lunation.house).toBe(houseOf(lunation.eclipse?.eclipticLongitude ?? 0, chart.houses?.cusps ?? []));
    expect(dayOverChart(chart, Date.UTC(2027, 9, 1)).lunation.eclipse).toBeNull();
  });

  test('what comes next is none of what is told', () => {
    const { transits, comingTransit } = dayOverChart(chart, NOW_MS);
    expect(comingTransit?.instantMs).toBeGreaterThan(NOW_MS);
    const nameOf = ({ mover, point, aspect }: { mover: string; point: string; aspect: string }) =>
      `${mover} ${aspect} ${point}`;
    const told: string[] = transits.map(nameOf);
    expect(told).toHaveLength(3);
    expect(told).not.toContain(comingTransit && nameOf(comingTransit.transit));
  });
});

describe('what is written on a day', () => {
  const dayMs = Math.floor(NOW_MS / MS_PER_DAY) * MS_PER_DAY;

  test.each(LANGUAGES)('is whole in %s', async (language) => {
    const today = dayOverChart(chartIn(), NOW_MS);
    const read = await readDay(today, { language, dayMs, sunSign: 'gemini' });
    expect(read.moonText.length).toBeGreaterThan(60);
    expect(read.transits.every(({ text }) => text !== null && text.length > 60)).toBe(true);
    expect(read.signLine?.sign).toBe('gemini');
    expect(read.signLine?.text).not.toBe(read.moonText);
    expect(read.eclipseText).toBeNull();
  });

  test('tells of an eclipse in its house, and of the Moon by its sign where the hour is not known', async () => {
    const eclipsed = dayOverChart(chartIn(), Date.UTC(2027, 6, 25));
    const day = { language: 'en', dayMs, sunSign: null } as const;
    expect((await readDay(eclipsed, day)).eclipseText?.length).toBeGreaterThan(60);
    const hourless = await readDay(dayOverChart(HOURLESS, NOW_MS), day);
    expect(hourless.signLine).toBeNull();
    expect(hourless.moonText.length).toBeGreaterThan(60);
  });

  test('has a word on each angle that the Moon meets in the coming day, by the aspect, and none on planets', async () => {
    const chart = chartIn();
    const texts = await loadTexts('en', 'moonAngles');
    const days = Array.from({ length: 28 }, (_, day) => NOW_MS + day * MS_PER_DAY);
    let told = 0;
    for (const atMs of days) {
      const today = dayOverChart(chart, atMs);
      const { angleTexts } = await readDay(today, { language: 'en', dayMs, sunSign: null });
      const met = today.moon.touches.filter(({ point }) => point === 'ascendant' || point === 'midheaven');
      expect(angleTexts.map(({ point, aspect }) => [point, aspect])).toEqual(
        met.map(({ point, aspect }) => [point, aspect]),
      );
      for (const { aspect, text } of angleTexts) {
        if (aspect === 'conjunction')
          expect([texts.ascendant.joined, texts.midheaven.joined]).toContain(text);
      }
      told += angleTexts.length;
    }
    // Eight aspects to each angle in a round of the Moon.
    expect(told).toBeGreaterThanOrEqual(14);
  });
});
