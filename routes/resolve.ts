import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, LOCALES } from '../locales/locales.ts';
import type { PageParams } from './collection.ts';
import { href } from './href.ts';
import { matchSlug, parameterNames, type SlugMatch } from './match.ts';
import { readSegments, writeSegments } from './path-segments.ts';
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

function prefixed(language: Language, segments: readonly string[]): string {
  return writeSegments([language, ...segments]);
}

function isDeepLink(base: string): base is keyof typeof DEEP_LINKS {
  return Object.hasOwn(DEEP_LINKS, base);
}

/** A deep link's page, its failed validation, or null where the path is no deep link at all. */
function resolveDeepLink(
  segments: readonly string[],
  language: Language,
  context: ResolveContext,
): Resolution | null {
  const [base, token, ...more] = segments;
  if (base === undefined || token === undefined || more.length > 0 || !isDeepLink(base)) return null;
  const id = DEEP_LINKS[base];
  if (!context.isBuilt(id)) return null;
  if (!context.deepLinkTokens.has(token)) return { kind: 'notFound', language, reason: 'validation' };
  const params: PageParams = parameterNames(id).includes('token') ? { token } : {};
  return { kind: 'page', id, language, params, deepLink: true, byCookie: false };
}

function resolveMoved(segments: readonly string[], language: Language): Resolution | null {
  for (const { from, to, index, ...rule } of MOVED) {
    if (rule.language !== language || !from.every((segment, at) => segments[at] === segment)) continue;
    const tail = segments.slice(from.length);
    const path = tail.length === 0 ? href(index, language) : prefixed(language, [...to, ...tail]);
    return { kind: 'redirect', to: path, byCookie: false };
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

function resolveUnprefixed(segments: readonly string[], context: ResolveContext): Resolution {
  const language = cookieLanguage(context.lastLanguage);
  const [only = ''] = segments;
  if (segments.length === 1 && Object.hasOwn(UNPREFIXED_PAGES, only)) {
    const id = UNPREFIXED_PAGES[only as keyof typeof UNPREFIXED_PAGES];
    return { kind: 'redirect', to: href(id, language), byCookie: true };
  }
  return { kind: 'redirect', to: prefixed(language, segments), byCookie: true };
}

function resolvePrefixed(
  segments: readonly string[],
  language: Language,
  context: ResolveContext,
): Resolution {
  if (segments.length === 1 && segments[0] === 'home') {
    return { kind: 'redirect', to: href('home', language), byCookie: false };
  }
  // Articles stand in a folder that is no page; their list is.
  if (segments.length === 1 && segments[0] === 'blog' && context.isBuilt('blogs')) {
    return { kind: 'redirect', to: href('blogs', language), byCookie: false };
  }
  return (
    resolveMoved(segments, language) ??
    resolveDeepLink(segments, language, context) ??
    resolveMatch(matchSlug(segments, language), language, context)
  );
}

function resolveRoot(pathname: string, context: ResolveContext): Resolution {
  if (pathname !== '/') return { kind: 'redirect', to: '/', byCookie: true };
  const language = cookieLanguage(context.lastLanguage);
  return { kind: 'page', id: 'home', language, params: {}, deepLink: false, byCookie: true };
}

/**
 * Maps a URL's path (still percent-encoded) to a page, a redirect or nothing. Pure. Paths are compared decoded, and a page
 * stands at one address: one that is written otherwise (slashes, encoding, the prefix's case) leads there.
 */
export function resolve(pathname: string, context: ResolveContext): Resolution {
  const segments = readSegments(pathname);
  if (!segments) {
    const [, first = ''] = pathname.split('/');
    const language = prefixLanguage(first) ?? cookieLanguage(context.lastLanguage);
    return { kind: 'notFound', language, reason: 'unmatched' };
  }
  const [first, ...rest] = segments;
  if (first === undefined) return resolveRoot(pathname, context);
  const language = prefixLanguage(first);
  if (!language) return resolveUnprefixed(segments, context);
  const resolution = resolvePrefixed(rest, language, context);
  const address = prefixed(language, rest);
  if (resolution.kind !== 'page' || pathname === address) return resolution;
  return { kind: 'redirect', to: address, byCookie: false };
}
