import themeScript from '../../../client/inline/theme.js?raw';
import { PAGE_STYLES_ID } from '../../../contract/page-styles.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import type { Alternate } from '../../../routes/href.ts';
import { manifestPath } from '../../../routes/manifest-path.ts';
import type { PageHead } from '../../../routes/page.ts';
import { CARD_SIZE } from '../../../routes/social-card.ts';
import { escapeHtml } from '../../escape-html.ts';

/** The client's entry scripts, as hashed paths. */
export interface ClientEntry {
  script: string;
  /** What pages that tell of instants run beside it. */
  zoneScript: string;
}

/** What a document's head says. */
export interface HeadProps {
  language: Language;
  head: PageHead;
  /** Style sheets of every page, inlined in this order. */
  siteStyles: readonly string[];
  /** Those of what is on this page, after them and in an element of their own: with them goes what is taken from the page. */
  pageStyles: readonly string[];
  /** Absolute address of this page; null on a page that is nobody's canonical (error screens). */
  canonical: string | null;
  /** The page in each language, absolute addresses; empty where there is none. */
  alternates: readonly Alternate[];
  /** Absolute address for visitors of other languages. */
  defaultAlternate: string | null;
  /** False keeps search engines away. */
  index: boolean;
  siteName: string;
  origin: string;
  /** Path of the picture that other sites show beside a link to the page. */
  card: string;
  entry: ClientEntry;
  /** Whether the page tells of instants. */
  zoned: boolean;
}

const FONTS = ['/fonts/celestia-serif.v1.woff2', '/fonts/celestia-sans.v1.woff2'];

/** The same on every page. */
const FIXED = [
  ...FONTS.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  // The row of the header is aligned to its end: painted while it is half read it would move.
  '<link rel="expect" href="#main" blocking="render">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  // Light first, by which the theme's script tells them apart.
  '<meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#0f1130" media="(prefers-color-scheme: dark)">',
  '<meta property="og:type" content="website">',
  '<meta name="twitter:card" content="summary_large_image">',
  property('og:image:width', String(CARD_SIZE.width)),
  property('og:image:height', String(CARD_SIZE.height)),
].join('');

/** How wide the page is taken to be, and whether a phone's keyboard makes it smaller. */
function viewport({ resizesForKeyboard }: PageHead): string {
  const widget = resizesForKeyboard ? ', interactive-widget=resizes-content' : '';
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover${widget}">`;
}

/** JSON inside a script element: `<` would end it early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function link(rel: string, href: string, hrefLang?: string): string {
  const language = hrefLang === undefined ? '' : ` hreflang="${hrefLang}"`;
  return `<link rel="${rel}"${language} href="${escapeHtml(href)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function feedLink({ feed }: PageHead): string {
  if (!feed) return '';
  return `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`;
}

function addresses({ canonical, alternates, defaultAlternate, head }: HeadProps): string {
  return [
    feedLink(head),
    canonical === null ? '' : link('canonical', canonical) + property('og:url', canonical),
    ...alternates.map(({ language, path }) => link('alternate', path, LOCALES[language].tag)),
    defaultAlternate === null ? '' : link('alternate', defaultAlternate, 'x-default'),
  ].join('');
}

function description({ head, language, siteName, origin, card, index }: HeadProps): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    index ? '' : '<meta name="robots" content="noindex">',
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:image:alt', head.title),
    property('og:description', head.description),
    property('og:locale', LOCALES[language].openGraph),
    property('og:image', origin + card),
  ].join('');
}

/** First of all: what leads elsewhere should do so before the rest is read. */
function inlineScripts({ inline }: PageHead): (readonly [attributes: string, text: string])[] {
  if (!inline) return [];
  return [inline].flat().map(({ text, data }) => {
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
    return [attributes.join(''), text] as const;
  });
}

/**
 * What stands between `<head>` and `</head>`, as pieces: a nonce belongs between each two of them. Plain strings,
 * because the head is the same work for every page and React's share of it was a third of a small page's cost.
 */
export function headPieces(props: HeadProps): string[] {
  const data = (props.head.jsonLd ?? []).map((item) =>
    scriptJson({ '@context': 'https://schema.org', ...item }),
  );
  const modules = props.zoned ? [props.entry.script, props.entry.zoneScript] : [props.entry.script];
  const scripts = [
    ...inlineScripts(props.head),
    ['', themeScript] as const,
    ...data.map((json) => [' type="application/ld+json"', json] as const),
    ...modules.map((path) => [` type="module" src="${escapeHtml(path)}"`, ''] as const),
  ];
  const pieces = [
    `${viewport(props.head)}${FIXED}${link('manifest', manifestPath(props.language))}${description(props)}${addresses(props)}<style nonce="`,
    `">${props.siteStyles.join('')}</style><style id="${PAGE_STYLES_ID}" nonce="`,
  ];
  let before = `">${props.pageStyles.join('')}</style>`;
  for (const [attributes, text] of scripts) {
    pieces.push(`${before}<script${attributes} nonce="`);
    before = `">${text}</script>`;
  }
  return [...pieces, before];
}
