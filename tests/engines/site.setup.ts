import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

const READY_TIMEOUT_MS = 180_000;
const POLL_MS = 250;

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site. */
    site: string;
    /** Address of the identity provider's emulator. */
    emulator: string;
  }
}

/** Serves the local build on ports of its own while the tests run. */
export default async function startSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const [port, emulatorPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(emulatorPort),
      TURNSTILE_SECRET: '',
      TURNSTILE_SITE_KEY: '',
    },
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const endMs = Date.now() + READY_TIMEOUT_MS;
  const answers = () =>
    fetch(`${site}/en`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > endMs) {
      await stop();
      throw new Error('the site did not start: is there a local build (`npm run build:local`)?');
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  provide('site', site);
  provide('emulator', `http://127.0.0.1:${emulatorPort}`);
  return stop;
}
