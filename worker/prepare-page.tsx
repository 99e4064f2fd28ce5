import type { Context } from 'hono';
import type { ReactElement } from 'react';
import baseCss from '../client/styles/base.css?inline';
import fontsCss from '../client/styles/fonts.css?inline';
import tokensCss from '../client/styles/tokens.css?inline';
import { loadWords } from '../locales/index.ts';
import { DEFAULT_LANGUAGE } from '../locales/locales.ts';
import { alternates } from '../routes/href.ts';
import { LAYOUTS } from '../routes/layouts/index.ts';
import { yearOf } from '../routes/navigation.ts';
import type { AnyPage } from '../routes/page.ts';
import type { Resolution } from '../routes/resolve.ts';
import { pageRow } from '../routes/table.ts';
import { buildId, clientEntry } from './build.ts';
import type { AppEnv } from './env.ts';
import { siteOrigin } from './origin.ts';
import type { DocumentProps } from './rendering/render.tsx';
import { createServices } from './services.ts';

export type PageResolution = Extract<Resolution, { kind: 'page' }>;

/** What every page begins with; a page's own styles follow. */
export const SITE_STYLES = [fontsCss, tokensCss, baseCss];

/** A page with everything decided: status, head, and a body that only needs rendering. */
export interface ReadyPage {
  status: 200 | 422 | 503;
  personal: boolean;
  body: ReactElement;
  document: DocumentProps;
}

/** Loads a page's data and words. Null: the page's own validation says there is nothing at this address. */
export async function preparePage(
  c: Context<AppEnv>,
  resolution: PageResolution,
  page: AnyPage,
  form: Readonly<Record<string, string>> | null,
): Promise<ReadyPage | null> {
  const { id, language, params, deepLink } = resolution;
  const words = await loadWords(language, ['common']);
  const url = c.get('url');
  const path = url.pathname === '/' ? `/${language}` : url.pathname;
  const services = createServices(c, language);
  const request = { language, params, query: url.searchParams, form, services, nowMs: Date.now() };
  const content = await page.prepare(request, { path });
  if (!content) return null;

  const row = pageRow(id);
  const origin = siteOrigin(c);
  const index = row.index && !deepLink && !content.personal;
  const languages = alternates(id, params);
  const absolute = languages.map((alternate) => ({ ...alternate, path: origin + alternate.path }));
  const own = absolute.find((alternate) => alternate.language === language);
  const fallback = absolute.find((alternate) => alternate.language === DEFAULT_LANGUAGE) ?? absolute[0];
  const Layout = LAYOUTS[deepLink ? 'none' : row.layout];
  const frame = { language, words, pageId: id, languages, year: yearOf(request.nowMs) };
  return {
    status: content.status,
    personal: content.personal,
    body: <Layout frame={frame}>{content.body}</Layout>,
    document: {
      language,
      head: content.head,
      styles: [...SITE_STYLES, ...page.styles],
      canonical: own?.path ?? null,
      alternates: index ? absolute : [],
      defaultAlternate: index ? (fallback?.path ?? null) : null,
      index,
      siteName: words.t('common.siteName'),
      origin,
      entry: clientEntry,
      build: buildId,
    },
  };
}
