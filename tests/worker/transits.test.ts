import { describe, expect, it } from 'vitest';
import { separationDeg } from '../../astrology/angles.ts';
import type { BodyId } from '../../astrology/ids.ts';
import { ASPECT_ANGLES } from '../../astrology/orbs.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import type { ApiError } from '../../contract/api-error.ts';
import type { NatalChartAnswer } from '../../contract/natal-chart.ts';
import { postForm, postJson, request } from './request.ts';

const API = '/api/astrology/transits';
const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };
const LASTING = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];

interface Transit {
  body: BodyId;
  point: string;
  aspect: keyof typeof ASPECT_ANGLES;
  start: string | null;
  exact: readonly string[];
  end: string | null;
  orb?: number;
  applying?: boolean;
}

interface Answer {
  instant?: string;
  from?: string;
  to?: string;
  transits: readonly Transit[];
  notices: readonly { code: string }[];
}

async function ask(body: object): Promise<Answer> {
  const response = await postJson(API, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return (await response.json()) as Answer;
}

async function natalLongitudes(birth: object): Promise<Map<string, number>> {
  const chart = (await (await postJson('/api/astrology/natal-chart', birth)).json()) as NatalChartAnswer;
  return new Map<string, number>([
    ...chart.bodies.map(({ id, longitude }) => [id, longitude] as const),
    ...Object.entries(chart.angles ?? {}),
  ]);
}

/** Degrees from exact, by the sky of that instant. */
function orbAt(
  { body, point, aspect }: Transit,
  natal: ReadonlyMap<string, number>,
  instant: string,
): number {
  const { longitudeDeg } = bodyPosition(body, Date.parse(instant));
  const separation = separationDeg(natal.get(point) ?? Number.NaN, longitudeDeg);
  return Math.abs(separation - ASPECT_ANGLES[aspect].angleDeg);
}

describe('POST /api/astrology/transits for an instant', () => {
  it('gives the aspects of all moving bodies to the personal points, the closest first', async () => {
    const at = '2026-03-01T12:00:00Z';
    const { instant, transits, notices } = await ask({ ...BIRTH, at });
    expect([instant, notices]).toEqual([at, []]);
    const natal = await natalLongitudes(BIRTH);
    expect(transits.length).toBeGreaterThan(3);
    const orbs = transits.map(({ orb }) => orb ?? Number.NaN);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    for (const transit of transits) {
      expect([...POINTS, 'ascendant', 'midheaven']).toContain(transit.point);
      expect(transit.orb).toBeCloseTo(orbAt(transit, natal, at), 3);
      expect(Date.parse(transit.start ?? at)).toBeLessThanOrEqual(Date.parse(at));
      expect(Date.parse(transit.end ?? at)).toBeGreaterThanOrEqual(Date.parse(at));
      const later = orbAt(transit, natal, '2026-03-01T12:01:00Z');
      if ((transit.orb ?? 0) > 0.02) expect(later < orbAt(transit, natal, at)).toBe(transit.applying);
    }
  });

  it('means now where none is given', async () => {
    const before = Date.now();
    const { instant } = await ask(BIRTH);
    expect(Math.abs(Date.parse(instant ?? '') - before)).toBeLessThan(60_000);
  });

  it('keeps to the bodies that are named, each once', async () => {
    const { transits } = await ask({ ...BIRTH, at: '2026-03-01T12:00Z', bodies: ['sun', 'saturn', 'sun'] });
    expect(transits.length).toBeGreaterThan(0);
    for (const { body } of transits) expect(['sun', 'saturn']).toContain(body);
    const names = transits.map(({ body, point, aspect }) => `${body} ${aspect} ${point}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('takes births by instant, and the borders of the tables', async () => {
    const birth = { instant: '1990-06-10T11:30:00Z', latitude: 41.01384, longitude: 28.94966 };
    for (const at of ['1900-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
      expect((await ask({ ...birth, at })).instant).toBe(at);
    }
  });
});

describe('POST /api/astrology/transits for a stretch of time', () => {
  it('gives each exact instant to a thousandth of a degree, for every body', async () => {
    const natal = await natalLongitudes(BIRTH);
    const seen = new Set<string>();
    for (const year of [2020, 2022, 2024, 2026]) {
      const [from, to] = [`${year}-01-01`, `${year}-12-31`];
      const answer = await ask({ ...BIRTH, from, to, bodies: ['moon', ...LASTING] });
      expect([answer.from, answer.to]).toEqual([from, to]);
      for (const transit of answer.transits) {
        for (const instant of transit.exact) {
          seen.add(transit.body);
          expect(orbAt(transit, natal, instant), `${transit.body} ${instant}`).toBeLessThan(0.001);
        }
      }
    }
    expect([...seen].toSorted()).toEqual(['moon', ...LASTING].toSorted());
  });

  it('follows all but the Moon by default, and gives each transit whole, without an orb of the moment', async () => {
    const { transits } = await ask({ ...BIRTH, from: '2026-05-01', to: '2026-05-31' });
    expect(new Set(transits.map(({ body }) => body))).not.toContain('moon');
    const [start, end] = [Date.parse('2026-05-01'), Date.parse('2026-06-01')];
    for (const transit of transits) {
      expect(LASTING).toContain(transit.body);
      expect(Object.keys(transit)).toEqual(['body', 'point', 'aspect', 'start', 'exact', 'end']);
      expect(Date.parse(transit.start ?? '1900-01-01')).toBeLessThanOrEqual(end);
      expect(Date.parse(transit.end ?? '2100-01-01')).toBeGreaterThanOrEqual(start);
    }
    expect(transits.some((transit) => Date.parse(transit.start ?? '') < start)).toBe(true);
    expect(transits.some((transit) => Date.parse(transit.end ?? '') > end)).toBe(true);
  });

  it('takes the last day whole, and instants as they are', async () => {
    const birthday = await ask({ ...BIRTH, from: '2026-06-10', to: '2026-06-10', bodies: ['sun'] });
    expect(birthday.transits).toMatchObject([{ point: 'sun', aspect: 'conjunction' }]);
    const noon = '2026-06-10T12:00:00Z';
    expect((await ask({ ...BIRTH, from: noon, to: noon, bodies: ['sun'] })).to).toBe(noon);
  });

  it('reaches 400 days and no further', async () => {
    await ask({ ...BIRTH, from: '2025-01-01', to: '2026-02-05', bodies: ['jupiter'] });
    const response = await postJson(API, { ...BIRTH, from: '2025-01-01', to: '2026-02-06' });
    expect(response.status).toBe(422);
    expect(((await response.json()) as ApiError).error.fields?.to?.code).toBe('too_far');
  });

  it('without an hour leaves the angles and the Moon out and says so', async () => {
    const { transits, notices } = await ask({ ...BIRTH, time: null, from: '2026-01-01', to: '2026-12-31' });
    expect(notices).toEqual([{ code: 'time_unknown' }]);
    const certain = POINTS.filter((point) => point !== 'moon');
    expect(transits.length).toBeGreaterThan(10);
    for (const { point } of transits) expect(certain).toContain(point);
  });
});

describe('what transits refuse', () => {
  it.each([
    ['no JSON', '{', { body: 'malformed' }],
    ['null', null, { body: 'malformed' }],
    ['nothing', {}, { date: 'required', place: 'required' }],
    ['a day for an instant', { ...BIRTH, at: '2026-01-01' }, { at: 'malformed' }],
    ['an empty instant', { ...BIRTH, at: '' }, { at: 'malformed' }],
    ['an instant that is no text', { ...BIRTH, at: 1_700_000_000_000 }, { at: 'malformed' }],
    ['an hour that is none', { ...BIRTH, at: '2026-01-01T25:00Z' }, { at: 'malformed' }],
    ['a beginning alone', { ...BIRTH, from: '2026-01-01' }, { to: 'required' }],
    ['an end alone', { ...BIRTH, to: '2026-01-01' }, { from: 'required' }],
    [
      'an end before the beginning',
      { ...BIRTH, from: '2026-01-02', to: '2026-01-01' },
      { to: 'before_from' },
    ],
    [
      'days that are none',
      { ...BIRTH, from: '2026-02-30', to: null },
      { from: 'malformed', to: 'malformed' },
    ],
    [
      'an instant and a stretch',
      { ...BIRTH, at: '2026-01-01T00:00Z', from: '2026-01-01', to: '2026-01-02' },
      { at: 'not_with_from' },
    ],
    ['no bodies', { ...BIRTH, bodies: [] }, { bodies: 'malformed' }],
    ['bodies that are no list', { ...BIRTH, bodies: 'sun' }, { bodies: 'malformed' }],
    ['a body that does not move so', { ...BIRTH, bodies: ['sun', '__proto__'] }, { bodies: 'malformed' }],
    ['a node', { ...BIRTH, bodies: ['trueNode'] }, { bodies: 'malformed' }],
    [
      'all at once',
      { date: '1990-02-30', place: { id: 745044 }, from: 'x', bodies: [1] },
      { date: 'impossible', bodies: 'malformed', from: 'malformed', to: 'required' },
    ],
    ['an unknown place', { ...BIRTH, place: { id: 999_999_999 } }, { place: 'unknown' }],
  ])('is %s, by the field', async (_what, body, fields) => {
    const response = await postJson(API, body, { 'Accept-Language': 'es' });
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const { error } = (await response.json()) as ApiError;
    const codes = Object.entries(error.fields ?? {}).map(([name, { code }]) => [name, code]);
    expect(Object.fromEntries(codes)).toEqual(fields);
  });

  it.each([
    [{ ...BIRTH, at: '1899-12-31T23:59:59Z' }, ['at']],
    [{ ...BIRTH, at: '2100-01-01T00:00:00Z' }, ['at']],
    [{ ...BIRTH, from: '2099-12-31', to: '2100-01-01' }, ['to']],
    [{ ...BIRTH, date: '1799-12-30' }, ['date']],
  ])('is a time beyond the tables: %j', async (body, fields) => {
    const response = await postJson(API, body);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ApiError;
    expect(error.code).toBe('date_out_of_range');
    expect(Object.keys(error.fields ?? {})).toEqual(fields);
    for (const { code } of Object.values(error.fields ?? {})) expect(code).toBe('out_of_range');
  });

  it('is anything but JSON by POST', async () => {
    const get = await request(API);
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await postForm(API, { date: '1990-06-10' })).status).toBe(415);
  });
});
