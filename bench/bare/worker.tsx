import { Hono } from 'hono';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadWords } from '../../locales/index.ts';
import { everywhere } from '../../routes/collection.ts';
import { alternates, href } from '../../routes/href.ts';
import { LAYOUTS } from '../../routes/layouts/index.ts';
import { yearOf } from '../../routes/navigation.ts';
import { page } from '../../routes/pages/natal-chart/page.tsx';
import type { GiveServices } from '../../routes/services/page-services.ts';
import { UNASKED_SERVICES } from '../../routes/services/unasked-services.fixture.ts';
import { CLOCKS } from '../../worker/civil-time/clocks.ts';
import type { AppEnv } from '../../worker/env.ts';
import site from '../../worker/index.ts';

/**
 * The site, and beside it a chart's page as Hono and React alone would answer with it: `/bench-bare?c=…` renders the same
 * components of the same data at each request and sends them in the same document, which is made once. What the site's own
 * answer takes beyond it is what the house adds.
 */

const LANGUAGE = 'en';
const PATH = href('natal-chart', LANGUAGE);
const END_OF_BODY = '</body></html>';

interface BareChart {
  before: string;
  body: ReactElement;
}

/** A chart out of a link asks the outside for nothing but the clocks. */
const GIVE_CLOCKS: GiveServices = () => ({ ...UNASKED_SERVICES, clocks: CLOCKS });

async function bodyOf(query: URLSearchParams): Promise<ReactElement> {
  const nowMs = Date.now();
  const request = {
    language: LANGUAGE,
    params: {},
    query,
    form: null,
    nowMs,
    visitorZone: 'UTC',
  } as const;
  const content = await page.prepare(request, { path: PATH, clocks: CLOCKS, give: GIVE_CLOCKS });
  if (!content || 'seeOther' in content) throw new Error('this link shows no chart');
  const Layout = LAYOUTS.default;
  const languages = alternates('natal-chart', everywhere({})).map((alternate) => ({
    ...alternate,
    path: `${alternate.path}?${query}`,
  }));
  const words = await loadWords(LANGUAGE, ['common']);
  const year = yearOf(nowMs);
  const frame = {
    language: LANGUAGE,
    words,
    pageId: 'natal-chart',
    languages,
    year,
    hasAccounts: false,
  } as const;
  return <Layout frame={frame}>{content.body}</Layout>;
}

const bare = new Hono<AppEnv>();
let known: Promise<BareChart> | undefined;

/** @throws Error where React's text is not what the site sends: then there would be nothing to compare. */
async function readChart(
  query: URLSearchParams,
  ask: (path: string) => Promise<Response>,
): Promise<BareChart> {
  const html = await (await ask(`${PATH}?${query}`)).text();
  const body = await bodyOf(query);
  const start = html.indexOf('<body>') + '<body>'.length;
  if (html.slice(start) !== renderToString(body) + END_OF_BODY)
    throw new Error('the site renders something else');
  return { before: html.slice(0, start), body };
}

bare.get('/bench-bare', async (c) => {
  const { origin, searchParams } = new URL(c.req.url);
  known ??= readChart(searchParams, async (path) =>
    site.fetch(new Request(origin + path), c.env, c.executionCtx),
  );
  const { before, body } = await known;
  return c.html(before + renderToString(body) + END_OF_BODY);
});

export default {
  fetch: (...given: Parameters<typeof site.fetch>) =>
    given[0].url.includes('/bench-bare') ? bare.fetch(...given) : site.fetch(...given),
};
