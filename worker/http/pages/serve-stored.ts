import type { Context } from 'hono';
import type { AnyPage, PageStatus } from '../../../routes/page.ts';
import { pageRow } from '../../../routes/table.ts';
import { buildId } from '../../build.ts';
import type { AppEnv } from '../../env.ts';
import { logError } from '../../log.ts';
import { NO_STORE, OWN_BROWSER_ASKS } from '../cache-control.ts';
import { openEdgeCache } from '../edge-cache.ts';
import { siteOrigin } from '../origin.ts';
import { createPageStore, freshness, stampNonce } from '../rendering/page-store.ts';
import { type DocumentPieces, renderWhole, withNonce } from '../rendering/render.tsx';
import { requestId } from '../request-id.ts';
import { type PagePlace, preparePage } from './prepare-page.tsx';
import { notFoundScreen } from './screens.tsx';
import { visitorDay } from './visitor-zone.ts';

const pageStore = createPageStore(openEdgeCache, buildId);

function keyOf(
  c: Context<AppEnv>,
  { language, deepLink, id, params }: PagePlace,
  { daily }: AnyPage,
): string {
  // A bare page posts to its own address, and that holds one of several tokens.
  const address = deepLink ? c.get('url').pathname : '';
  const day = daily ? visitorDay(c, language, Date.now()) : '';
  return [siteOrigin(c), language, id, JSON.stringify(params), address, day].join(' ');
}

/** Work that goes on after the answer is sent; its failure must not be lost. */
function inBackground(c: Context<AppEnv>, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(
    work.catch((error: unknown) => logError('background_failed', error, requestId(c))),
  );
}

interface Made {
  pieces: DocumentPieces;
  status: PageStatus;
  keep: boolean;
}

/** Renders, and keeps the page where it may be kept. */
async function make(c: Context<AppEnv>, place: PagePlace, page: AnyPage): Promise<Made | null> {
  // Before the page is made: at midnight the day must be the one that it was made for, or an earlier one.
  const key = keyOf(c, place, page);
  const prepared = await preparePage(c, place, page, null);
  // Only a form that was posted leads on, and this page was not.
  if (!prepared || 'seeOther' in prepared) return null;
  const pieces = renderWhole(prepared.body, prepared.document);
  const { status, holdsUntilMs } = prepared;
  const keep = status === 200 && !prepared.personal;
  const age = { madeAtMs: Date.now(), ...page.cache, holdsUntilMs };
  if (keep) inBackground(c, pageStore.put(key, pieces, age));
  return { pieces, status, keep };
}

/**
 * A stored page leaves with a nonce of its own, and its first visitor's language in a cookie: the browser may have it again
 * once it has asked, and no cache in between may hold it (ADR 3). One that a cookie chose, or that was not kept, is not held.
 */
function setHeaders(c: Context<AppEnv>, { id }: PagePlace, mayHold: boolean): void {
  c.header('Content-Type', 'text/html; charset=UTF-8');
  // Of a page that knows who is there a browser that has signed in since holds another's.
  if (pageRow(id).access === 'optional') c.header('Vary', 'Cookie');
  c.header('Cache-Control', mayHold ? OWN_BROWSER_ASKS : NO_STORE);
}

/** Whether a browser may hold the page: not where a cookie chose the language, or sends some people on. */
function mayBeHeld({ byCookie, id }: PagePlace): boolean {
  const { access } = pageRow(id);
  return !byCookie && (access === 'public' || access === 'optional');
}

/** Serves an anonymous page from the edge's store; a stale one goes out at once and is made anew behind it. */
export async function serveStored(c: Context<AppEnv>, place: PagePlace, page: AnyPage): Promise<Response> {
  const stored = await pageStore.get(keyOf(c, place, page));
  const state = stored ? freshness(stored, Date.now()) : 'expired';
  if (stored && state !== 'expired') {
    if (state === 'stale') inBackground(c, make(c, place, page));
    setHeaders(c, place, mayBeHeld(place));
    return c.body(stampNonce(stored.parts(), c.get('nonce')));
  }
  const made = await make(c, place, page);
  if (!made) return notFoundScreen(c, place.language, 'validation');
  setHeaders(c, place, made.keep && mayBeHeld(place));
  return c.body(withNonce(made.pieces, c.get('nonce')), made.status);
}
