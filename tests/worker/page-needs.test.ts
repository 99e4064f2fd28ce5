import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Collection, Entry } from '../../routes/collection.ts';
import { definePage, needing } from '../../routes/page.ts';
import { page as aboutPage } from '../../routes/pages/about/page.tsx';
import { page as signPage } from '../../routes/pages/horoscope/page.tsx';
import { PAGES, type PageRow } from '../../routes/table.ts';
import { ORIGIN } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

/** Articles, of which each language has its own. */
const ENTRIES: readonly Entry[] = [
  {
    params: { en: { sign: 'moon' }, tr: { sign: 'ay' } },
    modifiedMs: Date.UTC(2026, 9, 5, 22),
  },
  { params: { tr: { sign: 'gunes' } } },
];

const articles: Collection = {
  find: async ({ sign = '' }) =>
    ENTRIES.find(({ params }) => Object.values(params).some((each) => each.sign === sign)) ?? null,
  list: async () => ENTRIES,
};

const counter = definePage<string, 'about'>({
  namespaces: ['about'],
  styles: [],
  cache: { freshSeconds: 60, staleSeconds: 60 },
  limit: 'account',
  acceptsForm: true,
  load: needing(['account'], ({ services, form }) =>
    form ? { seeOther: '/en' } : { data: services.account?.user.id ?? 'nobody', personal: true },
  ),
  head: () => ({ title: 'Counter', description: '' }),
  View: ({ data }) => createElement('p', null, data),
});

const article = definePage<null, 'about'>({
  namespaces: ['about'],
  styles: [],
  cache: { freshSeconds: 60, staleSeconds: 60 },
  collection: articles,
  load: () => ({ data: null }),
  head: () => ({ title: 'Article', description: '' }),
  View: ({ params }) => createElement('p', null, params.sign),
});

// Two pages that are not on the site, in the place of two that are; this file has a worker of its own.
Object.assign<PageRow, Partial<PageRow>>(PAGES.about, {
  access: 'optional',
  reaches: { checkout: true, frames: ['https://map.test'] },
});
Object.assign(aboutPage, counter);
Object.assign<PageRow, Partial<PageRow>>(PAGES.horoscope, { values: {} });
Object.assign(signPage, article);
const { default: worker } = await import('../../worker/index.ts');

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function ask(path: string, init: RequestInit = {}, settings: object = {}): Promise<Response> {
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  return Promise.resolve(worker.fetch(request, { ...env, ...settings }, createExecutionContext()));
}

describe('a page for everybody that knows who is signed in', () => {
  const path = '/en/aboutus';

  it('is shown to nobody in particular, and to a person as theirs', async () => {
    const plain = await ask(path);
    expect([plain.status, await plain.text()]).toEqual([200, expect.stringContaining('<p>nobody</p>')]);
    const headers = await signIn({ id: 'somebody' });
    const own = await ask(path, { headers });
    expect(await own.text()).toMatch(/ data-signed-in="".*<p>somebody<\/p>/s);
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('is shown while the accounts are down', async () => {
    const headers = await signIn({ id: 'somebody' });
    const down = await ask(path, { headers }, { ACCOUNTS: null });
    expect(await down.text()).toContain('<p>nobody</p>');
  });

  it('may lead its form to the checkout and show its frames; no other page may', async () => {
    const settings = { CHECKOUT_ORIGIN: 'https://pay.test/' };
    const policy = (await ask(path, {}, settings)).headers.get('Content-Security-Policy');
    expect(policy).toContain("form-action 'self' https://pay.test;");
    expect(policy).toContain('frame-src https://map.test;');
    const other = (await ask('/en/natal-chart', {}, settings)).headers.get('Content-Security-Policy');
    expect(other).toContain("form-action 'self';");
    expect(other).not.toContain('frame-src');
  });

  it('counts its forms against the limit that it names', async () => {
    const none = { limit: async () => ({ success: false }) };
    const form = { method: 'POST', headers: { Origin: ORIGIN }, body: new URLSearchParams({ a: '1' }) };
    expect((await ask(path, form, { ACCOUNT_LIMIT: none })).status).toBe(429);
    expect((await ask(path, form, { CHARTS_LIMIT: none })).status).toBe(303);
  });
});

describe('a page whose parameters come from a collection', () => {
  it('stands in the languages that have the thing, and names no others', async () => {
    const html = await (await ask('/en/horoscope/moon')).text();
    expect(html).toContain('<p>moon</p>');
    expect(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map((found) =>
        found.slice(1),
      ),
    ).toEqual([
      ['tr', `${ORIGIN}/tr/horoscope/ay`],
      ['en', `${ORIGIN}/en/horoscope/moon`],
      ['x-default', `${ORIGIN}/en/horoscope/moon`],
    ]);
    for (const path of ['/fr/horoscope/moon', '/en/horoscope/gunes', '/en/horoscope/nothing'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it('leads what another language calls the thing to its own name', async () => {
    const response = await ask('/tr/horoscope/moon');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/tr/horoscope/ay']);
  });

  it('is in the sitemaps of those languages, with the day of its last change', async () => {
    const turkish = await (await ask('/tr-sitemap.xml')).text();
    expect(turkish).toContain(`<loc>${ORIGIN}/tr/horoscope/ay</loc><lastmod>2026-10-05</lastmod>`);
    // What tells no day of its own changed with the build.
    expect(turkish).toMatch(/\/tr\/horoscope\/gunes<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    const english = await (await ask('/en-sitemap.xml')).text();
    expect(english).toContain(`${ORIGIN}/en/horoscope/moon</loc>`);
    expect(english).not.toContain('gunes</loc>');
  });
});
