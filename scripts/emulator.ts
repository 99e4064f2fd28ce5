import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The identity provider's emulator: accounts on one's own machine, without a network and without an account anywhere. */

export const EMULATOR_PROJECT = 'demo-celestia';
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 250;
/** Whatever holds the port may take a connection and never answer. */
const ANSWER_TIMEOUT_MS = 2000;

/** Where the accounts are written when the emulator stops. */
const KEPT = 'accounts';

export interface RunningEmulator {
  url: string;
  stop(): void;
}

function configOf(port: number): string {
  const host = '127.0.0.1';
  return JSON.stringify({
    emulators: {
      auth: { host, port },
      // Both are started beside it, whether one wants them or not. Without a port each takes a free one, so that a second
      // emulator can have the port next to this one's.
      hub: { host },
      logging: { host },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  });
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Starts the emulator with its files in `dir`; null where it does not answer in time or its port is taken. */
export async function startEmulator(port: number, dir: string): Promise<RunningEmulator | null> {
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url)) return null;
  const home = resolve(dir);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'firebase.json'), configOf(port));
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  // Passwords outlive a restart, as the rows of their people do.
  const keeping = [`--export-on-exit=${KEPT}`, ...(existsSync(join(home, KEPT)) ? [`--import=${KEPT}`] : [])];
  const child = spawn(
    process.execPath,
    [
      cli,
      'emulators:start',
      '--only',
      'auth',
      '--project',
      EMULATOR_PROJECT,
      '--non-interactive',
      ...keeping,
    ],
    // Its settings and logs go where its folder is: nothing of the person's own is read or written.
    { cwd: home, stdio: 'ignore', env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, CI: '1' } },
  );
  const stop = () => void child.kill('SIGTERM');
  process.on('exit', stop);
  const untilMs = Date.now() + READY_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < untilMs) {
    if (await answers(url)) return { url, stop };
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  stop();
  return null;
}
