import { freshEmail, mailedCode, makeAccount, PASSWORD, send, signIn, test } from './accounts.ts';
import { axe, axeInBothThemes, expect, hurryRetries, overflowsSideways } from './fixtures.ts';
import { playProvider, playRedirect } from './provider-window.ts';

test('a known visitor signs in and comes to the page that was asked for', async ({ page, context }) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/en/accounts/login?redirect=%2Fen%2Fnatal-chart');
  await page.getByLabel('Remember my email address').check();
  await signIn(page, email);
  // New to this site, whatever the provider knows: the profile comes first.
  await expect(page).toHaveURL(/\/en\/accounts\/profile\?redirect=%2Fen%2Fnatal-chart$/);
  await expect(page.locator('main')).toContainText(email);
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'authToken');
  // On plain http at home a Secure cookie would be dropped by some browsers.
  expect(session).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax' });
  const remembered = cookies.find(({ name }) => name === 'rememberMeEmail');
  expect(decodeURIComponent(remembered?.value ?? '')).toContain(email);
  expect(remembered).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax' });
  await context.clearCookies({ name: 'authToken' });
  await page.goto('/en/accounts/login?redirect=%2Fen%2Fnatal-chart');
  await expect(page.locator('#auth-email')).toHaveValue(email);
  await expect(page.getByLabel('Remember my email address')).toBeChecked();
  await page.locator('#auth-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/natal-chart$/);
  await page.goto('/en/accounts/login');
  await expect(page).toHaveURL(/\/accounts\/profile$/);
});

test('nothing of the provider stays in the browser', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/accounts\/profile/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/firebase|token|eyJ/i);
});

test('a wrong password is told by its field, in the page’s language, and nothing typed is lost', async ({
  page,
}) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/tr/accounts/login');
  await signIn(page, email, 'not this one');
  const password = page.locator('#auth-password');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(page.locator('#auth-password-error')).not.toBeEmpty();
  await expect(page.locator('#auth-email')).toHaveValue(email);
  await expect(password).toHaveValue('not this one');
  await expect(page.locator('[data-screen=form] [type=submit]')).not.toHaveAttribute('aria-busy', 'true');
  expect(await axe(page)).toEqual([]);
});

test('what is missing is told before anyone is asked, the first fault focused', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('signInWithPassword')) asked.push(request.url());
  });
  await page.goto('/en/accounts/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('#auth-email-error')).toHaveText('Enter your email address.');
  await expect(page.locator('#auth-password-error')).toHaveText('Enter your password.');
  await expect(page.locator('#auth-email')).toBeFocused();
  await page.locator('#auth-email').fill('nobody');
  await send(page);
  await expect(page.locator('#auth-email-error')).toHaveText('That’s not a complete email address.');
  expect(asked).toEqual([]);
});

test('a second press while the first is at work does nothing', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  let sessions = 0;
  await page.route('**/api/account/session', async (route) => {
    sessions += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  const button = page.locator('[data-screen=form] [type=submit]');
  await expect(button).toHaveText('Signing in…');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.locator('#auth-password').press('Enter');
  await expect(page).toHaveURL(/accounts\/profile/);
  expect(sessions).toBe(1);
});

for (const [status, code, text] of [
  [503, 'accounts_unavailable', 'We can’t reach the accounts right now.'],
  [429, 'too_many_requests', 'Too many attempts.'],
  [403, 'human_check_failed', 'We couldn’t tell whether you’re a person.'],
] as const) {
  test(`an answer of ${status} from the site is told at the top`, async ({ page }) => {
    await hurryRetries(page);
    const email = freshEmail();
    await makeAccount(email);
    await page.route('**/api/account/session', (route) =>
      route.fulfill({ status, json: { error: { code, message: '' } } }),
    );
    await page.goto('/en/accounts/login');
    await signIn(page, email);
    await expect(page.locator('[data-screen=form] [data-general]')).toContainText(text, { timeout: 10_000 });
    await page.unroute('**/api/account/session');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/accounts\/profile/);
  });
}

test('a provider that is down is told as a failed connection', async ({ page }) => {
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
  await page.goto('/en/accounts/login');
  await signIn(page, freshEmail());
  await expect(page.locator('[data-screen=form] [data-general]')).toContainText('The connection failed.');
});

test('a part that does not load is told as a failed connection', async ({ page }) => {
  await page.route('**/assets/live-auth-*.js', (route) => route.abort());
  await page.goto('/en/accounts/login');
  await expect(page.locator('[data-island=auth-form]')).toHaveAttribute('data-live', '');
  await signIn(page, freshEmail());
  await expect(page.locator('[data-screen=form] [data-general]')).toContainText('The connection failed.');
});

test('a new visitor signs up, confirms the address and goes on', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/en/accounts/signup?redirect=%2Fen%2Fnatal-chart');
  await expect(page.getByLabel('Send me occasional news')).not.toBeChecked();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email address').fill(email);
  const password = page.locator('#auth-password');
  await password.fill('1234567');
  await expect(page.locator('[data-policy] [data-met]')).toHaveCount(2);
  await expect(page.locator('[data-policy] li').first()).not.toHaveAttribute('data-met');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(password).toBeFocused();
  await expect(page.locator('#auth-password-error')).toContainText('is missing something');
  await password.fill(PASSWORD);
  await expect(page.locator('[data-policy] [data-met]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Create account' }).click();
  const heading = page.getByRole('heading', { name: 'Check your inbox' });
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-screen=verify]')).toContainText(email);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('We’ve sent the link again.')).toBeVisible();
  const code = await mailedCode(email, 'VERIFY_EMAIL');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/accounts\/profile\?redirect=%2Fen%2Fnatal-chart$/);
  await expect(page.locator('[name=name]').first()).toHaveValue('Ada');
  await page.goto(`/en/accounts/password/reset?mode=verifyEmail&oobCode=${code}&apiKey=demo&lang=en`);
  await expect(page.getByRole('heading', { name: 'Your address is confirmed.' })).toBeFocused();
  await expect(page).toHaveURL(/\/password\/reset$/);
});

test('an address that has an account already is told by its field', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/en/accounts/signup');
  await signIn(page, email);
  await expect(page.locator('#auth-email-error')).toContainText('already an account');
  await expect(page.locator('#auth-email')).toBeFocused();
});

test('a forgotten password is chosen anew by a mailed link, which works once', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/fr/accounts/login');
  await expect(page.locator('[data-screen=form] [type=submit]')).toBeEnabled();
  await page.locator('#auth-email').fill(email);
  await page.locator('a[href$="/accounts/password/reset"]').click();
  await expect(page).toHaveURL(/\/fr\/accounts\/password\/reset$/);
  await expect(page.locator('#auth-email')).toHaveValue(email);
  await page.locator('[data-screen=form] [type=submit]').click();
  await expect(page.locator('[data-sent]')).toContainText(email);
  const link = `/en/accounts/password/reset?mode=resetPassword&oobCode=${await mailedCode(email, 'PASSWORD_RESET')}`;
  await page.goto(`${link}&lang=fr`);
  await expect(page).toHaveURL(/\/fr\/accounts\/password\/reset\?/);
  await expect(page.locator('[data-screen=choose]')).toContainText(email);
  expect(await axe(page)).toEqual([]);
  await page.locator('#auth-password').fill('another horse');
  await send(page);
  await expect(page.locator('[data-screen=changed] h1')).toBeFocused();
  await page.goto(link);
  await expect(page.locator('[data-screen=broken] h1')).not.toBeEmpty();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.locator('#auth-email')).toHaveValue(email);
  await page.locator('#auth-password').fill('another horse');
  await send(page);
  await expect(page).toHaveURL(/\/en\/accounts\/profile$/);
});

test('an address is taken along to the next page before the form itself has come', async ({ page }) => {
  await page.route('**/assets/live-auth-*', () => {});
  await page.goto('/en/accounts/login');
  await expect(page.locator('[data-screen=form] [type=submit]')).toBeEnabled();
  await page.locator('#auth-email').fill('early@example.com');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/password\/reset$/);
  await expect(page.locator('#auth-email')).toHaveValue('early@example.com');
});

test('an address without an account gets the same answer to a forgotten password', async ({ page }) => {
  await page.goto('/en/accounts/password/reset');
  const email = freshEmail();
  await page.locator('#auth-email').fill(email);
  await send(page);
  await expect(page.locator('[data-sent]')).toHaveText(
    `If there’s an account for ${email}, a link is on its way.`,
  );
});

test('a link that asks for nothing known is broken, and leads to another', async ({ page }) => {
  await page.goto('/en/accounts/password/reset?mode=signIn&oobCode=x');
  await expect(page.locator('[data-screen=broken] h1')).toContainText('has already been used');
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

test('a password can be looked at', async ({ page }) => {
  await page.goto('/en/accounts/login');
  const reveal = page.getByRole('button', { name: 'Show password' });
  await page.locator('#auth-password').fill('secret');
  await reveal.click();
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#auth-password')).toHaveAttribute('type', 'text');
  await reveal.click();
  await expect(page.locator('#auth-password')).toHaveAttribute('type', 'password');
});

for (const provider of ['Google', 'Facebook'] as const) {
  test(`a visitor signs in by the window of ${provider}`, async ({ page }) => {
    const email = freshEmail();
    await playProvider(page, { sub: email, email });
    await page.goto('/en/accounts/login');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    await opened;
    await expect(page).toHaveURL(/accounts\/profile/);
    await expect(page.locator('main')).toContainText(email);
  });
}

test('where no window opens, the page itself goes to the provider and comes back signed in', async ({
  page,
}) => {
  const email = freshEmail();
  await playRedirect(page, { sub: email, email });
  await page.goto('/en/accounts/login?redirect=%2Fen%2Fnatal-chart');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/en\/accounts\/profile\?redirect=%2Fen%2Fnatal-chart$/);
  await expect(page.locator('main')).toContainText(email);
});

test('a provider whose helper cannot be loaded is told at the top', async ({ page }) => {
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/en/accounts/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.locator('[data-screen=form] [data-general]')).toContainText('The connection failed.');
});

test('each page of signing in fits a phone and a desk, and axe finds nothing in the light or the dark', async ({
  page,
}) => {
  for (const path of ['accounts/login', 'accounts/signup', 'accounts/password/reset', 'deleteUser']) {
    await page.goto(`/tr/${path}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
      expect(await axeInBothThemes(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and its button does nothing', async ({ page }) => {
    await page.goto('/en/accounts/login');
    // By its markup: where a test switches scripts off, what is for no script is not drawn.
    const markup = await (await page.request.get('/en/accounts/login')).text();
    expect(markup).toMatch(/<noscript><p[^>]*>Signing in needs JavaScript/);
    await expect(page.locator('[data-screen=form] [type=submit]')).toBeDisabled();
    await page.locator('#auth-password').fill('secret');
    await page.locator('#auth-password').press('Enter');
    await expect(page).toHaveURL(/\/en\/accounts\/login$/);
  });
});
