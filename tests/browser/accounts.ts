import type { Page } from 'playwright/test';
import { EMULATOR_PORT } from './emulator-port.ts';
import { test as base, expect } from './fixtures.ts';

/** The identity provider's emulator, as playwright.config.ts starts it. */
export const EMULATOR = `http://127.0.0.1:${EMULATOR_PORT}`;
export const ACCOUNTS = `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts`;
export const PASSWORD = 'correct horse';

/** What the browser itself says of refusals that a test asks for: the emulator knows no password policy. */
const ASKED_FOR =
  /status of (?:400|401|403|409|429|501|503)|ERR_FAILED|ERR_BLOCKED_BY_CLIENT|^signing in failed FirebaseError|^the human check did not work/;

/** An address that nobody has used before: two files are tested at once, and begin in the same millisecond. */
export function freshEmail(): string {
  return `visitor-${crypto.randomUUID()}@example.com`;
}

export async function makeAccount(email: string): Promise<void> {
  const response = await fetch(`${ACCOUNTS}:signUp?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  expect(response.status).toBe(200);
}

interface MailedLink {
  email: string;
  requestType: string;
  oobCode: string;
}

/** The code in the last mail to an address. */
export async function mailedCode(email: string, requestType: string): Promise<string> {
  const response = await fetch(`${EMULATOR}/emulator/v1/projects/demo-celestia/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: MailedLink[] };
  const mine = oobCodes.filter((link) => link.email === email && link.requestType === requestType);
  expect(mine).not.toEqual([]);
  return mine.at(-1)?.oobCode ?? '';
}

/** Sends the form once the page is alive: until then its button is off, and the return key does nothing. */
export async function send(page: Page): Promise<void> {
  await expect(page.locator('[data-screen]:not([hidden]) [type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#auth-email').fill(email);
  await page.locator('#auth-password').fill(password);
  await send(page);
}

/**
 * `test` that lets the remarks pass that a test of accounts asks for. The human check's script comes from nowhere; the service
 * that hears of sign-ins (playwright.config.ts) is content with all of them.
 */
export const test = base.extend<{ account: undefined }>({
  account: [
    async ({ complaints, context }, use) => {
      await context.route('https://challenges.cloudflare.com/**', (route) => route.abort());
      await context.route('**/told', (route) => route.fulfill({ status: 204 }));
      await use(undefined);
      const unasked = complaints.splice(0).filter((text) => !ASKED_FOR.test(text));
      expect(unasked).toEqual([]);
    },
    { auto: true },
  ],
});
