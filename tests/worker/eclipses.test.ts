import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  GoldenLocalEclipse,
  GoldenLunarEclipse,
  GoldenSolarEclipse,
} from '../../astrology/eclipses/golden.fixture.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import goldenEarth from '../golden/eclipses-sample-2001-2020.json';
import goldenLocal from '../golden/local-solar-eclipses-sample.json';
import { postForm, request } from './request.ts';

type Answered = GoldenSolarEclipse | GoldenLunarEclipse;

const golden = goldenEarth as unknown as readonly Answered[];
const local: readonly GoldenLocalEclipse[] = goldenLocal;

async function eclipses<Eclipse = Answered>(query: string): Promise<readonly Eclipse[]> {
  const response = await request(`/api/astrology/eclipses${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { eclipses: readonly Eclipse[] }).eclipses;
}

/** The golden almanac has no eclipses that are such by the wider rule alone (2016-08-18). */
function isCertain(eclipse: Answered): boolean {
  return !('marginal' in eclipse && eclipse.marginal);
}

function secondsBetween(one: string | undefined, other: string): number {
  return Math.abs(Date.parse(one ?? '') - Date.parse(other)) / 1000;
}

describe.each(['solar', 'lunar'] as const)('GET /api/astrology/eclipses, %s, 2001 to 2020', (kind) => {
  const expected = golden.filter((eclipse) => eclipse.kind === kind);

  it('gives every golden eclipse and no other: type, saros, instant, magnitude', async () => {
    const found = (await eclipses(`?kind=${kind}&from=2001-01-01&to=2020-12-31`)).filter(isCertain);
    expect(found).toHaveLength(expected.length);
    for (const [index, row] of expected.entries()) {
      const eclipse = found[index];
      expect(eclipse).toMatchObject({ kind, type: row.type, saros: row.saros });
      expect(secondsBetween(eclipse?.maximum, row.maximum)).toBeLessThan(60);
      if (row.kind === 'solar' && eclipse?.kind === 'solar') {
        expect(eclipse.central).toBe(row.central);
        expect(Math.abs(eclipse.magnitude - row.magnitude)).toBeLessThan(0.01);
        expect(Math.abs(eclipse.latitude - row.latitude)).toBeLessThan(1);
      }
      if (row.kind === 'lunar' && eclipse?.kind === 'lunar') {
        expect(Math.abs(eclipse.umbralMagnitude - row.umbralMagnitude)).toBeLessThan(0.01);
        expect(Math.abs(eclipse.penumbralMagnitude - row.penumbralMagnitude)).toBeLessThan(0.01);
      }
    }
  });
});

describe('GET /api/astrology/eclipses', () => {
  it('gives both kinds in order of time where no kind is asked for', async () => {
    const found = await eclipses('?from=2001-01-01&to=2020-12-31');
    expect(found.filter(isCertain)).toHaveLength(golden.length);
    const instants = found.map(({ maximum }) => maximum);
    expect(instants).toEqual(instants.toSorted());
  });

  it('takes both borders in: the day of an eclipse alone has it', async () => {
    expect(await eclipses('?kind=solar&from=2027-08-02&to=2027-08-02')).toMatchObject([
      { type: 'total', saros: 136, sign: 'leo', central: true },
    ]);
    expect(await eclipses('?kind=solar&from=2027-08-03&to=2027-08-03')).toEqual([]);
  });

  it('misses no slight penumbral eclipse', async () => {
    for (const day of ['2016-08-18', '2042-10-28']) {
      expect(await eclipses(`?kind=lunar&from=${day}&to=${day}`)).toMatchObject([{ type: 'penumbral' }]);
    }
  });

  it('answers two whole centuries', async () => {
    const found = await eclipses('?from=1900-01-01&to=2099-12-31');
    expect(found.filter(({ kind }) => kind === 'solar')).toHaveLength(452);
  });

  it('may be kept by shared caches', async () => {
    const response = await request('/api/astrology/eclipses?from=2026-01-01&to=2026-12-31');
    expect(response.headers.get('Cache-Control')).toContain('s-maxage=86400');
  });
});

describe.each(['Istanbul', 'Dallas'])('GET /api/astrology/eclipses/local at %s', (place) => {
  const expected = local.filter((row) => row.place === place);
  const { latitude = 0, longitude = 0 } = expected[0] ?? {};

  it('gives the golden eclipses: type, instants within 90 s, magnitude within 0.01', async () => {
    const found = await eclipses<GoldenLocalEclipse>(
      `/local?kind=solar&latitude=${latitude}&longitude=${longitude}&from=2024-01-01`,
    );
    expect(found).toHaveLength(10);
    for (const [index, row] of expected.entries()) {
      const eclipse = found[index];
      expect(eclipse?.type).toBe(row.type);
      for (const name of ['begin', 'maximum', 'end'] as const) {
        expect(secondsBetween(eclipse?.[name], row[name]), `${row.maximum} ${name}`).toBeLessThan(90);
      }
      expect(Math.abs((eclipse?.magnitude ?? 0) - row.magnitude)).toBeLessThan(0.01);
      expect(Math.abs((eclipse?.obscuration ?? 0) - row.obscuration)).toBeLessThan(0.01);
    }
  });
});

describe('GET /api/astrology/eclipses/local', () => {
  it('gives lunar eclipses with the height of the Moon at each contact', async () => {
    const [eclipse] = await eclipses<object>('/local?kind=lunar&latitude=41&longitude=29&from=2025-09-01');
    expect(eclipse).toMatchObject({ kind: 'lunar', type: 'total', contacts: expect.any(Array) });
  });

  it('gives the next ten of both kinds from now on where nothing else is asked for', async () => {
    const found = await eclipses<{ kind: string; seenUntil: string }>('/local?latitude=-33.9&longitude=18.4');
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(2);
    for (const { seenUntil } of found) expect(Date.parse(seenUntil)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is kept nowhere: it says where somebody is', async () => {
    const response = await request('/api/astrology/eclipses/local?latitude=41&longitude=29');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('a bad question about eclipses', () => {
  it.each([
    ['', { from: 'required', to: 'required' }],
    ['?from=2001-01-01', { to: 'required' }],
    ['?from=2001-02-30&to=2002-01-01', { from: 'malformed' }],
    ['?from=yesterday&to=2002-01-01T25:00Z', { from: 'malformed', to: 'malformed' }],
    ['?from=1899-12-31&to=2100-01-01', { from: 'out_of_range', to: 'out_of_range' }],
    ['?from=2002-01-01&to=2001-12-31', { to: 'before_from' }],
    ['?kind=stellar&from=2001-01-01&to=2001-12-31', { kind: 'malformed' }],
    ['?kind=constructor&from=2001-01-01&to=2001-12-31', { kind: 'malformed' }],
    ['/local', { latitude: 'malformed', longitude: 'malformed' }],
    ['/local?latitude=91&longitude=-180.5', { latitude: 'malformed', longitude: 'malformed' }],
    ['/local?latitude=NaN&longitude=1e1', { latitude: 'malformed', longitude: 'malformed' }],
    ['/local?latitude=1&longitude=1&from=2100-01-01', { from: 'out_of_range' }],
    ['/local?latitude=1&longitude=1&kind=both', { kind: 'malformed' }],
  ])('%j gets 422 with its fields named in words', async (query, fields) => {
    const response = await request(`/api/astrology/eclipses${query}`, {
      headers: { 'Accept-Language': 'fr' },
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const { error } = (await response.json()) as {
      error: { code: string; message: string; fields: Record<string, { code: string; message: string }> };
    };
    expect(error.code).toBe('invalid_input');
    const codes = Object.fromEntries(Object.entries(error.fields).map(([name, { code }]) => [name, code]));
    expect(codes).toEqual(fields);
    for (const { message } of Object.values(error.fields)) expect(message).not.toBe(error.message);
  });

  it('by another method gets 405', async () => {
    for (const path of ['', '/local']) {
      const response = await request(`/api/astrology/eclipses${path}`, { method: 'POST' });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

const PAGES = [
  [
    '/tr/gunes-tutulmasi',
    '/tr/ay-tutulmasi',
    'Tam Güneş tutulması',
    '2 Ağustos 2027',
    'Aslan',
    'Yarı gölgeli',
  ],
  ['/en/solar-eclipse', '/en/lunar-eclipse', 'Total solar eclipse', 'August 2, 2027', 'Leo', 'Penumbral'],
  [
    '/es/solar-eclipse',
    '/es/lunar-eclipse',
    'Eclipse solar total',
    '2 de agosto de 2027',
    'Leo',
    'penumbral',
  ],
  [
    '/fr/solar-eclipse',
    '/fr/lunar-eclipse',
    'Éclipse solaire totale',
    '2 août 2027',
    'Lion',
    'par la pénombre',
  ],
  [
    '/pt/solar-eclipse',
    '/pt/lunar-eclipse',
    'Eclipse solar total',
    '2 de agosto de 2027',
    'Leão',
    'penumbral',
  ],
] as const;

async function htmlOf(response: Promise<Response>, status = 200): Promise<string> {
  const answer = await response;
  expect(answer.status).toBe(status);
  return answer.text();
}

describe.each(PAGES)('%s', (solarPath, lunarPath, type, day, sign, penumbral) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the next eclipse by the clock: on 3 July 2027, in 30 days, total, in Leo', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 6, 3, 12) });
    // A page that is asked for a decade is made for each request: no kept one stands before it.
    const html = await htmlOf(request(`${solarPath}?decade=2020`));
    const heading = /<h2 id="eclipse-heading">(.*?)<\/h2>/.exec(html)?.[1];
    expect(heading?.replace(/<[^>]+>/g, '')).toBe(day);
    expect(html).toMatch(new RegExp(`class="eclipse__type">${type}, [^<]*30`));
    expect(html).toContain(sign);
    expect(html).toContain('<dd>136</dd>');
    // What an island says may have gaps to fill; what the page says has none.
    expect(html.replace(/ data-props="[^"]*"/g, '')).not.toContain('{{');
  });

  it('shows an eclipse that the address names, and is found by that of another', async () => {
    const html = await htmlOf(request(`${lunarPath}?date=2016-08-18`));
    expect(html).toMatch(new RegExp(`class="eclipse__type">[^<]*${penumbral}`));
    expect(html).toContain('<meta name="description"');
    expect(html).not.toContain('name="robots"');
    expect(await htmlOf(request(`${lunarPath}?date=2016-08-19`), 404)).not.toContain('eclipse-heading');
  });

  it('answers a place in the hours of its own clocks', async () => {
    const html = await htmlOf(postForm(`${solarPath}?date=2030-06-01`, { place: 'İstanbul' }));
    expect(html).toContain('Europe/Istanbul (UTC+03:00)');
    // 05:04:20 UTC.
    expect(html).toMatch(/<dd>0?8:04/);
    expect(html).toContain('88');
    expect(html).toContain('eclipse-map__here');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    { place: '' },
    { place: 'Qqxyzzy' },
    { place: 'Springfield' },
    {},
    { place: '\u0000', placeId: 'x' },
  ])('names the fault of %j by the field', async (fields) => {
    const html = await htmlOf(postForm(lunarPath, fields as Record<string, string>), 422);
    expect(html).toContain('id="eclipse-place-error"');
    expect(html).toContain('aria-invalid="true"');
  });
});

describe('the pages of eclipses', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['?decade=2015', '?decade=1890', '?decade=x', '?date=', '?date=2027-13-01', '?date=<b>'])(
    'with %s, which names nothing, are not there',
    async (query) => {
      for (const path of ['/en/solar-eclipse', '/en/lunar-eclipse']) {
        await htmlOf(request(path + query), 404);
      }
    },
  );

  it('list every decade from 1900 to 2099', async () => {
    const html = await htmlOf(request('/en/solar-eclipse?decade=2090'));
    expect(html).toContain('?decade=1900#list');
    expect(html.match(/\?date=209\d/g)?.length).toBe(23);
  });

  it.each([
    ['/en/solar-eclipse?date=2026-08-12', 48, 72, 126, ['2008-08-01', '2044-08-23']],
    ['/en/lunar-eclipse?date=2026-03-03', 27, 71, 133, ['2008-02-21', '2044-03-13']],
    ['/en/lunar-eclipse?date=2027-07-18', 72, 72, 110, ['2009-07-07']],
  ] as const)(
    '%s is told its place in its saros, and its neighbours',
    async (path, member, count, saros, days) => {
      const html = await htmlOf(request(path));
      expect(html).toContain(`number ${member} of ${count} in Saros ${saros},`);
      const family = /<p>It’s number.*?<\/p>/s.exec(html)?.[0] ?? '';
      expect([...family.matchAll(/\?date=([\d-]+)/g)].map(([, day]) => day)).toEqual(days);
    },
  );

  it('name the signs that an eclipse touches, and the axis on which it falls', async () => {
    const [signs, axes] = [await loadTexts('en', 'eclipseSigns'), await loadTexts('en', 'eclipseAxes')];
    const html = await htmlOf(request('/en/solar-eclipse?date=2026-08-12'));
    const shown = /aria-labelledby="signs-heading".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect([...shown.matchAll(/<dt>(\w+)<\/dt>/g)].map(([, name]) => name)).toEqual([
      'Leo',
      'Aquarius',
      'Scorpio',
      'Taurus',
    ]);
    for (const text of [signs.same.leo, signs.opposite.aquarius, signs.square.scorpio, signs.square.taurus])
      expect(shown).toContain(text);
    // The north node stood in Aquarius from 2026-07-26 on.
    expect(shown).toContain('The Aquarius–Leo axis');
    expect(shown).toContain(axes.aquarius);
  });

  it('lead from the next eclipse to its own page with what it touches', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 6, 3, 12) });
    const html = await htmlOf(request('/en/solar-eclipse?tz=UTC'));
    expect(html).toContain('href="/en/solar-eclipse?date=2026-08-12#signs"');
    expect(html).not.toContain('signs-heading');
  });

  it('tell nothing of a family whose catalogue leaves it out', async () => {
    const html = await htmlOf(request('/en/lunar-eclipse?date=2016-08-18'));
    expect(html).not.toContain('in Saros 109');
  });

  it('mark an Earth that sees no whole ring: an annular eclipse that is not central', async () => {
    const html = await htmlOf(request('/en/solar-eclipse?date=2014-04-29'));
    expect(html).toContain('Not central');
    expect(html).not.toContain('"eclipse-map__line');
  });
});
