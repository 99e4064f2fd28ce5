import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import workerd from 'workerd';
import { workerModules } from '../scripts/worker-modules.ts';

const WORKER_DIR = resolve('dist/celestia');
const CLIENT_DIR = resolve('dist/client');
const BENCH_DIR = resolve('.cache/bench');

/**
 * Beside the site's own answers: `/bench-static?of=<path>`, the same bytes as that page from memory. A path with
 * `?rendered` is asked for twelve days after the last time, so whatever was kept has expired and the page is made anew.
 * All stand in one worker, so all pay the same for a request.
 */
const ENTRY = `
Object.defineProperty(globalThis, 'caches', { value: undefined });
const { default: app } = await import('./index.js');
const now = Date.now;
let laterMs = 0;
Date.now = () => now() + laterMs;
const texts = new Map();
// A bare workerd has no rate-limit binding.
const open = { limit: async () => ({ success: true }) };
let bindings;
export default {
  async fetch(request, text, ctx) {
    bindings ??= { ...text, CHARTS_LIMIT: open, API_LIMIT: open, PLACES_LIMIT: open };
    const env = bindings;
    if (request.url.endsWith('?rendered')) laterMs += 1e9;
    if (!request.url.includes('/bench-static')) return app.fetch(request, env, ctx);
    if (!texts.has(request.url)) {
      const url = new URL(request.url);
      const twin = new Request(url.origin + url.searchParams.get('of'));
      texts.set(request.url, await (await app.fetch(twin, env, ctx)).text());
    }
    return new Response(texts.get(request.url), { headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  },
};
`;

const EMPTY_ENTRY = `export default { fetch: () => new Response('{}') };`;

/** A type of module as workerd's own config names it. */
const MODULE_FIELDS = { ESModule: 'esModule', Data: 'data' } as const;

function moduleList(): string[] {
  return workerModules(join(BENCH_DIR, 'worker'), 'bench-entry.js').map(
    ({ path, type }) => `(name = "${path}", ${MODULE_FIELDS[type]} = embed "worker/${path}")`,
  );
}

/** The files beside the worker, read from the disk. */
const ASSETS_BINDING = '(name = "ASSETS", service = "assets")';
const ASSETS_SERVICE = `(name = "assets", disk = "${CLIENT_DIR}")`;

function textBindings(): string[] {
  const { vars } = JSON.parse(readFileSync(join(WORKER_DIR, 'wrangler.json'), 'utf8')) as { vars: object };
  return Object.keys(vars).map((name) => `(name = "${name}", text = "")`);
}

function capnpConfig(port: number, modules: readonly string[], bindings: readonly string[]): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${modules.join(', ')}],
    bindings = [${bindings.join(', ')}],
    compatibilityDate = "2026-10-20",
  )), ${ASSETS_SERVICE}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`;
}

export interface RunningWorkerd {
  origin: string;
  /** Processor time that the process has used, in milliseconds. */
  cpuMs(): number;
  stop(): Promise<void>;
}

async function untilListening(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error('workerd ended at once');
    const response = await fetch(`${origin}/build.json`).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('workerd does not answer');
}

/** Processor time of all threads of a process, which the scheduler counts in nanoseconds. */
function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Starts workerd from a config compiled beforehand, so that reading the config's text is not counted as the worker's. */
async function serve(config: string, port: number): Promise<RunningWorkerd> {
  const text = join(BENCH_DIR, 'config.capnp');
  const binary = join(BENCH_DIR, 'config.bin');
  writeFileSync(text, config);
  writeFileSync(
    binary,
    execFileSync(workerd.default, ['compile', '--config-only', text], { maxBuffer: 1e8 }),
  );
  const child = spawn(workerd.default, ['serve', '--experimental', '--binary', binary], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(origin, child);
  const { pid } = child;
  if (pid === undefined) throw new Error('workerd has no process id');
  const ended = new Promise<void>((done) => void child.once('exit', () => done()));
  const stop = (): Promise<void> => {
    child.kill();
    return ended;
  };
  return { origin, cpuMs: () => cpuMsOf(pid), stop };
}

/** The built worker in a bare workerd: no proxy before it, no compression, no outer cache. */
export async function startWorkerd(port: number, workerDir = WORKER_DIR): Promise<RunningWorkerd> {
  rmSync(BENCH_DIR, { force: true, recursive: true });
  cpSync(workerDir, join(BENCH_DIR, 'worker'), { recursive: true });
  writeFileSync(join(BENCH_DIR, 'worker/bench-entry.js'), ENTRY);
  return serve(capnpConfig(port, moduleList(), [...textBindings(), ASSETS_BINDING]), port);
}

/** A worker that does nothing: what workerd itself takes. */
export async function startEmptyWorkerd(port: number): Promise<RunningWorkerd> {
  rmSync(BENCH_DIR, { force: true, recursive: true });
  mkdirSync(join(BENCH_DIR, 'worker'), { recursive: true });
  writeFileSync(join(BENCH_DIR, 'worker/bench-entry.js'), EMPTY_ENTRY);
  return serve(capnpConfig(port, moduleList(), []), port);
}
