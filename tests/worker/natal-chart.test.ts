import { describe, expect, it } from 'vitest';
import type { BirthRequest } from '../../contract/birth-request.ts';
import births from '../golden/births-sample.json' with { type: 'json' };
import { postForm, postJson } from './request.ts';

const API = '/api/astrology/natal-chart';
const ISTANBUL = { id: 745044 };

interface Answer {
  instant: string;
  utcOffsetSeconds: number;
  bodies: { id: string; longitude: number; house: number | null }[];
  angles: { ascendant: number; midheaven: number } | null;
  houses: { system: string; cusps: number[] } | null;
  points: Record<'southNode' | 'partOfFortune', { longitude: number; house: number | null } | null>;
  isDay: boolean | null;
  dignities: { body: string; dignity: string }[];
  notices: { code: string }[];
  timeZone: { id: string | null; rule: string; source: string };
  day: { risingSigns: unknown[] } | null;
  error: {
    code: string;
    message: string;
    fields: Record<string, { code: string; message: string }>;
    choices: { instant: string }[];
  };
}

async function ask(
  body: unknown,
  headers?: Record<string, string>,
): Promise<{ status: number; answer: Answer }> {
  const response = await postJson(API, body, headers);
  return { status: response.status, answer: (await response.json()) as Answer };
}

function arcsecondsBetween(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180) * 3600;
}

describe('POST /api/astrology/natal-chart', () => {
  it('answers a birth in a place by id', async () => {
    const { status, answer } = await ask({ date: '1990-06-10', time: '14:30', place: ISTANBUL });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      instant: '1990-06-10T11:30:00Z',
      utcOffsetSeconds: 10_800,
      timeZone: { id: 'Europe/Istanbul', rule: 'daylight-time', source: 'tzdb' },
      houses: { system: 'placidus' },
      notices: [],
      day: null,
    });
    expect(answer.bodies[0]).toMatchObject({ id: 'sun', sign: 'gemini' });
    expect(answer.houses?.cusps).toHaveLength(12);
  });

  it.each([
    ['1800-01-01', '00:00', 280],
    ['1867-11-07', '12:00', 224],
    ['1897-06-29', '23:59', 98],
  ])('answers a birth of %s', async (date, time, degree) => {
    const { status, answer } = await ask({ date, time, place: ISTANBUL });
    expect(status).toBe(200);
    expect(answer.timeZone.rule).toBe(date < '1880' ? 'local-mean-time' : 'standard-time');
    expect(Math.floor(answer.bodies[0]?.longitude ?? 0)).toBe(degree);
  });

  it('answers an instant of 2199, and none of 2201', async () => {
    const place = { latitude: 41.01, longitude: 28.95 };
    expect((await ask({ instant: '2199-12-31T12:00:00Z', ...place })).status).toBe(200);
    const { status, answer } = await ask({ instant: '2201-01-01T12:00:00Z', ...place });
    expect([status, answer.error.code]).toEqual([422, 'date_out_of_range']);
    expect(answer.error.fields.instant?.message).toContain('1800');
  });

  it('tells the points that follow from others, the side of the Sun and the dignities', async () => {
    const { answer } = await ask({ date: '1990-06-10', time: '14:30', place: ISTANBUL });
    const longitudeOf = (id: string) => answer.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN;
    const { southNode, partOfFortune } = answer.points;
    expect(arcsecondsBetween(southNode?.longitude ?? 0, longitudeOf('trueNode') + 180)).toBeLessThan(0.01);
    const fortune = (answer.angles?.ascendant ?? 0) + longitudeOf('moon') - longitudeOf('sun');
    expect(answer.isDay).toBe(true);
    expect(arcsecondsBetween(partOfFortune?.longitude ?? 0, fortune)).toBeLessThan(0.01);
    // Of June 1990: Venus in Taurus, Mars in Aries, Jupiter in Cancer, Saturn in Capricorn, Pluto in Scorpio.
    expect(answer.dignities).toEqual(
      expect.arrayContaining([
        { body: 'mars', dignity: 'domicile' },
        { body: 'jupiter', dignity: 'exaltation' },
        { body: 'saturn', dignity: 'domicile' },
      ]),
    );
  });

  it('tells no Part of Fortune and no side of the Sun where no hour is known', async () => {
    const { answer } = await ask({ date: '1990-06-10', time: null, place: ISTANBUL });
    expect([answer.points.partOfFortune, answer.isDay]).toEqual([null, null]);
    expect(answer.points.southNode).toMatchObject({ house: null });
  });

  it('answers an instant', async () => {
    const { status, answer } = await ask({
      instant: '1990-06-10T11:30:00Z',
      latitude: 41.01,
      longitude: 28.95,
      houseSystem: 'koch',
    });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ instant: '1990-06-10T11:30:00Z', houses: { system: 'koch' } });
  });

  it('answers an unknown time without houses and angles, with the facts of the day', async () => {
    const { status, answer } = await ask({ date: '1990-06-10', time: null, place: ISTANBUL });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ angles: null, houses: null, notices: [{ code: 'time_unknown' }] });
    expect(answer.day?.risingSigns.length).toBeGreaterThanOrEqual(12);
    expect(answer.bodies.every(({ house }) => house === null)).toBe(true);
  });

  it('falls back to Porphyry beyond the polar circle and says so', async () => {
    const { answer } = await ask({ date: '2000-01-01', time: '12:00', place: { id: 2729907 } });
    expect(answer.houses?.system).toBe('porphyry');
    expect(answer.notices).toEqual([{ code: 'polar_fallback', requested: 'placidus', used: 'porphyry' }]);
  });

  it("takes the caller's own offset", async () => {
    const { answer } = await ask({ date: '1990-06-10', time: '14:30', place: ISTANBUL, utcOffset: '+02:00' });
    expect(answer).toMatchObject({ instant: '1990-06-10T12:30:00Z', timeZone: { source: 'override' } });
  });

  describe('agrees with every golden birth', () => {
    it.each(
      births.filter(({ kind }) => kind === 'plain').map((birth) => [birth.city, birth.date, birth] as const),
    )(
      '%s %s',
      async (_city, _date, { date, time, latitude, longitude, timeZone, instants, offsets, expected }) => {
        const { status, answer } = await ask({ date, time, place: { latitude, longitude, timeZone } });
        expect(status).toBe(200);
        expect(answer.instant).toBe(instants[0]);
        expect(answer.utcOffsetSeconds).toBe(offsets[0]);
        const sun = answer.bodies.find(({ id }) => id === 'sun')?.longitude ?? Number.NaN;
        const moon = answer.bodies.find(({ id }) => id === 'moon')?.longitude ?? Number.NaN;
        expect(arcsecondsBetween(sun, expected[0]?.sun ?? Number.NaN)).toBeLessThan(21);
        expect(arcsecondsBetween(moon, expected[0]?.moon ?? Number.NaN)).toBeLessThan(12);
        expect(
          arcsecondsBetween(answer.angles?.ascendant ?? Number.NaN, expected[0]?.ascendant ?? Number.NaN),
        ).toBeLessThan(10);
        expect(
          arcsecondsBetween(answer.angles?.midheaven ?? Number.NaN, expected[0]?.midheaven ?? Number.NaN),
        ).toBeLessThan(10);
      },
    );

    it.each(
      births
        .filter(({ kind }) => kind === 'ambiguous')
        .map((birth) => [birth.city, birth.date, birth] as const),
    )(
      '%s %s happened twice: both are offered, and fold picks one',
      async (_city, _date, { date, time, latitude, longitude, timeZone, instants }) => {
        const birth = { date, time, place: { latitude, longitude, timeZone } };
        const { status, answer } = await ask(birth);
        expect(status).toBe(422);
        expect(answer.error.code).toBe('time_is_ambiguous');
        expect(answer.error.choices.map(({ instant }) => instant)).toEqual(instants);
        for (const fold of [0, 1]) {
          expect((await ask({ ...birth, fold })).answer.instant).toBe(instants[fold]);
        }
      },
    );

    it.each(
      births
        .filter(({ kind }) => kind === 'skipped')
        .map((birth) => [birth.city, birth.date, birth] as const),
    )('%s %s never happened', async (_city, _date, { date, time, latitude, longitude, timeZone }) => {
      const { status, answer } = await ask({ date, time, place: { latitude, longitude, timeZone } });
      expect(status).toBe(422);
      expect(answer.error.code).toBe('time_does_not_exist');
    });
  });

  const fine: BirthRequest = { date: '1990-06-10', time: '14:30', place: ISTANBUL };
  const HTML = '<img src=x onerror=alert(1)>';
  it.each([
    ['nothing', {}, 'invalid_input', 'date'],
    ['31 February', { ...fine, date: '1990-02-31' }, 'invalid_input', 'date'],
    ['year 1', { ...fine, date: '0001-01-01' }, 'date_out_of_range', 'date'],
    ['year 9999', { ...fine, date: '9999-12-31' }, 'date_out_of_range', 'date'],
    ['25 hours', { ...fine, time: '25:00' }, 'invalid_input', 'time'],
    [
      'latitude 91',
      { ...fine, place: { latitude: 91, longitude: 0, timeZone: 'UTC' } },
      'invalid_input',
      'latitude',
    ],
    [
      'longitude -181',
      { ...fine, place: { latitude: 0, longitude: -181, timeZone: 'UTC' } },
      'invalid_input',
      'longitude',
    ],
    [
      'an unknown zone',
      { ...fine, place: { latitude: 0, longitude: 0, timeZone: 'Mars/Olympus' } },
      'invalid_input',
      'timeZone',
    ],
    ['an unknown place id', { ...fine, place: { id: 999_999_999 } }, 'unknown_place', 'place'],
    ['an unknown house system', { ...fine, houseSystem: 'topocentric' }, 'invalid_input', 'houseSystem'],
    ['an offset of 30 hours', { ...fine, utcOffset: '+30:00' }, 'invalid_input', 'utcOffset'],
    ['fold 2', { ...fine, fold: 2 }, 'invalid_input', 'fold'],
    ['HTML as date', { ...fine, date: HTML }, 'invalid_input', 'date'],
    ['HTML as time', { ...fine, time: HTML }, 'invalid_input', 'time'],
    ['HTML as place', { ...fine, place: HTML }, 'invalid_input', 'place'],
    ['HTML as house system', { ...fine, houseSystem: HTML }, 'invalid_input', 'houseSystem'],
    [
      'an instant of the year 9999',
      { instant: '9999-01-01T00:00:00Z', latitude: 0, longitude: 0 },
      'date_out_of_range',
      'instant',
    ],
    ['an instant that is none', { instant: 'soon', latitude: 0, longitude: 0 }, 'invalid_input', 'instant'],
    [
      'an instant at latitude 91',
      { instant: '1990-01-01T00:00:00Z', latitude: 91, longitude: 0 },
      'invalid_input',
      'latitude',
    ],
    [
      '31 February as an instant',
      { instant: '1990-02-31T00:00:00Z', latitude: 0, longitude: 0 },
      'invalid_input',
      'instant',
    ],
    ['a place id below 1', { ...fine, place: { id: -1 } }, 'invalid_input', 'place'],
    ['a place id with a fraction', { ...fine, place: { id: 745044.5 } }, 'invalid_input', 'place'],
    [
      'an instant without a latitude',
      { instant: '1990-01-01T00:00:00Z', longitude: 0 },
      'invalid_input',
      'latitude',
    ],
    ['an array', [], 'invalid_input', 'body'],
    ['null', 'null', 'invalid_input', 'body'],
    ['no JSON', '{', 'invalid_input', 'body'],
  ])("refuses %s by the field, in the caller's language", async (_name, body, code, field) => {
    const turkish = await ask(body, { 'Accept-Language': 'tr-TR,tr;q=0.9' });
    expect(turkish.status).toBe(422);
    expect(turkish.answer.error.code).toBe(code);
    expect(turkish.answer.error.fields[field]?.message.length).toBeGreaterThan(10);
    expect(turkish.answer.error.fields[field]?.code).toMatch(/^[a-z_]+$/);
    const unnamed = await ask(body);
    expect(unnamed.answer.error.fields[field]?.message).not.toBe(turkish.answer.error.fields[field]?.message);
    expect(JSON.stringify(unnamed.answer)).not.toContain('onerror');
  });

  it('refuses a megabyte and a form', async () => {
    expect((await ask({ ...fine, note: 'x'.repeat(1_000_000) })).status).toBe(413);
    expect((await postForm(API, { date: '1990-06-10' })).status).toBe(415);
  });

  it('is kept nowhere', async () => {
    expect((await postJson(API, fine)).headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('an API path that is none', () => {
  it('answers 404 as JSON', async () => {
    const { status, answer } = await (async () => {
      const response = await postJson('/api/astrology/horary', {});
      return { status: response.status, answer: (await response.json()) as Answer };
    })();
    expect(status).toBe(404);
    expect(answer.error.code).toBe('not_found');
  });
});
