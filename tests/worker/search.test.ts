import { describe, expect, it } from 'vitest';
import { TERM_IDS } from '../../features/glossary/terms.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postForm, request } from './request.ts';

async function htmlOf(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  it('has an anchor for every term, and leads to articles that stand', async () => {
    const html = await htmlOf(href('glossary', language));
    for (const id of TERM_IDS) expect(html).toContain(`<dt id="${id}">`);
    const articles = new Set([...html.matchAll(/href="([^"]*\/blog\/[^"]*)"/g)].map(([, path = '']) => path));
    expect(articles.size).toBeGreaterThan(15);
    for (const path of articles) expect((await request(path)).status, path).toBe(200);
  });
});

/** Somebody's birth. */
const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };
const CHART_TERMS = [
  'aspect',
  'orb',
  'applying',
  'house',
  'house-system',
  'cusp',
  'ascendant',
  'true-node',
  'lilith',
  'chiron',
];

describe.each(LANGUAGES)('what a result in %s says in words of the craft', (language) => {
  it('leads to terms that the glossary has', async () => {
    const glossary = href('glossary', language);
    const isTerm = new Set<string>(TERM_IDS);
    const termsOf = (html: string) =>
      [...html.matchAll(/<a class="term" href="([^"#]*)#([^"]*)"/g)].map(([, path, id = '']) => {
        expect(path).toBe(glossary);
        expect(isTerm.has(id), id).toBe(true);
        return id;
      });
    const chart = await (await postForm(href('natal-chart', language), BIRTH)).text();
    expect(termsOf(chart)).toEqual(expect.arrayContaining(CHART_TERMS));
    const pair = Object.fromEntries(
      ['a', 'b'].flatMap((one) => Object.entries(BIRTH).map(([name, value]) => [`${one}_${name}`, value])),
    );
    const compared = await postForm(href('relationship-compatibility-calculator', language), pair);
    expect(termsOf(await compared.text())).toEqual(expect.arrayContaining(['composite', 'davison', 'house']));
  });

  it('is explained by articles, as horoscopes and the test are', async () => {
    for (const path of [
      href('horoscope', language, { sign: 'leo' }),
      href('horoscopes', language),
      href('compatibility-test', language),
    ]) {
      expect(await htmlOf(path), path).toMatch(
        /<ul class="guide__articles no-print"><li><a href="[^"]*\/blog\//,
      );
    }
  });
});

describe('the search', () => {
  it('asks, and answers by an address, without a script', async () => {
    const bare = await htmlOf('/en/search');
    expect(bare).toContain('<form class="search__form no-print" action="/en/search" method="get">');
    expect(bare).not.toContain('<ol class="search__found">');
    const found = await htmlOf('/en/search?q=mercury+retrogade');
    expect(found).toContain('href="/en/blog/mercury-retrograde"');
    expect(found).toContain('value="mercury retrogade"');
    expect(found).toContain('content="noindex"');
  });

  it('leads to nothing that does not stand', async () => {
    for (const [path, queries] of [
      ['/tr/ara', ['harita', 'ay', 'yardım']],
      ['/fr/recherche', ['lune', 'thème', 'contact']],
    ] as const) {
      for (const query of queries) {
        const html = await htmlOf(`${path}?q=${encodeURIComponent(query)}`);
        const list = /<ol class="search__found">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
        const paths = [...list.matchAll(/href="([^"#]*)[^"]*"/g)].map(([, each = '']) => each);
        expect(paths.length, query).toBeGreaterThan(1);
        for (const each of paths) expect((await request(each)).status, each).toBe(200);
      }
    }
  });

  it('writes what was typed as text, and says where nothing answers', async () => {
    const html = await htmlOf(`/en/search?q=${encodeURIComponent('<b>xqzwv</b>')}`);
    expect(html).toContain('Nothing here answers to');
    expect(html).not.toContain('<b>xqzwv');
  });

  it('cuts what is longer than anybody types', async () => {
    const html = await htmlOf(`/en/search?q=${'m'.repeat(5000)}`);
    expect(html).toContain(`value="${'m'.repeat(100)}"`);
  });
});
