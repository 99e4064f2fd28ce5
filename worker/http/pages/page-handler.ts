import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { AppError, DOWN_RETRY_SECONDS } from '../../../contract/app-error.ts';
import { campaignOf } from '../../../contract/campaign.ts';
import { everywhere } from '../../../routes/collection.ts';
import { href } from '../../../routes/href.ts';
import type { AnyPage, PageLimit } from '../../../routes/page.ts';
import { isBuilt, loadPage } from '../../../routes/page-registry.ts';
import { type Resolution, resolve } from '../../../routes/resolve.ts';
import { SECRET_PARAMETERS } from '../../../routes/secret-parameters.ts';
import { pageRow } from '../../../routes/table.ts';
import type { AppEnv } from '../../env.ts';
import { countVisit } from '../../visits/count-visit.ts';
import { NO_STORE, OWN_BROWSER_ASKS, SHARED_HOUR } from '../cache-control.ts';
import { readForm } from '../form.ts';
import { givenBy } from '../given-by.ts';
import { LAST_LANGUAGE_COOKIE } from '../middleware/language.ts';
import { checkLimit, type LimitName } from '../middleware/rate-limit.ts';
import { isPrefetch } from '../prefetch.ts';
import { renderStream, renderWhole, withNonce } from '../rendering/render.tsx';
import { admit } from './admit.ts';
import { type PagePlace, type PageResolution, preparePage } from './prepare-page.tsx';
import { notFoundScreen } from './screens.tsx';
import { serveStored } from './serve-stored.ts';

function listOf(variable: string): ReadonlySet<string> {
  const items = variable.split(',').map((item) => item.trim());
  return new Set(items.filter((item) => item !== ''));
}

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** The bindings that count what pages are asked for. */
const LIMITS = { charts: 'CHARTS_LIMIT', account: 'ACCOUNT_LIMIT' } as const satisfies Record<
  PageLimit,
  LimitName
>;

/** Answers every path that is not an API, a file or a sitemap: pages, redirects, 404. */
export async function handlePage(c: Context<AppEnv>): Promise<Response> {
  const { searchParams } = c.get('url');
  c.set(
    'secretAddress',
    SECRET_PARAMETERS.some((name) => searchParams.has(name)),
  );
  if (!PAGE_METHODS.includes(c.req.method))
    throw new AppError('method_not_allowed', undefined, { allow: PAGE_METHODS });
  const resolution = resolve(c.get('url').pathname, {
    lastLanguage: getCookie(c, LAST_LANGUAGE_COOKIE),
    // Whoever is not signed in learns nothing of what a page for the signed-in holds, or whether it stands.
    isBuilt: (id) => isBuilt(id) || pageRow(id).access === 'signed-in',
    deepLinkTokens: listOf(c.env.DEEP_LINK_TOKENS),
  });
  switch (resolution.kind) {
    case 'redirect':
      return redirect(c, resolution);
    case 'notFound':
      return notFoundScreen(c, resolution.language, resolution.reason);
    case 'page':
      return servePage(c, resolution);
  }
}

function redirect(
  c: Context<AppEnv>,
  { to, byCookie }: Omit<Extract<Resolution, { kind: 'redirect' }>, 'kind'>,
): Response {
  // A permanent redirect that a cookie decided must not outlive the cookie in a browser's memory.
  c.header('Cache-Control', byCookie ? NO_STORE : SHARED_HOUR);
  return c.redirect(to + c.get('url').search, 301);
}

async function servePage(c: Context<AppEnv>, resolution: PageResolution): Promise<Response> {
  const elsewhere = await admit(c, resolution);
  if (elsewhere !== null) {
    c.header('Cache-Control', NO_STORE);
    return c.redirect(elsewhere.to, elsewhere.status);
  }
  if (!isBuilt(resolution.id)) return notFoundScreen(c, resolution.language, 'unmatched');
  const page = await loadPage(resolution.id);
  if (resolution.deepLink) c.set('frameAncestors', c.env.DEEP_LINK_FRAME_ANCESTORS);
  c.set('reaches', pageRow(resolution.id).reaches ?? {});
  const { id, language, params } = resolution;
  const { collection } = page;
  const entry = collection ? await collection.find(params, language) : everywhere(params);
  const own = entry?.params[language];
  if (!entry || !own) return notFoundScreen(c, language, 'validation');
  // Called by what another language calls it: it stands under its own name.
  const path = collection && href(id, language, own);
  if (path && path !== href(id, language, params)) return redirect(c, { to: path, byCookie: false });
  return answerPage(c, { ...resolution, entry }, page);
}

async function answerPage(c: Context<AppEnv>, place: PagePlace, page: AnyPage): Promise<Response> {
  const { searchParams } = c.get('url');
  const asksForMore = page.query.some((name) => searchParams.has(name));
  if (c.req.method === 'POST') {
    if (!page.acceptsForm) throw new AppError('method_not_allowed', undefined, { allow: ['GET', 'HEAD'] });
    if (page.limit && !page.countsOwnPosts) await checkLimit(c, LIMITS[page.limit]);
    return servePersonal(c, place, page, await readForm(c.req.raw));
  }
  if (asksForMore && page.limit) await checkLimit(c, LIMITS[page.limit]);
  if (page.counted) countOpening(c, place.id);
  const isTheirs = c.get('person') !== null || hasOwnCookie(c, page);
  return asksForMore || page.streams || page.leads || isTheirs
    ? servePersonal(c, place, page, null)
    : serveStored(c, place, page);
}

/** Counts that somebody has opened the page, behind the answer; one that is only fetched ahead is opened by nobody. */
function countOpening(c: Context<AppEnv>, page: string): void {
  if (c.req.method !== 'GET' || isPrefetch(c)) return;
  const campaign = campaignOf(c.get('url').searchParams);
  const given = givenBy(c);
  c.executionCtx.waitUntil(
    countVisit({ page, campaign }, given).catch((error: unknown) =>
      given.log.error('background_failed', error),
    ),
  );
}

/** Whether the visitor's browser carries a cookie that changes the page. */
function hasOwnCookie(c: Context<AppEnv>, { cookies }: AnyPage): boolean {
  return cookies.some((name) => getCookie(c, name) !== undefined);
}

/** A page made for one visitor: kept nowhere. */
async function servePersonal(
  c: Context<AppEnv>,
  place: PagePlace,
  page: AnyPage,
  form: Readonly<Record<string, string>> | null,
): Promise<Response> {
  const prepared = await preparePage(c, place, page, form);
  if (!prepared) return notFoundScreen(c, place.language, 'validation');
  if ('seeOther' in prepared) {
    c.header('Cache-Control', NO_STORE);
    return c.redirect(prepared.seeOther, 303);
  }
  // What was posted stays in no cache; what an address asks for may come back by the browser's own buttons.
  const isTheirs = form || c.get('person') || hasOwnCookie(c, page);
  c.header('Cache-Control', isTheirs ? NO_STORE : OWN_BROWSER_ASKS);
  c.status(prepared.status);
  const retrySeconds = prepared.retryAfterSeconds ?? (prepared.status === 503 ? DOWN_RETRY_SECONDS : null);
  if (retrySeconds !== null) c.header('Retry-After', String(retrySeconds));
  if (page.streams) return renderStream(c, prepared.body, prepared.document);
  return c.html(withNonce(renderWhole(prepared.body, prepared.document), c.get('nonce')));
}
