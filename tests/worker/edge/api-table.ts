import type { LimitName } from '../../../worker/http/middleware/rate-limit.ts';
import { idTokenOf } from '../sign-in.ts';
import { EMAIL_TAKEN_BACK, PERSON_TAKEN_BACK, SESSION_COOKIES, SHOWN_COOKIES } from './person-cookies.ts';
import type { Body, RouteCase, RouteRow } from './route-case.ts';

/** The API's rows: each path of the contract, the description, and what is nowhere. */

const NO_STORE = 'private, no-store';
const SKY = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';
const JSON_TYPE = 'application/json';

/** Another origin reads the answers, and when to come again. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };

const BIRTH = {
  date: '1990-06-10',
  time: '14:30',
  place: { latitude: 41.01, longitude: 28.98, timeZone: 'Europe/Istanbul' },
};
const PAIR = { first: BIRTH, second: { ...BIRTH, date: '1988-02-03' } };
const FIELDS = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };

const idToken: Body = { json: async (id) => ({ idToken: await idTokenOf({ id }) }) };

/** Anybody may read it: the path, its query, how long it may be kept and as what. */
function openGet(
  path: string,
  query: string,
  { cache = NO_STORE, type = JSON_TYPE, ...others }: Record<string, string> = {},
): RouteRow {
  const headers = { ...CORS, ...others, 'cache-control': cache, 'content-type': type };
  const cases: RouteCase[] = [
    { method: 'GET', path: path + query, status: 200, limit: 'API_LIMIT', headers },
  ];
  return { route: path, path, origin: 'any', allow: ['GET', 'HEAD'], cases };
}

/** Anybody may ask it of births: it is kept nowhere. */
function openPost(path: string, body: object): RouteRow {
  const headers = { ...CORS, 'cache-control': NO_STORE, 'content-type': JSON_TYPE };
  return {
    route: path,
    path,
    origin: 'any',
    allow: ['POST'],
    cases: [{ method: 'POST', path, body: { json: body }, status: 200, limit: 'API_LIMIT', headers }],
  };
}

interface OwnCase {
  route: string;
  limit: LimitName;
  /** 200 where it is not told. */
  status?: number;
  body?: Body;
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  folderLimit?: LimitName;
}

const OWN_HEADERS = { 'cache-control': NO_STORE, 'content-type': JSON_TYPE };

/** Of the person who asks. */
function ownCase(
  method: RouteCase['method'],
  { route, limit, status = 200, body, cookies, headers }: OwnCase,
): RouteCase {
  return {
    method,
    path: route.replace('{id}', 'chart-0001').replace('{messageId}', 'message-0001'),
    asPerson: true,
    status,
    limit,
    headers: { ...OWN_HEADERS, ...headers },
    ...(body && { body }),
    ...(cookies && { cookies }),
  };
}

function own(method: RouteCase['method'], asked: OwnCase, ...more: RouteCase[]): RouteRow {
  const cases = [ownCase(method, asked), ...more];
  return {
    route: asked.route,
    path: asked.route.replace('{id}', 'chart-0001').replace('{messageId}', 'message-0001'),
    origin: 'own',
    allow: cases.flatMap((each) => (each.method === 'GET' ? (['GET', 'HEAD'] as const) : [each.method])),
    ...(asked.folderLimit && { folderLimit: asked.folderLimit }),
    cases,
  };
}

const ACCOUNT = { limit: 'ACCOUNT_LIMIT' } as const;

/** Where every question of the folder is counted, whatever comes of it. */
const USER = { ...ACCOUNT, folderLimit: 'ACCOUNT_LIMIT' } as const;

const CHAT = '/api/chat/conversations';
/** Who has just signed in has no conversation yet: each of them is nobody's, whatever its id. */
const NO_TALK = { ...ACCOUNT, status: 404 };

/** A person's conversations. */
const CHAT_TABLE: readonly RouteRow[] = [
  own(
    'GET',
    { route: CHAT, ...ACCOUNT },
    ownCase('DELETE', { route: CHAT, ...ACCOUNT }),
    ownCase('POST', { route: CHAT, ...ACCOUNT, body: { json: { id: 'talk-0001', persona: 'celestia' } } }),
  ),
  own(
    'GET',
    { route: `${CHAT}/{id}`, ...NO_TALK },
    ownCase('PATCH', { route: `${CHAT}/{id}`, ...NO_TALK, body: { json: { title: 'Work' } } }),
    ownCase('DELETE', { route: `${CHAT}/{id}`, ...NO_TALK }),
  ),
  own(
    'GET',
    { route: `${CHAT}/{id}/messages`, ...NO_TALK },
    ownCase('POST', {
      route: `${CHAT}/{id}/messages`,
      ...NO_TALK,
      body: { json: { id: 'message-0001', text: 'Where is my Moon?' } },
    }),
  ),
  own('GET', { route: `${CHAT}/{id}/events`, ...NO_TALK }),
  own('POST', { route: `${CHAT}/{id}/stop`, ...NO_TALK }),
  own('POST', { route: `${CHAT}/{id}/messages/{messageId}/again`, ...NO_TALK }),
  own('POST', {
    route: `${CHAT}/{id}/messages/{messageId}/feedback`,
    ...NO_TALK,
    body: { json: { feedback: 'up' } },
  }),
  own(
    'GET',
    { route: '/api/chat/settings', ...USER },
    ownCase('PUT', { route: '/api/chat/settings', ...USER, body: { json: { consent: { version: 1 } } } }),
  ),
];

export const API_TABLE: readonly RouteRow[] = [
  openPost('/api/astrology/natal-chart', BIRTH),
  openPost('/api/astrology/rising-sign', BIRTH),
  openPost('/api/astrology/juno', BIRTH),
  openPost('/api/astrology/synastry', PAIR),
  openPost('/api/astrology/compatibility', PAIR),
  openPost('/api/astrology/sky-over-chart', { ...BIRTH, at: '2026-11-23T00:00:00Z' }),
  openPost('/api/astrology/sky-days', { points: [], from: '2026-11-23', days: 1 }),
  openPost('/api/astrology/transits', { ...BIRTH, at: '2026-11-23T00:00:00Z' }),
  openPost('/api/astrology/eclipses/natal', { ...BIRTH, kind: 'solar' }),
  openGet('/api/astrology/eclipses', '?from=2026-01-01&to=2026-12-31', { cache: SKY }),
  openGet('/api/astrology/eclipses/local', '?latitude=41&longitude=29'),
  openGet('/api/astrology/events', '?year=2026', { cache: SKY }),
  openGet('/api/astrology/events.ics', '?year=2026&lang=en', {
    cache: SKY,
    type: 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="celestia-2026-en.ics"',
    'content-language': 'en',
  }),
  openGet('/api/astrology/moon.ics', '?show=void&lang=en', {
    cache: 'public, max-age=3600, s-maxage=21600',
    type: 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="celestia-moon-void-en.ics"',
    'content-language': 'en',
  }),
  openGet('/api/astrology/horoscope', '?sign=leo&period=day&date=2026-11-23&lang=en', {
    cache: 'public, max-age=300, s-maxage=3600',
  }),
  openGet('/api/astrology/compatibility-test', `?r=${'eb'.padEnd(17, 'a')}`),
  openGet('/api/astrology/stencil', '?s=cjdbakjjjhg&lang=en', {
    cache: 'public, max-age=3600, s-maxage=86400',
    type: 'image/svg+xml; charset=UTF-8',
  }),
  openGet('/api/openapi.json', '', { cache: 'public, max-age=3600' }),
  {
    route: '/api/places',
    path: '/api/places',
    origin: 'own',
    allow: ['GET', 'HEAD'],
    cases: [
      {
        method: 'GET',
        path: '/api/places?q=Paris&lang=en',
        status: 200,
        limit: 'PLACES_LIMIT',
        headers: OWN_HEADERS,
      },
    ],
  },
  {
    route: '/api/chat/ask',
    path: '/api/chat/ask',
    origin: 'own',
    allow: ['POST'],
    cases: [
      {
        method: 'POST',
        path: '/api/chat/ask',
        body: { json: { question: 'What does Venus mean for me?', language: 'en', birth: BIRTH } },
        status: 200,
        limit: 'API_LIMIT',
        headers: OWN_HEADERS,
      },
    ],
  },
  own('GET', { route: '/api/astrology/basic-planets', ...ACCOUNT }),
  own('POST', {
    route: '/api/account/session',
    limit: 'LOGIN_LIMIT',
    body: idToken,
    cookies: [...SESSION_COOKIES, ...SHOWN_COOKIES].toSorted(),
  }),
  own('GET', { route: '/api/account/token', ...ACCOUNT }),
  own('POST', { route: '/api/account/logout', ...ACCOUNT, body: { json: {} }, cookies: PERSON_TAKEN_BACK }),
  own('POST', {
    route: '/api/account/delete',
    limit: 'LOGIN_LIMIT',
    body: idToken,
    cookies: [...PERSON_TAKEN_BACK, EMAIL_TAKEN_BACK],
  }),
  own('GET', { route: '/api/account/sessions', ...USER }),
  own('DELETE', { route: '/api/account/sessions/{id}', ...USER }),
  own('GET', { route: '/api/user/v3/get-detail', ...USER }),
  own('PUT', {
    route: '/api/user/profile',
    ...USER,
    body: { json: { name: 'Ada' } },
    cookies: SHOWN_COOKIES,
  }),
  own('GET', { route: '/api/user/charts', ...USER }),
  own(
    'PUT',
    { route: '/api/user/charts/{id}', ...USER, body: { json: { name: 'Ada', fields: FIELDS } } },
    ownCase('DELETE', { route: '/api/user/charts/{id}', ...USER }),
  ),
  // Where the site sends no notifications nobody begins with them.
  own(
    'PUT',
    { route: '/api/user/push', ...USER, status: 404, body: { json: { token: 'token-of-a-browser' } } },
    ownCase('DELETE', { route: '/api/user/push', ...USER }),
  ),
  own('GET', {
    route: '/api/user/export',
    ...USER,
    headers: { 'content-disposition': 'attachment; filename="celestia-data.json"' },
  }),
  // Who has just signed in has bought no book.
  own('GET', { route: '/api/reports/{id}/book.pdf', ...NO_TALK }),
  own('GET', { route: '/api/reports/gift/book.pdf', ...NO_TALK }),
  ...CHAT_TABLE,
  {
    route: '/api/*',
    path: '/api/nothing',
    origin: 'own',
    allow: [],
    isNowhere: true,
    cases: [{ method: 'GET', path: '/api/nothing', status: 404, limit: null, headers: OWN_HEADERS }],
  },
];
