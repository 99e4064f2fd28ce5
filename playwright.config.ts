import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS } from './scripts/browser.ts';
import { EMULATOR_PORT } from './tests/browser/emulator-port.ts';
import { OPERATOR_MAIL } from './tests/browser/operator-mail.ts';

/** Another port lets two checkouts be tested side by side. */
const PORT = Number(process.env.TEST_PORT ?? 8799);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser',
  // Two cores serve the worker and the browsers.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // What passes only at a second attempt is named as flaky, and is to be mended; it fails nothing.
  retries: 1,
  // A machine that has other work beside is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      args: BROWSER_FLAGS,
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node scripts/start.ts',
    port: PORT,
    timeout: 180_000,
    env: {
      PORT: String(PORT),
      DEEP_LINK_TOKENS: 'test-token',
      AUTH_EMULATOR_PORT: String(EMULATOR_PORT),
      TURNSTILE_SECRET: '',
      OPERATOR_MAIL,
      LOCAL_EXPLORER: '1',
      // The clock's mails know no request's host.
      SITE_ORIGIN: `http://localhost:${PORT}`,
      TOKEN_SYNC_URL: `http://localhost:${PORT}/told`,
    },
  },
});
