import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, LOCALES } from '../locales/locales.ts';
import { href, type PageParams } from './href.ts';
import { matchSlug, type SlugMatch } from './match.ts';
import { DEEP_LINKS, MOVED, type PageId, pageRow, UNPREFIXED_PAGES } from './table.ts';

/** What a path asks for. Redirects carry the path alone: the caller keeps the query. */
export type Resolution =
  | {
      kind: 'page';
      id: PageId;
      language: Language;
      params: PageParams;
      deepLink: boolean;
      /** True at the root, where the cookie chose the language: no shared cache may hold the answer. */
      byCookie: boolean;
    }
  | { kind: 'redirect'; to: string /** True where the target came from the cookie. */; byCookie: boolean }
  | { kind: 'notFound'; language: Language; reason: 'unmatched' | 'validation' };

export interface ResolveContext {
  /** Value of the `lastLang` cookie, as sent. */
  lastLanguage: string | undefined;
  /** Whether the page's file exists. */
  isBuilt: (id: PageId) => boolean;
  /** Tokens that deep links may carry. */
  deepLinkTokens: ReadonlySet<string>;
}

/** Language named by a first segment, whatever its case or region: `TR`, `pt-BR`. */
function prefixLanguage(segment: string): Language | undefined {
  const lower = segment.toLowerCase();
  return LANGUAGES.find((language) => language === lower || LOCALES[language].tag.toLowerCase() === lower);
}

export function cookieLanguage(lastLanguage: string | undefined): Language {
  return isLanguage(lastLanguage) ? lastLanguage : DEFAULT_LANGUAGE;
}

function prefixed(language: Language, rest: string): string {
  return rest === '' ? `/${language}` : `/${language}/${rest}`;
}

function isDeepLink(base: string): base is keyof typeof DEEP_LINKS {
  return Object.hasOwn(DEEP_LINKS, base);
}

/** A deep link's page, its failed validation, or null where the path is no deep link at all. */
function resolveDeepLink(rest: string, language: Language, context: ResolveContext): Resolution | null {
  const [base, token, ...more] = rest.split('/');
  if (base === undefined || token === undefined || more.length > 0 || !isDeepLink(base)) return null;
  const id = DEEP_LINKS[base];
  if (!context.isBuilt(id) || pageRow(id).slugs[language] === undefined) return null;
  if (!context.deepLinkTokens.has(token)) return { kind: 'notFound', language, reason: 'validation' };
  const params: PageParams = id === 'calendar' ? { token } : {};
  return { kind: 'page', id, language, params, deepLink: true, byCookie: false };
}

function resolveMoved(rest: string, language: Language): Resolution | null {
  for (const rule of MOVED) {
    if (rule.language !== language || !rest.startsWith(rule.from)) continue;
    const tail = rest.slice(rule.from.length);
    if (tail !== '') return { kind: 'redirect', to: prefixed(language, rule.to + tail), byCookie: false };
  }
  return null;
}

function resolveMatch(match: SlugMatch | null, language: Language, context: ResolveContext): Resolution {
  if (!match || !context.isBuilt(match.id)) return { kind: 'notFound', language, reason: 'unmatched' };
  if (match.kind === 'invalid') return { kind: 'notFound', language, reason: 'validation' };
  const slug = pageRow(match.id).slugs[language];
  if (slug === undefined) return { kind: 'notFound', language, reason: 'unmatched' };
  if (match.slugLanguage !== language) {
    const to = href(match.id, language, match.params);
    return { kind: 'redirect', to, byCookie: false };
  }
  return { kind: 'page', id: match.id, language, params: match.params, deepLink: false, byCookie: false };
}

function resolveUnprefixed(path: string, context: ResolveContext): Resolution {
  const language = cookieLanguage(context.lastLanguage);
  if (Object.hasOwn(UNPREFIXED_PAGES, path)) {
    const id = UNPREFIXED_PAGES[path as keyof typeof UNPREFIXED_PAGES];
    return { kind: 'redirect', to: href(id, language), byCookie: true };
  }
  return { kind: 'redirect', to: prefixed(language, path), byCookie: true };
}

/**
 * Maps a URL's path (still percent-encoded) to a page, a redirect or nothing. Pure.
 * Slashes are folded before anything else, so that a redirect can never name another host (`//host`).
 */
export function resolve(pathname: string, context: ResolveContext): Resolution {
  const folded = pathname.split('/').filter((segment) => segment !== '');
  const clean = `/${folded.join('/')}`;
  const [first = '', ...others] = folded;
  if (first === '') {
    const language = cookieLanguage(context.lastLanguage);
    if (pathname !== '/') return { kind: 'redirect', to: '/', byCookie: true };
    return { kind: 'page', id: 'home', language, params: {}, deepLink: false, byCookie: true };
  }
  const language = prefixLanguage(first);
  if (!language) return resolveUnprefixed(folded.join('/'), context);
  const rest = others.join('/');
  if (first !== language || pathname !== clean) {
    return { kind: 'redirect', to: prefixed(language, rest), byCookie: false };
  }
  if (rest === 'home') return { kind: 'redirect', to: href('home', language), byCookie: false };
  return (
    resolveMoved(rest, language) ??
    resolveDeepLink(rest, language, context) ??
    resolveMatch(matchSlug(rest, language), language, context)
  );
}
