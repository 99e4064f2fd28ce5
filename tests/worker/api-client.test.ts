import { expect, it } from 'vitest';
import { Api } from './api-client.generated.ts';
import { request } from './request.ts';

/** A stranger's program: the client that a generator made of our description, in another origin's page. */
const { api } = new Api({
  baseUrl: '',
  customFetch: (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Origin', 'https://somebody.test');
    const { credentials: _none, referrerPolicy: _no, ...rest } = init ?? {};
    return request(String(address), { ...rest, headers });
  },
});

const ISTANBUL = { latitude: 41.01, longitude: 28.98, timeZone: 'Europe/Istanbul' };
const BIRTH = { date: '1990-06-10', time: '14:30', place: ISTANBUL };
const UNKNOWN_HOUR = { date: '1985-01-20', time: null, place: ISTANBUL };
const SKY = { instant: '2026-11-20T12:00:00Z', latitude: 48.85, longitude: 2.35 };
const BIRTHS = [BIRTH, UNKNOWN_HOUR, SKY];
const ANSWERS = '--abcdabcdabcdabc';

const CALLS: Readonly<Record<string, () => Promise<{ status: number; data: unknown }>>> = {
  ...Object.fromEntries(
    BIRTHS.flatMap((birth, index) => [
      [`a chart ${index}`, () => api.natalChart(birth)],
      [`a rising sign ${index}`, () => api.risingSign(birth)],
      [`Juno ${index}`, () => api.juno(birth)],
      [`transits ${index}`, () => api.transits({ ...birth, at: '2026-11-20T12:00:00Z' })],
      [`a pair ${index}`, () => api.synastry({ first: BIRTH, second: birth })],
      [`a score ${index}`, () => api.compatibility({ first: birth, second: BIRTH })],
      [`eclipses of a chart ${index}`, () => api.natalEclipses({ ...birth, count: 2 })],
    ]),
  ),
  'transits of a month': () => api.transits({ ...BIRTH, from: '2026-11-01', to: '2026-11-30' }),
  'eclipses of a year': () => api.eclipses({ from: '2026-01-01', to: '2026-12-31' }),
  'solar eclipses': () => api.eclipses({ kind: 'solar', from: '2026-01-01', to: '2027-12-31' }),
  'eclipses of a place': () => api.localEclipses({ latitude: '41', longitude: '29', from: '2026-01-01' }),
  events: () => api.events({ year: '2026' }),
  'a calendar file': () => api.eventsFile({ year: '2026', lang: 'en' }),
  'a horoscope': () => api.horoscope({ sign: 'leo', lang: 'tr' }),
  'a horoscope of a week': () => api.horoscope({ sign: 'aries', period: 'week', date: '2026-11-20' }),
  'the compatibility test': () => api.compatibilityTest({ r: ANSWERS }),
};

it('asks at least 30 things', () => {
  expect(Object.keys(CALLS).length).toBeGreaterThanOrEqual(30);
});

it.each(Object.entries(CALLS))('is answered: %s', async (_name, call) => {
  expect((await call()).status).toBe(200);
});

it('is told what was wrong by its field', async () => {
  const refused = await api.natalChart({ ...BIRTH, date: '1990-02-30' }).catch((thrown: unknown) => thrown);
  expect(refused).toMatchObject({
    status: 422,
    error: { error: { fields: { date: { code: 'impossible' } } } },
  });
});

it('reads what a type promises', async () => {
  const { data } = await api.natalChart(BIRTH);
  expect([data.instant, data.bodies[0]?.sign, data.day]).toEqual(['1990-06-10T11:30:00Z', 'gemini', null]);
});
