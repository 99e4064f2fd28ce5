import { describe, expect, it } from 'vitest';
import { ask } from './counting-worker.ts';
import { ADDRESS } from './put-case.ts';
import { METHODS, type Method, type RouteRow } from './route-case.ts';
import { STANDING_ROWS } from './route-table.ts';
import { headersOf, IDENTITY_SETTINGS, trustHeaders, withDocumentHeaders } from './trust-headers.ts';

const JSON_REFUSAL = { 'cache-control': 'private, no-store', 'content-type': 'application/json' };
const SCREEN = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=UTF-8' };
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };

/** The language of the path, so that no answer has a reason to set it; and the address that is counted. */
function initOf(path: string): { headers: Record<string, string> } {
  const language = path.startsWith('/tr/') ? 'tr' : 'en';
  return { headers: { Cookie: `lastLang=${language}`, 'CF-Connecting-IP': ADDRESS } };
}

/** Another origin's question beforehand is answered by itself. */
function refusedMethods({ allow, origin }: RouteRow): Method[] {
  return METHODS.filter((method) => !allow.includes(method) && !(method === 'OPTIONS' && origin === 'any'));
}

function isApi({ path }: RouteRow): boolean {
  return path.startsWith('/api/');
}

const PLACES = STANDING_ROWS.filter(({ isNowhere }) => !isNowhere);

describe.each(PLACES)('$route', (row) => {
  const { path, origin, allow, folderLimit, cases } = row;
  const { headers } = initOf(path);
  const spent = folderLimit ? [{ limit: folderLimit, key: ADDRESS }] : [];

  it.each(refusedMethods(row))('refuses %s, names what it takes, and says why', async (method) => {
    const { response, spent: taken } = await ask(path, { headers, method });
    expect(response.status).toBe(405);
    expect(headersOf(response)).toEqual(
      withDocumentHeaders({
        ...(isApi(row) ? JSON_REFUSAL : SCREEN),
        ...(origin === 'any' && CORS),
        allow: allow.join(', '),
        ...trustHeaders({ ...(cases[0]?.secret && { secret: true }) }),
      }),
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(taken).toEqual(spent);
    const words = isApi(row) ? '"code":"method_not_allowed"' : '<meta name="robots" content="noindex">';
    expect(await response.text()).toContain(method === 'HEAD' ? '' : words);
  });
});

describe.each(PLACES.filter(({ allowOfForm }) => allowOfForm))('$route', ({ path, allowOfForm, cases }) => {
  it('refuses a form, for it has none', async () => {
    const form = { ...initOf(path), method: 'POST', body: new URLSearchParams({ a: '1' }) };
    const { response, spent } = await ask(path, form, IDENTITY_SETTINGS);
    expect(response.status).toBe(405);
    expect(headersOf(response)).toEqual(
      withDocumentHeaders({
        ...SCREEN,
        allow: allowOfForm?.join(', '),
        ...trustHeaders(cases[0] ?? {}),
      }),
    );
    expect(spent).toEqual([]);
  });
});

describe.each(STANDING_ROWS.filter(({ isNowhere }) => isNowhere))('$route', (row) => {
  it.each(METHODS)('is nowhere to %s', async (method) => {
    const { response, spent } = await ask(row.path, { ...initOf(row.path), method });
    expect(response.status).toBe(404);
    expect(headersOf(response)).toEqual(
      withDocumentHeaders({ ...(isApi(row) ? JSON_REFUSAL : SCREEN), ...trustHeaders({}) }),
    );
    expect(spent).toEqual([]);
  });
});

describe.each(STANDING_ROWS.filter(({ origin }) => origin === 'any'))('$route', ({ path }) => {
  it('tells another origin beforehand what it may send', async () => {
    const headers = { Origin: 'https://somebody.test', 'Access-Control-Request-Method': 'POST' };
    const { response, spent } = await ask(path, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(headersOf(response)).toEqual(
      withDocumentHeaders({
        ...CORS,
        'access-control-allow-headers': 'Content-Type',
        'access-control-allow-methods': 'GET,HEAD,POST',
        'access-control-max-age': '86400',
        'cache-control': 'private, no-store',
        vary: 'Access-Control-Request-Headers',
        ...trustHeaders({}),
      }),
    );
    expect(spent).toEqual([]);
  });
});
