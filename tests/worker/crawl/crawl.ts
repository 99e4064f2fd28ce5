import type { Language } from '../../../locales/locales.ts';
import { type SitemapEntry, sitemapEntries } from '../../../routes/sitemap.ts';
import { ORIGIN, request } from '../request.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** Somewhere that a page leads. */
export interface Way {
  /** The page that it stands on. */
  from: string;
  /** Path and query on this site; null: it leads to another one. */
  to: string | null;
  /** The anchor, without `#`; empty: none. */
  anchor: string;
  /** As it is written. */
  text: string;
}

/** What an address has answered. */
export interface Answer {
  status: number;
  /** Where it sends on; empty: nowhere. */
  location: string;
  type: string;
  /** Null where it is no page. */
  page: ReadPage | null;
  /** Body of what is no page. */
  text: string;
}

export interface Crawl {
  /** What the language's sitemap lists. */
  listed: readonly SitemapEntry[];
  answers: ReadonlyMap<string, Answer>;
  /** All ways and forms of the listed pages. */
  ways: readonly Way[];
  /** What the listed pages load, and the feeds that they tell of. */
  parts: readonly Way[];
}

/** Days of change are told in another test. */
export const TIMES = { nowMs: Date.now(), builtMs: Date.now() };

function wayOf(from: string, text: string): Way {
  // A calendar is subscribed to by a scheme of its own, and comes by the site's.
  const url = new URL(text.replace(/^webcal:/, 'https:'), ORIGIN + from);
  const isOwn = url.origin === ORIGIN;
  return {
    from,
    to: isOwn ? url.pathname + url.search : null,
    anchor: decodeURIComponent(url.hash.slice(1)),
    text,
  };
}

async function ask(path: string): Promise<Answer> {
  const response = await request(path);
  const type = response.headers.get('Content-Type') ?? '';
  const answer = { status: response.status, location: response.headers.get('Location') ?? '', type };
  const isPage = type.startsWith('text/html');
  return {
    ...answer,
    page: isPage ? await readPage(response) : null,
    text: isPage ? '' : await response.text(),
  };
}

/**
 * Reads every page that a language's sitemap lists, and asks each address of the site that they lead to; what stands there is read
 * and not followed.
 * @param isKnown whether an address is known to answer and is not asked: a file beside the worker, a page that another language lists
 */
export async function crawl(language: Language, isKnown: (path: string) => boolean): Promise<Crawl> {
  const listed = await sitemapEntries(language, TIMES);
  const answers = new Map<string, Answer>();
  const ways: Way[] = [];
  const parts: Way[] = [];
  for (const { path } of listed) {
    const answer = await ask(path);
    answers.set(path, answer);
    if (!answer.page) continue;
    const { ways: leads, forms, parts: loaded, feeds } = answer.page;
    ways.push(...[...leads, ...forms.map(({ action }) => action)].map((text) => wayOf(path, text)));
    parts.push(...[...loaded, ...feeds].map((text) => wayOf(path, text)));
  }
  for (const { to } of [...ways, ...parts]) {
    if (to === null || answers.has(to) || isKnown(to)) continue;
    answers.set(to, await ask(to));
  }
  return { listed, answers, ways, parts };
}
