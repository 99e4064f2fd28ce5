import type { Browser, Page } from 'playwright/test';
import { ACCOUNTS, freshEmail, mailedCode, makeAccount, PASSWORD, send, signIn, test } from './accounts.ts';
import { enterAs } from './chat-people.ts';
import { axe, axeInBothThemes, expect, hurryRetries, overflowsSideways } from './fixtures.ts';
import { type Claims, playProvider, playRedirect } from './provider-window.ts';

const NEW_PASSWORD = 'a brighter horse';

/** Asks the provider as its own server may. */
async function askProvider(method: string, body: Readonly<Record<string, unknown>>) {
  const response = await fetch(`${ACCOUNTS}:${method}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as {
    users?: { email?: string; providerUserInfo?: { providerId: string }[] }[];
    error?: { message: string };
  };
}

/** Ways of signing in that the account of an address has at the provider. */
async function waysOf(email: string): Promise<string[]> {
  const { users } = await askProvider('lookup', { email: [email] });
  return (users?.[0]?.providerUserInfo ?? []).map(({ providerId }) => providerId).toSorted();
}

/** Makes an account that its provider alone opens. */
async function makeProviderAccount({ sub, email }: Claims, providerId = 'google.com'): Promise<void> {
  const claims = JSON.stringify({ sub, email, email_verified: true });
  const made = await askProvider('signInWithIdp', {
    postBody: new URLSearchParams({ providerId, id_token: claims, access_token: claims }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  expect(made.error).toBeUndefined();
}

async function passwordAtProvider(email: string, password: string): Promise<string> {
  const { error } = await askProvider('signInWithPassword', { email, password });
  return error?.message ?? 'signed in';
}

async function openSecurity(page: Page, email: string): Promise<void> {
  await page.goto('/en/accounts/security');
  await expect(page.locator('#auth-email')).toHaveValue(email);
  await page.locator('#auth-password').fill(PASSWORD);
  await send(page);
  await expect(page.locator('[data-screen=ways] h1')).toBeFocused();
}

function way(page: Page, name: 'password' | 'google' | 'facebook') {
  return page.locator(`[data-way=${name}]`);
}

async function statusOf(page: Page): Promise<number> {
  return page.evaluate(async () => (await fetch('/api/user/v3/get-detail')).status);
}

/** Somebody's other device. */
async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, email);
  return page;
}

test.describe('an address that has a password, by a provider’s window', () => {
  for (const name of ['Google', 'Facebook'] as const) {
    test(`asks for the password, adds ${name} and goes on`, async ({ page }) => {
      const email = freshEmail();
      await makeAccount(email);
      await playProvider(page, { sub: `at ${email}`, email });
      await page.goto('/en/accounts/login?redirect=%2Fen%2Fnatal-chart');
      await page.getByRole('button', { name: `Continue with ${name}` }).click();
      const heading = page.getByRole('heading', { name: `There’s already an account for ${email}` });
      await expect(heading).toBeFocused();
      await expect(page.locator('[data-screen=link]')).toContainText(`After that, ${name} opens it too.`);
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Sign in and add' }).click();
      await expect(page.locator('#auth-current-error')).toHaveText('Enter your password.');
      await page.locator('#auth-current').fill('not this one');
      await page.locator('#auth-current').press('Enter');
      await expect(page.locator('#auth-current-error')).toContainText('doesn’t match this account');
      await expect(page.locator('#auth-current')).toBeFocused();
      await page.locator('#auth-current').fill(PASSWORD);
      await page.locator('#auth-current').press('Enter');
      await expect(page).toHaveURL(/\/en\/accounts\/profile\?redirect=%2Fen%2Fnatal-chart$/);
      expect(await waysOf(email)).toEqual([`${name.toLowerCase()}.com`, 'password']);
    });
  }

  test('leaves what was typed to whoever goes back, and adds nothing', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await playProvider(page, { sub: `at ${email}`, email });
    await page.goto('/en/accounts/signup');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Email address').fill('another@example.com');
    await page.getByLabel('Send me occasional news').check();
    await page.getByRole('button', { name: 'Continue with Google' }).last().click();
    await expect(page.locator('[data-screen=link] h1')).toBeFocused();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.locator('[data-screen=form] h1')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada');
    await expect(page.getByLabel('Email address')).toHaveValue('another@example.com');
    await expect(page.getByLabel('Send me occasional news')).toBeChecked();
    expect(await waysOf(email)).toEqual(['password']);
  });

  test('asks for the password on the way back too, where no window opens', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await playRedirect(page, { sub: `at ${email}`, email });
    await page.goto('/en/accounts/login?redirect=%2Fen%2Fnatal-chart');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.locator('[data-screen=link] h1')).toBeFocused();
    await page.locator('#auth-current').fill(PASSWORD);
    await page.locator('#auth-current').press('Enter');
    await expect(page).toHaveURL(/\/en\/accounts\/profile\?redirect=%2Fen%2Fnatal-chart$/);
    expect(await waysOf(email)).toEqual(['google.com', 'password']);
  });

  test('that Google alone opens takes Facebook by Google’s window', async ({ page }) => {
    const email = freshEmail();
    const claims = { sub: `at ${email}`, email };
    await makeProviderAccount(claims);
    const asked = await playProvider(page, claims);
    await page.goto('/en/accounts/login');
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await expect(page.locator('[data-screen=link] h1')).toBeFocused();
    await expect(page.locator('[data-link=facebook]')).toBeHidden();
    await page.locator('[data-link=google]').click();
    await expect(page).toHaveURL(/accounts\/profile/);
    expect(await waysOf(email)).toEqual(['facebook.com', 'google.com']);
    expect(asked.at(-1)?.get('customParameters')).toContain(email);
  });

  test('is not added to the account of another address, which is not made either', async ({ page }) => {
    const [email, other] = [freshEmail(), freshEmail()];
    await makeAccount(email);
    await playProvider(page, { sub: `at ${email}`, email });
    await page.goto('/en/accounts/login');
    await page.getByRole('button', { name: 'Continue with Facebook' }).click();
    await expect(page.locator('[data-screen=link] h1')).toBeFocused();
    await page.context().unrouteAll();
    await playProvider(page, { sub: `at ${other}`, email: other });
    await page.locator('[data-link=google]').click();
    await expect(page.locator('[data-screen=link] [data-general]')).toHaveText(
      `That’s a different account. Use the one with the address ${email}.`,
    );
    await expect.poll(() => waysOf(other)).toEqual([]);
    expect(await waysOf(email)).toEqual(['password']);
    expect(await statusOf(page)).toBe(401);
  });
});

test('an address that Google opens is told at sign-up, with Google beside it', async ({ page }) => {
  const email = freshEmail();
  const claims = { sub: `at ${email}`, email };
  await makeProviderAccount(claims);
  const asked = await playProvider(page, claims);
  await page.goto('/en/accounts/signup');
  await signIn(page, email);
  await expect(page.locator('#auth-email-error')).toContainText('already an account');
  await expect(page.locator('#auth-email')).toBeFocused();
  const offer = page.locator('[data-offer]');
  await expect(offer).toContainText('If you signed up with Google or Facebook');
  expect(await axe(page)).toEqual([]);
  await page.locator('#auth-email').press('Tab');
  await expect(offer.getByRole('button', { name: 'Continue with Google' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/accounts\/profile/);
  expect(asked.at(-1)?.get('customParameters')).toContain(email);
  expect(await waysOf(email)).toEqual(['google.com']);
});

test.describe('the ways into an account', () => {
  test('are shown after a proof, and the only one cannot be removed', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await enterAs(page, email);
    await page.goto('/en/accounts/profile');
    await page.getByRole('link', { name: 'Sign-in and security' }).click();
    await expect(page).toHaveURL(/\/en\/accounts\/security$/);
    await expect(page.locator('[data-screen=ways]')).toBeHidden();
    await expect(page.locator('#auth-email')).not.toBeEditable();
    expect(await axe(page)).toEqual([]);
    await openSecurity(page, email);
    await expect(way(page, 'password')).toContainText('Your only way in');
    await expect(way(page, 'google')).toContainText('Not set up.');
    await expect(page.getByRole('button', { name: 'Remove the password' })).toBeHidden();
    expect(await axe(page)).toEqual([]);
  });

  test('are added and removed by their buttons, and the address stays', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await playProvider(page, { sub: `at ${email}`, email, email_verified: true });
    await enterAs(page, email);
    await openSecurity(page, email);
    await page.getByRole('button', { name: 'Add Google' }).click();
    await expect(page.getByText('You can sign in with Google now.')).toBeVisible();
    await expect(way(page, 'google')).toBeFocused();
    expect(await waysOf(email)).toEqual(['google.com', 'password']);
    await page.getByRole('button', { name: 'Remove the password' }).click();
    await expect(page.getByText('The password has been removed.')).toBeVisible();
    expect(await waysOf(email)).toEqual(['google.com']);
    await expect(way(page, 'google')).toContainText('Your only way in');
    await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();
    await expect(page.locator('#auth-current')).toBeHidden();
    await page.locator('#auth-chosen').fill(NEW_PASSWORD);
    await page.locator('#auth-chosen').press('Enter');
    await expect(page.getByText('You can sign in with a password now.')).toBeVisible();
    expect(await passwordAtProvider(email, NEW_PASSWORD)).toBe('signed in');
    await page.getByRole('button', { name: 'Remove Google' }).click();
    await expect(page.getByText('Google has been removed.')).toBeVisible();
    expect(await waysOf(email)).toEqual(['password']);
    await page.getByRole('button', { name: 'Add Google' }).click();
    await expect(page.getByText('You can sign in with Google now.')).toBeVisible();
    expect(await statusOf(page)).toBe(200);
  });

  test('are not given to a provider’s account that opens another', async ({ page }) => {
    const [email, other] = [freshEmail(), freshEmail()];
    await makeAccount(email);
    await makeProviderAccount({ sub: `at ${other}`, email: other });
    await playProvider(page, { sub: `at ${other}`, email: other });
    await enterAs(page, email);
    await openSecurity(page, email);
    await page.getByRole('button', { name: 'Add Google' }).click();
    await expect(page.locator('[data-screen=ways] [data-general]')).toContainText('already opens another');
    expect(await waysOf(email)).toEqual(['password']);
  });

  test('are not shown to somebody else’s proof, and nothing is changed', async ({ page }) => {
    const [email, other] = [freshEmail(), freshEmail()];
    await makeAccount(email);
    await playProvider(page, { sub: `at ${other}`, email: other });
    await enterAs(page, email);
    await page.goto('/en/accounts/security');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.locator('[data-screen=form] [data-general]')).toContainText('a different account');
    await expect(page.locator('[data-screen=ways]')).toBeHidden();
    // An account that arose by the mistake is gone again.
    await expect.poll(() => waysOf(other)).toEqual([]);
    expect(await statusOf(page)).toBe(200);
  });

  test('ask for a proof anew once it is five minutes old, and keep what was typed', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await enterAs(page, email);
    await page.clock.install();
    await openSecurity(page, email);
    await page.locator('#auth-current').fill(PASSWORD);
    await page.locator('#auth-chosen').fill(NEW_PASSWORD);
    await page.clock.fastForward(301_000);
    await page.locator('#auth-chosen').press('Enter');
    await expect(page.locator('[data-screen=form] [data-general]')).toContainText('sign in once more');
    expect(await passwordAtProvider(email, PASSWORD)).toBe('signed in');
    await page.locator('#auth-password').fill(PASSWORD);
    await page.locator('#auth-password').press('Enter');
    await expect(page.locator('#auth-chosen')).toHaveValue(NEW_PASSWORD);
  });

  test('say where the browser blocks the window', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await playProvider(page, { sub: `at ${email}`, email });
    await enterAs(page, email);
    await openSecurity(page, email);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Add Google' }).click();
    await expect(page.locator('[data-screen=ways] [data-status]')).toContainText(
      'Allow windows for this site',
    );
  });

  test('tell of a provider that is down, and can be tried again', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await enterAs(page, email);
    await page.route('**/accounts:lookup*', (route) => route.abort());
    await page.goto('/en/accounts/security');
    await page.locator('#auth-password').fill(PASSWORD);
    await send(page);
    await expect(page.locator('[data-screen=form] [data-general]')).toContainText('The connection failed.');
    await page.unroute('**/accounts:lookup*');
    await page.locator('#auth-password').press('Enter');
    await expect(page.locator('[data-screen=ways] h1')).toBeFocused();
  });
});

test.describe('a password that is changed', () => {
  test('keeps this browser signed in and signs out every other', async ({ page, browser }) => {
    const email = freshEmail();
    await makeAccount(email);
    await enterAs(page, email);
    const other = await onAnotherDevice(browser, email);
    // Sign-ins of one second are told apart by nobody.
    await page.waitForTimeout(1100);
    await openSecurity(page, email);
    await page.locator('#auth-chosen').fill(NEW_PASSWORD);
    await page.locator('#auth-chosen').press('Enter');
    await expect(page.locator('#auth-current-error')).toHaveText('Enter your password.');
    await page.locator('#auth-current').fill('not this one');
    await page.locator('#auth-current').press('Enter');
    await expect(page.locator('#auth-current-error')).toContainText('doesn’t match');
    await expect(page.locator('#auth-chosen')).toHaveValue(NEW_PASSWORD);
    await page.locator('#auth-current').fill(PASSWORD);
    await page.locator('#auth-current').press('Enter');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.locator('#auth-chosen')).toHaveValue('');
    expect(await passwordAtProvider(email, NEW_PASSWORD)).toBe('signed in');
    expect(await passwordAtProvider(email, PASSWORD)).not.toBe('signed in');
    expect(await statusOf(page)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    await other.context().close();
  });

  test('goes on where it stopped when the site was down meanwhile', async ({ page }) => {
    await hurryRetries(page);
    const email = freshEmail();
    await makeAccount(email);
    await enterAs(page, email);
    await openSecurity(page, email);
    await page.route('**/api/account/session', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'accounts_unavailable', message: '' } } }),
    );
    await page.locator('#auth-current').fill(PASSWORD);
    await page.locator('#auth-chosen').fill(NEW_PASSWORD);
    await page.locator('#auth-chosen').press('Enter');
    await expect(page.locator('[data-screen=ways] [data-general]')).toContainText('can’t reach', {
      timeout: 15_000,
    });
    await page.unroute('**/api/account/session');
    await page.locator('#auth-chosen').press('Enter');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    expect(await passwordAtProvider(email, NEW_PASSWORD)).toBe('signed in');
  });
});

test.describe('proving once more who one is', () => {
  const AGAIN = '/en/accounts/login?again=1&redirect=%2Fen%2Faccounts%2Fprofile%3Fsaved%3Ddetails';

  test('leads back to what was asked for, with a fresh session', async ({ page, context }) => {
    const email = freshEmail();
    await makeAccount(email);
    await enterAs(page, email);
    const sessionNow = async () =>
      (await context.cookies()).find(({ name }) => /authToken$/.test(name))?.value;
    const before = await sessionNow();
    await page.waitForTimeout(1100);
    await page.goto(AGAIN);
    await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible();
    await expect(page.locator('#auth-email')).toHaveValue(email);
    await expect(page.locator('#auth-email')).not.toBeEditable();
    expect(await axe(page)).toEqual([]);
    await page.locator('#auth-password').fill(PASSWORD);
    await send(page);
    await expect(page).toHaveURL(/accounts\/profile\?saved=details$/);
    expect(await sessionNow()).not.toBe(before);
  });

  test('refuses somebody else', async ({ page }) => {
    const [email, other] = [freshEmail(), freshEmail()];
    await makeAccount(email);
    await enterAs(page, email);
    await playProvider(page, { sub: `at ${other}`, email: other });
    await page.goto(AGAIN);
    let sessions = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/account/session')) sessions += 1;
    });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.locator('[data-general]').first()).toContainText('a different account');
    expect(sessions).toBe(0);
    await expect.poll(() => waysOf(other)).toEqual([]);
    const name = await page.evaluate(async () => (await fetch('/api/user/v3/get-detail')).text());
    expect(name).toContain(email);
  });

  test('is refused by the server where somebody else has signed in meanwhile', async ({ page, context }) => {
    const [email, other] = [freshEmail(), freshEmail()];
    await makeAccount(email);
    await makeAccount(other);
    await enterAs(page, email);
    await page.goto(AGAIN);
    await context.clearCookies();
    const tab = await context.newPage();
    await enterAs(tab, other);
    await page.locator('#auth-password').fill(PASSWORD);
    await send(page);
    await expect(page.locator('[data-general]').first()).toContainText('a different account');
    expect(await tab.evaluate(async () => (await fetch('/api/user/v3/get-detail')).text())).toContain(other);
  });
});

test.describe('a password that is chosen', () => {
  const rows = (page: Page) => page.locator('[data-policy] li');

  test('is not a common one, nor the address, nor the product, and each is told while it is typed', async ({
    page,
  }) => {
    await page.goto('/en/accounts/signup');
    await page.locator('#auth-email').fill('ada.lovelace@example.com');
    const password = page.locator('#auth-password');
    await expect(rows(page)).toHaveText([
      'at least 8 characters (still missing)',
      'to be one that few people use (still missing)',
      'more than your email address or “Celestia” (still missing)',
    ]);
    await password.fill('Sunshine');
    await expect(rows(page)).toHaveText([/done/, /few people use \(still missing\)/, /done/]);
    await password.press('Enter');
    await expect(page.locator('#auth-password-error')).toHaveText('This password is too easy to guess.');
    for (const text of ['AdaLovelace1815', 'Celestia2026']) {
      await password.fill(text);
      await expect(rows(page)).toHaveText([/done/, /done/, /“Celestia” \(still missing\)/]);
    }
    await password.fill('AdaLovelace1815');
    await page.locator('#auth-email').fill('grace@example.com');
    await expect(page.locator('[data-policy] [data-met]')).toHaveCount(3);
  });

  test('is judged by words that come with the first touch and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/en/accounts/signup');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /password-words/.test(url))).toEqual([]);
    await page.locator('#auth-password').focus();
    await expect.poll(() => asked.filter((url) => /password-words/.test(url)).length).toBe(1);
    await page.goto('/en/accounts/login');
    const before = asked.length;
    await page.locator('#auth-password').fill('short');
    await page.waitForLoadState('networkidle');
    expect(asked.slice(before).filter((url) => /password-words/.test(url))).toEqual([]);
  });

  test('of six characters from before still signs in', async ({ page }) => {
    const email = freshEmail();
    await askProvider('signUp', { email, password: 'old6ch' });
    await page.goto('/en/accounts/login');
    await signIn(page, email, 'old6ch');
    await expect(page).toHaveURL(/accounts\/profile/);
  });
});

test.describe('a secret in the address', () => {
  test('of a mailed link leaves it at once, and a reload says what to do', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await askProvider('sendOobCode', { email, requestType: 'PASSWORD_RESET' });
    const code = await mailedCode(email, 'PASSWORD_RESET');
    await page.goto(`/en/accounts/password/reset?mode=resetPassword&oobCode=${code}&apiKey=demo`);
    await expect(page.locator('[data-screen=choose]')).toContainText(email);
    await expect(page).not.toHaveURL(new RegExp(code));
    await page.reload();
    await expect(page.getByRole('heading', { name: /Open the link in the email once more/ })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.goto(`/en/accounts/password/reset?mode=resetPassword&oobCode=${code}`);
    await page.locator('#auth-password').fill('celestia');
    await send(page);
    await expect(page.locator('#auth-password-error')).toHaveText('This password is too easy to guess.');
    await page.locator('#auth-password').fill(NEW_PASSWORD);
    await send(page);
    await expect(page.locator('[data-screen=changed] h1')).toBeFocused();
  });

  test('of the unsubscribe page leaves it too', async ({ page }) => {
    await page.goto('/en/unsubscribe?token=s3cret');
    await expect(page).toHaveURL(/\/en\/unsubscribe$/);
  });
});

test('the page of the ways fits a phone and a desk, and axe finds nothing in the light or the dark', async ({
  page,
}) => {
  const looks = async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowsSideways(page), `${width} px`).toBe(false);
      expect(await axeInBothThemes(page), `${width} px`).toEqual([]);
    }
  };
  const email = freshEmail();
  await makeAccount(email);
  await enterAs(page, email);
  await page.goto('/tr/accounts/guvenlik');
  await looks();
  await page.locator('#auth-password').fill(PASSWORD);
  await send(page);
  await expect(page.locator('[data-screen=ways] h1')).toBeFocused();
  await looks();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the unsubscribe page keeps its address and its words', async ({ page }) => {
    await page.goto('/en/unsubscribe?token=s3cret');
    await expect(page).toHaveURL(/token=s3cret$/);
    await expect(page.getByText('This link is incomplete or has expired.')).toBeVisible();
  });
});
