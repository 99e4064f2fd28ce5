import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { AppError } from '../../../contract/app-error.ts';
import { loadWords, type Translator } from '../../../locales/index.ts';
import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { href } from '../../../routes/href.ts';
import screenStyles from '../../../routes/layouts/error-layout.tsx?styles';
import { LAYOUTS } from '../../../routes/layouts/index.ts';
import { yearOf } from '../../../routes/navigation.ts';
import { FailureScreen } from '../../../routes/screens/failure.tsx';
import { NotFoundScreen } from '../../../routes/screens/not-found.tsx';
import { SITE_CARD } from '../../../routes/social-card.ts';
import { buildId, clientEntry } from '../../build.ts';
import type { AppEnv } from '../../env.ts';
import { identityConfig } from '../../identity/read-identity-config.ts';
import { NO_STORE } from '../cache-control.ts';
import { siteOrigin } from '../origin.ts';
import { renderWhole, withNonce } from '../rendering/render.tsx';
import { styleTexts } from '../rendering/style-texts.ts';
import { requestId } from '../request-id.ts';
import { knownPerson } from './known-person.ts';
import { SITE_STYLES } from './prepare-page.tsx';

/** Path as a reader would write it; as sent where its percent-encoding is broken. */
function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function renderScreen(
  c: Context<AppEnv>,
  language: Language,
  screen: { title: string; description: string; body: ReactNode },
): Promise<string> {
  const words = await loadWords(language, ['common']);
  const languages = LANGUAGES.map((each) => ({ language: each, path: href('home', each) }));
  const hasAccounts = identityConfig(c.env) !== null;
  const frame = { language, words, pageId: null, languages, year: yearOf(Date.now()), hasAccounts };
  const Layout = LAYOUTS['error-layout'];
  const pieces = renderWhole(<Layout frame={frame}>{screen.body}</Layout>, {
    language,
    head: { title: screen.title, description: screen.description },
    siteStyles: SITE_STYLES,
    // Who is told of a failure is told without them as well.
    pageStyles: await styleTexts(screenStyles).catch(() => []),
    canonical: null,
    alternates: [],
    defaultAlternate: null,
    index: false,
    siteName: words.t('common.siteName'),
    origin: siteOrigin(c),
    card: SITE_CARD,
    entry: clientEntry,
    zoned: false,
    build: buildId,
    followsPerson: false,
  });
  return withNonce(pieces, c.get('nonce'));
}

/** 404 in the path's language: the sky gone quiet, the path, and ways on. */
export async function notFoundScreen(
  c: Context<AppEnv>,
  language: Language,
  reason: 'unmatched' | 'validation',
): Promise<Response> {
  const words = await loadWords(language, ['common']);
  const path = readablePath(c.get('url').pathname);
  const html = await renderScreen(c, language, {
    title: `${words.t('common.notFound.title')} · ${words.t('common.siteName')}`,
    description: words.t('common.notFound.text'),
    body: (
      <NotFoundScreen
        words={words}
        message={words.t(`common.notFound.${reason}`, { path })}
        appDownloadUrl={c.env.APP_DOWNLOAD_URL}
        signedIn={(await knownPerson(c)) !== null}
        year={yearOf(Date.now())}
      />
    ),
  });
  c.header('Cache-Control', NO_STORE);
  return c.html(html, 404);
}

function titleOf({ code, status }: AppError, words: Translator<'common'>): string {
  if (status >= 500) return words.t('common.failure.title');
  return words.t(code === 'too_many_requests' ? 'common.slowed.title' : 'common.refused.title');
}

/** The error screen: what went wrong by its code, and for a fault of ours the reference that stands in the log. */
export async function failureScreen(c: Context<AppEnv>, error: AppError): Promise<Response> {
  const language = c.get('language');
  const words = await loadWords(language, ['common', 'errors']);
  const { pathname, search } = c.get('url');
  const title = titleOf(error, words);
  const text = words.t(`errors.codes.${error.code}`);
  const reference = error.status >= 500 ? words.t('common.failure.reference', { id: requestId(c) }) : null;
  const html = await renderScreen(c, language, {
    title: `${title} · ${words.t('common.siteName')}`,
    description: text,
    body: (
      <FailureScreen
        words={words}
        title={title}
        text={text}
        reference={reference}
        retryPath={error.code === 'method_not_allowed' ? null : pathname + search}
      />
    ),
  });
  c.header('Cache-Control', NO_STORE);
  return c.html(html, error.status);
}
