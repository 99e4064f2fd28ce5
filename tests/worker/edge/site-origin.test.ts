import { describe, expect, it } from 'vitest';
import { ORIGIN } from '../request.ts';
import { ask, type Settings } from './counting-worker.ts';

/** The site's own address, where requests come in by another. */
const CONFIGURED = 'https://www.celestia.test';

async function textOf(path: string, settings: Settings): Promise<string> {
  const { response } = await ask(path, {}, settings);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** What names the site by its whole address, for those who are elsewhere. */
const TELLING = [
  '/en/natal-chart',
  '/sitemap.xml',
  '/index-sitemap.xml',
  '/en-sitemap.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/api/astrology/events.ics?year=2026&lang=en',
];

describe.each(TELLING)('%s', (path) => {
  it('names the configured origin, and no other', async () => {
    const text = await textOf(path, { SITE_ORIGIN: CONFIGURED });
    expect(text).toContain(CONFIGURED);
    expect(text).not.toContain(ORIGIN);
  });

  it('names the origin that it was asked at where none is configured', async () => {
    const text = await textOf(path, { SITE_ORIGIN: '' });
    expect(text).toContain(ORIGIN);
    expect(text).not.toContain(CONFIGURED);
  });
});

it('a page names it in its canonical address, its sisters and its picture', async () => {
  const html = await textOf('/en/natal-chart', { SITE_ORIGIN: CONFIGURED });
  expect(html).toContain(`<link rel="canonical" href="${CONFIGURED}/en/natal-chart">`);
  expect(html).toContain(`<link rel="alternate" hreflang="tr" href="${CONFIGURED}/tr/dogum-haritasi">`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${CONFIGURED}/en/natal-chart">`);
  expect(html).toContain(`<meta property="og:image" content="${CONFIGURED}/cards/en/natal-chart.png">`);
  expect(html).toContain(`<meta property="og:url" content="${CONFIGURED}/en/natal-chart">`);
});
