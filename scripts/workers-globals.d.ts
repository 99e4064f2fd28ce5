/** What the worker's bindings are called in the platform's types, for tests and scripts, which run in Node. */
type D1Database = import('@cloudflare/workers-types').D1Database;
type Fetcher = import('@cloudflare/workers-types').Fetcher;
type RateLimit = import('@cloudflare/workers-types').RateLimit;
type SendEmail = import('@cloudflare/workers-types').SendEmail;
