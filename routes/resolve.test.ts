import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import { inDrill } from '../tests/drills.ts';
import pagesJson from '../tests/golden/pages.json' with { type: 'json' };
import { href } from './href.ts';
import { type ResolveContext, resolve } from './resolve.ts';
import { DEEP_LINKS, PAGE_IDS, type PageId, pageRow } from './table.ts';

const context: ResolveContext = {
  lastLanguage: undefined,
  isBuilt: () => true,
  deepLinkTokens: new Set(['first-token', 'café #1', 'a/b']),
};

function at(path: string, changes: Partial<ResolveContext> = {}) {
  return resolve(path, { ...context, ...changes });
}

interface JsonPage {
  id: string;
  layout: string;
  index?: boolean;
  access?: string;
  slugs: Partial<Record<Language, string>>;
}

/** Pages that the site has beyond the product's list. */
const ADDED_PAGES: ReadonlySet<PageId> = new Set([
  'profile',
  'account-security',
  'account-consulting',
  'consulting-answer',
  'orders',
  'order',
  'message-packs',
  'is-mercury-retrograde',
  'moon-sign-today',
  'void-of-course-moon',
  'next-eclipse',
  'glossary',
  'status',
  'search',
  'book',
  'gift',
]);

/** Slugs that the site has beyond the product's list (ADR 8). */
const ADDED: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  stencil: { es: 'stencil', fr: 'stencil', pt: 'stencil' },
};

describe('the route table', () => {
  it('holds the pages that the product lists, slug by slug', () => {
    const rows = (pagesJson.pages as JsonPage[]).map(
      ({ id, layout, slugs, index = true, access = 'public' }) => ({
        id,
        layout,
        slugs: { ...slugs, ...ADDED[id] },
        index,
        access,
      }),
    );
    const table = PAGE_IDS.filter((id) => !ADDED_PAGES.has(id)).map((id) => {
      const { layout, slugs, index, access } = pageRow(id);
      // A page that knows who is there is as much for everybody as one that does not.
      return { id, layout, slugs, index, access: access === 'optional' ? 'public' : access };
    });
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(table.toSorted(byId)).toEqual(rows.toSorted(byId));
  });

  it('holds the deep links that the product lists', () => {
    const listed = Object.entries(pagesJson.deepLinks.paths).map(([path, id]) => [
      path.replace('/{token}', ''),
      id,
    ]);
    expect(Object.entries(DEEP_LINKS).toSorted()).toEqual(listed.toSorted());
  });

  it('has a sign slug for each sign in each language', () => {
    const row = pagesJson.pages.find(({ id }) => id === 'horoscope') as { params?: { sign: unknown } };
    expect(pageRow('horoscope').values?.sign).toEqual(row.params?.sign);
  });
});

describe('a path under a language prefix', () => {
  const literal = PAGE_IDS.filter(
    (id) => !Object.values(pageRow(id).slugs).some((slug) => slug.includes('{')),
  );
  const cases = literal.flatMap((id) =>
    LANGUAGES.filter((language) => pageRow(id).slugs[language] !== undefined).map((language) => ({
      id,
      language,
    })),
  );

  it.each(cases)('$language: $id stands at its own slug', ({ id, language }) => {
    expect(at(href(id, language))).toEqual({
      kind: 'page',
      id,
      language,
      params: {},
      deepLink: false,
      byCookie: false,
    });
  });

  it("redirects another language's slug to the page's own", () => {
    expect(at('/tr/natal-chart')).toEqual({ kind: 'redirect', to: '/tr/dogum-haritasi', byCookie: false });
    expect(at('/fr/carta-natal')).toEqual({ kind: 'redirect', to: '/fr/carte-natale', byCookie: false });
    expect(at('/en/yukselen-burc')).toEqual({ kind: 'redirect', to: '/en/rising-sign', byCookie: false });
  });

  it("redirects another language's sign to the page's own", () => {
    expect(at('/tr/horoscope/pisces')).toEqual({
      kind: 'redirect',
      to: '/tr/horoscope/balik',
      byCookie: false,
    });
    expect(at('/pt/horoscope/geminis')).toEqual({
      kind: 'redirect',
      to: '/pt/horoscope/gemeos',
      byCookie: false,
    });
  });

  it('knows a sign by its English name whatever the language', () => {
    const sign = { kind: 'page', id: 'horoscope', params: { sign: 'pisces' } };
    expect(at('/tr/horoscope/balik')).toMatchObject(sign);
    expect(at('/en/horoscope/pisces')).toMatchObject(sign);
  });

  it('fails the validation of a sign that is none', () => {
    expect(at('/tr/horoscope/yilan')).toEqual({ kind: 'notFound', language: 'tr', reason: 'validation' });
  });

  it('reads the year of the events page and fails the validation of others', () => {
    expect(at('/tr/2025-astrolojik-olaylar')).toMatchObject({
      id: 'astrological-events',
      params: { year: '2025' },
    });
    expect(at('/es/eventos-astrologicos-de-2031')).toMatchObject({ params: { year: '2031' } });
    expect(at('/en/1899-astrological-events')).toMatchObject({ kind: 'notFound', reason: 'validation' });
    expect(at('/tr/2025-astrological-events')).toMatchObject({ to: '/tr/2025-astrolojik-olaylar' });
  });

  it('prefers a literal slug to a parameter', () => {
    expect(at('/en/astrology-consulting/form-success')).toMatchObject({
      id: 'astrology-consulting-form-success',
    });
    expect(at('/en/astrology-consulting/one-question')).toMatchObject({ id: 'astrology-consulting-package' });
    expect(at('/en/astrology-consulting/astrologer/nora-whitfield')).toMatchObject({
      id: 'astrology-consulting-astrologer',
    });
  });

  it('is not found where nothing has that name', () => {
    expect(at('/fr/nulle-part')).toEqual({ kind: 'notFound', language: 'fr', reason: 'unmatched' });
  });

  it.each([
    '/es/sucesos-astrologicos-de-2027',
    '/en/2027-astrological-events-list',
    '/en/horoscopes-of/aries',
    '/en/-astrological-events',
  ])('is not found where only a part of it has that name: %s', (path) => {
    expect(at(path)).toMatchObject({ kind: 'notFound' });
  });

  it('is not found while the page is not built, by its own slug or another', () => {
    const isBuilt = (id: PageId) => id !== 'natal-chart';
    expect(at('/tr/dogum-haritasi', { isBuilt })).toMatchObject({ kind: 'notFound', reason: 'unmatched' });
    expect(at('/tr/natal-chart', { isBuilt })).toMatchObject({ kind: 'notFound', reason: 'unmatched' });
  });

  it('is not found in a language that the page does not have', () => {
    expect(at('/pt/premium-pop-up')).toMatchObject({ kind: 'notFound', reason: 'unmatched' });
  });

  it('loses a trailing slash, doubled slashes and upper case of the prefix in one redirect', () => {
    for (const path of [
      '/tr/dogum-haritasi/',
      '//tr//dogum-haritasi',
      '/TR/dogum-haritasi',
      '/TR//dogum-haritasi///',
    ]) {
      expect(at(path)).toEqual({ kind: 'redirect', to: '/tr/dogum-haritasi', byCookie: false });
    }
    expect(at('/tr/')).toEqual({ kind: 'redirect', to: '/tr', byCookie: false });
    expect(at('/pt-BR/mapa-natal')).toEqual({ kind: 'redirect', to: '/pt/mapa-natal', byCookie: false });
  });

  it('of the old English blog leads to the new one', () => {
    expect(at('/en/resources/blog/moon/phases')).toMatchObject({
      kind: 'redirect',
      to: '/en/blog/moon/phases',
    });
    expect(at('/tr/resources/blog/ay')).toMatchObject({ kind: 'notFound' });
  });

  it.each([
    '/en/resources/blog',
    '/en/resources/blog/',
    '/en/resources/blog//',
    '/en//resources/blog/',
    '/EN/resources/blog/',
  ])('of the old English blog itself leads to the list of articles in one hop: %s', (path) => {
    const to = href('blogs', 'en');
    expect(at(path)).toEqual({ kind: 'redirect', to, byCookie: false });
    expect(at(to)).toMatchObject({ kind: 'page', id: 'blogs' });
  });

  it('of the old English blog with doubled slashes leads to the article in one hop', () => {
    expect(at('/en/resources/blog//moon/')).toMatchObject({ kind: 'redirect', to: '/en/blog/moon' });
    expect(at('/en/resources/blogs')).toMatchObject({ kind: 'notFound' });
  });

  it('of the folder of articles leads to their list, where there is one', () => {
    expect(at('/es/blog')).toEqual({ kind: 'redirect', to: '/es/blogs', byCookie: false });
    expect(at('/es/blog/blog')).toMatchObject({ kind: 'page', id: 'blog-article' });
    expect(at('/es/blog', { isBuilt: (id) => id !== 'blogs' })).toMatchObject({ kind: 'notFound' });
  });

  it('with a segment too few or too many is not found', () => {
    for (const path of ['/en/horoscope', '/en/horoscope/leo/virgo', '/en/natal-chart/x', '/en/home/home'])
      expect(at(path), path).toMatchObject({ kind: 'notFound' });
  });

  it('home leads to the bare prefix', () => {
    expect(at('/es/home')).toEqual({ kind: 'redirect', to: '/es', byCookie: false });
  });
});

describe('a path without a prefix', () => {
  it('shows home at the root in the language of the cookie, else in English', () => {
    const home = { kind: 'page', id: 'home', params: {}, deepLink: false, byCookie: true };
    expect(at('/')).toEqual({ ...home, language: 'en' });
    expect(at('/', { lastLanguage: 'tr' })).toEqual({ ...home, language: 'tr' });
    expect(at('/', { lastLanguage: 'de' })).toEqual({ ...home, language: 'en' });
  });

  it('of nothing but slashes leads to the root', () => {
    expect(at('//')).toEqual({ kind: 'redirect', to: '/', byCookie: true });
    expect(at('///')).toEqual({ kind: 'redirect', to: '/', byCookie: true });
  });

  it('gets the prefix of the cookie, else English, by a redirect that says so', () => {
    expect(at('/faq')).toEqual({ kind: 'redirect', to: '/en/faq', byCookie: true });
    expect(at('/dogum-haritasi', { lastLanguage: 'tr' })).toEqual({
      kind: 'redirect',
      to: '/tr/dogum-haritasi',
      byCookie: true,
    });
  });

  it('of home, unsubscribe and the privacy policy goes straight to the canonical page', () => {
    expect(at('/home', { lastLanguage: 'tr' })).toMatchObject({ to: '/tr' });
    expect(at('/privacy-policy', { lastLanguage: 'tr' })).toMatchObject({ to: '/tr/gizlilik-sozlesmesi' });
    expect(at('/unsubscribe')).toMatchObject({ to: '/en/unsubscribe' });
  });

  it('gets no more than the prefix where more stands behind such a name', () => {
    expect(at('/home/first-token')).toMatchObject({ to: '/en/home/first-token' });
    expect(at('/privacy-policy/x', { lastLanguage: 'tr' })).toMatchObject({ to: '/tr/privacy-policy/x' });
    expect(at('/constructor')).toMatchObject({ to: '/en/constructor' });
  });
});

describe('a deep link', () => {
  it('shows its page bare with a token that is configured', () => {
    expect(at('/tr/juno/first-token')).toMatchObject({
      kind: 'page',
      id: 'juno-calculation',
      deepLink: true,
    });
    expect(at('/en/home/first-token')).toMatchObject({ kind: 'page', id: 'home', deepLink: true });
  });

  it('fails its validation with any other token', () => {
    expect(at('/tr/juno/guess')).toEqual({ kind: 'notFound', language: 'tr', reason: 'validation' });
  });

  it('is one by its name and one token, and by nothing more', () => {
    for (const path of [
      '/tr/juno',
      '/tr/juno/first-token/more',
      '/tr/faq/first-token',
      '/tr/toString/first-token',
    ])
      expect(at(path), path).toMatchObject({ kind: 'notFound', reason: 'unmatched' });
  });

  it('is in the language of its prefix, whoever opens it', () => {
    expect(at('/tr/juno/first-token', { lastLanguage: 'fr' })).toMatchObject({
      language: 'tr',
      params: {},
      byCookie: false,
    });
  });

  it('without a prefix keeps its token through the redirect', () => {
    expect(at('/ascendant-sign/first-token')).toMatchObject({ to: '/en/ascendant-sign/first-token' });
  });

  it('of a page that is not built is not found at all', () => {
    expect(at('/tr/juno/first-token', { isBuilt: () => false })).toMatchObject({ reason: 'unmatched' });
  });
});

describe('a path that is percent-encoded', () => {
  it.each([
    ['/en/natal%2Dchart', '/en/natal-chart'],
    ['/%65n/natal-chart', '/en/natal-chart'],
    ['/tr/natal%2Dchart', '/tr/dogum-haritasi'],
    ['/en/horoscope/p%69sces', '/en/horoscope/pisces'],
    ['/en/2025%2Dastrological-events', '/en/2025-astrological-events'],
    ['/en/juno/first%2Dtoken', '/en/juno/first-token'],
    ['/en/juno/caf%c3%a9%20%231', '/en/juno/caf%C3%A9%20%231'],
    ['/en/blog/caf%c3%a9', '/en/blog/caf%C3%A9'],
    ['/en/blog/a,b', '/en/blog/a%2Cb'],
    ['/en/resources%2Dx/..', null],
    ['/natal%2Dchart', '/en/natal-chart'],
  ])('%s leads to the page’s own address: %s', (path, to) => {
    if (to === null) expect(at(path)).toMatchObject({ kind: 'notFound' });
    else {
      expect(at(path)).toMatchObject({ kind: 'redirect', to });
      expect(at(to)).toMatchObject({ kind: 'page' });
    }
  });

  it('names a token that needs encoding', () => {
    expect(at('/en/juno/caf%C3%A9%20%231')).toMatchObject({ kind: 'page', deepLink: true });
    expect(at('/en/juno/a%2Fb')).toMatchObject({ kind: 'page', deepLink: true });
    expect(at('/en/calendar/a%2Fb')).toMatchObject({ params: { token: 'a/b' } });
  });

  it.each(['/en/%', '/en/%E0%A4%A', '/%C3', '/en/juno/%ff', '/%zz/natal-chart', '/en/natal-chart/%'])(
    'is not found where the encoding is broken: %s',
    (path) => {
      expect(at(path)).toMatchObject({ kind: 'notFound', reason: 'unmatched' });
    },
  );

  it('that is broken is said to be nowhere in its own language, else in the cookie’s', () => {
    expect(at('/tr/%', { lastLanguage: 'fr' })).toMatchObject({ language: 'tr' });
    expect(at('/pt-BR/%')).toMatchObject({ language: 'pt' });
    expect(at('/%/faq', { lastLanguage: 'fr' })).toMatchObject({ language: 'fr' });
    expect(at('/%/faq')).toMatchObject({ language: 'en' });
  });

  it('is decoded once', () => {
    expect(at('/en/natal%252Dchart')).toMatchObject({ kind: 'notFound' });
    expect(at('/en/juno/first%252Dtoken')).toMatchObject({ kind: 'notFound', reason: 'validation' });
    expect(at('/en/%252e%252e/natal-chart')).toMatchObject({ kind: 'notFound' });
  });

  it('keeps an encoded slash within its segment', () => {
    expect(at('/en%2Fnatal-chart')).toMatchObject({ to: '/en/en%2Fnatal-chart' });
    expect(at('/en/accounts%2Flogin')).toMatchObject({ kind: 'notFound' });
    expect(at('/en/juno%2Ffirst-token')).toMatchObject({ kind: 'notFound' });
    expect(at('/en/resources/blog/a%2Fb')).toMatchObject({ to: '/en/blog/a%2Fb' });
    expect(at('/%2Fevil.test')).toMatchObject({ to: '/en/%2Fevil.test' });
  });

  it('takes no control character and no dot segment into a redirect', () => {
    expect(at('/x%0d%0aSet-Cookie:%20a=b')).toMatchObject({ to: '/en/x%0D%0ASet-Cookie%3A%20a%3Db' });
    expect(at('/en/resources/blog/%5C%5Cevil.test')).toMatchObject({ to: '/en/blog/%5C%5Cevil.test' });
    for (const path of ['/..', '/en/resources/blog/%2e%2e', '/%2E/evil.test', '/en/.']) {
      expect(at(path)).toMatchObject({ kind: 'notFound' });
    }
  });
});

describe('any path', () => {
  it('never redirects off the site or into a loop', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '',
        'tr',
        'TR',
        'pt-BR',
        'en',
        'home',
        '..',
        '%2e%2e',
        '%2F',
        '%252F',
        '%0d%0a',
        'natal%2Dchart',
        'resources',
        'blog',
        'a,b',
        '%E0%A4%A',
        '\\',
        'natal-chart',
        'juno',
      ),
      fc.webSegment(),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        let path = `/${segments.join('/')}`;
        for (let hop = 0; hop < 5; hop++) {
          const resolution = at(path);
          if (resolution.kind !== 'redirect') return;
          // Plain checks: an expectation for each of thousands of hops takes longer than the hops.
          if (!/^\/(?!\/)/.test(resolution.to)) throw new Error(`leaves the site: ${resolution.to}`);
          if (resolution.to === path) throw new Error(`leads to itself: ${path}`);
          path = resolution.to;
        }
        throw new Error(`redirects without end: ${path}`);
      }),
      { numRuns: inDrill(30_000, 1000) },
    );
  });
});
