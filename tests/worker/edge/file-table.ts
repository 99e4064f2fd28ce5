import type { LimitName } from '../../../worker/http/middleware/rate-limit.ts';
import type { RouteRow } from './route-case.ts';

/** Rows of the files that the worker makes, and of the folders whose files it keeps to itself. */

const XML = 'application/xml; charset=UTF-8';
const HOUR = 'public, max-age=3600';

function file(path: string, type: string, cache: string): RouteRow {
  const headers = { 'cache-control': cache, 'content-type': type };
  return {
    route: path,
    path,
    origin: 'own',
    allow: ['GET', 'HEAD'],
    cases: [{ method: 'GET', path, status: 200, limit: null, headers }],
  };
}

/** A file that is not there has the screen of what is nowhere. */
function noFile(route: string, path: string): RouteRow {
  const headers = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=UTF-8' };
  return {
    route,
    path,
    origin: 'own',
    allow: [],
    isNowhere: true,
    cases: [{ method: 'GET', path, status: 404, limit: null, headers }],
  };
}

/** A file that whoever has its address may read; at an address that nobody was given there is nothing. */
function hiddenFile(route: string, path: string, limit: LimitName): RouteRow {
  const headers = { 'cache-control': 'private, no-store', 'content-type': 'text/html; charset=UTF-8' };
  return {
    route,
    path,
    origin: 'own',
    allow: ['GET', 'HEAD'],
    cases: [{ method: 'GET', path, status: 404, limit, headers }],
  };
}

export const FILE_TABLE: readonly RouteRow[] = [
  file('/robots.txt', 'text/plain; charset=UTF-8', HOUR),
  file('/build.json', 'application/json', 'no-cache'),
  file('/status.json', 'application/json', 'no-cache'),
  file('/sitemap.xml', XML, HOUR),
  file('/index-sitemap.xml', XML, HOUR),
  ...['tr', 'en', 'es', 'fr', 'pt-BR'].map((tag) => file(`/${tag}-sitemap.xml`, XML, HOUR)),
  ...['tr', 'en', 'es', 'fr', 'pt-BR'].map((tag) =>
    file(`/${tag}-feed.xml`, 'application/atom+xml; charset=UTF-8', HOUR),
  ),
  hiddenFile('/own-sky/{id}', '/own-sky/AAAAAAAAAAAAAAAAAAAAAA.ics', 'API_LIMIT'),
  noFile('/assets/*', '/assets/nothing.js'),
  noFile('/words/*', '/words/en/nothing.json'),
];
