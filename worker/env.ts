import type { D1Database, Fetcher, RateLimit } from '@cloudflare/workers-types';
import type { Language } from '../locales/locales.ts';

/** Bindings and variables of wrangler.toml. Variables are text; an absent one is the empty string. */
export interface Bindings {
  /** Files of public/ and the built client. */
  ASSETS: Fetcher;
  /** Place names, filled from GeoNames; holds nothing personal. */
  PLACES: D1Database;
  /** Requests to /api/places, by address. */
  PLACES_LIMIT: RateLimit;
  /** Requests that compute charts, by address. */
  CHARTS_LIMIT: RateLimit;
  /** Origin in canonical links and sitemaps, e.g. `https://example.com`; empty: the request's own. */
  SITE_ORIGIN: string;
  /** Comma-separated tokens that deep links may carry. */
  DEEP_LINK_TOKENS: string;
  /** Space-separated origins that may frame deep-link pages. */
  DEEP_LINK_FRAME_ANCESTORS: string;
  /** `1` where nothing in front of the worker compresses, as on one's own machine. */
  COMPRESS: string;
  /** Shop address of the mobile app; empty: no link to it is shown. */
  APP_DOWNLOAD_URL: string;
}

export interface Variables {
  /** Nonce of this response's inline scripts and styles. */
  nonce: string;
  /** Who may frame this response; empty: nobody. */
  frameAncestors: string;
  /** Language of the answer: the path's, else the cookie's, else the browser's. */
  language: Language;
  /** Made by request-id.ts when something fails. */
  requestId: string | undefined;
  /** The request's address, parsed once. */
  url: URL;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
