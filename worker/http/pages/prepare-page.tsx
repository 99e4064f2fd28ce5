import type { Context } from 'hono';
import type { ReactElement } from 'react';
import baseCss from '../../../client/styles/base.css?inline';
import fontsCss from '../../../client/styles/fonts.css?inline';
import frameCss from '../../../client/styles/frame.css?inline';
import tokensCss from '../../../client/styles/tokens.css?inline';
import { loadWords } from '../../../locales/index.ts';
import { DEFAULT_LANGUAGE } from '../../../locales/locales.ts';
import type { Entry } from '../../../routes/collection.ts';
import { type Alternate, alternates } from '../../../routes/href.ts';
import { LAYOUTS } from '../../../routes/layouts/index.ts';
import { yearOf } from '../../../routes/navigation.ts';
import type { AnyPage, PageStatus, SeeOther } from '../../../routes/page.ts';
import type { Resolution } from '../../../routes/resolve.ts';
import { socialCardPath } from '../../../routes/social-card.ts';
import { type LayoutId, pageRow } from '../../../routes/table.ts';
import { buildId, clientEntry } from '../../build.ts';
import { CLOCKS } from '../../civil-time/clocks.ts';
import type { AppEnv } from '../../env.ts';
import { identityConfig } from '../../identity/read-identity-config.ts';
import { siteOrigin } from '../origin.ts';
import type { DocumentProps } from '../rendering/render.tsx';
import { styleTexts } from '../rendering/style-texts.ts';
import { giveServices } from './give-services.ts';
import { findVisitorZone } from './visitor-zone.ts';

export type PageResolution = Extract<Resolution, { kind: 'page' }>;

/** A page's place, and what stands there in each language. */
export interface PagePlace extends PageResolution {
  entry: Entry;
}

/** What every page begins with; the styles of what is on it follow. */
export const SITE_STYLES = [fontsCss, tokensCss, baseCss, frameCss];

/** A page with everything decided: status, head, and a body that only needs rendering. */
export interface ReadyPage {
  status: PageStatus;
  retryAfterSeconds: number | undefined;
  personal: boolean;
  /** When it ceases to be so, UTC ms. */
  holdsUntilMs: number | undefined;
  body: ReactElement;
  document: DocumentProps;
}

/** Those of the query's parameters that the page names: no other may change it, or a stored page would carry one visitor's. */
function ownParameters(query: URLSearchParams, page: AnyPage): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => page.query.includes(name)));
}

/** A page of signing in stands bare, for there is nothing to wander off to; while it cannot do its work, there is. */
function layoutOf(layout: LayoutId, status: PageStatus): LayoutId {
  return layout === 'auth' && status === 503 ? 'default' : layout;
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Loads a page's data and words. Null: the page's own validation says there is nothing at this address. */
export async function preparePage(
  c: Context<AppEnv>,
  place: PagePlace,
  page: AnyPage,
  form: Readonly<Record<string, string>> | null,
): Promise<ReadyPage | SeeOther | null> {
  const { id, language, params, deepLink, entry } = place;
  const words = await loadWords(language, ['common']);
  const url = c.get('url');
  const path = url.pathname === '/' ? `/${language}` : url.pathname;
  const query = ownParameters(url.searchParams, page);
  const visitorZone = findVisitorZone(c, language);
  const request = { language, params, query, form, nowMs: Date.now(), visitorZone };
  const content = await page.prepare(request, { path, clocks: CLOCKS, give: giveServices(c, language) });
  if (!content || 'seeOther' in content) return content;

  const row = pageRow(id);
  const origin = siteOrigin(c);
  const index = row.index && !deepLink && !content.personal;
  const languages = alternates(id, entry);
  const hasThis = ({ language: each }: Alternate) => content.onlyIn?.includes(each) ?? true;
  const absolute = languages.filter(hasThis).map((alternate) => ({
    ...alternate,
    path: origin + withQuery(alternate.path, content.ownQuery),
  }));
  const own = absolute.find((alternate) => alternate.language === language);
  const fallback = absolute.find((alternate) => alternate.language === DEFAULT_LANGUAGE) ?? absolute[0];
  const Layout = LAYOUTS[deepLink ? 'none' : layoutOf(row.layout, content.status)];
  // What the query asks for is the same in every language that has it: a switch keeps what is on the page.
  const switches = languages.map((alternate) => ({
    ...alternate,
    path: hasThis(alternate) ? withQuery(alternate.path, query.toString()) : alternate.path,
  }));
  const hasAccounts = identityConfig(c.env) !== null;
  const year = yearOf(request.nowMs);
  const frame = { language, words, pageId: id, languages: switches, year, hasAccounts };
  return {
    status: content.status,
    retryAfterSeconds: content.retryAfterSeconds,
    personal: content.personal,
    holdsUntilMs: content.holdsUntilMs,
    body: <Layout frame={frame}>{content.body}</Layout>,
    document: {
      language,
      head: content.head,
      siteStyles: SITE_STYLES,
      pageStyles: await styleTexts([...new Set(content.styles)]),
      canonical: own?.path ?? null,
      alternates: index ? absolute : [],
      defaultAlternate: index ? (fallback?.path ?? null) : null,
      index,
      siteName: words.t('common.siteName'),
      origin,
      card: socialCardPath(id, entry.params[language] ?? params, language),
      entry: clientEntry,
      zoned: page.zoned,
      build: buildId,
      followsPerson: row.access === 'signed-in' || row.access === 'optional',
    },
  };
}
