import { type Handler, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { AppError } from '../../contract/app-error.ts';
import type { StatusAnswer } from '../../contract/status.ts';
import { LANGUAGES, type Language, LOCALES } from '../../locales/locales.ts';
import { feedPath } from '../../routes/blog/blog-paths.ts';
import { sitemapEntries, sitemapName } from '../../routes/sitemap.ts';
import { buildId, builtMs } from '../build.ts';
import type { AppEnv } from '../env.ts';
import { atomFeed } from './atom-feed.ts';
import { ASK_EACH_TIME, SHARED_HOUR } from './cache-control.ts';
import { escapeXml } from './escape-xml.ts';
import { givenBy } from './given-by.ts';
import { siteOrigin } from './origin.ts';
import { serveOwnSky } from './own-sky-file.ts';

/** Files about the site that are made from the route table and the build: sitemaps, robots.txt, build.json. */
export const site = new Hono<AppEnv>();

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `2026-11-23`, in UTC. */
function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function indexXml(origin: string): string {
  const entries = LANGUAGES.map(
    (language) => `<sitemap><loc>${escapeXml(origin)}/${sitemapName(language)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">${entries.join('')}</sitemapindex>\n`;
}

async function languageXml(origin: string, language: Language): Promise<string> {
  const entries = await sitemapEntries(language, { nowMs: Date.now(), builtMs });
  const urls = entries.map(({ path, alternates, modifiedMs }) => {
    const links = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${LOCALES[alternate.language].tag}" href="${escapeXml(origin + alternate.path)}"/>`,
    );
    return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${isoDay(modifiedMs)}</lastmod>${links.join('')}</url>`;
  });
  return `${XML}<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

function xml(body: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=UTF-8', 'Cache-Control': SHARED_HOUR },
  });
}

/** A file is read and never written: asked otherwise it must not pass for a page. */
function serveFile(path: string, handler: Handler<AppEnv>): void {
  site.get(path, handler);
  site.all(path, () => {
    throw new AppError('method_not_allowed', undefined, { allow: ['GET', 'HEAD'] });
  });
}

for (const path of ['/sitemap.xml', '/index-sitemap.xml']) {
  serveFile(path, (c) => xml(indexXml(siteOrigin(c))));
}
for (const language of LANGUAGES) {
  serveFile(`/${sitemapName(language)}`, async (c) => xml(await languageXml(siteOrigin(c), language)));
}

for (const language of LANGUAGES) {
  serveFile(feedPath(language), async (c) => {
    c.header('Content-Type', 'application/atom+xml; charset=UTF-8');
    c.header('Cache-Control', SHARED_HOUR);
    return c.body(await atomFeed(siteOrigin(c), language));
  });
}

serveFile('/robots.txt', (c) => {
  c.header('Cache-Control', SHARED_HOUR);
  return c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${siteOrigin(c)}/sitemap.xml\n`);
});

/** Told apart from the page by its name; who asks for JSON where the page is, is led here. */
serveFile('/status.json', async (c) => {
  const { readStatus } = await import('../watch/read-status.ts');
  c.header('Cache-Control', ASK_EACH_TIME);
  return c.json((await readStatus(givenBy(c))) satisfies StatusAnswer);
});

site.get('/status', async (c, next) => {
  const wanted = accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'text/html',
  });
  if (wanted === 'text/html') return next();
  c.header('Cache-Control', ASK_EACH_TIME);
  c.header('Vary', 'Accept');
  return c.redirect('/status.json', 303);
});

serveFile('/own-sky/:id', serveOwnSky);

serveFile('/build.json', (c) => {
  c.header('Cache-Control', ASK_EACH_TIME);
  return c.json({ build: buildId });
});
