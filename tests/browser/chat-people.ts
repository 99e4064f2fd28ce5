import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { ACCOUNTS, freshEmail, mailedCode, makeAccount, PASSWORD } from './accounts.ts';
import { expect, ISTANBUL_BIRTH } from './fixtures.ts';

/** People for the tests that need somebody: signed in by the API, which the tests of signing in have tried by the page. */

export const CHAT_PATH = '/en/celestia-astrologer-chat';

/** Of the browser's note that somebody is signed in (client/state/login-key.ts). */
const LOGIN_KEY = 'celestia.login.1';

export interface SignedIn {
  email: string;
  userId: string;
}

async function newToken(email: string): Promise<string> {
  const response = await fetch(`${ACCOUNTS}:signUp?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** What the browser notes of a sign-in: key and value. */
function noteOf(userId: string): readonly [string, string] {
  return [LOGIN_KEY, JSON.stringify({ userId, loginMethod: 'email', isLoggedIn: true })];
}

/** Has every page of a context begin with what the browser notes of a sign-in. */
export async function noteLogin(context: BrowserContext, userId: string): Promise<void> {
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), noteOf(userId));
}

/** Posts a form as the site's own pages do, and follows to where it leads. */
async function post(request: APIRequestContext, address: string, form: Record<string, string>) {
  const answer = await request.post(address, { form, headers: { Origin: new URL(address).origin } });
  expect(answer.status()).toBe(200);
}

/** Confirms an address, as the link in the provider's mail does. @returns a token that says so. */
async function confirmedToken(email: string, idToken: string): Promise<string> {
  const ask = async (path: string, data: Record<string, unknown>) => {
    const body = JSON.stringify(data);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${ACCOUNTS}:${path}?key=demo`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { idToken: string };
  };
  await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await ask('update', { oobCode: await mailedCode(email, 'VERIFY_EMAIL') });
  return (await ask('signInWithPassword', { email, password: PASSWORD, returnSecureToken: true })).idToken;
}

/** Opens a session by the provider's word. @returns whose it is. */
async function openSession(context: BrowserContext, origin: string, idToken: string): Promise<string> {
  const opened = await context.request.post(`${origin}/api/account/session`, {
    data: { idToken },
    headers: { Origin: origin },
  });
  expect(opened.status()).toBe(200);
  return ((await opened.json()) as { userId: string }).userId;
}

/**
 * Signs somebody in who has an account with the tests' password, and notes it once, so that signing out is for good. The page is
 * then at one of the site's that asks nothing of an account.
 */
export async function enterAs(page: Page, email: string): Promise<void> {
  const answer = await fetch(`${ACCOUNTS}:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  const { idToken } = (await answer.json()) as { idToken: string };
  await page.goto('/en/aboutus');
  const userId = await openSession(page.context(), new URL(page.url()).origin, idToken);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), noteOf(userId));
}

/** The same of somebody new, whose address nobody has confirmed. @returns the address. */
export async function enterNew(page: Page): Promise<string> {
  const email = freshEmail();
  await makeAccount(email);
  await enterAs(page, email);
  return email;
}

/** Signs somebody new in, which every page of the context begins with. @param origin of the site, without a stroke at its end. */
export async function signInNew(
  context: BrowserContext,
  origin: string,
  { isConfirmed = false } = {},
): Promise<SignedIn> {
  const email = freshEmail();
  const token = await newToken(email);
  const userId = await openSession(context, origin, isConfirmed ? await confirmedToken(email, token) : token);
  await noteLogin(context, userId);
  return { email, userId };
}

/** Keeps a birth of whoever is signed in. */
export async function keepBirth(context: BrowserContext, origin: string): Promise<void> {
  const { time, ...birth } = ISTANBUL_BIRTH;
  const [hour = '', minute = ''] = time.split(':');
  const form = { task: 'birth', ...birth, hour, minute, period: '24' };
  await post(context.request, `${origin}/en/accounts/profile`, form);
}

export async function agree(context: BrowserContext, origin: string): Promise<void> {
  await post(context.request, origin + CHAT_PATH, { task: 'consent' });
}

export const field = (page: Page) => page.locator('#chat-text');
export const turns = (page: Page) => page.locator('.turn');
export const whole = (page: Page) =>
  page.locator('.turn:last-child .turn__answer:not(.turn__answer--making)');
export const isAlive = (page: Page) =>
  page.locator('[data-island=chat-view][data-live]').waitFor({ state: 'attached' });

export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
