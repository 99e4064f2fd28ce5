import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveKeys } from '../sign-in.ts';
import { ask } from './counting-worker.ts';
import { putCase } from './put-case.ts';
import { ROUTE_CASES } from './route-table.ts';
import { headersOf, trustHeaders, withDocumentHeaders } from './trust-headers.ts';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const COUNTED = ROUTE_CASES.flatMap(({ title, row, asked }) => {
  const { limit } = asked;
  return limit ? [{ title, row, asked, limit }] : [];
});

describe.each(COUNTED)('$title, once its limit is spent,', ({ row, asked, limit }) => {
  it('is answered with nothing but when to come again', async () => {
    const { response, spent } = await putCase(asked, {}, { exhausted: [limit] });
    expect(response.status).toBe(429);
    const isApi = asked.path.startsWith('/api/');
    expect(headersOf(response)).toEqual(
      withDocumentHeaders({
        'cache-control': 'private, no-store',
        'content-type': isApi ? 'application/json' : 'text/html; charset=UTF-8',
        'retry-after': '60',
        ...(row.origin === 'any' && {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'Retry-After',
        }),
        ...trustHeaders(asked),
      }),
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(spent.map((token) => token.limit)).toEqual([limit]);
    const words = 'Too many requests in a short time. Please wait a minute and try again.';
    if (isApi) {
      expect(await response.json()).toEqual({ error: { code: 'too_many_requests', message: words } });
    } else {
      expect(await response.text()).toContain(words);
    }
  });
});

describe('a token', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.8', '203.0.113.8'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    [undefined, 'local'],
  ])('is that of the address %s', async (address, key) => {
    const headers: Record<string, string> = address === undefined ? {} : { 'CF-Connecting-IP': address };
    for (const path of ['/api/places?q=a&lang=en', '/en/stencil?s=x']) {
      const { spent } = await ask(path, { headers });
      expect(
        spent.map((token) => token.key),
        path,
      ).toEqual([key]);
    }
  });

  it('is never that of an address which the visitor has written', async () => {
    const headers = {
      'X-Forwarded-For': '198.51.100.1',
      'X-Real-IP': '198.51.100.1',
      'CF-Connecting-IP': '203.0.113.7',
    };
    const { spent } = await ask('/api/astrology/eclipses?from=x', { headers });
    expect(spent).toEqual([{ limit: 'API_LIMIT', key: '203.0.113.7' }]);
  });
});
