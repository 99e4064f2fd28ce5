import type { Page } from 'playwright/test';
import { ACCOUNTS, freshEmail, makeAccount, PASSWORD, send, signIn, test } from './accounts.ts';
import { enterAs } from './chat-people.ts';
import { axe, expect } from './fixtures.ts';

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/accounts\/profile/);
}

/** What the provider says of an address and the tests' password. */
async function signInAtProvider(email: string): Promise<string> {
  const response = await fetch(`${ACCOUNTS}:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { error } = (await response.json()) as { error?: { message: string } };
  return error?.message ?? 'signed in';
}

test.describe('leaving for good', () => {
  test('asks for a sign-in and a tick, and leaves nothing here or at the provider', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await enter(page, email);
    await page.getByRole('link', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/\/en\/deleteUser$/);
    await signIn(page, email);
    const heading = page.getByRole('heading', { name: `Delete the account of ${email}?` });
    await expect(heading).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByText('Check the box to confirm.')).toBeVisible();
    await expect(page.getByLabel('I understand')).toBeFocused();
    expect(await signInAtProvider(email)).toBe('signed in');
    await page.getByLabel('I understand').check();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeFocused();
    expect(await signInAtProvider(email)).toBe('EMAIL_NOT_FOUND');
    expect(await page.evaluate(async () => (await fetch('/api/user/export')).status)).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.locator('.head__account')).toHaveText('Sign in');
  });

  test('can be tried again when the provider fails midway', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await page.goto('/en/deleteUser');
    await signIn(page, email);
    await page.getByLabel('I understand').check();
    await page.route('**/accounts:delete*', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.locator('[data-screen=confirm] [data-general]')).toContainText(
      'The connection failed.',
    );
    await page.unroute('**/accounts:delete*');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeFocused();
    expect(await signInAtProvider(email)).toBe('EMAIL_NOT_FOUND');
  });

  test('is refused for another account than the one that is signed in', async ({ page }) => {
    const [mine, other] = [freshEmail(), freshEmail()];
    await makeAccount(mine);
    await makeAccount(other);
    await enterAs(page, mine);
    await page.goto('/en/deleteUser');
    await signIn(page, other);
    await page.getByLabel('I understand').check();
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.locator('[data-screen=confirm] [data-general]')).toContainText(
      'That’s a different account',
    );
    expect(await signInAtProvider(other)).toBe('signed in');
  });

  test('begins anew where the sign-in has grown too old', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await page.goto('/en/deleteUser');
    await signIn(page, email);
    await page.getByLabel('I understand').check();
    await page.route('**/api/account/delete', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'recent_login_required', message: '' } } }),
    );
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.locator('[data-screen=form] [data-general]')).toContainText('sign in once more');
    await expect(page.locator('#auth-email')).toBeVisible();
  });
});

test('an account just made is gone on with by its password alone', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/en/accounts/signup');
  await page.route('**/api/account/session', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'human_check_failed', message: '' } } }),
  );
  await signIn(page, email);
  await expect(page.locator('[data-screen=form] [data-general]')).not.toBeEmpty();
  await page.unroute('**/api/account/session');
  await signIn(page, email, 'another password');
  await expect(page.locator('#auth-email-error')).toContainText('already an account');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
});

test.describe('the sessions of an account', () => {
  test('are listed, and one is ended from another browser', async ({ page, browser, baseURL }) => {
    const email = freshEmail();
    await makeAccount(email);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const phone = await elsewhere.newPage();
    await enterAs(phone, email);
    // A sign-in is known by its second.
    await new Promise((done) => setTimeout(done, 1100));
    await enterAs(page, email);
    await page.goto('/en/accounts/profile');
    const list = page.locator('#sessions');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByRole('listitem').first()).toContainText('This device');
    expect(await axe(page)).toEqual([]);
    await list.getByRole('listitem').nth(1).getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/en\/accounts\/profile\?saved=end/);
    await expect(list.getByRole('status')).toHaveText('That device is signed out.');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await phone.goto('/en/accounts/profile');
    await expect(phone).toHaveURL(/accounts\/login\?redirect=/);
    await elsewhere.close();
  });

  test('are opened by no token of an account that the provider has closed meanwhile', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    const atProvider = async (method: string, body: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${ACCOUNTS}:${method}?key=demo`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { idToken: string; localId: string };
    };
    const { idToken, localId } = await atProvider('signInWithPassword', {
      email,
      password: PASSWORD,
      returnSecureToken: true,
    });
    const open = async () =>
      (await page.request.post('/api/account/session', { data: { idToken } })).status();
    expect(await open()).toBe(200);
    await atProvider('update', { localId, disableUser: true }, { Authorization: 'Bearer owner' });
    expect(await open()).toBe(401);
    expect((await page.request.get('/api/account/sessions')).status()).toBe(401);
  });
});

test('an account that is refused for want of a proof brings one the next time', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render: (element, options) => { setTimeout(() => options.callback('proof of ' + options.action)); return 'w'; },
        remove: () => {},
      };`,
    }),
  );
  await page.route('**/api/account/session', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'human_check_failed', message: '' } } }),
  );
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  await expect(page.locator('[data-screen=form] [data-general]')).not.toBeEmpty();
  await page.unroute('**/api/account/session');
  const sent = page.waitForRequest('**/api/account/session');
  await signIn(page, email);
  expect((await sent).postDataJSON()).toMatchObject({ human: { token: 'proof of login', action: 'login' } });
  await expect(page).toHaveURL(/accounts\/profile/);
});

test('a visitor who asks for the chat signs in and comes back to it', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await enterAs(page, email);
  await page.context().clearCookies({ name: 'authToken' });
  await page.goto('/en/celestia-astrologer-chat?topic=venus');
  await expect(page).toHaveURL(
    '/en/accounts/login?redirect=%2Fen%2Fcelestia-astrologer-chat%3Ftopic%3Dvenus',
  );
  await signIn(page, email);
  await expect(page).toHaveURL('/en/celestia-astrologer-chat?topic=venus');
});

test('a sign-out in one tab signs out the others', async ({ page, context }) => {
  const email = freshEmail();
  await makeAccount(email);
  await enter(page, email);
  const [profile, home] = [await context.newPage(), await context.newPage()];
  await profile.goto('/en/accounts/profile');
  await home.goto('/en');
  await expect(home.locator('.head__account')).toHaveAttribute('href', '/en/accounts/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.locator('.head__account')).toHaveText('Sign in');
  await expect(profile).toHaveURL(/\/en\/accounts\/login\?redirect=/);
  await expect(home.locator('.head__account')).toHaveText('Sign in');
  await expect(home.locator('.head__account')).toHaveAttribute('href', /\/en\/accounts\/login$/);
  expect(await home.evaluate(() => localStorage.getItem('celestia.login.1'))).toBeNull();
});

test('a sign-in in one tab is shown in the others', async ({ page, context }) => {
  const email = freshEmail();
  await makeAccount(email);
  const home = await context.newPage();
  await home.goto('/en');
  await expect(home.locator('.head__account')).toHaveText('Sign in');
  await enter(page, email);
  await expect(home.locator('.head__account')).toHaveAttribute('href', '/en/accounts/profile');
  const kept = await home.evaluate(() => localStorage.getItem('celestia.login.1'));
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ isLoggedIn: true, loginMethod: 'email' });
});

test.describe('the human check', () => {
  /** Turnstile's script, cut down to one that finds everybody human. */
  const SCRIPT = `window.turnstile = {
    render: (element, options) => { setTimeout(() => options.callback('proof of ' + options.action)); return 'w'; },
    remove: () => {},
  };`;

  async function sessionBody(page: Page, act: () => Promise<void>): Promise<unknown> {
    const sent = page.waitForRequest('**/api/account/session');
    await act();
    return (await sent).postDataJSON();
  }

  async function serveScript(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route('https://challenges.cloudflare.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    });
    return asked;
  }

  test('goes with a new account', async ({ page }) => {
    const asked = await serveScript(page);
    await page.goto('/en/accounts/signup');
    await page.locator('#auth-email').fill(freshEmail());
    await page.locator('#auth-password').fill(PASSWORD);
    expect(asked).toEqual([]);
    const body = await sessionBody(page, () => send(page));
    expect(body).toMatchObject({ human: { token: 'proof of signup', action: 'signup' } });
    expect(asked).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
  });

  test('goes with a sign-in after three that failed, and with none before', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    const asked = await serveScript(page);
    await page.goto('/en/accounts/login');
    for (let times = 0; times < 3; times++) {
      const answered = page.waitForResponse('**/accounts:signInWithPassword*');
      await signIn(page, email, `wrong ${times}`);
      await answered;
      await expect(page.locator('#auth-password-error')).not.toBeEmpty();
    }
    expect(asked).toEqual([]);
    const body = await sessionBody(page, () => signIn(page, email));
    expect(body).toMatchObject({ human: { token: 'proof of login', action: 'login' } });
    await expect(page).toHaveURL(/accounts\/profile/);
  });

  test('that cannot be loaded is told in the console alone', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto('/en/accounts/signup');
    await page.locator('#auth-email').fill(freshEmail());
    await page.locator('#auth-password').fill(PASSWORD);
    const body = await sessionBody(page, () => send(page));
    expect(body).not.toHaveProperty('human');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    expect(told.filter((text) => text.startsWith('the human check did not work'))).toHaveLength(1);
  });
});

test('another service hears of a sign-in where one is configured', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  const told: (string | undefined)[] = [];
  await page.route('**/told', (route) => {
    told.push(`${route.request().method()} ${route.request().headers().authorization?.slice(0, 10)}`);
    return route.fulfill({ status: 204 });
  });
  await enter(page, email);
  expect(told).toEqual(['POST Bearer eyJ']);
});
