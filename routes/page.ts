import type { ReactElement } from 'react';
import type { PageClock } from '../features/local-time/page-clock.ts';
import { loadWords, type Translator } from '../locales/index.ts';
import type { Language } from '../locales/locales.ts';
import type { Namespace } from '../locales/namespaces.ts';
import { type ArticleWay, waysToArticles } from './blog/ways-to-articles.ts';
import type { Collection, PageParams } from './collection.ts';
import type { ClockService } from './services/clock-service.ts';
import type { GiveServices, PageServices, ServiceName } from './services/page-services.ts';
import { homeClock } from './zones/zone-clock.ts';

/** What every page's loader is given. */
export interface PageRequest {
  language: Language;
  params: PageParams;
  /** Query of the URL. */
  query: URLSearchParams;
  /** Fields of a posted form; null for GET. */
  form: Readonly<Record<string, string>> | null;
  /** Milliseconds since 1970, read once a request. */
  nowMs: number;
  /** The visitor's zone as the edge knows it, else the home zone of the language. */
  visitorZone: string;
}

/** What a loader is given that names what it asks of the outside. */
export interface ServedRequest<Name extends ServiceName> extends PageRequest {
  services: Pick<PageServices, Name>;
}

export type PageStatus = 200 | 422 | 429 | 503;

/**
 * A loader's answer, settled before the first byte. A page that depends on what its visitor typed is
 * `personal`: kept nowhere and not indexed.
 */
export interface PageAnswer<Data> {
  data: Data;
  status?: PageStatus;
  /** Of a page that refuses for a while: when the same may be asked again, in seconds. */
  retryAfterSeconds?: number;
  personal?: boolean;
  /** Query, without `?`, under which this is a page of its own to search engines; the same in every language. */
  ownQuery?: string;
  /** Languages that have a page of this query; absent: all that have the page. */
  onlyIn?: readonly Language[];
  /** When what the page says ceases to be so, UTC ms: no stored copy outlives it, however stale one may be else. */
  holdsUntilMs?: number | undefined;
}

export type PageOutcome<Data> =
  | PageAnswer<Data>
  | { notFound: true }
  /** After a form has done its work, or of a page that leads: where its visitor goes on, by 303. */
  | { seeOther: string };

type Awaitable<Value> = Value | Promise<Value>;

/** A page's loader. It asks nothing of the outside, unless `needing` has made it. */
export type PageLoad<Data> = (request: PageRequest, give: GiveServices) => Awaitable<PageOutcome<Data>>;

/** The loader of a page that asks the worker for these services. */
export function needing<Name extends ServiceName, Data>(
  names: readonly Name[],
  load: (request: ServedRequest<NoInfer<Name>>) => Awaitable<PageOutcome<Data>>,
): PageLoad<Data> {
  return (request, give) => load({ ...request, services: give(names) });
}

export interface PageView<Data, N extends Namespace> {
  data: Data;
  words: Translator<N>;
  language: Language;
  params: PageParams;
  nowMs: number;
  /** Path of this page in this language. */
  path: string;
  /** The clock of the language's home zone. */
  clock: PageClock;
  /** The articles that explain the page, as far as the language has them. */
  articles: readonly ArticleWay[];
}

/** A script that runs before anything is painted, with what it is told by its `data-` attributes. */
export interface InlineScript {
  text: string;
  data: Readonly<Record<string, string>>;
}

export interface PageHead {
  title: string;
  description: string;
  /** schema.org objects beside the site's own. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  inline?: InlineScript | readonly InlineScript[] | null;
  /** The feed of what the page is one of: its title and its path. */
  feed?: { title: string; path: string };
  /** Whether a phone's keyboard makes the page smaller, so that what stands at its lower edge stays in sight. */
  resizesForKeyboard?: true;
}

/** What a request that asks for more than the bare page is counted against. */
export type PageLimit = 'charts' | 'account';

/** A page that takes a form, or questions in its address, says what both are counted against. */
type Asking =
  | {
      limit: PageLimit;
      /** Whether a form is posted to the page's own address. */
      acceptsForm?: boolean;
      /** What is posted is counted where it is answered: some of it must meet no limit. */
      countsOwnPosts?: boolean;
      /** Parameters of the URL's query that change the page; any other (a campaign's) is ignored. */
      query?: readonly string[];
    }
  | { limit?: never; acceptsForm?: never; countsOwnPosts?: never; query?: never };

interface PageParts<Data, N extends Namespace> {
  /** Dictionaries that the page reads. */
  namespaces: readonly N[];
  /**
   * Style sheets of the components on it, inlined after the site's base: what `./page.tsx?styles` says they are. Of the data
   * where parts come only if asked for.
   */
  styles: readonly string[] | ((data: Data) => readonly string[]);
  /** How long the edge may keep it: fresh for, then shown stale while it is made anew. */
  cache: { freshSeconds: number; staleSeconds: number };
  /** Whether something in the view suspends. Only then is the page streamed in parts. */
  streams?: boolean;
  /** Whether it tells of instants, which the browser writes in the visitor's zone. */
  zoned?: boolean;
  /** Whether it is another page on another day of the visitor's: it is kept by that day. */
  daily?: boolean;
  /** Where the values of its parameters come from, if they are no closed list. */
  collection?: Collection;
  /** Whether each opening is counted, by day and campaign (worker/visits/). */
  counted?: boolean;
  /** Whether it may send its visitor on, by what the request tells: it is made for each, and kept nowhere. */
  leads?: boolean;
  /** Cookies that change the page: whoever carries one gets a page of their own, kept nowhere. */
  cookies?: readonly string[];
  /** Subjects of articles that explain what the page does; of its parameters where it shows this or that. */
  explainedBy?: readonly string[] | ((params: PageParams) => readonly string[]);
  load: PageLoad<Data>;
  head(view: PageView<Data, N>): PageHead;
  View(view: PageView<Data, N>): ReactElement;
}

export type Page<Data, N extends Namespace> = PageParts<Data, N> & Asking;

/** A page with its data type closed over: what the worker handles. */
export interface AnyPage {
  namespaces: readonly Namespace[];
  cache: { freshSeconds: number; staleSeconds: number };
  streams: boolean;
  /** Null: it takes nothing that would be counted. */
  limit: PageLimit | null;
  acceptsForm: boolean;
  countsOwnPosts: boolean;
  zoned: boolean;
  daily: boolean;
  counted: boolean;
  leads: boolean;
  query: readonly string[];
  cookies: readonly string[];
  collection: Collection | null;
  /** Loads and prepares; null when the page says that there is nothing here. */
  prepare(request: PageRequest, frame: PageFrame): Promise<PreparedPage | SeeOther | null>;
}

/** What the worker knows of the page's place before it is loaded, and how it gives services. */
export interface PageFrame {
  path: string;
  /** For the clock of the language's home zone. */
  clocks: ClockService;
  give: GiveServices;
}

/** Where a visitor goes on. */
export interface SeeOther {
  seeOther: string;
}

export interface PreparedPage {
  head: PageHead;
  body: ReactElement;
  status: PageStatus;
  retryAfterSeconds: number | undefined;
  personal: boolean;
  /** Empty for a page that its path names whole. */
  ownQuery: string;
  onlyIn: readonly Language[] | undefined;
  holdsUntilMs: number | undefined;
  styles: readonly string[];
}

function subjectsOf(
  explainedBy: PageParts<unknown, never>['explainedBy'],
  params: PageParams,
): readonly string[] {
  return typeof explainedBy === 'function' ? explainedBy(params) : (explainedBy ?? []);
}

/** Ties a page's loader, head and view together by one data type. */
export function definePage<Data, N extends Namespace>(page: Page<Data, N>): AnyPage {
  return {
    namespaces: page.namespaces,
    cache: page.cache,
    streams: page.streams ?? false,
    limit: page.limit ?? null,
    acceptsForm: page.acceptsForm ?? false,
    countsOwnPosts: page.countsOwnPosts ?? false,
    zoned: page.zoned ?? false,
    daily: page.daily ?? false,
    counted: page.counted ?? false,
    leads: page.leads ?? false,
    query: page.query ?? [],
    cookies: page.cookies ?? [],
    collection: page.collection ?? null,
    async prepare(request, { path, clocks, give }) {
      const { language, params, nowMs } = request;
      const [outcome, words, articles] = await Promise.all([
        page.load(request, give),
        loadWords(language, page.namespaces),
        waysToArticles(subjectsOf(page.explainedBy, params), language),
      ]);
      if ('notFound' in outcome) return null;
      if ('seeOther' in outcome) return outcome;
      const {
        data,
        status = 200,
        retryAfterSeconds,
        personal = false,
        ownQuery = '',
        onlyIn,
        holdsUntilMs,
      } = outcome;
      const clock = homeClock(language, clocks);
      const view = { data, words, language, params, nowMs, clock, path, articles };
      const styles = typeof page.styles === 'function' ? page.styles(data) : page.styles;
      const made = { head: page.head(view), body: page.View(view) };
      return { ...made, status, retryAfterSeconds, personal, ownQuery, onlyIn, holdsUntilMs, styles };
    },
  };
}
