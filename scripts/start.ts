import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { EMULATOR_PROJECT, type RunningEmulator, startEmulator } from './emulator.ts';
import { localSessionKeys, migrateAccounts } from './local-accounts.ts';
import { fillPlaces } from './places/fill.ts';
import { startLocalPush } from './push-stub/local-push.ts';
import { workerModules } from './worker-modules.ts';

/**
 * Serves the build in workerd on one's own machine: makes and fills the local databases, starts the identity provider's
 * emulator and the messaging service's stub beside it, then listens; the worker of books runs with the pages' one and takes its orders. Environment: PORT (8787), HOST (localhost), STATE_DIR (.wrangler/state/v3, where
 * `npm run dev` looks too), AUTH_EMULATOR_PORT (9099), LOCAL_EXPLORER (1: databases and sent mails are shown at
 * /cdn-cgi/local/explorer), and any text variable of wrangler.toml; with FIREBASE_PROJECT_ID set there is no emulator.
 */

const DEFAULT_PORT = 8787;
const DEFAULT_EMULATOR_PORT = 9099;
const WORKER_DIR = resolve('dist/celestia');
const BOOKS_DIR = resolve('dist/celestia_books');
const CONFIG = join(WORKER_DIR, 'wrangler.json');

/** Room for a load test: on one's own machine nobody floods anyone. */
const LOCAL_LIMIT = { limit: 1_000_000, period: 60 } as const;

/** What the deployed site gets from Cloudflare's edge, or has no use for here. */
const LOCAL_VARIABLES = {
  COMPRESS: '1',
  ASK_DAILY_LIMIT: '',
  CONSULTING_SAMPLES: 'bookable',
  // Mails leave for nowhere: with LOCAL_EXPLORER=1 they are read there.
  MAIL_FROM: 'celestia@localhost.test',
};

function fromEnvironment(variables: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(variables).flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A built worker's own options, as its configuration beside it says. */
function builtWorker(name: string, dir: string) {
  const { workerOptions, main } = workerOptionsOf(join(dir, 'wrangler.json'));
  const { modulesRules: _rules, ...options } = workerOptions;
  const bindings = (workerOptions.bindings ?? {}) as Record<string, string>;
  const ratelimits = (workerOptions.ratelimits ?? {}) as Record<string, { namespace_id: string }>;
  const modules = workerModules(dir, main ?? 'index.js');
  return { ...options, name, modulesRoot: dir, modules, bindings, ratelimits };
}

function pagesWorker(variables: Readonly<Record<string, string>>) {
  const { bindings, ratelimits, ...worker } = builtWorker('celestia', WORKER_DIR);
  return {
    ...worker,
    bindings: { ...bindings, ...LOCAL_VARIABLES, ...variables, ...fromEnvironment(bindings) },
    ratelimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, limit]) => [name, { ...limit, simple: LOCAL_LIMIT }]),
    ),
  };
}

function booksWorker() {
  const { ratelimits: _none, ...worker } = builtWorker('celestia-books', BOOKS_DIR);
  return worker;
}

/** The pages' worker first: it is the one that answers. */
function optionsFor(stateDir: string, variables: Readonly<Record<string, string>> = {}) {
  return {
    workers: [pagesWorker(variables), booksWorker()],
    resourcePersistencePath: stateDir,
    // Without it the clock's address is a page like any other, and nothing ticks.
    unsafeTriggerHandlers: true,
    unsafeLocalExplorer: process.env.LOCAL_EXPLORER === '1',
    // Offline there is nothing to ask for the visitor's whereabouts.
    cf: false,
  };
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
    await migrateAccounts(await miniflare.getD1Database('ACCOUNTS'));
  } finally {
    await miniflare.dispose();
  }
}

export interface StartOptions {
  port: number;
  host: string;
  stateDir: string;
  /** Text variables in place of wrangler.toml's; the environment's own win. */
  variables?: Readonly<Record<string, string>> | undefined;
  /** Where the workers' insides are shown, by the protocol of Chrome's tools; nowhere, unless told. */
  inspectorPort?: number;
}

/** Prepares the databases, then starts workerd with the built worker; resolves when it listens. */
export async function startWorker({ port, host, stateDir, variables }: StartOptions): Promise<Miniflare> {
  requireBuild();
  await prepareDatabases(stateDir);
  return serveBuild({ port, host, stateDir, variables });
}

function requireBuild(): void {
  if (!existsSync(CONFIG)) throw new Error('there is no build yet: run `npm run build` first');
}

/** Starts workerd with the built worker on databases as they are; resolves when it listens. */
export async function serveBuild({
  port,
  host,
  stateDir,
  variables,
  inspectorPort,
}: StartOptions): Promise<Miniflare> {
  requireBuild();
  // wrangler still describes a worker in the options of Miniflare 4.
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...optionsFor(stateDir, variables),
      host,
      port,
      ...(inspectorPort !== undefined && { inspectorPort }),
    }),
  );
  await miniflare.ready;
  return miniflare;
}

/** The emulator; null, said in a line, where it cannot be had: everything but accounts goes on. */
async function startAccounts(stateDir: string): Promise<RunningEmulator | null> {
  const port = Number(process.env.AUTH_EMULATOR_PORT ?? DEFAULT_EMULATOR_PORT);
  const emulator = await startEmulator(port, join(stateDir, 'auth-emulator'));
  console.log(
    emulator
      ? `Accounts are kept by an emulator at ${emulator.url}`
      : `There are no accounts: port ${port} is taken, or the emulator did not start`,
  );
  return emulator;
}

/** Cloudflare's own keys for trying things out: they let everybody pass. */
const TURNSTILE_TEST_KEYS = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
} as const;

const LOCAL_API_KEY = 'demo';

function accountVariables(emulatorUrl: string, stateDir: string): Record<string, string> {
  return {
    FIREBASE_PROJECT_ID: EMULATOR_PROJECT,
    FIREBASE_API_KEY: LOCAL_API_KEY,
    FIREBASE_AUTH_DOMAIN: 'localhost',
    AUTH_EMULATOR_URL: emulatorUrl,
    SESSION_KEYS: localSessionKeys(stateDir),
    ...TURNSTILE_TEST_KEYS,
  };
}

/** What the settings do not say of who runs the site, by the variables' names. */
function unnamedOperator(): string[] {
  const { bindings }: { bindings: Readonly<Record<string, unknown>> } = pagesWorker({});
  return ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_MAIL'].filter((name) => !bindings[name]);
}

const CRON_MS = 600_000;

/** What the clock asks for on Cloudflare (wrangler.toml, crons): by itself nothing ticks here. */
function tick(origin: string): NodeJS.Timeout {
  const ring = () => void fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined);
  // At once as well: the site looks at itself when it begins.
  ring();
  return setInterval(ring, CRON_MS);
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const host = process.env.HOST ?? 'localhost';
  const stateDir = resolve(process.env.STATE_DIR ?? '.wrangler/state/v3');
  const emulator = process.env.FIREBASE_PROJECT_ID ? null : await startAccounts(stateDir);
  // Notifications need accounts; a stub takes them, and delivers none.
  const push = emulator
    ? await startLocalPush({ projectId: EMULATOR_PROJECT, apiKey: LOCAL_API_KEY }, stateDir)
    : null;
  if (push) console.log(`Notifications go to a stub, which shows them at ${push.url}/sent`);
  const variables = emulator ? { ...accountVariables(emulator.url, stateDir), ...push?.variables } : {};
  const miniflare = await startWorker({ port, host, stateDir, variables });
  const clock = tick(`http://${host}:${port}`);
  const stop = () => {
    clearInterval(clock);
    emulator?.stop();
    push?.stop();
    void miniflare.dispose().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (const name of unnamedOperator())
    console.warn(`${name} is not set: the papers show a gap in its place`);
  console.log(`Celestia is at http://${host}:${port}`);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
