import { describe, expect, it } from 'vitest';
import { ask } from './counting-worker.ts';

async function htmlOf(path: string): Promise<string> {
  const { response } = await ask(path, { headers: { Cookie: 'lastLang=en' } });
  return response.text();
}

describe('a document', () => {
  it('names the rules by which the browser fetches pages ahead, and an answer that is none names nothing', async () => {
    for (const path of ['/en/aboutus', '/en/nowhere', '/tr']) {
      const { response } = await ask(path, { headers: { Cookie: 'lastLang=en' } });
      expect(response.headers.get('Speculation-Rules')).toBe('"/speculation-rules.v1.json"');
      expect(await response.text()).not.toContain('speculationrules');
    }
    const { response } = await ask('/robots.txt');
    expect(response.headers.get('Speculation-Rules')).toBeNull();
  });

  it('is in the language of its address, says which build made it, and whom it follows', async () => {
    expect(await htmlOf('/tr/hakkimizda')).toContain('<html lang="tr"');
    expect(await htmlOf('/pt/aboutus')).toMatch(
      /^<!DOCTYPE html><html lang="pt-BR" data-build="[^"]+"><head>/,
    );
  });

  it('of nowhere has neither a canonical address nor sisters', async () => {
    const html = await htmlOf('/en/nowhere');
    expect(html).not.toMatch(/rel="canonical"|rel="alternate"|og:url/);
  });
});

describe('robots.txt', () => {
  it('keeps the API out of the search engines and names the sitemap', async () => {
    expect(await htmlOf('/robots.txt')).toBe(
      'User-agent: *\nDisallow: /api/\nSitemap: https://celestia.test/sitemap.xml\n',
    );
  });
});
