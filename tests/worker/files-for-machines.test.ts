import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { listArticles } from '../../locales/articles.ts';
import { LANGUAGES, LOCALES } from '../../locales/locales.ts';
import { articlePath, feedPath } from '../../routes/blog/blog-paths.ts';
import { sitemapEntries, sitemapName } from '../../routes/sitemap.ts';
import { TIMES } from './crawl/crawl.ts';
import { ORIGIN, request } from './request.ts';

interface Url {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[];
}

const LISTS = ['sitemap', 'url', 'xhtml:link'];
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => LISTS.includes(name),
});

async function xmlOf(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(XMLValidator.validate(text), path).toBe(true);
  return text;
}

async function urlsOf(path: string): Promise<Url[]> {
  const { urlset } = parser.parse(await xmlOf(path)) as { urlset: { url: Url[] } };
  return urlset.url;
}

describe('the sitemaps, as a reader of XML has them', () => {
  it('are named by their index, one for each language', async () => {
    for (const path of ['/sitemap.xml', '/index-sitemap.xml']) {
      const { sitemapindex } = parser.parse(await xmlOf(path)) as {
        sitemapindex: { sitemap: { loc: string }[] };
      };
      expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual(
        LANGUAGES.map((language) => `${ORIGIN}/${sitemapName(language)}`),
      );
    }
  });

  it.each(LANGUAGES)(
    'hold each page once, with its sisters and the day of its change: %s',
    async (language) => {
      const urls = await urlsOf(`/${sitemapName(language)}`);
      const entries = await sitemapEntries(language, TIMES);
      expect(urls.map(({ loc }) => loc)).toEqual(entries.map(({ path }) => ORIGIN + path));
      expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
      const today = new Date().toISOString().slice(0, 10);
      for (const [index, { loc, lastmod, 'xhtml:link': links }] of urls.entries()) {
        expect(lastmod, loc).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(lastmod <= today, loc).toBe(true);
        expect(links.map((link) => [link['@_hreflang'], link['@_href']])).toEqual(
          entries[index]?.alternates.map((each) => [LOCALES[each.language].tag, ORIGIN + each.path]),
        );
      }
      expect(urls.find(({ loc }) => loc.includes('/horoscope/'))?.lastmod).toBe(today);
    },
  );

  it.each(LANGUAGES)('tell the day on which an article was changed: %s', async (language) => {
    const byLoc = new Map(
      (await urlsOf(`/${sitemapName(language)}`)).map(({ loc, lastmod }) => [loc, lastmod]),
    );
    const rows = await listArticles(language);
    expect(rows.length).toBeGreaterThan(30);
    for (const { slug, changed } of rows) {
      const lastmod = byLoc.get(ORIGIN + articlePath(slug, language)) ?? '';
      // A sister that was changed later is told of as well.
      expect(lastmod >= changed, slug).toBe(true);
    }
  });
});

describe.each(LANGUAGES)('the feed in %s, as a reader of feeds has it', (language) => {
  it('tells of the newest articles, with what each is about and when it was written', async () => {
    const feed = parseAtomFeed(await xmlOf(feedPath(language)));
    const rows = await listArticles(language);
    expect(feed.title?.value?.length).toBeGreaterThan(3);
    expect(feed.authors?.[0]?.name).toBeTruthy();
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(ORIGIN + feedPath(language));
    expect(Date.parse(feed.updated ?? '')).toBeGreaterThan(Date.UTC(2026, 0, 1));
    expect(
      feed.entries?.map(({ title, id, links, summary, published, updated }) => [
        title?.value,
        id,
        links?.[0]?.href,
        summary?.value,
        published,
        updated,
      ]),
    ).toEqual(
      rows.slice(0, 30).map(({ title, slug, description, made, changed }) => {
        const address = ORIGIN + articlePath(slug, language);
        return [title, address, address, description, `${made}T12:00:00Z`, `${changed}T12:00:00Z`];
      }),
    );
  });
});

it.each(['/sitemap.xml', '/robots.txt', '/build.json', '/status.json', '/api/openapi.json'])(
  'the file %s stands at one address, and not with a slash behind it',
  async (path) => {
    expect((await request(path)).status).toBe(200);
    expect((await request(`${path}/`)).status).not.toBe(200);
  },
);
