import { describe, expect, it } from 'vitest';
import type { ApiError, FoldChoice } from '../../contract/api-error.ts';
import type { NatalChartAnswer } from '../../contract/natal-chart.ts';
import type { CompatibilityAnswer, SynastryAnswer } from '../../contract/synastry.ts';
import { postForm, postJson, request } from './request.ts';

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
    const choices = error.choices as readonly FoldChoice[];
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

const FORM = {
  a_name: 'Ada',
  a_day: '10',
  a_month: '6',
  a_year: '1990',
  a_time: '14:30',
  a_place: 'İstanbul',
  a_placeId: '745044',
  b_day: '3',
  b_month: '2',
  b_year: '1987',
  b_time: '08:15',
  b_place: 'Paris',
};

const PAGES = [
  ['/tr/iliski-uyumluluk-hesaplayici', 'İkinci kişi', 'Kompozit harita'],
  ['/en/relationship-compatibility-calculator', 'Second person', 'Composite chart'],
  ['/es/calculadora-de-compatibilidad-de-relaciones', 'Segunda persona', 'Carta compuesta'],
  ['/fr/calculateur-de-compatibilite-relationnelle', 'Deuxième personne', 'Thème composite'],
  ['/pt/calculadora-de-compatibilidade-de-relacionamento', 'Segunda pessoa', 'Mapa composto'],
] as const;

describe('the compatibility page', () => {
  it.each(PAGES)(
    '%s compares two births without a script, a name missing or not',
    async (path, nobody, joint) => {
      const response = await postForm(path, FORM);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const html = await response.text();
      expect(html).toMatch(/result-head__birth">Ada[^<]+1990/);
      expect(html).toMatch(new RegExp(`result-head__birth">${nobody}[^<]+1987`));
      expect(html).toContain(joint);
      expect(html).toContain('<meta name="robots" content="noindex"');
      // What an island says may have gaps to fill; what the page says has none.
      expect(html.replaceAll(/data-props="[^"]*"/g, '')).not.toMatch(/\{\{|undefined|NaN/);
    },
  );

  it('shows by a link what was shared, and neither names, days nor places', async () => {
    const path = '/en/relationship-compatibility-calculator';
    const scoreOf = (html: string) => /gauge__number"[^>]*>(\d+)/.exec(html)?.[1];
    for (const form of [FORM, { ...FORM, b_time: '', b_timeUnknown: 'on' }]) {
      const answer = await (await postForm(path, form)).text();
      const link = /<a href="([^"]+)" data-share-link/.exec(answer)?.[1] ?? '';
      expect(link).toMatch(/\?c=[\w.-]+$/);
      const response = await request(link);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toMatch(/^private/);
      const shared = await response.text();
      expect(shared).not.toMatch(/Ada|1990|1987|Paris|stanbul/);
      expect(shared).not.toContain('id="davison-heading"');
      expect(shared).toContain('id="composite-heading"');
      expect(shared.replaceAll(/data-props="[^"]*"/g, '')).not.toMatch(/\{\{|undefined|NaN/);
      // A link tells places to the minute of arc: the score may differ by its rounding.
      expect(Math.abs(Number(scoreOf(shared)) - Number(scoreOf(answer)))).toBeLessThanOrEqual(1);
    }
    for (const broken of ['x', 'AQ.AQ', `${'A'.repeat(60)}`])
      expect((await request(`${path}?c=${broken}`)).status).toBe(404);
  });

  it('shows the score that the API gives', async () => {
    const place = { id: 2_988_507 };
    const { total } = await ask<CompatibilityAnswer>('compatibility', {
      first: ADA,
      second: { ...BO, place },
    });
    const html = await (await postForm(PAGES[1][0], FORM)).text();
    expect(html).toContain(`aria-label="Compatibility: ${total} out of 100"`);
  });

  it('names each fault by person and field, and keeps what was typed', async () => {
    const response = await postForm(PAGES[1][0], { ...FORM, a_day: '31', b_time: '', b_name: '"><b>Bo' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(/<a href="#birth-a_day">First person: [^<]+<\/a>/);
    expect(html).toMatch(/<a href="#birth-b_hour">Second person: [^<]+<\/a>/);
    expect(html).toContain('id="birth-a_date-error"');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;Bo"');
    expect(html).toContain('name="a_placeId" value="745044"');
    expect(html).not.toContain('id="result-heading"');
  });

  it('asks which place and which of two times for the one person who needs it', async () => {
    const springfield = await (await postForm(PAGES[1][0], { ...FORM, b_place: 'Springfield' })).text();
    expect(springfield).toMatch(/type="radio" id="birth-b_place-\d+"/);
    expect(springfield).not.toMatch(/type="radio" id="birth-a_place/);
    const twice = { b_day: '31', b_month: '10', b_year: '1999', b_time: '02:30', b_placeId: '2988507' };
    const clock = await (await postForm(PAGES[1][0], { ...FORM, ...twice })).text();
    expect(clock).toMatch(/id="birth-b_fold-1"[^>]* name="b_fold"/);
    const settled = await postForm(PAGES[1][0], { ...FORM, ...twice, b_fold: '1' });
    expect(settled.status).toBe(200);
  });

  it('says what an unknown hour leaves open', async () => {
    const html = await (await postForm(PAGES[1][0], { ...FORM, b_time: '', b_timeUnknown: '1' })).text();
    expect(html).toContain('Birth time unknown: Second person');
    expect(html).toMatch(/Between \d+ and \d+, depending on the birth time/);
  });

  it('takes a form of rubbish for one with faults', async () => {
    for (const form of [{}, { a_day: 'x'.repeat(5000) }, { a_: '1', b_fold: '9', b_houseSystem: '?' }]) {
      expect((await postForm(PAGES[0][0], form as Record<string, string>)).status).toBe(422);
    }
  });
});
