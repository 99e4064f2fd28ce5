import { describe, expect, it, vi } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { PlaceFormOutcome } from '../../features/births/place-form-outcome.ts';
import { eclipsesBetween } from '../../features/eclipses/choose-eclipses.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { ServedRequest } from '../page.ts';
import { pageRequest } from '../page-request.fixture.ts';
import { loadEclipseWords } from './load-eclipse-words.ts';
import { type EclipsesData, loadEclipses } from './load-eclipses.ts';

/** Begins 07:30, greatest 10:07, ends 12:44. */
const TOTAL = '2027-08-02';
const LUXOR = {
  id: 360502,
  name: 'Luxor',
  region: null,
  country: 'EG',
  latitude: 25.7,
  longitude: 32.64,
  timeZone: 'Africa/Cairo',
} as unknown as Extract<PlaceFormOutcome, { ok: true }>['place'];
const PLACE = { place: 'Luxor', placeId: '360502' };
const BIRTH = { ask: 'chart', day: '10', month: '6', year: '1990', time: '14:30', place: 'Paris' };

async function loaded(request: ServedRequest<'births' | 'places'>, kind: 'solar' | 'lunar' = 'solar') {
  const outcome = await loadEclipses(kind, request);
  if (!('data' in outcome)) throw new Error('There is no such page');
  return outcome;
}

const minute = (ms: number | undefined) => new Date(ms ?? Number.NaN).toISOString().slice(0, 16);

describe('the page of an eclipse holds what it says', () => {
  it.each([
    ['until midnight, days before', Date.UTC(2027, 6, 30, 12), '2027-07-31T00:00'],
    ['until it begins, on its day', Date.UTC(2027, 7, 2, 5), '2027-08-02T07:30'],
    ['until it ends, while it is', Date.UTC(2027, 7, 2, 10), '2027-08-02T12:44'],
    ['until midnight, once it is over', Date.UTC(2027, 7, 2, 13), '2027-08-03T00:00'],
  ])('%s', async (_, nowMs, until) => {
    const { holdsUntilMs } = await loaded(pageRequest({ nowMs, query: `date=${TOTAL}` }));
    expect(Math.abs((holdsUntilMs ?? 0) - Date.parse(`${until}:00Z`)), minute(holdsUntilMs)).toBeLessThan(
      90_000,
    );
  });
});

describe('an eclipse by its address', () => {
  const nowMs = Date.UTC(2027, 6, 3);

  it.each([
    ['', ''],
    [`date=${TOTAL}`, `date=${TOTAL}`],
    ['decade=2030', 'decade=2030'],
  ])('is a page of its own: %j', async (query, ownQuery) => {
    const { data, ...answer } = await loaded(pageRequest({ nowMs, query }));
    expect(answer).toMatchObject({ status: 200, personal: false, ownQuery });
    const isDated = query.startsWith('date');
    expect([data.signWords !== null, data.family !== null]).toEqual([isDated, isDated]);
    expect(data.asked).toEqual({ values: {}, failure: null, answer: null });
  });

  it('is one’s own page where a birth is asked for, and tells nothing before it was sent', async () => {
    const { data, personal } = await loaded(pageRequest({ nowMs, query: 'ask=chart' }));
    expect([personal, data.asksBirth, data.birth.result]).toEqual([true, true, null]);
    const other = await loaded(pageRequest({ nowMs, query: 'ask=sky' }));
    expect([other.personal, other.data.asksBirth]).toEqual([false, false]);
  });
});

describe('an eclipse from a place', () => {
  const nowMs = Date.UTC(2027, 6, 3);
  const utcOffsetSeconds = vi.fn(() => 10_800);

  it('is told by the clocks of the place, with those that it sees next', async () => {
    const places = { find: async () => ({ ok: true as const, place: LUXOR }), utcOffsetSeconds };
    const { data, ...answer } = await loaded(pageRequest({ nowMs, form: PLACE, services: { places } }));
    expect(answer).toMatchObject({ status: 200, personal: true });
    const { answer: told, values, failure } = data.asked;
    expect([values, failure]).toEqual([PLACE, null]);
    expect(told?.place.name).toBe('Luxor');
    expect(told?.here).toMatchObject({ utcOffsetSeconds: 10_800, eclipse: { type: 'total' } });
    expect(told?.next.length).toBeGreaterThan(1);
    for (const { eclipse, utcOffsetSeconds: ahead } of told?.next ?? []) {
      expect(eclipse.maximumMs).toBeGreaterThan(nowMs);
      expect(ahead).toBe(10_800);
      expect(utcOffsetSeconds).toHaveBeenCalledWith(LUXOR, eclipse.maximumMs);
    }
  });

  it.each([
    ['required', 422],
    ['unknown', 422],
    ['choose', 422],
    ['unavailable', 503],
  ] as const)('that is none keeps what was typed: %s', async (code, status) => {
    const failure = { ok: false, code, places: [], unknownWords: '' } as const;
    const places = { find: async () => failure, utcOffsetSeconds };
    const { data, ...answer } = await loaded(pageRequest({ nowMs, form: PLACE, services: { places } }));
    expect(answer).toMatchObject({ status, personal: true });
    expect(data.asked).toEqual({ values: PLACE, failure, answer: null });
  });
});

describe('an eclipse and a birth', () => {
  const nowMs = Date.UTC(2027, 6, 3);

  it('are told where the form for a birth was sent, and no place is looked for', async () => {
    const computed = computeChart({
      instantMs: Date.UTC(1990, 5, 10, 12, 30),
      latitudeDeg: 48.9,
      longitudeDeg: 2.3,
      houseSystem: 'placidus',
    });
    const chart = { ...computed, day: null } as BirthChart;
    const births = { cast: async () => ({ ok: true as const, chart, guess: null }) };
    const { data, ...answer } = await loaded(pageRequest({ nowMs, form: BIRTH, services: { births } }));
    expect(answer).toMatchObject({ status: 200, personal: true });
    expect(data.asksBirth).toBe(true);
    const result = data.birth.result;
    const houses = await loadTexts('en', 'eclipseHouses');
    expect(result?.touch.house).not.toBeNull();
    expect(result?.houseText).toBe(houses.solar[result?.touch.house as 1]);
    const ahead = result?.ahead.map(({ eclipse }) => eclipse.maximumMs) ?? [];
    expect(ahead.length).toBeGreaterThan(0);
    for (const maximumMs of ahead) {
      expect(maximumMs).toBeGreaterThan(nowMs);
      expect(maximumMs).toBeLessThan(Date.UTC(2032, 6, 4));
    }
    expect(Math.max(...ahead)).toBeGreaterThan(Date.UTC(2031, 0, 1));
  });

  it.each([
    ['invalid_input', 422],
    ['places_unavailable', 503],
  ] as const)('are not told where the birth is wrong: %s', async (code, status) => {
    const failure = { ok: false, code, fields: {}, folds: [], places: [], unknownWords: '' } as const;
    const births = { cast: async () => failure };
    const { data, ...answer } = await loaded(pageRequest({ nowMs, form: BIRTH, services: { births } }));
    expect([answer.status, data.birth.result, data.birth.failure]).toEqual([status, null, failure]);
  });
});

describe('the words on an eclipse', () => {
  it('name the signs that it touches: its own, the one across, and two at right angles', async () => {
    const { data } = await loaded(pageRequest({ nowMs: 0, query: `date=${TOTAL}` }));
    const texts = await loadTexts('en', 'eclipseSigns');
    expect(data.signWords?.touched).toEqual([
      { sign: 'leo', text: texts.same.leo },
      { sign: 'aquarius', text: texts.opposite.aquarius },
      { sign: 'scorpio', text: texts.square.scorpio },
      { sign: 'taurus', text: texts.square.taurus },
    ] satisfies NonNullable<EclipsesData['signWords']>['touched']);
  });

  it('name the axis of the Moon’s nodes, and how far an eclipse is that lies in neither sign of it', async () => {
    const axes = await loadTexts('en', 'eclipseAxes');
    let apartCount = 0;
    for (const kind of ['solar', 'lunar'] as const)
      for (const { eclipse } of eclipsesBetween(kind, Date.UTC(2000, 0, 1), Date.UTC(2020, 0, 1))) {
        const { axis } = await loadEclipseWords('en', eclipse);
        const nodeDeg = bodyPosition('trueNode', eclipse.maximumMs).longitudeDeg;
        expect(axis.north).toBe(signOf(nodeDeg));
        expect(axis.text).toBe(axes[axis.north]);
        expect((SIGN_IDS.indexOf(axis.south) - SIGN_IDS.indexOf(axis.north) + 12) % 12).toBe(6);
        const isOnAxis = eclipse.sign === axis.north || eclipse.sign === axis.south;
        expect(axis.apart === null).toBe(isOnAxis);
        if (!axis.apart) continue;
        apartCount += 1;
        const away = separationDeg(nodeDeg, eclipse.eclipticLongitude);
        expect(axis.apart.sign).toBe(eclipse.sign);
        expect(Math.abs(axis.apart.degrees - Math.min(away, 180 - away))).toBeLessThanOrEqual(0.5);
        expect(axis.apart.degrees).toBeLessThan(20);
      }
    expect(apartCount).toBeGreaterThan(5);
  });
});
