import type { Element, Text } from '@cloudflare/workers-types';

/** What a page says of where it stands and where it leads; addresses as they are written. */
export interface ReadPage {
  /** Of `<a>`, `<area>`: where a visitor goes on. */
  ways: string[];
  /** Of pictures, icons, styles, fonts, scripts and what else the page itself loads. */
  parts: string[];
  /** Where its forms go, those that are asked by address and those that are posted. */
  forms: { action: string; method: string }[];
  ids: Set<string>;
  canonical: string | null;
  /** By language tag, `x-default` among them. */
  alternates: Map<string, string>;
  /** Feeds that it tells of. */
  feeds: string[];
  /** The picture that other sites show. */
  card: string | null;
  isIndexed: boolean;
  /** What search engines show of it. */
  title: string;
  description: string;
  /** The structured data, as it is written. */
  data: string[];
}

function emptyPage(): ReadPage {
  return {
    ways: [],
    parts: [],
    forms: [],
    ids: new Set(),
    canonical: null,
    alternates: new Map(),
    feeds: [],
    card: null,
    isIndexed: true,
    title: '',
    description: '',
    data: [],
  };
}

/** The parser gives attributes as they are written. */
function plain(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function attribute(element: Element, name: string): string {
  return plain(element.getAttribute(name) ?? '');
}

/** Attributes that name what an element loads. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  'img[src]': ['src'],
  'source[src]': ['src'],
  'image[href]': ['href'],
  'use[href]': ['href'],
  'script[src]': ['src'],
  'iframe[src]': ['src'],
};

function readLink(page: ReadPage, element: Element): void {
  const [rel = '', href = '', tag = ''] = ['rel', 'href', 'hreflang'].map((name) => attribute(element, name));
  if (!href) return;
  if (rel === 'canonical') page.canonical = href;
  else if (rel === 'alternate' && tag) page.alternates.set(tag, href);
  else if (rel === 'alternate') page.feeds.push(href);
  // What is expected is an element of the page itself.
  else if (rel === 'expect') page.ways.push(href);
  else page.parts.push(href);
}

function readMeta(page: ReadPage, element: Element): void {
  const content = attribute(element, 'content');
  if (element.getAttribute('name') === 'robots' && content.includes('noindex')) page.isIndexed = false;
  if (element.getAttribute('name') === 'description') page.description = content;
  if (element.getAttribute('property') === 'og:image') page.card = content;
}

function collect(element: Element, names: readonly string[], into: string[]): void {
  for (const name of names) {
    if (element.hasAttribute(name)) into.push(attribute(element, name));
  }
}

/** The page's `<a>`, forms and structured data. */
function rewriterOfBody(page: ReadPage): HTMLRewriter {
  const data = {
    element: () => void page.data.push(''),
    text: ({ text }: Text) => void page.data.push((page.data.pop() ?? '') + text),
  };
  return new HTMLRewriter()
    .on('a[href]', { element: (element) => collect(element, ['href'], page.ways) })
    .on('area[href]', { element: (element) => collect(element, ['href'], page.ways) })
    .on('form', {
      element: (element) =>
        void page.forms.push({
          action: attribute(element, 'action'),
          method: attribute(element, 'method') || 'get',
        }),
    })
    .on('script[type="application/ld+json"]', data);
}

/** Reads a page by the parser of HTML that the edge has. */
export async function readPage(response: Response): Promise<ReadPage> {
  const page = emptyPage();
  const title: string[] = [];
  let rewriter = rewriterOfBody(page)
    .on('head > title', { text: (part) => void title.push(part.text) })
    .on('link', { element: (element) => readLink(page, element) })
    .on('meta', { element: (element) => readMeta(page, element) })
    .on('[id]', { element: (element) => void page.ids.add(attribute(element, 'id')) });
  for (const [selector, names] of Object.entries(LOADING)) {
    rewriter = rewriter.on(selector, { element: (element) => collect(element, names, page.parts) });
  }
  await rewriter.transform(response).text();
  page.title = plain(title.join(''));
  return page;
}
