import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { fillPlaces } from './places/fill.ts';

/**
 * Serves the production build in workerd on one's own machine: makes and fills the local databases, then listens.
 * Environment: PORT (8787), HOST (localhost), STATE_DIR (.wrangler/state/v3, where `npm run dev` looks too), and any text variable of wrangler.toml.
 */

const DEFAULT_PORT = 8787;
const WORKER_DIR = resolve('dist/celestia');
const CONFIG = join(WORKER_DIR, 'wrangler.json');

/** Room for a load test: on one's own machine nobody floods anyone. */
const LOCAL_LIMIT = { limit: 1_000_000, period: 60 } as const;

/** What the deployed site gets from Cloudflare's edge, or has no use for here. */
const LOCAL_VARIABLES = { COMPRESS: '1' };

function fromEnvironment(variables: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(variables).flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Every module of the built worker, the entry first as workerd wants it. */
function workerModules(entry: string) {
  const chunks = readdirSync(WORKER_DIR, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && file !== entry,
  );
  return [entry, ...chunks].map((file) => ({ type: 'ESModule' as const, path: file }));
}

function optionsFor(stateDir: string) {
  const { workerOptions, main } = workerOptionsOf(CONFIG);
  const { modulesRules: _rules, ...rest } = workerOptions;
  const bindings = (workerOptions.bindings ?? {}) as Record<string, string>;
  const ratelimits = (workerOptions.ratelimits ?? {}) as Record<string, { namespace_id: string }>;
  return {
    ...rest,
    name: 'celestia',
    modulesRoot: WORKER_DIR,
    modules: workerModules(main ?? 'index.js'),
    bindings: { ...bindings, ...LOCAL_VARIABLES, ...fromEnvironment(bindings) },
    ratelimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, limit]) => [name, { ...limit, simple: LOCAL_LIMIT }]),
    ),
    resourcePersistencePath: stateDir,
    // Offline there is nothing to ask for the visitor's whereabouts.
    cf: false,
  } as const;
}

function showProgress(done: number, total: number): void {
  process.stdout.write(`\rFilling the database of places: ${Math.floor((done / total) * 100)} %`);
}

/** Creates and fills the databases, with progress on a terminal. Nobody is served meanwhile. */
async function prepareDatabases(stateDir: string): Promise<void> {
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...optionsFor(stateDir), port: 0 }));
  try {
    const places = await miniflare.getD1Database('PLACES');
    let filled = false;
    await fillPlaces(places, ({ placesDone, placesTotal }) => {
      showProgress(placesDone, placesTotal);
      filled = true;
    });
    if (filled) process.stdout.write('\n');
  } finally {
    await miniflare.dispose();
  }
}

export interface StartOptions {
  port: number;
  host: string;
  stateDir: string;
}

/** Prepares the databases, then starts workerd with the built worker; resolves when it listens. */
export async function startWorker({ port, host, stateDir }: StartOptions): Promise<Miniflare> {
  if (!existsSync(CONFIG)) throw new Error('there is no build yet: run `npm run build` first');
  await prepareDatabases(stateDir);
  // wrangler still describes a worker in the options of Miniflare 4.
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...optionsFor(stateDir), host, port }));
  await miniflare.ready;
  return miniflare;
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const host = process.env.HOST ?? 'localhost';
  const stateDir = resolve(process.env.STATE_DIR ?? '.wrangler/state/v3');
  const miniflare = await startWorker({ port, host, stateDir });
  const stop = () => void miniflare.dispose().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`Celestia is at http://${host}:${port}`);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
