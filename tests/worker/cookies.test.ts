import { exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';
import { cookiesOf, idTokenOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

const DETAIL = '/api/user/v3/get-detail';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function at(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, { redirect: 'manual', ...init }));
}

function post(origin: string, path: string, body: object, headers: object = {}): Promise<Response> {
  const json = { 'Content-Type': 'application/json', ...headers };
  return at(origin, path, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

async function enter(origin: string, id: string): Promise<Response> {
  return post(origin, '/api/account/session', { idToken: await idTokenOf({ id }) });
}

describe('over https the session’s cookie', () => {
  it('has the prefix that no other host of the domain can write', async () => {
    const lines = (await enter('https://celestia.test', 'prefixed')).headers.getSetCookie();
    const session = lines.filter((line) => line.includes('authToken='));
    expect(session).toHaveLength(1);
    expect(session[0]).toMatch(
      /^__Host-authToken=ey[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const line of lines) expect(line).toContain('; Secure');
  });

  it('by its bare name is not read: a subdomain could have planted it', async () => {
    const { Cookie } = await signIn({ id: 'planter' });
    const token = Cookie.slice(`${SESSION_COOKIE}=`.length);
    expect((await request(DETAIL, { headers: { Cookie: `authToken=${token}` } })).status).toBe(401);
    expect((await request(DETAIL, { headers: { Cookie } })).status).toBe(200);
  });

  it('is taken back under both names', async () => {
    const headers = await signIn({ id: 'cleared' });
    const response = await post('https://celestia.test', '/api/account/logout', {}, headers);
    const cookies = cookiesOf(response);
    expect([cookies.get(SESSION_COOKIE), cookies.get('authToken')]).toEqual(['', '']);
  });
});

describe.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])('at %s', (origin) => {
  it('cookies are not Secure, for a browser that drops such ones there, and the session’s has its bare name', async () => {
    const response = await enter(origin, `local-${origin}`);
    const lines = response.headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0])).toContain('authToken');
    for (const line of lines) expect(line).not.toMatch(/Secure|__Host-/);
    const headers = { Cookie: `authToken=${cookiesOf(response).get('authToken')}` };
    expect((await at(origin, DETAIL, { headers })).status).toBe(200);
    const left = await post(origin, '/api/account/logout', {}, headers);
    expect(cookiesOf(left).get('authToken')).toBe('');
    for (const line of left.headers.getSetCookie()) expect(line).not.toMatch(/Secure|__Host-/);
  });

  it('the language is remembered', async () => {
    const [line] = (await at(origin, href('about', 'tr'))).headers.getSetCookie();
    expect(line).toMatch(/^lastLang=tr;/);
    expect(line).not.toContain('Secure');
  });
});

describe.each(['http://192.168.0.2:8787', 'http://celestia.test', 'http://localhost.evil.test'])(
  'at %s',
  (origin) => {
    it('cookies are Secure: others are on that line', async () => {
      for (const line of (await enter(origin, `plain-${origin}`)).headers.getSetCookie())
        expect(line).toContain('; Secure');
      expect((await at(origin, '/en')).headers.getSetCookie().join()).toContain('; Secure');
    });
  },
);
