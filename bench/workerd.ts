import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import workerd from 'workerd';

const WORKER_DIR = resolve('dist/celestia');
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
    bindings ??= { ...text, CHARTS_LIMIT: open, PLACES_LIMIT: open };
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

function capnpConfig(port: number): string {
  const chunks = readdirSync(WORKER_DIR, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const modules = ['bench-entry.js', ...chunks].map(
    (file) => `(name = "${file}", esModule = embed "worker/${file}")`,
  );
  const { vars } = JSON.parse(readFileSync(join(WORKER_DIR, 'wrangler.json'), 'utf8')) as { vars: object };
  const bindings = Object.keys(vars).map((name) => `(name = "${name}", text = "")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${modules.join(', ')}],
    bindings = [${bindings.join(', ')}],
    compatibilityDate = "2026-10-20",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`;
}

export interface RunningWorkerd {
  origin: string;
  /** Processor time that the process has used, in milliseconds. */
  cpuMs(): number;
  stop(): void;
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

/** Clock ticks of /proc/<pid>/stat a second; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** The built worker in a bare workerd: no proxy before it, no compression, no outer cache. */
export async function startWorkerd(port: number): Promise<RunningWorkerd> {
  rmSync(BENCH_DIR, { force: true, recursive: true });
  cpSync(WORKER_DIR, join(BENCH_DIR, 'worker'), { recursive: true });
  writeFileSync(join(BENCH_DIR, 'worker/bench-entry.js'), ENTRY);
  writeFileSync(join(BENCH_DIR, 'config.capnp'), capnpConfig(port));
  const child = spawn(workerd.default, ['serve', '--experimental', join(BENCH_DIR, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(origin, child);
  const { pid } = child;
  if (pid === undefined) throw new Error('workerd has no process id');
  return { origin, cpuMs: () => cpuMsOf(pid), stop: () => void child.kill() };
}
