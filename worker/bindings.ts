/**
 * Bindings and variables of wrangler.toml, as `npm run types` reads them from there (worker-configuration.d.ts); what each is
 * for, the file itself and docs/deploy.md say. Variables are text; an absent one is the empty string.
 */
export type Bindings = Cloudflare.Env;
