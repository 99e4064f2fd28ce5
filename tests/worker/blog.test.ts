import { describe, expect, it } from 'vitest';
import { listArticles, loadArticle } from '../../locales/articles.ts';
import { LANGUAGES, type Language, LOCALES } from '../../locales/locales.ts';
import { articlePath, categoryPath, feedPath, listPath } from '../../routes/blog/blog-paths.ts';
import { href } from '../../routes/href.ts';
import { ORIGIN, request } from './request.ts';

const shelves = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, rows: await listArticles(language) })),
);
const every = shelves.flatMap(({ language, rows }) => rows.map((row) => ({ language, row })));
const shelfOf = (language: Language) => shelves.find((shelf) => shelf.language === language)?.rows ?? [];

async function htmlOf(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

/** Addresses that a part of a page leads to. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

describe.each(every.map(({ language, row }) => [articlePath(row.slug, language), language, row] as const))(
  'the article %s',
  (path, language, row) => {
    it('says what it is, to people and to search engines', async () => {
      const html = await htmlOf(path);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      expect(html).not.toContain('content="noindex"');
      expect(html.match(/<h1>/g)).toHaveLength(1);
      const [article, way] = jsonLdOf(html);
      expect(article).toMatchObject({
        '@type': 'Article',
        headline: row.title,
        inLanguage: LOCALES[language].tag,
        datePublished: row.made,
        mainEntityOfPage: ORIGIN + path,
      });
      expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
      expect(way?.itemListElement).toHaveLength(4);
    });

    it('tells what the sky answers in place of every tag', async () => {
      const html = await htmlOf(path);
      expect(html).not.toContain('{{');
      const article = await loadArticle(language, row.slug);
      const tags = article?.body.filter((_, index) => index % 2 === 1) ?? [];
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(new Set(tags.map((tag) => tag.split(' ')[0])).size).toBeGreaterThanOrEqual(2);
    });

    it('has every heading that its contents lead to', async () => {
      const html = await htmlOf(path);
      for (const link of linksOf(html).filter((href) => /^#[a-z0-9]/.test(href))) {
        expect(html, link).toContain(`id="${link.slice(1)}"`);
      }
    });

    it('names its sisters, and they name it', async () => {
      const html = await htmlOf(path);
      const sisters = (await loadArticle(language, row.slug))?.sisters ?? {};
      for (const other of LANGUAGES) {
        const slug = sisters[other];
        const link = `hreflang="${LOCALES[other].tag}" href="${ORIGIN}`;
        if (slug === undefined) expect(html).not.toContain(`<link rel="alternate" ${link}`);
        else {
          expect(html).toContain(`<link rel="alternate" ${link}${articlePath(slug, other)}">`);
          expect((await loadArticle(other, slug))?.sisters[language]).toBe(row.slug);
        }
      }
    });

    it('stands under its own language alone', async () => {
      const sisters = (await loadArticle(language, row.slug))?.sisters ?? {};
      for (const other of LANGUAGES) {
        if (other === language || shelfOf(other).some(({ slug }) => slug === row.slug)) continue;
        const response = await request(articlePath(row.slug, other));
        const sister = sisters[other];
        expect(response.status).toBe(sister === undefined ? 404 : 301);
        if (sister !== undefined) {
          expect(response.headers.get('Location')).toBe(articlePath(sister, other));
        } else {
          expect(await response.text()).toContain(articlePath(row.slug, other));
        }
      }
    });

    it('is reached from its category’s list', async () => {
      const found: string[] = [];
      for (let page = 1; ; page += 1) {
        const path = categoryPath(row.category, language);
        const response = await request(page === 1 ? path : `${path}?page=${page}`);
        if (response.status === 404) break;
        found.push(...linksOf(await response.text()));
      }
      expect(found).toContain(path);
    });
  },
);

describe('links in articles', () => {
  it('all answer', async () => {
    const pages = await Array.fromAsync(every, ({ language, row }) =>
      htmlOf(articlePath(row.slug, language)),
    );
    const within = pages.flatMap((html) =>
      linksOf(html.slice(html.indexOf('<article'), html.indexOf('</article>'))),
    );
    const paths = [...new Set(within.filter((href) => href.startsWith('/')))];
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) expect((await request(path)).status, path).toBe(200);
  });
});

describe.each(LANGUAGES)('the lists in %s', (language) => {
  const path = listPath(null, language);

  it('hold the newest articles, or say that there is none', async () => {
    const html = await htmlOf(path);
    const [newest] = shelfOf(language);
    if (newest) expect(linksOf(html)).toContain(articlePath(newest.slug, language));
    else expect(html).toContain('content="noindex"');
  });

  it('have no page that is no number of one', async () => {
    for (const page of ['', '0', '-1', 'two', '2x', '01', '1e3', '99999', '999999999999']) {
      expect((await request(`${path}?page=${page}`)).status, page).toBe(404);
    }
  });

  it('are one address on their first page', async () => {
    expect(await htmlOf(`${path}?page=1`)).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
  });

  it('have a page of their own for each further dozen', async () => {
    const pages = Math.ceil(shelfOf(language).length / 12);
    for (let page = 2; page <= pages; page += 1) {
      const html = await htmlOf(`${path}?page=${page}`);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}?page=${page}">`);
      for (const { language: other, rows } of shelves) {
        const sister = `hreflang="${LOCALES[other].tag}" href="${ORIGIN}${listPath(null, other)}?page=${page}"`;
        expect(html.includes(sister), sister).toBe(rows.length > (page - 1) * 12);
      }
    }
    expect((await request(`${path}?page=${pages + 1}`)).status).toBe(pages === 0 ? 200 : 404);
  });

  it('are where the folder of articles leads, in one hop', async () => {
    for (const folder of [`/${language}/blog`, `/${language}/blog/`]) {
      const response = await request(folder);
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe(path);
    }
  });

  it('are told of in a feed that names every article', async () => {
    expect(await htmlOf(path)).toContain(`type="application/atom+xml" title="`);
    const feed = await htmlOf(feedPath(language));
    expect(feed.match(/<entry>/g) ?? []).toHaveLength(Math.min(30, shelfOf(language).length));
    for (const { slug } of shelfOf(language).slice(0, 30)) {
      expect(feed).toContain(`<link href="${ORIGIN}${articlePath(slug, language)}"/>`);
    }
  });

  it('and every article stand in the sitemap, with the day of their last change', async () => {
    const sitemap = await htmlOf(`/${LOCALES[language].tag}-sitemap.xml`);
    for (const { slug } of shelfOf(language)) {
      const loc = `<loc>${ORIGIN}${articlePath(slug, language)}</loc>`;
      expect(sitemap).toMatch(
        new RegExp(`${loc.replaceAll('.', '\\.')}<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
      );
    }
  });
});

describe('a calculator', () => {
  it.each([
    ['natal-chart', 'how-to-read-a-chart'],
    ['rising-sign', 'birth-times'],
    ['juno-calculation', 'juno'],
    ['relationship-compatibility-calculator', 'synastry'],
    ['astrological-summary', 'moon-phases'],
    ['solar-eclipse', 'eclipses'],
  ] as const)('leads to the article that explains it: %s', async (id, subject) => {
    for (const language of LANGUAGES) {
      const row = shelfOf(language).find((each) => each.subject === subject);
      const links = linksOf(await htmlOf(href(id, language)));
      if (row) expect(links, language).toContain(articlePath(row.slug, language));
    }
  });
});

describe('a category', () => {
  it('is sent on to its name in the language', async () => {
    const response = await request('/tr/blogs/sky-events');
    const hasAny = shelfOf('tr').some(({ category }) => category === 'sky');
    expect(response.status).toBe(hasAny ? 301 : 404);
    if (hasAny) expect(response.headers.get('Location')).toBe('/tr/blogs/gokyuzu');
  });

  it('that there is none of is not there', async () => {
    expect((await request('/en/blogs/nothing')).status).toBe(404);
  });
});

it('an article that nobody has written is not there', async () => {
  for (const path of ['/en/blog/nothing', '/en/blog/..%2Fnatal', '/fr/blog/UPPER', '/en/blog/a%2Fb']) {
    expect((await request(path)).status, path).toBe(404);
  }
});
