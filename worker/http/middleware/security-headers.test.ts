import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../env.ts';
import { securityHeaders } from './security-headers.ts';

function appOf(headers: Record<string, string>, isSecret = false): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(securityHeaders());
  app.get('/', (c) => {
    c.set('secretAddress', isSecret);
    return new Response(c.get('nonce'), { headers });
  });
  return app;
}

describe('a nonce', () => {
  it('is new to each answer, holds 128 bits, and is the one of the policy', async () => {
    const app = appOf({});
    const nonces: string[] = [];
    for (let times = 0; times < 600; times++) {
      const response = await app.request('/', undefined, {});
      const nonce = await response.text();
      expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(600);
    expect(nonces.filter((nonce) => !/^[\w+/]{22}$/.test(nonce))).toEqual([]);
  });
});

describe('an answer with a cookie', () => {
  const COOKIE = { 'Set-Cookie': 'lastLang=en' };

  it.each([
    ['public, max-age=60', 'private, max-age=60'],
    ['public, max-age=60, s-maxage=86400', 'private, max-age=60'],
    ['public, max-age=60, s-maxage=86400, stale-while-revalidate=604800', 'private, max-age=60'],
    ['private, no-cache', 'private, no-cache'],
    ['private, no-store', 'private, no-store'],
    ['no-cache', 'no-cache'],
  ])('that would be kept by %j is kept by %j', async (written, kept) => {
    const cacheOf = async (headers: Record<string, string>) =>
      (await appOf(headers).request('/', undefined, {})).headers.get('Cache-Control');
    expect(await cacheOf({ 'Cache-Control': written, ...COOKIE })).toBe(kept);
    expect(await cacheOf({ 'Cache-Control': written })).toBe(written);
  });

  it('says nothing of being kept where it said nothing', async () => {
    expect((await appOf(COOKIE).request('/', undefined, {})).headers.get('Cache-Control')).toBeNull();
  });
});

it('an address with a secret is kept nowhere and named to nobody, whatever the page says', async () => {
  const { headers } = await appOf({ 'Cache-Control': 'public, max-age=60' }, true).request(
    '/',
    undefined,
    {},
  );
  expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
    'private, no-store',
    'no-referrer',
  ]);
});
