import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, request } from './request.ts';

const NATAL = {
  tr: '/tr/dogum-haritasi',
  en: '/en/natal-chart',
  es: '/es/carta-natal',
  fr: '/fr/carte-natale',
  pt: '/pt/mapa-natal',
} as const;

function nonceOf(response: Response): string {
  return /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(['', '/hakkimizda', '/aboutus'])('a page %j leads to a page in that language', async (rest) => {
    let response = await request(`/${language}${rest}`);
    if (response.status === 301) response = await request(response.headers.get('Location') ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<html lang="${LOCALES[language].tag}"`);
  });

  it('the natal chart names itself, its sisters and its canonical address', async () => {
    const html = await (await request(NATAL[language])).text();
    expect(html).toContain(`<link rel="canonical" href="https://celestia.test${NATAL[language]}">`);
    for (const other of LANGUAGES) {
      const { tag } = LOCALES[other];
      expect(html).toContain(
        `<link rel="alternate" hreflang="${tag}" href="https://celestia.test${NATAL[other]}">`,
      );
    }
    expect(html).toContain('hreflang="x-default" href="https://celestia.test/en/natal-chart"');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
  });

  it('an unknown path shows the 404 screen with the path, not to be indexed', async () => {
    const response = await request(`/${language}/nowhere%20at%20all`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('/nowhere at all');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('class="stars"');
    expect(html).toContain(`href="${NATAL[language]}"`);
  });
});

describe('redirects', () => {
  it('without a prefix follow the cookie, keep the query and are kept nowhere', async () => {
    const response = await request('/dogum-haritasi?utm=1', { headers: { Cookie: 'lastLang=tr' } });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/tr/dogum-haritasi?utm=1');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('carry the headers of trust', async () => {
    const response = await request('/faq');
    expect(response.status).toBe(301);
    expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/);
  });
});

describe('the language cookie', () => {
  it('is set when a path carries another language', async () => {
    const response = await request('/tr', { headers: { Cookie: 'lastLang=en' } });
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^lastLang=tr; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is left alone when it is right already', async () => {
    expect(
      (await request('/tr', { headers: { Cookie: 'lastLang=tr' } })).headers.get('Set-Cookie'),
    ).toBeNull();
  });

  it.each([
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
    { 'X-Moz': 'prefetch' },
  ])('is not changed by a page that a browser fetches ahead: %j', async (purpose) => {
    const response = await request('/fr/carte-natale', { headers: { Cookie: 'lastLang=tr', ...purpose } });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is changed by a page whose purpose is another', async () => {
    const headers = { Cookie: 'lastLang=tr', 'Sec-Purpose': 'prefetched' };
    expect((await request('/fr', { headers })).headers.get('Set-Cookie')).toContain('lastLang=fr');
  });

  it('decides the language of the root, which no shared cache may hold', async () => {
    const response = await request('/', { headers: { Cookie: 'lastLang=fr' } });
    expect(await response.text()).toContain('<html lang="fr"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('a page that its query names', () => {
  it.each([
    [
      '/en/solar-eclipse?date=2027-08-02&utm=1',
      '/solar-eclipse?date=2027-08-02',
      '/gunes-tutulmasi?date=2027-08-02',
    ],
    ['/en/lunar-eclipse?decade=1990', '/lunar-eclipse?decade=1990', '/ay-tutulmasi?decade=1990'],
    ['/en/horoscope/leo?period=week', '/horoscope/leo?period=week', '/horoscope/aslan?period=week'],
  ])('%s has its own canonical in every language', async (path, canonical, turkish) => {
    const html = await (await request(path)).text();
    expect(html).toContain(`<link rel="canonical" href="https://celestia.test/en${canonical}">`);
    expect(html).toContain(`hreflang="tr" href="https://celestia.test/tr${turkish}"`);
    expect(html).not.toContain('noindex');
  });

  it('stands in no index where it is one of a hundred thousand days', async () => {
    expect(await (await request('/en/horoscope/leo?date=1950-01-01')).text()).toContain('noindex');
  });

  it('may come back by the browser’s buttons, while what was posted may not', async () => {
    expect((await request('/en/solar-eclipse?decade=1990')).headers.get('Cache-Control')).toBe(
      'private, no-cache',
    );
    const posted = await postForm('/en/rising-sign', { year: '1990' });
    expect(posted.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('a stored page', () => {
  it('marks each link to another language as one, by which it is not fetched ahead', async () => {
    const html = await (await request('/tr')).text();
    // Under their button, in the menu and in the footer.
    expect(html.match(/<a [^>]*hrefLang=|<a [^>]*hreflang=/g)).toHaveLength(3 * LANGUAGES.length);
  });

  it('carries a nonce of its own at each serving, on each of its scripts and styles', async () => {
    const first = await request('/en/aboutus');
    const second = await request('/en/aboutus');
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    for (const response of [first, second]) {
      const html = await response.text();
      const nonces = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]));
      expect([...nonces]).toEqual([nonceOf(response)]);
      expect(html).not.toContain('\u0000');
    }
  });

  it('is for its visitor’s browser alone: a cache in between would give its nonce to all', async () => {
    for (const headers of [{}, { Cookie: 'lastLang=en' }]) {
      const response = await request('/en', { headers });
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    }
  });

  it('has no inline handler and no style attribute', async () => {
    for (const path of ['/en', NATAL.tr, '/fr/aboutus']) {
      const html = await (await request(path)).text();
      expect(html).not.toMatch(/<[^>]+ on\w+=/);
      expect(html).not.toMatch(/<[^>]+ style=/);
    }
  });
});

describe('a path that is percent-encoded', () => {
  it.each([
    ['/en/natal%2Dchart?c=1', '/en/natal-chart?c=1'],
    ['/en/juno/first%2Dtoken', '/en/juno/first-token'],
    ['/en/resources/blog/', '/en/blogs'],
    ['/en/resources/blog?page=2', '/en/blogs?page=2'],
    ['/x%0d%0aSet-Cookie:%20a=b', '/en/x%0D%0ASet-Cookie%3A%20a%3Db'],
    ['/%2F%2Fevil.test', '/en/%2F%2Fevil.test'],
  ])('%s leads to %s for good', async (path, to) => {
    const response = await request(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(to);
    expect(response.headers.get('Set-Cookie') ?? '').not.toContain('a=b');
  });

  it.each(['/en/%', '/%E0%A4%A', '/tr/juno/%ff', '/en/natal%252Dchart', '/en/accounts%2Flogin'])(
    'is a 404 where it names nothing: %s',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );
});

describe('deep links', () => {
  it('show the page bare, unindexed, framed only by those who are named', async () => {
    const response = await request('/tr/home/second-token');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain('frame-ancestors https://app.test');
    expect(response.headers.get('X-Frame-Options')).toBeNull();
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<footer');
  });

  it('with a wrong token fail their validation', async () => {
    const response = await request('/en/home/wrong');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found: /en/home/wrong');
  });
});

describe('hostile requests', () => {
  it.each([
    '/en/%E0%A4%A',
    '/%',
    '/tr/%00',
    '/en/..%2f..%2fetc',
    '/tr/<script>alert(1)</script>',
    `/en/${'a'.repeat(5000)}`,
  ])('to %s get a 404 or a redirect, never an error', async (path) => {
    const response = await request(path);
    expect([301, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('<script>alert');
  });

  it('by a method that a page does not take get 405', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expect((await request('/en', { method })).status).toBe(405);
    }
    expect((await postForm('/en/aboutus', { a: 'b' })).status).toBe(405);
  });

  it('with a body that is no form get 415', async () => {
    const response = await request(NATAL.en, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    expect(response.status).toBe(415);
  });

  it('with a body of a megabyte get 413', async () => {
    const response = await postForm(NATAL.en, { place: 'x'.repeat(1_000_000) });
    expect(response.status).toBe(413);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it("from another site's page are refused when they write", async () => {
    const response = await request(NATAL.en, {
      method: 'POST',
      headers: { Origin: 'https://evil.test' },
      body: new URLSearchParams({ day: '1' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('an answer with a cookie', () => {
  it('is for no shared cache: a redirect', async () => {
    const path = `/en/${NATAL.tr.split('/').at(-1)}`;
    const [first, known] = [await request(path), await request(path, { headers: { Cookie: 'lastLang=en' } })];
    expect([first.status, known.status]).toEqual([301, 301]);
    expect(first.headers.getSetCookie().join()).toContain('lastLang=en');
    expect(first.headers.get('Cache-Control')).toBe('private, max-age=3600');
    expect(known.headers.getSetCookie()).toEqual([]);
    expect(known.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('is for no shared cache, whatever the page', async () => {
    const paths = ['/en', '/tr', NATAL.fr, '/en/astrological-events/2025', '/es/eventos', '/pt/404'];
    for (const path of paths) {
      const { headers } = await request(path);
      if (headers.has('Set-Cookie'))
        expect(headers.get('Cache-Control'), path).not.toMatch(/public|s-maxage/);
    }
  });
});

describe('answers that a cookie chose', () => {
  it('are never for a shared cache, however the root is written', async () => {
    for (const path of ['/', '//', '///', '/en/..//']) {
      const response = await request(path, { headers: { Cookie: 'lastLang=tr' } });
      expect(response.headers.get('Cache-Control'), path).toBe('private, no-store');
    }
  });
});

describe('refusals', () => {
  it('of a method name those that are allowed', async () => {
    expect((await request('/en', { method: 'PUT' })).headers.get('Allow')).toBe('GET, HEAD, POST');
    expect((await postForm('/en/aboutus', {})).headers.get('Allow')).toBe('GET, HEAD');
    const api = await request('/api/astrology/natal-chart');
    expect([api.status, api.headers.get('Allow')]).toEqual([405, 'POST']);
    expect((await request('/api/places', { method: 'POST' })).status).toBe(405);
    expect((await request('/robots.txt', { method: 'PUT' })).status).toBe(405);
  });

  it('say what was wrong, in the language of the page, with no reference to a log that is empty', async () => {
    const response = await request(NATAL.tr, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    const html = await response.text();
    expect(html).toContain('Bu adres bu tür bir içeriği kabul etmiyor.');
    expect(html).not.toContain('"screen__path"');
  });

  it('of a form by its type look at the type alone', async () => {
    const fields = { body: 'day=31&month=2&year=1990', method: 'POST' };
    const odd = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset=utf-8' };
    expect((await request(NATAL.en, { ...fields, headers: odd })).status).toBe(422);
    const near = { 'Content-Type': 'application/x-www-form-urlencodedfoo' };
    expect((await request(NATAL.en, { ...fields, headers: near })).status).toBe(415);
  });

  it('show nothing that the form did not ask for beyond its size', async () => {
    const many = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`f${index}`, 'x']));
    const response = await postForm(NATAL.en, many);
    expect(response.status).toBe(422);
    expect((await response.text()).length).toBeLessThan(80_000);
  });
});

describe('files about the site', () => {
  it('the sitemap index names one sitemap a language', async () => {
    for (const path of ['/sitemap.xml', '/index-sitemap.xml']) {
      const xml = await (await request(path)).text();
      for (const language of LANGUAGES) {
        expect(xml).toContain(`<loc>https://celestia.test/${LOCALES[language].tag}-sitemap.xml</loc>`);
      }
    }
  });

  it.each(LANGUAGES)('every address of the sitemap in %s answers 200', async (language) => {
    const xml = await (await request(`/${LOCALES[language].tag}-sitemap.xml`)).text();
    const paths = [...xml.matchAll(/<loc>https:\/\/celestia\.test([^<]*)<\/loc>/g)].map(
      (match) => match[1] ?? '',
    );
    expect(paths).toContain(NATAL[language]);
    expect(paths).toContain(href('astrological-events', language, { year: '2025' }));
    for (const path of paths) expect((await request(path)).status).toBe(200);
  });

  it('robots.txt names the sitemap, build.json the build', async () => {
    expect(await (await request('/robots.txt')).text()).toContain(
      'Sitemap: https://celestia.test/sitemap.xml',
    );
    expect(await (await request('/build.json')).json()).toEqual({ build: 'development' });
  });
});
