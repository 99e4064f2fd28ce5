import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { VERIFY_URL } from '../../worker/human-check/verify-human.ts';
import { ORIGIN, postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };
const CHART_ID = 'chart-0001';

interface Rows {
  batch(statements: unknown[]): Promise<unknown>;
  prepare(sql: string): {
    first<Row>(): Promise<Row | null>;
    all<Row>(): Promise<{ results: Row[] }>;
    bind(...values: unknown[]): { first<Row>(): Promise<Row | null> };
  };
}

interface Limit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** What the tests look into or put out of order. */
interface TestEnv {
  ACCOUNTS: Rows;
  PLACES: Rows;
  ACCOUNT_LIMIT: Limit;
  LOGIN_LIMIT: Limit;
  NEWCOMER_LIMIT: Limit;
  SESSION_KEYS: string;
}

const bindings = env as unknown as TestEnv;
const { ACCOUNTS } = bindings;

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function put(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return request(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function detailOf(headers: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = (await (await request('/api/user/v3/get-detail', { headers })).json()) as {
    response: Record<string, unknown>;
  };
  return answer.response;
}

describe('signing in', () => {
  it('gives a session that no script can read, and readable cookies without proof', async () => {
    const response = await postJson('/api/account/session', {
      idToken: await idTokenOf({ id: 'ada', name: 'Ada' }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      userId: 'ada',
      loginMethod: 'email',
      isNew: true,
      redirectPath: null,
    });
    const lines = response.headers.getSetCookie();
    const lineOf = (name: string) => lines.find((line) => line.startsWith(`${name}=`)) ?? '';
    expect(lineOf(SESSION_COOKIE)).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(lineOf(SESSION_COOKIE)).toContain('Max-Age=2592000');
    expect(lineOf('authUserId')).toContain('Max-Age=2592000');
    expect(decodeURIComponent(lineOf('authUserDetail'))).toContain('{"name":"Ada"}');
    expect(lines.join(' ')).not.toContain('ada@example.com');
  });

  it('again is the same person', async () => {
    await signIn({ id: 'twice' });
    const again = await postJson('/api/account/session', { idToken: await idTokenOf({ id: 'twice' }) });
    expect(await again.json()).toMatchObject({ isNew: false });
  });

  it('keeps what a new person agreed to in the statement that makes them', async () => {
    const batch = vi.spyOn(ACCOUNTS, 'batch');
    const prepare = vi.spyOn(ACCOUNTS, 'prepare');
    const idToken = await idTokenOf({ id: 'agreed' });
    const response = await postJson('/api/account/session', { idToken, marketing: true });
    const written = prepare.mock.calls.filter(([sql]) => /^\s*(?:INSERT|UPDATE)/.test(sql));
    expect(batch).toHaveBeenCalledTimes(1);
    expect(written.filter(([sql]) => /INTO user|UPDATE user/.test(sql))).toHaveLength(2);
    expect(
      await detailOf({ Cookie: `${SESSION_COOKIE}=${cookiesOf(response).get(SESSION_COOKIE)}` }),
    ).toMatchObject({
      marketing: true,
    });
    const again = await postJson('/api/account/session', { idToken, marketing: false });
    expect(
      await detailOf({ Cookie: `${SESSION_COOKIE}=${cookiesOf(again).get(SESSION_COOKIE)}` }),
    ).toMatchObject({
      marketing: true,
    });
  });

  it.each([
    [{}, 422],
    [{ idToken: 7 }, 422],
    [{ idToken: 'token' }, 401],
    ['no json', 422],
  ])('with %j is refused with %i', async (body, status) => {
    expect((await postJson('/api/account/session', body)).status).toBe(status);
  });

  it('from another site is refused', async () => {
    const response = await postJson(
      '/api/account/session',
      { idToken: await idTokenOf({ id: 'csrf' }) },
      { Origin: 'https://evil.test' },
    );
    expect(response.status).toBe(403);
  });
});

describe('a session', () => {
  it('shows the profile of the person, in `response`', async () => {
    const headers = await signIn({ id: 'profile', name: 'Pia' });
    expect(await detailOf(headers)).toMatchObject({
      id: 'profile',
      email: 'profile@example.com',
      name: 'Pia',
      loginMethod: 'email',
      birth: null,
    });
  });

  it('gives a bearer that is good for the API and for nothing else', async () => {
    const headers = await signIn({ id: 'bearer' });
    const { token, expiresInSeconds } = (await (await request('/api/account/token', { headers })).json()) as {
      token: string;
      expiresInSeconds: number;
    };
    expect(expiresInSeconds).toBe(300);
    expect(await detailOf({ Authorization: `Bearer ${token}` })).toMatchObject({ id: 'bearer' });
    const asCookie = await request('/api/user/v3/get-detail', {
      headers: { Cookie: `${SESSION_COOKIE}=${token}` },
    });
    expect(asCookie.status).toBe(401);
  });

  it('gives its bearer to the cookie alone, with the person’s id and at a pace', async () => {
    const headers = await signIn({ id: 'renewer' });
    const answer = await request('/api/account/token', { headers });
    const { token, userId } = (await answer.json()) as { token: string; userId: string };
    expect(userId).toBe('renewer');
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await request('/api/account/token', { headers: bearer })).status).toBe(401);
    expect((await request('/api/account/token', { headers: { ...headers, ...bearer } })).status).toBe(200);
    vi.spyOn(bindings.ACCOUNT_LIMIT, 'limit').mockResolvedValue({ success: false });
    expect((await request('/api/account/token', { headers })).status).toBe(429);
  });

  it('opened before the address was confirmed does not outlive its confirmation', async () => {
    const before = await signIn({ id: 'early', emailVerified: false, signedInSecondsAgo: 600 });
    expect((await request('/api/user/v3/get-detail', { headers: before })).status).toBe(200);
    const after = await signIn({ id: 'early' });
    expect((await request('/api/user/v3/get-detail', { headers: before })).status).toBe(401);
    expect(await detailOf(after)).toMatchObject({ id: 'early', emailVerified: true });
    const old = await idTokenOf({ id: 'early', signedInSecondsAgo: 600 });
    expect((await postJson('/api/account/session', { idToken: old })).status).toBe(401);
  });

  it('of a token from before the confirmation leaves the address confirmed, of another address does not', async () => {
    await signIn({ id: 'confirmed' });
    const headers = await signIn({ id: 'confirmed', emailVerified: false });
    expect(await detailOf(headers)).toMatchObject({ emailVerified: true });
    const moved = await signIn({ id: 'confirmed', emailVerified: false, email: 'moved@example.com' });
    expect(await detailOf(moved)).toMatchObject({ email: 'moved@example.com', emailVerified: false });
  });

  it.each(['', 'broken', 'a:short'])(
    'is neither believed nor taken back with the keys “%s”',
    async (keys) => {
      const headers = await signIn({ id: 'keyless' });
      const idToken = await idTokenOf({ id: 'keyless-newcomer' });
      const before = bindings.SESSION_KEYS;
      bindings.SESSION_KEYS = keys;
      try {
        const answers = [
          await request('/api/user/v3/get-detail', { headers }),
          await request('/api/account/token', { headers }),
          await request(href('profile', 'en'), { headers }),
          await postJson('/api/account/session', { idToken }, headers),
          await postJson('/api/account/delete', { idToken }, headers),
          await postJson('/api/account/logout', { everywhere: true }, headers),
        ];
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
        for (const answer of answers) expect(answer.headers.getSetCookie().join()).not.toContain('authToken');
        expect((await request('/api/user/v3/get-detail')).status).toBe(401);
        expect(await rowsOf('keyless-newcomer')).toMatchObject({ user: 0 });
      } finally {
        bindings.SESSION_KEYS = before;
      }
      expect((await request('/api/user/v3/get-detail', { headers })).status).toBe(200);
    },
  );

  it('that proves nothing is taken back', async () => {
    const response = await request('/api/user/v3/get-detail', {
      headers: { Cookie: `${SESSION_COOKIE}=forged` },
    });
    expect(response.status).toBe(401);
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
  });

  it('ends at sign-out, and a second sign-out is no fault', async () => {
    const headers = await signIn({ id: 'leaver' });
    for (let times = 0; times < 2; times++) {
      const response = await postJson('/api/account/logout', {}, headers);
      expect(response.status).toBe(200);
      expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    }
  });

  it('ends everywhere when it is asked to', async () => {
    const here = await signIn({ id: 'roamer' });
    const there = await signIn({ id: 'roamer', signedInSecondsAgo: 20 });
    await postJson('/api/account/logout', { everywhere: true }, here);
    expect((await request('/api/user/v3/get-detail', { headers: there })).status).toBe(401);
    const old = await postJson('/api/account/session', { idToken: await idTokenOf({ id: 'roamer' }) });
    expect(old.status).toBe(401);
    expect(await old.json()).toMatchObject({ error: { code: 'invalid_token' } });
    const anew = await signIn({ id: 'roamer', signedInSecondsAgo: 0 });
    expect((await request('/api/user/v3/get-detail', { headers: anew })).status).toBe(200);
  });

  it('is signed anew after a day, by a page and by no answer to a script', async () => {
    const headers = await signIn({ id: 'regular' });
    const later = Date.now() + 25 * 3_600_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    for (const path of ['/api/user/v3/get-detail', '/api/account/token']) {
      const answer = await request(path, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const page = await request(href('profile', 'en'), { headers });
    expect(page.status).toBe(200);
    expect(cookiesOf(page).get(SESSION_COOKIE)).toMatch(/^ey/);
  });

  it('that is signed anew lasts as long as a new one, with all that is shown of its person', async () => {
    const { Cookie } = await signIn({ id: 'long-shown' });
    const shown = 'authUserDetail=%7B%22name%22%3A%22Ada%22%7D; authBasicPlanets=%7B%22sun%22%3A%22leo%22%7D';
    const headers = { Cookie: `lastLang=en; ${Cookie}; ${shown}` };
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
    const page = await request(href('profile', 'en'), { headers });
    const lines = page.headers.getSetCookie().map((line) => line.replace(/=ey[^;]+/, '=a token'));
    const kept = 'Max-Age=2592000; Path=/;';
    expect(lines.toSorted()).toEqual([
      `${SESSION_COOKIE}=a token; ${kept} HttpOnly; Secure; SameSite=Lax`,
      `authBasicPlanets=%7B%22sun%22%3A%22leo%22%7D; ${kept} Secure; SameSite=Lax`,
      `authUserDetail=%7B%22name%22%3A%22Ada%22%7D; ${kept} Secure; SameSite=Lax`,
      `authUserId=long-shown; ${kept} HttpOnly; Secure; SameSite=Lax`,
    ]);
    const fresh = {
      Cookie: `lastLang=en; ${SESSION_COOKIE}=${cookiesOf(page).get(SESSION_COOKIE)}; ${shown}`,
    };
    const next = await request(href('profile', 'en'), { headers: fresh });
    expect([next.status, next.headers.getSetCookie()]).toEqual([200, []]);
  });

  it('is known by its bearer however the scheme is written, and a bearer that proves nothing touches no cookie', async () => {
    const headers = await signIn({ id: 'bearer-words' });
    const { token } = (await (await request('/api/account/token', { headers })).json()) as { token: string };
    const answerTo = (Authorization: string, more: object = {}) =>
      request('/api/user/v3/get-detail', { headers: { Authorization, ...more } });
    expect((await answerTo(`bearer ${token}`)).status).toBe(200);
    for (const words of [token, `Bearer ${token} `.repeat(2), `Basic ${token}`])
      expect((await answerTo(words)).status, words).toBe(401);
    const forged = await answerTo('Bearer forged', headers);
    expect([forged.status, forged.headers.getSetCookie()]).toEqual([401, []]);
    const page = await request(href('profile', 'en'), { headers: { Authorization: `Bearer ${token}` } });
    expect(page.headers.getSetCookie().join()).not.toContain('authToken');
  });

  it('of a sign-in that is older than ninety days is not given', async () => {
    const idToken = await idTokenOf({ id: 'old', signedInSecondsAgo: 91 * 86_400 });
    expect((await postJson('/api/account/session', { idToken })).status).toBe(401);
    expect(await rowsOf('old')).toMatchObject({ user: 0 });
  });

  it('survives a database that is down: 503, and nobody is signed out', async () => {
    const headers = await signIn({ id: 'patient' });
    const broken = vi.spyOn(ACCOUNTS, 'prepare').mockImplementation(() => {
      throw new Error('the database is down');
    });
    const response = await request('/api/user/v3/get-detail', { headers });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('3');
    expect(response.headers.getSetCookie().join()).not.toContain('authToken=;');
    const idToken = await idTokenOf({ id: 'patient' });
    for (const path of ['session', 'delete', 'logout']) {
      const refused = await postJson(`/api/account/${path}`, { idToken, everywhere: true }, headers);
      expect(refused.status, path).toBe(503);
      expect(refused.headers.getSetCookie().join(), path).not.toContain('authToken=;');
    }
    broken.mockRestore();
    expect((await request('/api/user/v3/get-detail', { headers })).status).toBe(200);
  });
});

describe('whoever brings no session any more', () => {
  const SHOWN = 'authUserDetail=%7B%22name%22%3A%22Ada%22%7D; authBasicPlanets=%7B%7D';

  it.each([
    '/api/user/v3/get-detail',
    '/api/astrology/basic-planets',
    '/api/account/token',
    href('profile', 'en'),
  ])('is shown nowhere from then on: %s', async (path) => {
    const cookies = cookiesOf(await request(path, { headers: { Cookie: SHOWN } }));
    expect(cookies.get('authUserDetail')).toBe('');
    expect(cookies.get('authBasicPlanets')).toBe('');
  });

  it('is sent no cookies where none is shown', async () => {
    const response = await request('/api/user/v3/get-detail', { headers: { Cookie: 'lastLang=en' } });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('the profile', () => {
  it('is changed by what is given, and shows the big three in a cookie', async () => {
    const headers = await signIn({ id: 'changer' });
    const response = await put('/api/user/profile', { name: ' Cem ', language: 'tr', birth: BIRTH }, headers);
    expect(response.status).toBe(200);
    expect(JSON.parse(decodeURIComponent(cookiesOf(response).get('authBasicPlanets') ?? ''))).toEqual({
      sun: 'gemini',
      moon: 'capricorn',
      rising: 'libra',
    });
    expect(await detailOf(headers)).toMatchObject({
      name: 'Cem',
      language: 'tr',
      marketing: false,
      birth: BIRTH,
    });
    await put('/api/user/profile', { marketing: true }, headers);
    expect(await detailOf(headers)).toMatchObject({ name: 'Cem', marketing: true, birth: BIRTH });
    await put('/api/user/profile', { birth: null }, headers);
    expect(await detailOf(headers)).toMatchObject({ name: 'Cem', birth: null });
  });

  it.each([
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ language: 'de' }, 'language'],
    [{ marketing: 'yes' }, 'marketing'],
    [{ birth: { ...BIRTH, month: '13' } }, 'date'],
    [{ birth: { ...BIRTH, time: '25:00' } }, 'time'],
    [{ birth: { ...BIRTH, year: '2099' } }, 'date'],
    [{ birth: 'yesterday' }, 'birth'],
  ])('refuses %j by its field', async (body, field) => {
    const response = await put('/api/user/profile', body, await signIn({ id: 'sloppy' }));
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { error: { fields: object } }).error.fields)).toContain(
      field,
    );
  });
});

describe('saved charts', () => {
  it('are added once, renamed, listed and removed', async () => {
    const headers = await signIn({ id: 'keeper' });
    for (let times = 0; times < 2; times++) {
      const kept = await put(`/api/user/charts/${CHART_ID}`, { name: 'Mother', fields: BIRTH }, headers);
      expect(kept.status).toBe(200);
    }
    await put(`/api/user/charts/${CHART_ID}`, { name: 'Anne' }, headers);
    const list = async () =>
      ((await (await request('/api/user/charts', { headers })).json()) as { charts: object[] }).charts;
    expect(await list()).toEqual([
      { id: CHART_ID, name: 'Anne', kind: null, fields: BIRTH, created: expect.stringMatching(/Z$/) },
    ]);
    await request(`/api/user/charts/${CHART_ID}`, { method: 'DELETE', headers });
    expect(await list()).toEqual([]);
    expect((await put(`/api/user/charts/${CHART_ID}`, { name: 'Anne' }, headers)).status).toBe(404);
  });

  it('say whose they are, where that was said, and keep it until it is said anew', async () => {
    const headers = await signIn({ id: 'kinds' });
    const path = `/api/user/charts/${CHART_ID}`;
    const kept = await put(path, { name: 'Ada', kind: 'partner', fields: BIRTH }, headers);
    expect(await kept.json()).toMatchObject({ name: 'Ada', kind: 'partner' });
    const kindNow = async () => {
      const { charts } = (await (await request('/api/user/export', { headers })).json()) as {
        charts: { kind: string | null }[];
      };
      return charts[0]?.kind;
    };
    await put(path, { name: 'Ada Lovelace' }, headers);
    expect(await kindNow()).toBe('partner');
    expect(await (await put(path, { name: 'Ada', kind: 'friend' }, headers)).json()).toMatchObject({
      kind: 'friend',
    });
    expect(await kindNow()).toBe('friend');
    await put(path, { name: 'Ada', kind: null }, headers);
    expect(await kindNow()).toBeNull();
    expect((await put(path, { name: 'Ada', kind: 'rival' }, headers)).status).toBe(422);
  });

  it('are one for one birth, however it is told and under whatever id it comes', async () => {
    const headers = await signIn({ id: 'twice' });
    await put(`/api/user/charts/${CHART_ID}`, { name: 'Mother', fields: BIRTH }, headers);
    const { placeFor: _placeFor, ...told } = { placeFor: '', ...BIRTH };
    const again = { ...told, day: `0${Number(BIRTH.day)}`.slice(-2), zodiac: 'tropical' };
    const answer = await put('/api/user/charts/another-id', { name: 'Anne', fields: again }, headers);
    expect(await answer.json()).toMatchObject({ id: CHART_ID, name: 'Mother' });
    const other = { ...told, houseSystem: 'koch' };
    await put('/api/user/charts/with-koch', { name: 'Koch', fields: other }, headers);
    const { charts } = (await (await request('/api/user/charts', { headers })).json()) as {
      charts: { id: string }[];
    };
    expect(charts.map(({ id }) => id).sort()).toEqual([CHART_ID, 'with-koch'].sort());
  });

  it('are one for one birth that comes under several ids at the same moment', async () => {
    const headers = await signIn({ id: 'presser' });
    const other = { ...BIRTH, year: '1991' };
    await put('/api/user/charts/the-first-of-all', { name: 'Other', fields: other }, headers);
    const told = [
      BIRTH,
      { ...BIRTH, day: '010' },
      { ...BIRTH, zodiac: 'tropical' },
      { ...BIRTH, placeId: '' },
    ];
    const answers = await Promise.all(
      told.map((fields, at) =>
        put(`/api/user/charts/press-000${at}`, { name: `Press ${at}`, fields }, headers),
      ),
    );
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
      id: string;
      name: string;
    }[];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    const { charts } = (await (await request('/api/user/charts', { headers })).json()) as {
      charts: { id: string }[];
    };
    expect(charts.map(({ id }) => id).sort()).toEqual([bodies[0]?.id, 'the-first-of-all'].sort());
  });

  it('are one for one birth of which the place could not be asked for at first', async () => {
    const headers = await signIn({ id: 'placeless' });
    const { placeId: _none, ...typed } = BIRTH;
    const nowhere = { ...typed, place: 'Atlantis' };
    const places = vi.spyOn(bindings.PLACES, 'prepare').mockImplementation(() => {
      throw new Error('the places are down');
    });
    await put(`/api/user/charts/${CHART_ID}`, { name: 'Mother', fields: typed }, headers);
    places.mockRestore();
    const again = await put('/api/user/charts/another-id', { name: 'Anne', fields: typed }, headers);
    expect(await again.json()).toMatchObject({ id: CHART_ID, name: 'Mother' });
    const elsewhere = await put('/api/user/charts/elsewhere', { name: 'Nowhere', fields: nowhere }, headers);
    expect(await elsewhere.json()).toMatchObject({ id: 'elsewhere' });
  });

  it.each([
    ['short', { name: 'x', fields: BIRTH }],
    [CHART_ID, { name: '', fields: BIRTH }],
    [CHART_ID, { name: 'x', fields: { ...BIRTH, day: '32' } }],
    [CHART_ID, { fields: BIRTH }],
  ])('refuse %s with %j', async (id, body) => {
    expect((await put(`/api/user/charts/${id}`, body, await signIn({ id: 'sloppy' }))).status).toBe(422);
  });
});

describe('what somebody keeps', () => {
  const ROUTES: readonly [method: string, path: string, body?: object][] = [
    ['GET', '/api/user/v3/get-detail'],
    ['PUT', '/api/user/profile', { name: 'Mallory' }],
    ['GET', '/api/user/charts'],
    ['PUT', `/api/user/charts/${CHART_ID}`, { name: 'Mine now' }],
    ['DELETE', `/api/user/charts/${CHART_ID}`],
    ['GET', '/api/user/export'],
    ['GET', '/api/account/token'],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/AAAAAAAAAAAAAAAAAAAAAA'],
    ['GET', '/api/astrology/basic-planets'],
  ];

  it.each(ROUTES)('%s %s asks who is there', async (method, path, body) => {
    const response = await request(path, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is neither read nor changed by another who knows its ids', async () => {
    const ada = await signIn({ id: 'owner', name: 'Ada' });
    await put('/api/user/profile', { birth: BIRTH }, ada);
    await put(`/api/user/charts/${CHART_ID}`, { name: 'Secret', fields: BIRTH }, ada);
    const before = await (await request('/api/user/export', { headers: ada })).text();
    const mallory = await signIn({ id: 'mallory' });
    for (const [method, path, body] of ROUTES) {
      const response = await request(path, {
        method,
        headers: { ...mallory, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(await response.text(), `${method} ${path}`).not.toMatch(/Secret|owner|1990/);
    }
    expect(await (await request('/api/user/export', { headers: ada })).text()).toBe(before);
  });
});

/** Rows of every table that name somebody in any column. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { results: tables } = await ACCOUNTS.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  const counts = tables.map(async ({ name }) => {
    const { results: columns } = await ACCOUNTS.prepare(`PRAGMA table_info(${name})`).all<{ name: string }>();
    const where = columns.map((column) => `${column.name} = ?1`).join(' OR ');
    const row = await ACCOUNTS.prepare(`SELECT count(*) AS count FROM ${name} WHERE ${where}`)
      .bind(userId)
      .first<{ count: number }>();
    return [name, row?.count ?? -1] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe('an account', () => {
  const leave = (idToken: string, headers: Record<string, string> = {}) =>
    postJson('/api/account/delete', { idToken }, headers);

  it('is deleted by whoever has just signed in, with every row of theirs', async () => {
    const headers = await signIn({ id: 'goner' });
    await put(`/api/user/charts/${CHART_ID}`, { name: 'x', fields: BIRTH }, headers);
    expect(await rowsOf('goner')).toMatchObject({ user: 1, chart: 1, session: 1 });
    const response = await leave(await idTokenOf({ id: 'goner' }), headers);
    expect(await response.json()).toEqual({ deleted: true });
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    expect(Object.values(await rowsOf('goner')).filter((count) => count !== 0)).toEqual([]);
    expect((await request('/api/user/v3/get-detail', { headers })).status).toBe(401);
  });

  it('is deleted without a session too, and a second time without harm', async () => {
    await signIn({ id: 'goes-quietly' });
    expect((await leave(await idTokenOf({ id: 'goes-quietly' }))).status).toBe(200);
    expect((await leave(await idTokenOf({ id: 'goes-quietly' }))).status).toBe(200);
    expect(Object.values(await rowsOf('goes-quietly')).filter((count) => count !== 0)).toEqual([]);
  });

  it.each([
    ['an old sign-in', 403, () => idTokenOf({ id: 'stayer', signedInSecondsAgo: 600 })],
    ['a forged token', 401, async () => `${(await idTokenOf({ id: 'stayer' })).slice(0, -8)}AAAAAAAA`],
  ])('is not deleted for %s', async (_, status, token) => {
    const headers = await signIn({ id: 'stayer' });
    expect((await leave(await token(), headers)).status).toBe(status);
    expect(await rowsOf('stayer')).toMatchObject({ user: 1 });
  });

  it('made anew does not bring back the sessions of the one that was deleted', async () => {
    const before = await signIn({ id: 'phoenix' });
    await leave(await idTokenOf({ id: 'phoenix' }));
    vi.setSystemTime(Date.now() + 2000);
    await signIn({ id: 'phoenix', signedInSecondsAgo: 0 });
    expect((await request('/api/user/v3/get-detail', { headers: before })).status).toBe(401);
    vi.useRealTimers();
  });

  it('is not made anew by a proof from before its deletion, whichever key signs meanwhile', async () => {
    const idToken = await idTokenOf({ id: 'ghost' });
    await signIn({ id: 'ghost' });
    await leave(idToken);
    expect((await postJson('/api/account/session', { idToken })).status).toBe(401);
    const before = bindings.SESSION_KEYS;
    bindings.SESSION_KEYS = `newest:${'A'.repeat(43)},${before}`;
    expect((await postJson('/api/account/session', { idToken })).status).toBe(401);
    bindings.SESSION_KEYS = before;
    expect(await rowsOf('ghost')).toMatchObject({ user: 0, session: 0 });
  });

  it('that is deleted is remembered by a hash, for an hour', async () => {
    const remembered = async () =>
      (await ACCOUNTS.prepare('SELECT id_hash FROM closed_account').all<{ id_hash: string }>()).results;
    await leave(await idTokenOf({ id: 'forgotten' }));
    expect((await remembered()).at(-1)?.id_hash).toMatch(/^[\w-]{43}$/);
    vi.setSystemTime(Date.now() + 3_700_000);
    await signIn({ id: 'sweeper' });
    expect(await remembered()).toEqual([]);
    vi.useRealTimers();
  });

  it('is not deleted by its session alone', async () => {
    const headers = await signIn({ id: 'stayer' });
    expect((await postJson('/api/account/delete', {}, headers)).status).toBe(422);
    expect(await rowsOf('stayer')).toMatchObject({ user: 1 });
  });

  it('is not deleted in the middle of another person’s session', async () => {
    await signIn({ id: 'stayer' });
    const other = await signIn({ id: 'passer-by' });
    const response = await leave(await idTokenOf({ id: 'stayer' }), other);
    expect(response.status).toBe(409);
    expect(await rowsOf('stayer')).toMatchObject({ user: 1 });
    expect(await rowsOf('passer-by')).toMatchObject({ user: 1 });
  });
});

describe('a sign-in with a proof of the human check', () => {
  const enter = async (id: string, verified: object | null) => {
    serveKeys({ [VERIFY_URL]: verified });
    const human = { token: 'proof', action: 'signup' };
    return postJson('/api/account/session', { idToken: await idTokenOf({ id }), human });
  };
  const hostname = new URL(ORIGIN).hostname;

  it('that holds is let in', async () => {
    expect((await enter('human', { success: true, action: 'signup', hostname })).status).toBe(200);
  });

  it('is sent with one key, however often it comes', async () => {
    await enter('repeater', { success: true, action: 'signup', hostname });
    await enter('repeater', { success: true, action: 'signup', hostname });
    const bodies = vi
      .mocked(fetch)
      .mock.calls.flatMap(([input, init]) => (input === VERIFY_URL ? [init?.body] : []));
    const keys = bodies.map(
      (body) => (JSON.parse(String(body)) as { idempotency_key?: string }).idempotency_key,
    );
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('that does not hold is refused, and leaves no row', async () => {
    const response = await enter('robot', { success: false, 'error-codes': ['invalid-input-response'] });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'human_check_failed' } });
    expect(await rowsOf('robot')).toMatchObject({ user: 0 });
  });

  it('that nobody can check is let in at the pace of those who have none', async () => {
    expect((await enter('unsure', null)).status).toBe(200);
    vi.spyOn(bindings.NEWCOMER_LIMIT, 'limit').mockResolvedValue({ success: false });
    expect((await enter('flood', null)).status).toBe(429);
  });
});

describe('a new account without a proof of the human check', () => {
  const ANSWERS = { success: false, 'error-codes': ['missing-input-response'] };
  const enter = async (id: string, provider?: string) =>
    postJson('/api/account/session', { idToken: await idTokenOf({ id, ...(provider && { provider }) }) });

  it('is refused while the check answers, and leaves no row', async () => {
    serveKeys({ [VERIFY_URL]: ANSWERS });
    const response = await enter('unproven');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'human_check_failed' } });
    expect(await rowsOf('unproven')).toMatchObject({ user: 0, session: 0 });
  });

  it('is made at a slower pace while the check is down', async () => {
    expect((await enter('let-in')).status).toBe(200);
    vi.spyOn(bindings.NEWCOMER_LIMIT, 'limit').mockResolvedValue({ success: false });
    expect((await enter('slowed')).status).toBe(429);
    expect((await enter('let-in')).status).toBe(200);
  });

  it('is made for whoever comes by the window of a provider, which has looked itself', async () => {
    serveKeys({ [VERIFY_URL]: ANSWERS });
    expect((await enter('by-google', 'google.com')).status).toBe(200);
    vi.spyOn(bindings.NEWCOMER_LIMIT, 'limit').mockResolvedValue({ success: false });
    expect((await enter('by-facebook', 'facebook.com')).status).toBe(429);
  });

  it('is no new one to whoever has been here', async () => {
    await signIn({ id: 'old-friend' });
    serveKeys({ [VERIFY_URL]: ANSWERS });
    expect((await enter('old-friend')).status).toBe(200);
  });
});

describe('a flood', () => {
  it.each([
    ['LOGIN_LIMIT', 'POST', '/api/account/session'],
    ['LOGIN_LIMIT', 'POST', '/api/account/delete'],
    ['ACCOUNT_LIMIT', 'POST', '/api/account/logout'],
    ['ACCOUNT_LIMIT', 'GET', '/api/account/token'],
    ['ACCOUNT_LIMIT', 'GET', '/api/account/sessions'],
    ['ACCOUNT_LIMIT', 'DELETE', '/api/account/sessions/AAAAAAAAAAAAAAAAAAAAAA'],
    ['ACCOUNT_LIMIT', 'GET', '/api/user/export'],
  ] as const)('is held back by %s: %s %s', async (name, method, path) => {
    vi.spyOn(bindings[name], 'limit').mockResolvedValue({ success: false });
    const response = await request(path, { method });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
  });
});

describe('GET /api/astrology/basic-planets', () => {
  it('gives the person’s own planets', async () => {
    const headers = await signIn({ id: 'planets' });
    const ask = async () =>
      (await (await request('/api/astrology/basic-planets', { headers })).json()) as {
        planets: { id: string; sign: string | null }[];
        missing: string | null;
      };
    expect(await ask()).toEqual({ planets: [], ascendant: null, missing: 'birth' });
    await put('/api/user/profile', { birth: BIRTH }, headers);
    const { planets, missing } = await ask();
    expect(missing).toBeNull();
    expect(planets.map(({ id }) => id)).toHaveLength(10);
    expect(planets[0]).toMatchObject({ id: 'sun', sign: 'gemini' });
  });
});
