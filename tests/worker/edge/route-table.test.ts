import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_OPERATIONS, OWN_OPERATIONS } from '../../../contract/operations.ts';
import { PAGE_IDS } from '../../../routes/table.ts';
import { api } from '../../../worker/http/api/api.ts';
import { app } from '../../../worker/http/app.ts';
import { serveKeys } from '../sign-in.ts';
import { ADDRESS, putCase } from './put-case.ts';
import { ROUTE_CASES, ROUTE_TABLE } from './route-table.ts';
import { headersOf, trustHeaders, withDocumentHeaders } from './trust-headers.ts';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Lines of `Set-Cookie` in the order of the alphabet, with `*` for what is not empty. */
function cookieLines(response: Response): string[] {
  return response.headers
    .getSetCookie()
    .map((line) => line.replace(/^([^=]+)=[^;]+/, '$1=*'))
    .toSorted();
}

const NOINDEX = '<meta name="robots" content="noindex">';

describe('the table', () => {
  const routes = new Set(ROUTE_TABLE.map(({ route }) => route));

  it('has each route once', () => {
    expect(routes.size).toBe(ROUTE_TABLE.length);
  });

  it('has a row for each page', () => {
    expect(PAGE_IDS.filter((id) => !routes.has(id))).toEqual([]);
  });

  it('has a row for each path that the worker knows, and none that it does not', () => {
    const known = [...app.routes, ...api.routes]
      .filter(({ path }) => !['/*', '*'].includes(path))
      .map(({ path }) => path.replace(':id', '{id}').replace(':message', '{messageId}'));
    // Folders that only count and watch have no answers of their own.
    const folders = ['/api/account/sessions/*', '/api/chat/settings/*', '/api/user/*'];
    expect([...new Set(known)].filter((path) => !routes.has(path) && !folders.includes(path))).toEqual([]);
    expect([...routes].filter((route) => route.startsWith('/api/') && !known.includes(route))).toEqual([]);
  });

  it('has a case for each operation of the contract, and the contract one for each case', () => {
    const operations = Object.values({ ...OPEN_OPERATIONS, ...OWN_OPERATIONS });
    const named = operations.map(({ method, path }) => `${method} ${path}`);
    const asked = ROUTE_TABLE.filter(({ route, isNowhere }) => route.startsWith('/api/') && !isNowhere)
      .flatMap(({ route, cases }) => cases.map(({ method }) => `${method} ${route}`))
      .filter((name) => name !== 'GET /api/openapi.json');
    expect(asked.toSorted()).toEqual(named.toSorted());
  });

  it('takes each method of its cases', () => {
    for (const { route, allow, cases, isNowhere } of ROUTE_TABLE)
      if (!isNowhere) for (const { method } of cases) expect(allow, route).toContain(method);
  });
});

describe.each(ROUTE_CASES)('$title', ({ asked }) => {
  const methods = asked.method === 'GET' ? ['GET', 'HEAD'] : [asked.method];

  it.each(methods)('answers %s with these headers and no others, for one token at most', async (method) => {
    const { response, spent } = await putCase(asked, { method });
    expect(response.status).toBe(asked.status);
    expect(headersOf(response)).toEqual(withDocumentHeaders({ ...asked.headers, ...trustHeaders(asked) }));
    expect(cookieLines(response)).toEqual(asked.cookies ?? []);
    expect(spent).toEqual(asked.limit ? [{ limit: asked.limit, key: ADDRESS }] : []);
    const text = await response.text();
    if (method === 'HEAD' || (asked.status >= 300 && asked.status < 400)) expect(text).toBe('');
    else expect(text).not.toBe('');
    const isPage = asked.headers['content-type']?.startsWith('text/html') && method !== 'HEAD';
    if (isPage) expect(!text.includes(NOINDEX)).toBe(asked.indexed ?? false);
  });
});
