import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where Chrome and Chromium stand when a package manager put them there. The shell without windows starts soonest. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that a machine without a sandbox and without the open internet needs. */
export const BROWSER_FLAGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

function findBrowser(): string | null {
  const paths = [process.env.BROWSER_PATH ?? '', chromium.executablePath(), ...KNOWN_PATHS];
  return paths.find((path) => path !== '' && existsSync(path)) ?? null;
}

function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(): boolean {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (!isDebianRoot) return false;
  const install = (name: string) => attempt('apt-get', ['install', '-y', '-qq', name]);
  return attempt('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
}

/** Path of a Chromium: one that is there, else installed by Playwright, else by Debian's packages; null with a word of advice. */
export async function ensureBrowser(): Promise<string | null> {
  const present = findBrowser();
  if (present) return present;
  if (!attempt('playwright', ['install', '--with-deps', 'chromium'])) installFromDebian();
  const installed = findBrowser();
  if (!installed) console.error('No browser found: install Chromium or Chrome, or set BROWSER_PATH to one.');
  return installed;
}
