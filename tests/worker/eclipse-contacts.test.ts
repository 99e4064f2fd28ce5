import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../contract/api-error.ts';
import { formatDegrees } from '../../features/degrees.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { PlacesDatabase } from '../../worker/places/database.ts';
import { postForm, postJson, request } from './request.ts';

/** What the worker's binding is in these tests. */
const { PLACES } = env as unknown as { PLACES: PlacesDatabase };

const API = '/api/astrology/eclipses/natal';
const BIRTH = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };
const ORBS: Readonly<Record<string, number>> = {
  conjunction: 5,
  opposition: 5,
  square: 3,
  trine: 2,
  sextile: 2,
};

interface Contact {
  point: string;
  aspect: string;
  orb: number;
}

interface Touched {
  kind: 'solar' | 'lunar';
  maximum: string;
  eclipticLongitude: number;
  house: number | null;
  contacts: readonly Contact[];
  shadowContacts?: { p1: string; u1: string | null };
}

interface Answer {
  eclipses: readonly Touched[];
  notices: readonly { code: string }[];
}

async function ask(body: object): Promise<Answer> {
  const response = await postJson(API, body);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return (await response.json()) as Answer;
}

async function longitudesOf(birth: object): Promise<Map<string, number>> {
  const response = await postJson('/api/astrology/natal-chart', birth);
  const { bodies, angles } = (await response.json()) as {
    bodies: { id: string; longitude: number }[];
    angles: Record<string, number> | null;
  };
  return new Map([
    ...bodies.map(({ id, longitude }) => [id, longitude] as const),
    ...Object.entries(angles ?? {}),
  ]);
}

describe('POST /api/astrology/eclipses/natal', () => {
  it('gives the eclipses of GET, each with its house and the points of the chart within their orbs', async () => {
    const range = await request('/api/astrology/eclipses?from=2026-01-01&to=2030-12-31');
    const { eclipses: plain } = (await range.json()) as { eclipses: readonly object[] };
    const { eclipses, notices } = await ask({ ...BIRTH, from: '2026-01-01', count: 20 });
    expect(notices).toEqual([]);
    expect(eclipses).toHaveLength(20);
    const longitudes = await longitudesOf(BIRTH);
    for (const [index, eclipse] of eclipses.entries()) {
      const { contacts: shadow, ...facts } = plain[index] as { contacts?: object };
      expect(eclipse).toMatchObject({ ...facts, ...(shadow && { shadowContacts: shadow }) });
      expect(eclipse.house).toBeGreaterThanOrEqual(1);
      expect(eclipse.house).toBeLessThanOrEqual(12);
      for (const { point, aspect, orb } of eclipse.contacts) {
        const angleDeg = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }[aspect];
        const away = Math.abs((longitudes.get(point) ?? Number.NaN) - eclipse.eclipticLongitude);
        expect(orb).toBeCloseTo(Math.abs(Math.min(away, 360 - away) - (angleDeg ?? Number.NaN)), 3);
        expect(orb).toBeLessThanOrEqual(ORBS[aspect] ?? -1);
      }
      const orbs = eclipse.contacts.map(({ orb }) => orb);
      expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    }
    const touched = new Set(eclipses.flatMap(({ contacts }) => contacts.map(({ point }) => point)));
    expect(touched.size).toBeGreaterThan(8);
    for (const point of ['meanNode', 'meanLilith', 'vertex']) expect(touched).not.toContain(point);
  });

  it.each(['solar', 'lunar'] as const)('gives the next five %s ones from now on by default', async (kind) => {
    const { eclipses } = await ask({ ...BIRTH, kind });
    expect(eclipses.map((eclipse) => eclipse.kind)).toEqual(Array(5).fill(kind));
    for (const { maximum } of eclipses) expect(Date.parse(maximum)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('keeps the instants of a lunar eclipse under a name of their own', async () => {
    const { eclipses } = await ask({ ...BIRTH, kind: 'lunar', from: '2028-12-31', count: 1 });
    expect(eclipses[0]?.maximum.slice(0, 13)).toBe('2028-12-31T16');
    expect(eclipses[0]?.shadowContacts).toMatchObject({ p1: expect.stringMatching(/^2028-12-31T14/) });
    expect(Array.isArray(eclipses[0]?.contacts)).toBe(true);
  });

  it('takes births by instant, and ends with the century', async () => {
    const birth = { instant: '1990-06-10T11:30:00Z', latitude: 41.01384, longitude: 28.94966 };
    const { eclipses } = await ask({ ...birth, from: '2099-01-01', count: 20 });
    expect(eclipses.length).toBeGreaterThan(2);
    for (const { maximum } of eclipses) expect(maximum.slice(0, 4)).toBe('2099');
  });

  it('without an hour has no house, no angle and no Moon, and says so', async () => {
    const { eclipses, notices } = await ask({ ...BIRTH, time: null, from: '2020-01-01', count: 20 });
    expect(notices).toEqual([{ code: 'time_unknown' }]);
    const touched = new Set(eclipses.flatMap(({ contacts }) => contacts.map(({ point }) => point)));
    expect(touched.size).toBeGreaterThan(5);
    for (const point of ['moon', 'ascendant', 'midheaven']) expect(touched).not.toContain(point);
    for (const { house } of eclipses) expect(house).toBeNull();
  });

  it.each([
    ['no JSON', '{', ['body']],
    ['a list', [], ['body']],
    ['nothing', {}, ['date', 'place']],
    ['a kind that is none', { ...BIRTH, kind: 'constructor' }, ['kind']],
    ['a kind that is no text', { ...BIRTH, kind: { toString: 1 } }, ['kind']],
    ['a day that is none', { ...BIRTH, from: '2027-02-30' }, ['from']],
    ['a day that is no text', { ...BIRTH, from: 20270101 }, ['from']],
    ['no day at all', { ...BIRTH, from: '' }, ['from']],
    ['none of them', { ...BIRTH, count: 0 }, ['count']],
    ['too many', { ...BIRTH, count: 21 }, ['count']],
    ['half an eclipse', { ...BIRTH, count: 1.5 }, ['count']],
    ['a count in words', { ...BIRTH, count: '5' }, ['count']],
    [
      'all at once',
      { date: '1990-02-30', place: BIRTH.place, kind: null, from: null, count: null },
      ['date', 'kind', 'from', 'count'],
    ],
    ['an unknown place', { ...BIRTH, place: { id: 999_999_999 } }, ['place']],
  ])('refuses %s by the field', async (_what, body, fields) => {
    const response = await postJson(API, body, { 'Accept-Language': 'pt' });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ApiError;
    expect(Object.keys(error.fields ?? {})).toEqual(fields);
    for (const { message } of Object.values(error.fields ?? {})) expect(message).toBeTruthy();
  });

  it('refuses a time beyond the tables as such', async () => {
    const response = await postJson(API, { ...BIRTH, from: '2100-01-01' });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ApiError;
    expect(error.code).toBe('date_out_of_range');
    expect(error.fields?.from?.code).toBe('out_of_range');
  });

  it('asks which of two times it was', async () => {
    const place = { latitude: 48.85, longitude: 2.35, timeZone: 'Europe/Paris' };
    const response = await postJson(API, { date: '1999-10-31', time: '02:30', place });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as ApiError;
    expect(error.code).toBe('time_is_ambiguous');
    expect(error.choices).toHaveLength(2);
  });

  it('takes JSON by POST and nothing else', async () => {
    const get = await request(API);
    expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await postForm(API, { date: '1990-06-10' })).status).toBe(415);
  });
});

const FORM = {
  ask: 'chart',
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};

const PAGES = [
  ['/tr/gunes-tutulmasi', '/tr/ay-tutulmasi', 'Haritana dokunuyor mu?', 'evine düşüyor', 'sana dokunan'],
  [
    '/en/solar-eclipse',
    '/en/lunar-eclipse',
    'Does it touch your chart?',
    'It falls in your',
    'Your eclipses',
  ],
  ['/es/solar-eclipse', '/es/lunar-eclipse', '¿Toca tu carta?', 'Cae en tu casa', 'Tus eclipses'],
  ['/fr/solar-eclipse', '/fr/lunar-eclipse', 'Touche-t-elle ton thème', 'Elle tombe dans', 'Tes éclipses'],
  ['/pt/solar-eclipse', '/pt/lunar-eclipse', 'Ele toca o seu mapa?', 'Ele cai na sua casa', 'Seus eclipses'],
] as const;

/** The answer's part of a page, as a reader sees it: without tags. */
function answerOf(html: string): string {
  const start = html.indexOf('<div id="chart-result"');
  const end = html.indexOf('class="natal__ask"', start);
  expect(start).toBeGreaterThan(0);
  return html
    .slice(start, end)
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe.each(PAGES)('%s', (solarPath, lunarPath, heading, house, ahead) => {
  it('leads to a form for a birth about the same eclipse, with no answer yet', async () => {
    for (const path of [`${solarPath}?date=2027-08-02`, `${lunarPath}?date=2028-12-31`]) {
      const plain = await (await request(path)).text();
      expect(plain).toContain(`id="chart-heading">${heading}`);
      expect(plain).toContain(`href="${path}&amp;ask=chart#chart"`);
      expect(plain).not.toContain('name="ask"');
      const html = await (await request(`${path}&ask=chart`)).text();
      expect(html).toContain('<input type="hidden" name="ask" value="chart"/>');
      expect(html).toContain(`action="${path}#chart"`);
      expect(html).toMatch(/<div id="chart-result"[^>]*><\/div>/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('tells house, touched points and the coming eclipses of a posted birth, kept nowhere', async () => {
    for (const [path, kind] of [
      [`${solarPath}?date=2027-08-02`, 'solar'],
      [`${lunarPath}?date=2028-12-31`, 'lunar'],
    ] as const) {
      const response = await postForm(path, FORM);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('name="ask"');
      expect(html).not.toContain('id="eclipse-place-error"');
      const answer = answerOf(html);
      expect(answer).toContain(house);
      expect(answer).toContain(ahead);
      expect(answer).not.toMatch(/\{\{|undefined|NaN/);
      const from = path.slice(-10);
      const [eclipse] = (await ask({ ...BIRTH, kind, from, count: 1 })).eclipses;
      for (const { orb } of eclipse?.contacts ?? []) expect(answer).toContain(formatDegrees(orb));
      const rows = html.match(/<ol class="aspects">.*?<\/ol>/s)?.[0].match(/<li>/g) ?? [];
      expect(rows).toHaveLength(eclipse?.contacts.length ?? -1);
    }
  });

  it('reads what an eclipse is to each planet and angle that it stands on, across from or square to', async () => {
    const texts = await loadTexts('en', 'eclipseTouches');
    const [eclipse] = (await ask({ ...BIRTH, kind: 'solar', from: '2027-08-02', count: 1 })).eclipses;
    const html = answerOf(await (await postForm('/en/solar-eclipse?date=2027-08-02', FORM)).text());
    const shown = Object.entries(texts).flatMap(([point, kinds]) =>
      Object.entries(kinds).flatMap(([kind, text]) =>
        html.includes(text.replaceAll("'", '&#x27;')) ? [`${point} ${kind}`] : [],
      ),
    );
    const expected = (eclipse?.contacts ?? []).flatMap(({ point, aspect }) => {
      const kind = aspect === 'conjunction' ? 'joined' : 'tense';
      return ['sextile', 'trine'].includes(aspect) || !Object.hasOwn(texts, point)
        ? []
        : [`${point} ${kind}`];
    });
    expect(expected).not.toEqual([]);
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  it('names the faults of a birth by the field and keeps what was typed', async () => {
    const response = await postForm(`${solarPath}?date=2027-08-02`, { ...FORM, day: '31', time: '' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('id="birth-date-error"');
    expect(html).toContain('id="birth-time-error"');
    expect(html).toMatch(/name="day"[^>]* value="31"/);
    expect(html).toContain('name="placeId" value="745044"');
    expect(html).toContain('name="ask"');
    expect(html).not.toContain('id="eclipse-place-error"');
    expect(html).toContain('<h2 id="eclipse-heading">');
  });
});

describe('an eclipse page that is asked about a birth', () => {
  it('says without an hour what is left out, the Moon too', async () => {
    const { time: _time, ...rest } = FORM;
    const html = await (await postForm('/en/solar-eclipse', { ...rest, timeUnknown: '1' })).text();
    const answer = answerOf(html);
    expect(answer).toContain('Without the birth time, the houses, the Ascendant, the Midheaven and the Moon');
    expect(answer).not.toContain('It falls in your');
  });

  it('says clearly where nothing is touched, and only there', async () => {
    const none = 'Of the points that are certain without the birth time, none is close enough';
    const { time: _time, ...rest } = FORM;
    const births = ['1932', '1941', '1957', '1968', '1976', '1983', '1995', '2004'].flatMap((year) =>
      ['1', '5', '9'].map((month) => ({ ...rest, timeUnknown: '1', day: '15', month, year })),
    );
    const answers = await Array.fromAsync(births, async (born) =>
      answerOf(await (await postForm('/en/solar-eclipse?date=2027-08-02', born)).text()),
    );
    const bare = answers.filter((answer) => answer.includes(none));
    expect(bare.length).toBeGreaterThan(0);
    expect(bare.length).toBeLessThan(answers.length);
    for (const answer of answers) {
      const [told = ''] = answer.split('Your eclipses of the next five years');
      expect(/ (?:conjunction|sextile|square|trine|opposition) \d+°/.test(told)).toBe(!told.includes(none));
    }
  });

  it('finds the eclipse on the Sun itself, in every aspect by its sentence', async () => {
    const place = { place: 'Paris', placeId: '2988507' };
    const born = { ...FORM, ...place, day: '2', month: '8', year: '1985', time: '12:00' };
    const answer = answerOf(await (await postForm('/en/solar-eclipse?date=2027-08-02', born)).text());
    expect(answer).toMatch(/Sun conjunction 0°\d\d′/);
    expect(answer).toContain('In a conjunction, the eclipse is right on the point');
    expect(answer).toContain('Solar eclipse of August 2, 2027');
    expect(answer).toMatch(/Aug 2, 2027 Total solar eclipse 9°55′ Leo Sun conjunction/);
  });

  it('asks which place and which of two times', async () => {
    const springfield = await postForm('/en/lunar-eclipse', { ...FORM, place: 'Springfield', placeId: '' });
    expect(springfield.status).toBe(422);
    expect(await springfield.text()).toMatch(/type="radio" id="birth-place-\d+"/);
    const twice = { day: '31', month: '10', year: '1999', time: '02:30', place: 'Paris', placeId: '2988507' };
    const html = await (await postForm('/en/lunar-eclipse', { ...FORM, ...twice })).text();
    expect(html).toContain('id="birth-fold-1"');
    expect((await postForm('/en/lunar-eclipse', { ...FORM, ...twice, fold: '1' })).status).toBe(200);
  });

  it('takes rubbish for a form with faults', async () => {
    for (const fields of [
      { ask: 'chart' },
      { ask: 'chart', day: 'x'.repeat(5000), place: '\u0000', placeId: '-1' },
      { ask: 'chart', houseSystem: '__proto__', fold: '9', utcOffset: '+99:00', time: '25:61' },
    ]) {
      expect((await postForm('/tr/ay-tutulmasi', fields)).status).toBe(422);
    }
    expect((await postForm('/tr/ay-tutulmasi?date=2027-01-01', FORM)).status).toBe(404);
  });

  it('escapes what was typed', async () => {
    const html = await (
      await postForm('/fr/solar-eclipse', { ...FORM, placeId: '', place: '"><b>x' })
    ).text();
    expect(html).not.toContain('<b>x');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;x"');
  });

  it('leaves the question about a place alone, and the other way round', async () => {
    const html = await (await postForm('/en/solar-eclipse?date=2030-06-01', { place: 'İstanbul' })).text();
    expect(html).toContain('Europe/Istanbul (UTC+03:00)');
    expect(html).not.toContain('name="ask"');
    const asked = await (await postForm('/en/solar-eclipse?date=2030-06-01', FORM)).text();
    const verdict = 'class="eclipse-answer__verdict"';
    expect(html).toContain(verdict);
    expect(asked).not.toContain(verdict);
  });

  it('answers 503 where the places cannot be reached', async () => {
    const down = vi.spyOn(PLACES, 'prepare').mockImplementation(() => {
      throw new Error('the line is down');
    });
    const page = await postForm('/en/solar-eclipse', FORM);
    const api = await postJson(API, BIRTH);
    down.mockRestore();
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '3']);
    expect(await page.text()).toContain('id="birth-place-error"');
    expect([api.status, api.headers.get('Retry-After')]).toEqual([503, '3']);
  });
});
