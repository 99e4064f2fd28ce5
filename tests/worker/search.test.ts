import { describe, expect, it } from 'vitest';
import { TERM_IDS } from '../../features/glossary/terms.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';

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
