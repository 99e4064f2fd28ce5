import { env, exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { GOOGLE_KEYS_URL } from '../../worker/identity/signing-keys.ts';
import { eventually } from './eventually.ts';
import { ORIGIN, postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

interface Statement {
  bind(...values: unknown[]): Statement;
  run(): Promise<unknown>;
  all<Row>(): Promise<{ results: Row[] }>;
}
const { ACCOUNTS } = env as unknown as { ACCOUNTS: { prepare(sql: string): Statement } };

const DETAIL = '/api/user/v3/get-detail';
const SESSIONS = '/api/account/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Headers = Record<string, string>;

interface Listed {
  id: string;
  isCurrent: boolean;
  browser: string | null;
  system: string | null;
  country: string | null;
  created: string;
  seen: string;
}

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function statusOf(headers: Headers, path = DETAIL): Promise<number> {
  return (await request(path, { headers })).status;
}

async function listed(headers: Headers): Promise<Listed[]> {
  const answer = await request(SESSIONS, { headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { sessions: Listed[] }).sessions;
}

async function bearerOf(headers: Headers): Promise<Headers> {
  const answer = await request('/api/account/token', { headers });
  return { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

/** Opens a session by an ID token, as a browser that says so does. */
async function open(idToken: string, headers: Headers = {}): Promise<Headers> {
  const response = await postJson('/api/account/session', { idToken }, headers);
  expect(response.status).toBe(200);
  return { Cookie: `${SESSION_COOKIE}=${cookiesOf(response).get(SESSION_COOKIE)}` };
}

function end(id: string, headers: Headers): Promise<Response> {
  return request(`${SESSIONS}/${id}`, { method: 'DELETE', headers });
}

function postProfile(fields: Record<string, string>, headers: Headers): Promise<Response> {
  return request(href('profile', 'en'), { method: 'POST', headers, body: new URLSearchParams(fields) });
}

describe('a sign-out', () => {
  it('ends the session itself: a copied cookie and a bearer are worth nothing at once', async () => {
    const headers = await signIn({ id: 'copied' });
    const bearer = await bearerOf(headers);
    expect([await statusOf(headers), await statusOf(bearer)]).toEqual([200, 200]);
    await postJson('/api/account/logout', {}, headers);
    expect([await statusOf(headers), await statusOf(bearer)]).toEqual([401, 401]);
    expect(await statusOf(headers, '/api/account/token')).toBe(401);
    expect(await statusOf(headers, href('profile', 'en'))).toBe(303);
  });

  it('ends it from the account page without a script too', async () => {
    const headers = await signIn({ id: 'scriptless' });
    await postProfile({ task: 'logout' }, headers);
    expect(await statusOf(headers)).toBe(401);
  });

  it('with a bearer that has ended ends the session of the cookie', async () => {
    const headers = await signIn({ id: 'tired' });
    await postJson('/api/account/logout', {}, { ...headers, Authorization: 'Bearer ended' });
    expect(await statusOf(headers)).toBe(401);
  });

  it('uses up the ID token: it opens no second session', async () => {
    const idToken = await idTokenOf({ id: 'used-up' });
    const headers = await open(idToken);
    await postJson('/api/account/logout', {}, headers);
    const again = await postJson('/api/account/session', { idToken });
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ error: { code: 'invalid_token' } });
  });

  it('leaves the other browsers of the person signed in', async () => {
    const here = await signIn({ id: 'two', signedInSecondsAgo: 30 });
    const there = await signIn({ id: 'two', signedInSecondsAgo: 60 });
    await postJson('/api/account/logout', {}, here);
    expect(await statusOf(there)).toBe(200);
  });

  it('that the database cannot take down leaves the cookie to try again with', async () => {
    const headers = await signIn({ id: 'stuck' });
    const broken = vi.spyOn(ACCOUNTS, 'prepare').mockImplementation(() => {
      throw new Error('the database is down');
    });
    const response = await postJson('/api/account/logout', {}, headers);
    expect(response.status).toBe(503);
    expect(response.headers.getSetCookie()).toEqual([]);
    broken.mockRestore();
    expect(await statusOf(headers)).toBe(200);
  });
});

describe('an ID token', () => {
  it('sent again, after an answer that was lost, gives the same session', async () => {
    const idToken = await idTokenOf({ id: 'lost-answer' });
    const [first, second] = [await open(idToken), await open(idToken)];
    expect(await listed(first)).toHaveLength(1);
    expect(await listed(second)).toEqual(await listed(first));
  });

  it('of an older sign-in still gives its own session while that lives', async () => {
    const idToken = await idTokenOf({ id: 'older', signedInSecondsAgo: 60 });
    const older = await open(idToken);
    await postJson('/api/account/logout', {}, await signIn({ id: 'older', signedInSecondsAgo: 5 }));
    expect(await listed(await open(idToken))).toEqual(await listed(older));
  });

  it('of a new sign-in in the same browser takes the place of its session', async () => {
    const before = await signIn({ id: 'again', signedInSecondsAgo: 60 });
    const after = await open(await idTokenOf({ id: 'again', signedInSecondsAgo: 5 }), before);
    expect(await statusOf(before)).toBe(401);
    expect(await listed(after)).toHaveLength(1);
  });

  it('of somebody else in the same browser ends the session that was there', async () => {
    const first = await signIn({ id: 'first-there' });
    const second = await open(await idTokenOf({ id: 'second-there' }), first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  });

  it('is let in by the keys that are kept where their server takes the question and never answers', async () => {
    await open(await idTokenOf({ id: 'before-the-silence' }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS + 1000 });
    let asked = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (String(url) !== GOOGLE_KEYS_URL) return Promise.reject(new TypeError('nothing answers'));
      asked += 1;
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const answer = await postJson('/api/account/session', { idToken: await idTokenOf({ id: 'in-silence' }) });
    expect([answer.status, asked]).toEqual([200, 1]);
  });

  it('that is refused ends nothing', async () => {
    const headers = await signIn({ id: 'unmoved' });
    expect((await postJson('/api/account/session', { idToken: 'forged' }, headers)).status).toBe(401);
    expect(await statusOf(headers)).toBe(200);
  });
});

describe('the list of sessions', () => {
  it('tells browser, system and which is this one, and nothing else of the browser’s words', async () => {
    const phone = await open(await idTokenOf({ id: 'lister', signedInSecondsAgo: 60 }), {
      'User-Agent': IPHONE,
    });
    const desk = await open(await idTokenOf({ id: 'lister', signedInSecondsAgo: 30 }), {
      'User-Agent': FIREFOX,
    });
    const sessions = await listed(desk);
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Firefox', 'Windows', true],
      ['Safari', 'iOS', false],
    ]);
    expect((await listed(phone)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    const { results } = await ACCOUNTS.prepare('SELECT * FROM session').all();
    expect(JSON.stringify(results)).not.toMatch(/Mozilla|Gecko|Firefox\/140|OS 18_5/);
  });

  it('tells the country where the edge knows it', async () => {
    const ask = async (id: string, country: string, origin = ORIGIN) => {
      const idToken = await idTokenOf({ id });
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ idToken }), cf: { country } };
      await exports.default.fetch(new Request(`${origin}/api/account/session`, init as RequestInit));
      const { results } = await ACCOUNTS.prepare('SELECT country FROM session WHERE user_id = ?')
        .bind(id)
        .all();
      return results;
    };
    expect(await ask('in-turkey', 'TR')).toEqual([{ country: 'TR' }]);
    expect(await ask('nowhere', 'XX')).toEqual([{ country: null }]);
    expect(await ask('in-tor', 'T1')).toEqual([{ country: null }]);
    // At home the edge is played, and says where its maker lives.
    expect(await ask('at-home', 'US', 'http://localhost:8787')).toEqual([{ country: null }]);
  });

  it('holds no more than fifty, and those seen last', async () => {
    const many = { id: 'many', signedInSecondsAgo: 1000 };
    const first = await signIn(many);
    for (let index = 1; index <= 50; index++) await signIn({ ...many, signedInSecondsAgo: 1000 - index });
    expect(await statusOf(first)).toBe(401);
    expect(await listed(await signIn({ id: 'many', signedInSecondsAgo: 0 }))).toHaveLength(50);
  });

  it('forgets, at anybody’s sign-in, what no cookie can use any more', async () => {
    // One sign-in sweeps so many and no more: what other tests have left must not be among them.
    await ACCOUNTS.prepare('DELETE FROM session').run();
    await signIn({ id: 'long-gone' });
    const later = Date.now() + 32 * DAY_MS;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await signIn({ id: 'sweeping' });
    const { results } = await ACCOUNTS.prepare('SELECT id FROM session WHERE user_id = ?')
      .bind('long-gone')
      .all();
    expect(results).toEqual([]);
  });

  it('forgets a hundred at one sign-in and no more', async () => {
    await ACCOUNTS.prepare('DELETE FROM session').run();
    await signIn({ id: 'hoarder' });
    await ACCOUNTS.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 101)
       INSERT INTO session (id, user_id, auth_seconds, created_ms, seen_ms, checked_ms)
       SELECT 'old-' || i, 'hoarder', i, 0, 0, 0 FROM n`,
    ).run();
    await signIn({ id: 'sweeping-more' });
    const { results } = await ACCOUNTS.prepare(`SELECT id FROM session WHERE id LIKE 'old-%'`).all();
    expect(results).toHaveLength(1);
  });
});

describe('when a session was last seen', () => {
  it('is written once an hour, with where it is seen now', async () => {
    const headers = await open(await idTokenOf({ id: 'watched' }), { 'User-Agent': FIREFOX });
    const seen = async () => (await listed(headers))[0];
    const atFirst = await seen();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS / 2);
    await statusOf({ ...headers, 'User-Agent': IPHONE });
    expect(await seen()).toMatchObject({ seen: atFirst?.seen, browser: 'Firefox' });
    clock.mockReturnValue(now + 2 * HOUR_MS);
    await statusOf({ ...headers, 'User-Agent': IPHONE });
    await eventually(async () => expect(await seen()).toMatchObject({ browser: 'Safari', system: 'iOS' }));
    expect(Date.parse((await seen())?.seen ?? '')).toBe(now + 2 * HOUR_MS);
  });
});

describe('who a request is from', () => {
  it('is asked of the database once', async () => {
    const headers = await signIn({ id: 'economical' });
    const prepare = vi.spyOn(ACCOUNTS, 'prepare');
    expect(await statusOf(headers)).toBe(200);
    expect(prepare).toHaveBeenCalledTimes(1);
  });
});

describe('ending one session', () => {
  const two = async (id: string) => {
    const thereToken = await idTokenOf({ id, signedInSecondsAgo: 60 });
    const there = await open(thereToken);
    const here = await signIn({ id, signedInSecondsAgo: 5 });
    const other = (await listed(here)).find(({ isCurrent }) => !isCurrent);
    return { here, there, thereToken, thereId: other?.id ?? '' };
  };

  it('ends that one, its bearer and its ID token', async () => {
    const { here, there, thereToken, thereId } = await two('ender');
    const bearer = await bearerOf(there);
    const response = await end(thereId, here);
    expect([response.status, await response.json()]).toEqual([200, { ended: true }]);
    expect([await statusOf(there), await statusOf(bearer), await statusOf(here)]).toEqual([401, 401, 200]);
    expect((await postJson('/api/account/session', { idToken: thereToken })).status).toBe(401);
  });

  it('of one’s own signs out here', async () => {
    const headers = await signIn({ id: 'own-ender', signedInSecondsAgo: 5 });
    const [own] = await listed(headers);
    const response = await end(own?.id ?? '', headers);
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    expect(await statusOf(headers)).toBe(401);
  });

  it('asks for a sign-in of the last five minutes', async () => {
    const { here, there, thereId } = await two('late-ender');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    const response = await end(thereId, here);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'recent_login_required' } });
    expect(await statusOf(there)).toBe(200);
  });

  it('of another person does nothing, whoever knows its id', async () => {
    const ada = await signIn({ id: 'ada-there' });
    const [adas] = await listed(ada);
    const mallory = await signIn({ id: 'mallory-there', signedInSecondsAgo: 5 });
    await end(adas?.id ?? '', mallory);
    await postProfile({ task: 'end', session: adas?.id ?? '' }, mallory);
    expect([await statusOf(ada), await statusOf(mallory)]).toEqual([200, 200]);
    const idToken = await idTokenOf({ id: 'ada-there' });
    expect((await postJson('/api/account/session', { idToken })).status).toBe(200);
    expect(JSON.stringify(await listed(mallory))).not.toContain(adas?.id);
  });

  it('that is gone already, or never was, is no fault', async () => {
    const { here, thereId } = await two('patient-ender');
    for (const id of [thereId, thereId, 'nothing', '%00']) expect((await end(id, here)).status).toBe(200);
  });

  it('from another site is refused', async () => {
    const { here, there, thereId } = await two('forged-ender');
    expect((await end(thereId, { ...here, Origin: 'https://evil.test' })).status).toBe(403);
    expect((await end(thereId, { ...here, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await statusOf(there)).toBe(200);
  });
});

describe('the account page', () => {
  it.each(LANGUAGES)(
    'lists the sessions, and ends one by a form without a script, in %s',
    async (language) => {
      const id = `listed-${language}`;
      const there = await open(await idTokenOf({ id, signedInSecondsAgo: 60 }), { 'User-Agent': IPHONE });
      await ACCOUNTS.prepare('UPDATE session SET country = ?, seen_ms = seen_ms - ? WHERE user_id = ?')
        .bind('DE', 3 * HOUR_MS, id)
        .run();
      const here = await open(await idTokenOf({ id, signedInSecondsAgo: 5 }), { 'User-Agent': FIREFOX });
      const path = href('profile', language);
      const html = await (await request(path, { headers: here })).text();
      expect(html).toContain('Firefox · Windows');
      expect(html).toContain('Safari · iOS');
      const country = { tr: 'Almanya', en: 'Germany', es: 'Alemania', fr: 'Allemagne', pt: 'Alemanha' };
      const ago = {
        tr: '3 saat önce',
        en: '3 hours ago',
        es: 'hace 3 horas',
        fr: 'il y a 3',
        pt: 'há 3 horas',
      };
      expect(html).toContain(country[language]);
      expect(html).toContain(ago[language]);
      const other = (await listed(here)).find(({ isCurrent }) => !isCurrent);
      expect(html).toContain(`name="session" value="${other?.id}"`);
      const form = new URLSearchParams({ task: 'end', session: other?.id ?? '' });
      const response = await request(path, { method: 'POST', headers: here, body: form });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(`${path}?saved=end`);
      expect([await statusOf(there), await statusOf(here)]).toEqual([401, 200]);
      expect(await (await request(`${path}?saved=end`, { headers: here })).text()).toMatch(
        /id="sessions"[^§]*role="status"/,
      );
    },
  );

  it('leads whoever signed in long ago to sign in again, and ends nothing before', async () => {
    const there = await signIn({ id: 'long-in', signedInSecondsAgo: 900 });
    const here = await signIn({ id: 'long-in', signedInSecondsAgo: 600 });
    const again = '/en/accounts/login?again=1&redirect=%2Fen%2Faccounts%2Fprofile';
    const html = await (await request(href('profile', 'en'), { headers: here })).text();
    expect(html).toContain(`href="${again.replace('&', '&amp;')}"`);
    expect(html).not.toContain('name="session"');
    const other = (await listed(here)).find(({ isCurrent }) => !isCurrent);
    const response = await postProfile({ task: 'end', session: other?.id ?? '' }, here);
    expect(response.headers.get('Location')).toBe(again);
    expect(await statusOf(there)).toBe(200);
  });

  it('leads home whoever ends the session that it is asked with', async () => {
    const here = await signIn({ id: 'own-form', signedInSecondsAgo: 5 });
    const [own] = await listed(here);
    const response = await postProfile({ task: 'end', session: own?.id ?? '' }, here);
    expect(response.headers.get('Location')).toBe('/en');
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    expect(await statusOf(here)).toBe(401);
  });
});

describe('the export', () => {
  it('holds the sessions without what they are known by', async () => {
    const headers = await open(await idTokenOf({ id: 'exporter' }), { 'User-Agent': FIREFOX });
    const [own] = await listed(headers);
    const text = await (await request('/api/user/export', { headers })).text();
    expect(JSON.parse(text)).toMatchObject({
      sessions: [{ browser: 'Firefox', system: 'Windows', seen: own?.seen }],
    });
    expect(text).not.toContain(own?.id);
  });
});
