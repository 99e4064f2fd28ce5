import type { D1Database, Fetcher, RateLimit, SendEmail } from '@cloudflare/workers-types';

/** Bindings and variables of wrangler.toml. Variables are text; an absent one is the empty string. */
export interface Bindings {
  /** Files of public/ and the built client. */
  ASSETS: Fetcher;
  /** Place names, filled from GeoNames; holds nothing personal. */
  PLACES: D1Database;
  /** People, and the charts that they keep. */
  ACCOUNTS: D1Database;
  /** The product's own mails. */
  MAIL: SendEmail;
  /** Requests to /api/places, by address. */
  PLACES_LIMIT: RateLimit;
  /** Pages that compute charts, by address. */
  CHARTS_LIMIT: RateLimit;
  /** Requests to the open part of the API, by address. */
  API_LIMIT: RateLimit;
  /** Sign-ins, by address. */
  LOGIN_LIMIT: RateLimit;
  /** New accounts of visitors who have not been through the human check, by address. */
  NEWCOMER_LIMIT: RateLimit;
  /** Requests for what a person keeps, by address. */
  ACCOUNT_LIMIT: RateLimit;
  /** Origin in canonical links and sitemaps, e.g. `https://example.com`; empty: the request's own. */
  SITE_ORIGIN: string;
  /** Comma-separated tokens that deep links may carry. */
  DEEP_LINK_TOKENS: string;
  /** Space-separated origins that may frame deep-link pages. */
  DEEP_LINK_FRAME_ANCESTORS: string;
  /** `1` where nothing in front of the worker compresses, as on one's own machine. */
  COMPRESS: string;
  /** Project of the identity provider; empty: there are no accounts. */
  FIREBASE_PROJECT_ID: string;
  /** What the browser needs to reach the provider; public. */
  FIREBASE_API_KEY: string;
  FIREBASE_AUTH_DOMAIN: string;
  /** Key of the service account that may ask the provider about its accounts, as JSON; empty: nobody is asked. */
  GOOGLE_SERVICE_ACCOUNT: string;
  /** The provider's emulator, on one's own machine alone; empty: the provider itself. */
  AUTH_EMULATOR_URL: string;
  /** The human check's site key (public) and secret; empty: there is none. */
  TURNSTILE_SITE_KEY: string;
  TURNSTILE_SECRET: string;
  /** Where the browser tells of sign-ins and deletions; empty: nowhere. */
  TOKEN_SYNC_URL: string;
  /** Sender of the product's own mails; empty: none are sent. */
  MAIL_FROM: string;
  /** Secrets that sessions are signed with: `id:secret`, comma between, the newest first. */
  SESSION_KEYS: string;
  /** Origin of the checkout that orders are paid at; empty: nothing is sold. */
  CHECKOUT_ORIGIN: string;
  /** Shop address of the mobile app; empty: no link to it is shown. */
  APP_DOWNLOAD_URL: string;
}
