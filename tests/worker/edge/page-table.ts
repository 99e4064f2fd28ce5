import { computeChart } from '../../../astrology/compute-chart.ts';
import { encodeChart } from '../../../routes/shared-chart.ts';
import type { PageId } from '../../../routes/table.ts';
import type { LimitName } from '../../../worker/http/middleware/rate-limit.ts';
import { PERSON_TAKEN_BACK } from './person-cookies.ts';
import type { RouteCase, RouteRow } from './route-case.ts';

/** Rows of the pages: each id of the site's table, and the addresses that lead elsewhere or nowhere. */

const HTML = { 'content-type': 'text/html; charset=UTF-8' };
/** For its visitor's browser, which asks each time whether it still holds. */
const HELD = { ...HTML, 'cache-control': 'private, no-cache' };
const NOT_HELD = { ...HTML, 'cache-control': 'private, no-store' };

/** What a page answers; where it is not built yet, its place in the table is a 404. */
interface PageFacts {
  path: string;
  /** What a form costs that it takes, and how one without a birth or a choice is answered. */
  form?: { limit: LimitName; status: 200 | 422 };
  /** What costs a token: a query that asks for more than everybody is shown. */
  query?: { text: string; limit: LimitName };
  reaches?: 'identity' | 'human';
  framed?: true;
  /** Search engines may list it, and with `query` so asked as well. */
  indexed?: 'plain' | 'asked';
  /** Whoever is signed in may be shown a page of their own: a browser asks again once its cookies are others. */
  mayKnow?: true;
  /** A cookie may send its visitor on. */
  mayLead?: true;
}

function pageRow(
  route: string,
  { path, form, query, mayLead, mayKnow, indexed, ...told }: PageFacts,
): RouteRow {
  const held = { ...(mayLead ? NOT_HELD : HELD), ...(mayKnow && { vary: 'Cookie' }) };
  const base: RouteCase = { method: 'GET', path, status: 200, limit: null, headers: held, ...told };
  const plain: RouteCase = { ...base, ...(indexed && { indexed: true }) };
  const asked: RouteCase[] = query
    ? [
        {
          ...base,
          path: `${path}?${query.text}`,
          limit: query.limit,
          headers: HELD,
          ...(indexed === 'asked' && { indexed: true }),
        },
      ]
    : [];
  const posted: RouteCase[] = form
    ? [
        {
          ...base,
          method: 'POST',
          body: { form: { day: '1' } },
          status: form.status,
          limit: form.limit,
          headers: NOT_HELD,
        },
      ]
    : [];
  return {
    route,
    path,
    origin: 'own',
    allow: ['GET', 'HEAD', 'POST'],
    ...(!form && { allowOfForm: ['GET', 'HEAD'] }),
    cases: [plain, ...asked, ...posted],
  };
}

/** Not on the site yet: its address is nowhere. */
function notBuilt(route: string, path: string): RouteRow {
  return {
    route,
    path,
    origin: 'own',
    allow: ['GET', 'HEAD', 'POST'],
    cases: [
      { method: 'GET', path, status: 404, limit: null, headers: NOT_HELD },
      { method: 'POST', path, body: { form: {} }, status: 404, limit: null, headers: NOT_HELD },
    ],
  };
}

/** Where whoever is not signed in is sent, with the way back in a cookie. */
function sentToSignIn(path: string): RouteCase {
  return {
    method: 'GET',
    path,
    status: 302,
    limit: null,
    headers: {
      'cache-control': 'private, no-store',
      location: `/en/accounts/login?${new URLSearchParams({ redirect: path })}`,
    },
    cookies: ['redirectPath=*; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax'],
  };
}

/** For the signed-in alone. */
function ownPage(route: string, path: string, own: readonly RouteCase[]): RouteRow {
  const sent = sentToSignIn(path);
  const cases = [sent, { ...sent, method: 'POST', body: { form: {} } } as const, ...own];
  return { route, path, origin: 'own', allow: ['GET', 'HEAD', 'POST'], cases };
}

/** A page whose first message leads whoever is not signed in to sign in and back. Care takes no token, nor does a way. */
function loverRow(route: string, path: string): RouteRow {
  const { cases } = pageRow(route, { indexed: 'plain', path, mayKnow: true });
  const headers = {
    location: `/en/accounts/login?${new URLSearchParams({ redirect: path })}`,
    'cache-control': 'private, no-store',
  };
  const posted = {
    method: 'POST',
    path,
    body: { form: { text: 'Hello' } },
    status: 303,
    limit: null,
    headers,
  } as const;
  return { route, path, origin: 'own', allow: ['GET', 'HEAD', 'POST'], cases: [...cases, posted] };
}

/** The form of a consultation where nobody may be booked, as on the live site: it leads whoever posts it to the page that says so. */
function closedForm(): RouteRow {
  const route = 'astrology-consulting-form';
  const path = '/en/astrology-consulting/astrology-consulting-form';
  const reaches = 'human';
  const query = { text: 'package=year', limit: 'ACCOUNT_LIMIT' } as const;
  const { cases } = pageRow(route, { indexed: 'asked', path, query, reaches });
  const headers = {
    location: '/en/astrology-consulting/form-error?why=closed',
    'cache-control': 'private, no-store',
  };
  const posted = {
    method: 'POST',
    path,
    body: { form: { package: 'year' } },
    status: 303,
    limit: 'ACCOUNT_LIMIT',
    headers,
    reaches,
  } as const;
  return { route, path, origin: 'own', allow: ['GET', 'HEAD', 'POST'], cases: [...cases, posted] };
}

/** What a form of the shop is answered with, of whoever is not signed in. */
function sentFrom(path: string, back = path): RouteCase {
  const location = `/en/accounts/login?${new URLSearchParams({ redirect: back })}`;
  return {
    method: 'POST',
    path,
    body: { form: { task: 'pay' } },
    status: 303,
    limit: 'ACCOUNT_LIMIT',
    headers: { location, 'cache-control': 'private, no-store' },
  };
}

/** The shop: whoever chooses something signs in first. */
function shopRow(route: string, path: string): RouteRow {
  const { cases } = pageRow(route, { indexed: 'plain', path, query: account('currency=EUR') });
  return { route, path, origin: 'own', allow: ['GET', 'HEAD', 'POST'], cases: [...cases, sentFrom(path)] };
}

/** An order: whoever has no key to it signs in first. */
function orderRow(route: string, path: string): RouteRow {
  const { body: _body, ...asked } = sentFrom(path);
  const cases: RouteCase[] = [{ ...asked, method: 'GET', limit: null }, sentFrom(path)];
  return { route, path, origin: 'own', allow: ['GET', 'HEAD', 'POST'], cases };
}

/** A page that leads its visitor on, and takes no form. */
function leadingPage(route: string, path: string, location: string): RouteRow {
  const headers = { location, 'cache-control': 'private, no-store' };
  return {
    route,
    path,
    origin: 'own',
    allow: ['GET', 'HEAD', 'POST'],
    allowOfForm: ['GET', 'HEAD'],
    cases: [{ method: 'GET', path, status: 303, limit: null, headers }],
  };
}

/** An address that leads elsewhere. */
function leading(path: string, location: string, cache: string, others: Partial<RouteCase> = {}): RouteRow {
  const headers = { location, 'cache-control': cache };
  const get: RouteCase = { method: 'GET', path, status: 301, limit: null, headers, ...others };
  const cases = [get, { ...get, method: 'POST', body: { form: {} } } as const];
  return { route: path, path, origin: 'own', allow: ['GET', 'HEAD', 'POST'], cases };
}

const CHARTS_FORM = { limit: 'CHARTS_LIMIT', status: 422 } as const;
const charts = (text: string) => ({ text, limit: 'CHARTS_LIMIT' }) as const;
const account = (text: string) => ({ text, limit: 'ACCOUNT_LIMIT' }) as const;
const identity = { reaches: 'identity' } as const;

const ECLIPSE = { form: CHARTS_FORM, query: charts('decade=1990') };
const QUIZ = 'a'.repeat(17);
const CHART = encodeChart(
  computeChart({
    instantMs: Date.UTC(1990, 5, 10),
    latitudeDeg: 41,
    longitudeDeg: 29,
    houseSystem: 'placidus',
  }),
);

const BUILT = {
  home: pageRow('home', { indexed: 'plain', path: '/en', form: CHARTS_FORM, mayKnow: true }),
  'natal-chart': pageRow('natal-chart', {
    indexed: 'plain',
    path: '/en/natal-chart',
    form: CHARTS_FORM,
    query: charts(`c=${CHART}`),
  }),
  'rising-sign': pageRow('rising-sign', { indexed: 'plain', path: '/en/rising-sign', form: CHARTS_FORM }),
  'juno-calculation': pageRow('juno-calculation', {
    indexed: 'plain',
    path: '/en/juno-calculation',
    form: CHARTS_FORM,
  }),
  'relationship-compatibility-calculator': pageRow('relationship-compatibility-calculator', {
    indexed: 'plain',
    path: '/en/relationship-compatibility-calculator',
    form: CHARTS_FORM,
  }),
  'compatibility-test': pageRow('compatibility-test', {
    indexed: 'plain',
    path: '/en/compatibility-test',
    query: charts(`r=${QUIZ}`),
  }),
  'lunar-eclipse': pageRow('lunar-eclipse', { indexed: 'asked', path: '/en/lunar-eclipse', ...ECLIPSE }),
  'solar-eclipse': pageRow('solar-eclipse', { indexed: 'asked', path: '/en/solar-eclipse', ...ECLIPSE }),
  horoscopes: pageRow('horoscopes', {
    indexed: 'asked',
    path: '/en/horoscopes',
    query: charts(`date=${new Date().toISOString().slice(0, 10)}`),
  }),
  horoscope: pageRow('horoscope', {
    indexed: 'asked',
    path: '/en/horoscope/leo',
    query: charts('period=week'),
  }),
  'astrological-summary': pageRow('astrological-summary', {
    indexed: 'plain',
    path: '/en/astrological-summary',
    form: CHARTS_FORM,
  }),
  'ask-celestia': pageRow('ask-celestia', {
    indexed: 'plain',
    path: '/en/ask-celestia-your-personal-astrologer',
    form: { limit: 'API_LIMIT', status: 422 },
    query: charts('about=venus'),
  }),
  'astrological-events': pageRow('astrological-events', {
    indexed: 'plain',
    path: '/en/2026-astrological-events',
    query: charts('tz=Europe/Paris'),
  }),
  'astrology-consulting': pageRow('astrology-consulting', {
    indexed: 'plain',
    path: '/en/astrology-consulting',
  }),
  'astrology-consulting-package': pageRow('astrology-consulting-package', {
    indexed: 'plain',
    path: '/en/astrology-consulting/one-question',
  }),
  'astrology-consulting-astrologer': pageRow('astrology-consulting-astrologer', {
    indexed: 'plain',
    path: '/en/astrology-consulting/astrologer/nora-whitfield',
  }),
  'astrology-consulting-form': closedForm(),
  'astrology-consulting-test': pageRow('astrology-consulting-test', {
    indexed: 'plain',
    path: '/en/astrology-consulting-test',
    query: charts('go=change'),
  }),
  'astrology-consulting-form-success': pageRow('astrology-consulting-form-success', {
    path: '/en/astrology-consulting/form-success',
  }),
  'astrology-consulting-form-error': pageRow('astrology-consulting-form-error', {
    path: '/en/astrology-consulting/form-error',
    query: account('why=closed'),
  }),
  'consulting-answer': pageRow('consulting-answer', {
    path: '/en/consulting-answer',
    form: { limit: 'ACCOUNT_LIMIT', status: 200 },
  }),
  'account-consulting': ownPage('account-consulting', '/en/accounts/consulting', [
    {
      method: 'GET',
      path: '/en/accounts/consulting',
      asPerson: true,
      status: 200,
      limit: null,
      headers: NOT_HELD,
    },
    {
      method: 'POST',
      path: '/en/accounts/consulting',
      body: { form: { reference: 'nobody' } },
      asPerson: true,
      status: 303,
      limit: 'ACCOUNT_LIMIT',
      headers: { location: '/en/accounts/consulting', 'cache-control': 'private, no-store' },
    },
  ]),
  contact: pageRow('contact', {
    indexed: 'plain',
    path: '/en/contactus',
    form: { limit: 'ACCOUNT_LIMIT', status: 422 },
    mayKnow: true,
    reaches: 'human',
  }),
  'privacy-policy': pageRow('privacy-policy', { indexed: 'plain', path: '/en/privacy-policy' }),
  'user-agreement': pageRow('user-agreement', { indexed: 'plain', path: '/en/user-agreement' }),
  'tik-tok': pageRow('tik-tok', { indexed: 'plain', path: '/en/tik-tok', form: CHARTS_FORM }),
  'the-universe-has-a-plan-for-you': pageRow('the-universe-has-a-plan-for-you', {
    indexed: 'plain',
    path: '/en/the-universe-has-a-plan-for-you',
    form: CHARTS_FORM,
  }),
  'onelink-tiktok': leadingPage('onelink-tiktok', '/en/onelink-tiktok', '/en/tik-tok'),
  faq: pageRow('faq', { indexed: 'plain', path: '/en/faq' }),
  'is-mercury-retrograde': pageRow('is-mercury-retrograde', {
    indexed: 'plain',
    path: '/en/is-mercury-retrograde',
  }),
  'moon-sign-today': pageRow('moon-sign-today', { indexed: 'plain', path: '/en/moon-sign-today' }),
  'void-of-course-moon': pageRow('void-of-course-moon', {
    indexed: 'plain',
    path: '/en/void-of-course-moon',
  }),
  'next-eclipse': pageRow('next-eclipse', { indexed: 'plain', path: '/en/next-eclipse' }),
  glossary: pageRow('glossary', { indexed: 'plain', path: '/en/glossary' }),
  status: pageRow('status', { path: '/en/status' }),
  search: pageRow('search', { path: '/en/search', query: charts('q=moon') }),
  blogs: pageRow('blogs', { indexed: 'asked', path: '/en/blogs', query: charts('page=1') }),
  'blog-category': pageRow('blog-category', {
    indexed: 'asked',
    path: '/en/blogs/sky-events',
    query: charts('page=1'),
  }),
  'blog-article': pageRow('blog-article', { indexed: 'plain', path: '/en/blog/mercury-retrograde' }),
  about: pageRow('about', { indexed: 'plain', path: '/en/aboutus' }),
  login: pageRow('login', {
    path: '/en/accounts/login',
    mayLead: true,
    query: account('redirect=/en'),
    ...identity,
  }),
  signup: pageRow('signup', {
    path: '/en/accounts/signup',
    mayLead: true,
    query: account('redirect=/en'),
    ...identity,
  }),
  'password-reset': pageRow('password-reset', {
    path: '/en/accounts/password/reset',
    query: account('mode=resetPassword'),
    ...identity,
  }),
  'delete-user': pageRow('delete-user', { path: '/en/deleteUser', ...identity }),
  unsubscribe: pageRow('unsubscribe', {
    path: '/en/unsubscribe',
    form: { limit: 'ACCOUNT_LIMIT', status: 200 },
  }),
  stencil: pageRow('stencil', { path: '/en/stencil', form: CHARTS_FORM, query: charts('s=cjdbakjjjhg') }),
  calendar: pageRow('calendar', {
    path: '/en/calendar/first-token',
    query: charts('month=2026-11'),
    framed: true,
  }),
  profile: ownPage('profile', '/en/accounts/profile', [
    {
      method: 'GET',
      path: '/en/accounts/profile',
      asPerson: true,
      status: 200,
      limit: null,
      headers: NOT_HELD,
      ...identity,
    },
    {
      method: 'GET',
      path: '/en/accounts/profile?saved=1',
      asPerson: true,
      status: 200,
      limit: 'ACCOUNT_LIMIT',
      headers: NOT_HELD,
      ...identity,
    },
    {
      method: 'POST',
      path: '/en/accounts/profile',
      body: { form: { task: 'logout' } },
      asPerson: true,
      status: 303,
      limit: 'ACCOUNT_LIMIT',
      headers: { location: '/en', 'cache-control': 'private, no-store' },
      cookies: PERSON_TAKEN_BACK,
      ...identity,
    },
  ]),
  'account-security': ownPage('account-security', '/en/accounts/security', [
    {
      method: 'GET',
      path: '/en/accounts/security',
      asPerson: true,
      status: 200,
      limit: null,
      headers: NOT_HELD,
      ...identity,
    },
  ]),
  orders: ownPage('orders', '/en/accounts/orders', [
    {
      method: 'GET',
      path: '/en/accounts/orders',
      asPerson: true,
      status: 200,
      limit: null,
      headers: NOT_HELD,
    },
  ]),
  'astrology-reports': pageRow('astrology-reports', {
    indexed: 'plain',
    path: '/en/astrology-reports',
  }),
  'report-detail': pageRow('report-detail', {
    indexed: 'plain',
    path: '/en/report-detail/natal-book',
    form: { limit: 'ACCOUNT_LIMIT', status: 422 },
  }),
  book: orderRow('book', '/en/book/00000000-0000-4000-8000-000000000000'),
  order: orderRow('order', '/en/order/00000000-0000-4000-8000-000000000000'),
  gift: pageRow('gift', { path: '/en/gift', form: { limit: 'ACCOUNT_LIMIT', status: 200 } }),
  'message-packs': shopRow('message-packs', '/en/celestia-messages'),
  'astrology-reports-success': pageRow('astrology-reports-success', {
    path: '/en/astrology-reports-success',
  }),
  'astrology-reports-error': pageRow('astrology-reports-error', {
    path: '/en/astrology-reports-error',
    query: account('order=nobodys'),
  }),
  'premium-pop-up': pageRow('premium-pop-up', { path: '/tr/premium-pop-up' }),
  'chat-with-your-lover': loverRow('chat-with-your-lover', '/en/chat-with-your-lover'),
  'chat-with-your-lover-lp': loverRow('chat-with-your-lover-lp', '/en/chat-with-your-lover-lp'),
  'celestia-astrologer-chat': ownPage('celestia-astrologer-chat', '/en/celestia-astrologer-chat', [
    {
      method: 'GET',
      path: '/en/celestia-astrologer-chat',
      asPerson: true,
      status: 200,
      limit: null,
      headers: NOT_HELD,
      ...identity,
    },
  ]),
} satisfies Record<PageId, RouteRow>;

const FOR_GOOD = 'public, max-age=3600';
const BY_COOKIE = 'private, no-store';

/** Addresses that are no page's own. */
const OTHERS: readonly RouteRow[] = [
  { ...pageRow('/', { indexed: 'plain', path: '/', mayLead: true, mayKnow: true, form: CHARTS_FORM }) },
  leading('/status', '/en/status', BY_COOKIE),
  leading('/faq', '/en/faq', BY_COOKIE),
  leading('/home', '/en', BY_COOKIE),
  leading('/unsubscribe', '/en/unsubscribe', BY_COOKIE),
  leading('/privacy-policy', '/en/privacy-policy', BY_COOKIE),
  leading('/en/home', '/en', FOR_GOOD),
  leading('/en/dogum-haritasi', '/en/natal-chart', FOR_GOOD),
  leading('/en/natal-chart/', '/en/natal-chart', FOR_GOOD),
  leading('/en/resources/blog/moon', '/en/blog/moon', FOR_GOOD),
  leading('/en/blog', '/en/blogs', FOR_GOOD),
  pageRow('a deep link', { path: '/en/home/first-token', framed: true, form: CHARTS_FORM, mayKnow: true }),
  pageRow('a deep link to a form', {
    path: '/en/ascendant-sign/second-token',
    form: CHARTS_FORM,
    framed: true,
  }),
  pageRow('a deep link to the books', {
    path: '/en/astrology-reports/first-token',
    framed: true,
  }),
  pageRow('a deep link where the page has no address', {
    path: '/en/premium-pop-up/first-token',
    framed: true,
  }),
  notBuilt('a deep link with a wrong token', '/en/home/wrong-token'),
  notBuilt('nowhere', '/en/nowhere'),
  notBuilt('a broken encoding', '/en/%E0%A4%A'),
  // Kept nowhere and told to nobody, wherever it leads.
  leading('/unsubscribe?token=secret', '/en/unsubscribe?token=secret', BY_COOKIE, { secret: true }),
  {
    route: 'a link of a mail',
    path: '/en/unsubscribe?token=secret',
    origin: 'own',
    allow: ['GET', 'HEAD', 'POST'],
    cases: [
      {
        method: 'GET',
        path: '/en/unsubscribe?token=secret',
        // Nobody's: the signed part is not ours.
        status: 422,
        limit: 'ACCOUNT_LIMIT',
        headers: NOT_HELD,
        secret: true,
      },
      {
        method: 'GET',
        path: '/en/accounts/password/reset?mode=resetPassword&oobCode=secret',
        status: 200,
        limit: 'ACCOUNT_LIMIT',
        headers: NOT_HELD,
        secret: true,
        reaches: 'identity',
      },
      {
        method: 'GET',
        path: '/en/nowhere?oobCode=secret',
        status: 404,
        limit: null,
        headers: NOT_HELD,
        secret: true,
      },
    ],
  },
];

export const PAGE_TABLE: readonly RouteRow[] = [...Object.values(BUILT), ...OTHERS];
