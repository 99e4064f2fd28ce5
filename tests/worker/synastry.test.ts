import { describe, expect, it } from 'vitest';
import type { ApiError, NatalChartAnswer } from '../../client/api/natal-chart.ts';
import type { CompatibilityAnswer, PersonFoldChoice, SynastryAnswer } from '../../client/api/synastry.ts';
import { postJson, request } from './request.ts';

const ADA = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };
const BO = {
  date: '1987-02-03',
  time: '08:15',
  place: { latitude: 48.85, longitude: 2.35, timeZone: 'Europe/Paris' },
};

async function ask<Answer>(question: string, body: object): Promise<Answer> {
  const response = await postJson(`/api/astrology/${question}`, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return (await response.json()) as Answer;
}

async function refuse(question: string, body: unknown): Promise<ApiError['error']> {
  const response = await postJson(`/api/astrology/${question}`, body);
  expect(response.status).toBe(422);
  return ((await response.json()) as ApiError).error;
}

describe('POST /api/astrology/synastry', () => {
  it('gives both natal charts and all that they say together', async () => {
    const answer = await ask<SynastryAnswer>('synastry', { first: ADA, second: BO });
    expect(answer.first).toEqual(await ask<NatalChartAnswer>('natal-chart', ADA));
    expect(answer.second).toEqual(await ask<NatalChartAnswer>('natal-chart', BO));
    expect(answer.aspects.length).toBeGreaterThan(10);
    const orbs = answer.aspects.map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    expect(answer.overlays.firstInSecond).toHaveLength(15);
    expect(answer.overlays.secondInFirst).toHaveLength(15);
    expect(answer.composite.bodies).toHaveLength(15);
    expect(answer.composite.houses?.cusps).toHaveLength(12);
    expect(answer.davison.instant).toBe('1988-10-06T21:22:30Z');
    expect(answer.davison.latitude).toBeGreaterThan(41.01);
    expect(answer.score).toEqual(await ask<CompatibilityAnswer>('compatibility', { first: ADA, second: BO }));
  });

  it('takes births by instant as well', async () => {
    const second = { instant: '1990-06-10T11:30:00Z', latitude: 41.01, longitude: 28.95 };
    const { composite } = await ask<SynastryAnswer>('synastry', { first: BO, second });
    expect(composite.angles).not.toBeNull();
  });

  it('leaves out angles, houses and overlays that an unknown hour takes away', async () => {
    const answer = await ask<SynastryAnswer>('synastry', { first: ADA, second: { ...BO, time: null } });
    expect(answer.overlays.firstInSecond).toBeNull();
    expect(answer.overlays.secondInFirst).toHaveLength(15);
    expect([answer.composite.angles, answer.davison.angles]).toEqual([null, null]);
    expect(answer.score.unknownTimes).toEqual(['second']);
    expect(answer.score.range.high).toBeGreaterThan(answer.score.range.low);
  });
});

describe('POST /api/astrology/compatibility', () => {
  it('gives the same score in either order, every point explained', async () => {
    const there = await ask<CompatibilityAnswer>('compatibility', { first: ADA, second: BO });
    const back = await ask<CompatibilityAnswer>('compatibility', { first: BO, second: ADA });
    expect(back).toMatchObject({ total: there.total, themes: there.themes, range: there.range });
    const sum = there.contributions.reduce((points, { weight }) => points + weight, there.base);
    expect(Math.abs(sum - there.total)).toBeLessThanOrEqual(0.501);
    expect(there.themes.map(({ theme }) => theme)).toEqual(['attraction', 'talk', 'home', 'time', 'trouble']);
  });
});

describe.each(['synastry', 'compatibility'])('what %s refuses', (question) => {
  it('is told by field and person, in the language of the caller', async () => {
    const response = await postJson(
      `/api/astrology/${question}`,
      { first: { ...ADA, date: '1990-02-30' }, second: { ...BO, time: '25:00' } },
      { 'Accept-Language': 'tr' },
    );
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ApiError;
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual(['first.date', 'second.time']);
    expect(error.fields?.['first.date']).toMatchObject({ code: 'impossible' });
    expect(error.fields?.['first.date']?.message).not.toBe(error.message);
  });

  it.each([
    ['no JSON', '{', ['body']],
    ['a list', [], ['body']],
    ['null', null, ['body']],
    ['nobody', {}, ['first.body', 'second.body']],
    ['one person', { first: ADA }, ['second.body']],
    ['a person who is a number', { first: 7, second: BO }, ['first.body']],
    ['a person without a place', { first: ADA, second: { date: '1987-02-03' } }, ['second.place']],
    ['an unknown place', { first: { ...ADA, place: { id: 999_999_999 } }, second: BO }, ['first.place']],
    [
      'a bad latitude',
      { first: ADA, second: { ...BO, place: { ...BO.place, latitude: 91 } } },
      ['second.latitude'],
    ],
  ])('is %s', async (_what, body, fields) => {
    expect(Object.keys((await refuse(question, body)).fields ?? {})).toEqual(fields);
  });

  it('is a time that happened twice, and the choices say whose', async () => {
    const twice = { date: '1999-10-31', time: '02:30', place: BO.place };
    const error = await refuse(question, { first: ADA, second: twice });
    expect(error.code).toBe('time_is_ambiguous');
    expect(error.fields?.['second.time']?.code).toBe('ambiguous');
    const choices = error.choices as readonly PersonFoldChoice[];
    expect(choices.map(({ person, fold }) => [person, fold])).toEqual([
      ['second', 0],
      ['second', 1],
    ]);
    const chosen = await ask<object>(question, { first: ADA, second: { ...twice, fold: 1 } });
    expect(chosen).toBeTruthy();
  });

  it('is a GET, since births stand in no address', async () => {
    const response = await request(`/api/astrology/${question}`);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});
