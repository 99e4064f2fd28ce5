import type { Page, Route } from 'playwright/test';
import { freshEmail, makeAccount, signIn, test } from './accounts.ts';
import { enterNew } from './chat-people.ts';
import { axe, axeInBothThemes, expect, NATAL_PATH, overflowsSideways } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};
/** The birth as the fields of an English form show it. */
const SHOWN = {
  day: '10',
  month: '6',
  year: '1990',
  hour: '2',
  minute: '30',
  place: 'İstanbul',
  placeId: '745044',
};
const DETAIL = '**/api/user/v3/get-detail';
const FILLED = 'Filled in from your account.';
const PAIR_PATH = '/en/relationship-compatibility-calculator';

/** Signs in somebody who keeps a birth here. */
async function enter(page: Page): Promise<void> {
  await enterNew(page);
  const status = await page.evaluate(
    async (birth) =>
      (
        await fetch('/api/user/profile', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Ada', birth }),
        })
      ).status,
    BIRTH,
  );
  expect(status).toBe(200);
}

/** Ends every session of the person, as another device would: this browser is told nothing. */
async function endElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('authToken'));
  const response = await fetch(new URL('/api/account/logout', page.url()), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: new URL(page.url()).origin,
      Cookie: `${session?.name}=${session?.value}`,
    },
    body: JSON.stringify({ everywhere: true }),
  });
  expect(response.status).toBe(200);
}

const field = (page: Page, name: string) => page.locator(`#birth-form [name="${name}"]`);

/** The keys under which a text lies in the storage of the tab, and of the browser. */
function keysHolding(page: Page, text: string) {
  return page.evaluate((sought) => {
    const keysOf = (store: Storage) =>
      Object.keys(store).filter((key) => store.getItem(key)?.includes(sought));
    return { tab: keysOf(sessionStorage), browser: keysOf(localStorage) };
  }, text);
}

async function touch(page: Page): Promise<void> {
  // A pointer that came before the script did is not noticed: the focus is.
  await field(page, 'day').focus();
  await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
}

test.describe('whoever is signed in', () => {
  test('finds their own birth in the form that they touch, and nothing of it in an address', async ({
    page,
  }) => {
    await enter(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(NATAL_PATH.en);
    await touch(page);
    await expect(page.getByRole('status').filter({ hasText: FILLED })).toBeVisible();
    for (const [name, value] of Object.entries(SHOWN)) await expect(field(page, name)).toHaveValue(value);
    await page.locator('#birth-form [type=submit]').click();
    await expect(page.locator('.receipt')).toContainText('Istanbul');
    await expect(page).toHaveURL(/\/en\/natal-chart#chart-result$/);
    expect(addresses.filter((address) => /1990|745044|stanbul/.test(address))).toEqual([]);
  });

  test('has profile and kept charts asked for once a page, and finds the form filled untouched', async ({
    page,
  }) => {
    await enter(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(NATAL_PATH.en);
    await expect(page.getByText(FILLED)).toBeVisible();
    await touch(page);
    await field(page, 'place').focus();
    // Two parts ask, whichever is there first.
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['/api/account/token', '/api/user/charts', '/api/user/v3/get-detail']);
  });

  test('is shown their chart as soon as they come, and the form where the account cannot be asked', async ({
    page,
  }) => {
    await enter(page);
    await page.goto(NATAL_PATH.en);
    await expect(page.locator('.receipt')).toContainText('Istanbul');
    await expect(page).toHaveURL(/\/en\/natal-chart#chart-result$/);
    await page.route(DETAIL, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('about:blank');
    await page.goto(NATAL_PATH.en);
    await expect(page).toHaveURL(/\/en\/natal-chart$/);
    await expect(page.locator('#birth-form [name=day]')).toBeInViewport();
  });

  test('sees their chart at once where a link leads to it, and leaves nothing of it behind', async ({
    page,
  }) => {
    await enter(page);
    await page.goto(`${NATAL_PATH.en}#chart-result`);
    await expect(page.locator('.receipt')).toContainText('Istanbul');
    await page.reload();
    await expect(page.locator('.receipt')).toContainText('Istanbul');
    // A moment after it is shown the drawing is kept for a time without a connection, in this tab and until they sign out.
    await expect
      .poll(() => keysHolding(page, '1990'))
      .toEqual({ tab: ['celestia.last-chart.1'], browser: [] });
    await page.goto('/en/accounts/profile');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.locator('.head__account')).toHaveText('Sign in');
    expect(await keysHolding(page, '1990')).toEqual({ tab: [], browser: [] });
  });

  test('empties the form by one press, and it stays empty', async ({ page }) => {
    await enter(page);
    await page.goto(NATAL_PATH.en);
    await touch(page);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    for (const name of Object.keys(SHOWN)) await expect(field(page, name)).toHaveValue('');
    await expect(page.getByText(FILLED)).toBeHidden();
    // The first field of an English form.
    await expect(field(page, 'month')).toBeFocused();
    await field(page, 'place').hover();
    await expect(field(page, 'day')).toHaveValue('');
  });

  test('keeps what they typed before the answer came', async ({ page }) => {
    await enter(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DETAIL, async (route: Route) => {
      await held;
      await route.continue();
    });
    await page.goto(NATAL_PATH.en);
    const asked = page.waitForRequest(DETAIL);
    await touch(page);
    await asked;
    await field(page, 'month').pressSequentially('1');
    await field(page, 'month').fill('');
    const answered = page.waitForResponse(DETAIL);
    answer();
    await (await answered).finished();
    await expect(page.locator('.head__account')).toHaveText('Ada');
    for (const name of Object.keys(SHOWN)) await expect(field(page, name)).toHaveValue('');
    await expect(page.getByText(FILLED)).toBeHidden();
  });

  test('is told no more of the account once they change what it filled in', async ({ page }) => {
    await enter(page);
    await page.goto(NATAL_PATH.en);
    await touch(page);
    await expect(page.getByText(FILLED)).toBeVisible();
    await field(page, 'day').fill('11');
    await expect(page.getByText(FILLED)).toBeHidden();
    await expect(field(page, 'year')).toHaveValue('1990');
  });

  for (const [what, fail] of [
    ['the accounts are down', (route: Route) => route.fulfill({ status: 503, json: {} })],
    ['the line is down', (route: Route) => route.abort()],
  ] as const) {
    test(`finds a plain form where ${what}, and hears nothing of it`, async ({ page }) => {
      await enter(page);
      await page.route(DETAIL, fail);
      await page.goto(NATAL_PATH.en);
      const asked = page.waitForRequest(DETAIL);
      await touch(page);
      await asked;
      await expect(field(page, 'day')).toHaveValue('');
      await expect(page.locator('.birth [role=alert]')).toBeEmpty();
      await field(page, 'day').fill('3');
      await expect(field(page, 'day')).toHaveValue('3');
    });
  }

  test('is the first of two, and the second is left to them', async ({ page }) => {
    await enter(page);
    await page.goto(PAIR_PATH);
    await page.locator('.pair [inputmode=numeric]').first().hover();
    await expect(page.getByText(FILLED)).toBeVisible();
    const years = page.locator('.pair [name$=year]');
    await expect(years.first()).toHaveValue('1990');
    await expect(years.last()).toHaveValue('');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(years.first()).toHaveValue('');
  });

  test('finds the way from the profile to the chart of their birth', async ({ page }) => {
    await enter(page);
    await page.goto('/en/accounts/profile');
    await page.getByRole('link', { name: 'See your chart' }).click();
    await expect(page.locator('#position-sun')).toContainText('Gemini');
    await expect(page.locator('.receipt')).toContainText('Europe/Istanbul');
  });

  test('is called in the header as the profile says', async ({ page }) => {
    await enter(page);
    await page.route(DETAIL, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { response: object };
      await route.fulfill({ response, json: { response: { ...body.response, name: 'Ada Lovelace' } } });
    });
    await page.goto(NATAL_PATH.en);
    await expect(page.locator('.head__account')).toHaveText('Ada');
    await touch(page);
    await expect(page.locator('.head__account')).toHaveText('Ada Lovelace');
  });

  test('sees nothing move as the form is filled', async ({ page }) => {
    await enter(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(NATAL_PATH.en, { waitUntil: 'networkidle' });
    const shiftsOf = () =>
      page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []));
    const before = await shiftsOf();
    await touch(page);
    await expect(page.getByText(FILLED)).toBeVisible();
    // A hundred-thousandth of the screen is the name in the header, which the profile writes in full.
    for (const shift of (await shiftsOf()).slice(before.length)) expect(shift).toBeLessThan(0.0001);
  });
});

test.describe('the horoscopes', () => {
  const first = (page: Page) => page.locator('.horoscope__signs [data-sign=gemini]');
  const yours = (page: Page) => page.locator('.horoscope__yours:visible');

  test('show whoever is signed in which sign is theirs, first, and ask for nothing until they are touched', async ({
    page,
  }) => {
    await enter(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/en/horoscopes');
    await expect(yours(page)).toHaveText(['Your sign']);
    await expect(first(page)).toHaveCSS('order', '-1');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

  test('follow a birth that was changed in another browser once they are touched', async ({ page }) => {
    await enter(page);
    const asked = page.waitForRequest('**/api/astrology/basic-planets');
    await page.route('**/api/astrology/basic-planets', (route) =>
      route.fulfill({ json: { planets: [{ id: 'sun', sign: 'leo' }], ascendant: null, missing: [] } }),
    );
    await page.goto('/en/horoscopes', { waitUntil: 'networkidle' });
    await expect(first(page)).toContainText('Your sign');
    await first(page).hover();
    await asked;
    await expect(page.locator('[data-sign=leo] .horoscope__yours')).toBeVisible();
    await expect(yours(page)).toHaveCount(1);
  });

  test('stay as they are where the planets cannot be had', async ({ page }) => {
    await enter(page);
    await page.route('**/api/astrology/basic-planets', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/en/horoscopes', { waitUntil: 'networkidle' });
    const asked = page.waitForResponse('**/api/astrology/basic-planets');
    await first(page).hover();
    await asked;
    await expect(first(page).locator('.horoscope__yours')).toBeVisible();
  });

  test('show it by the birth that this tab remembers, and to nobody else', async ({ page }) => {
    await page.goto('/en/horoscopes');
    await expect(yours(page)).toHaveCount(0);
    await page.evaluate(
      (birth) => sessionStorage.setItem('celestia.birth.1', birth),
      JSON.stringify({ day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul' }),
    );
    await page.reload();
    await expect(first(page)).toContainText('Your sign');
    await expect(yours(page)).toHaveCount(1);
    await expect(first(page)).toHaveCSS('order', '-1');
  });
});

test('whoever is not signed in is asked nothing about', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/own-birth|site-http|\/api\/(?:user|account)/.test(request.url())) asked.push(request.url());
  });
  await page.goto(NATAL_PATH.en);
  await touch(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test.describe('a session that was ended elsewhere', () => {
  test('is over in this tab at the first call: nobody is shown, nothing is filled in', async ({ page }) => {
    await enter(page);
    await page.goto(NATAL_PATH.en);
    await expect(page.locator('.head__account')).toHaveText('Ada');
    await endElsewhere(page);
    await touch(page);
    await expect(page.locator('.head__account')).toHaveText('Sign in');
    await expect(page.locator('.head__account')).toHaveAttribute('href', /\/en\/accounts\/login$/);
    await expect(field(page, 'day')).toHaveValue('');
    const kept = await page.evaluate(() => localStorage.getItem('celestia.login.1'));
    expect(JSON.parse(kept ?? '{}').isLoggedIn ?? false).toBe(false);
    expect((await page.context().cookies()).filter(({ name }) => /auth/.test(name))).toEqual([]);
  });

  test('leads a page that is for its person alone to sign in and back', async ({ page }) => {
    await enter(page);
    await page.evaluate((fields) => {
      localStorage.setItem('celestia.kept-charts.1', JSON.stringify([{ name: 'Mine', fields }]));
    }, BIRTH);
    await page.goto('/en/accounts/profile');
    await endElsewhere(page);
    // The page may find out by itself, and leave before the press.
    await page
      .locator('button[data-move]')
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await expect(page).toHaveURL('/en/accounts/login?redirect=%2Fen%2Faccounts%2Fprofile');
  });
});

test('a birth that was filled in goes when its person signs out in another tab', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto(NATAL_PATH.en);
  await touch(page);
  await expect(page.getByText(FILLED)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/accounts/profile');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other.locator('.head__account')).toHaveText('Sign in');
  await expect(page.getByText(FILLED)).toBeHidden();
  for (const name of Object.keys(SHOWN)) await expect(field(page, name)).toHaveValue('');
  await expect(page.locator('.head__account')).toHaveText('Sign in');
});

test('whoever wanders from a page’s sign-in to reset and back still ends on that page', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/accounts\/profile/);
  await page.context().clearCookies({ name: /authToken/ });
  await page.goto('/en/accounts/profile?saved=details');
  await expect(page).toHaveURL(/accounts\/login\?redirect=/);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/password\/reset$/);
  await page.locator('main a[href$="/accounts/login"]').first().click();
  await expect(page).toHaveURL(/accounts\/login$/);
  await signIn(page, email);
  await expect(page).toHaveURL('/en/accounts/profile?saved=details');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('redirectPath');
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('axe finds nothing on a form that was filled in, and it fits', async ({ page }) => {
    await enter(page);
    for (const path of inDrill(
      ['/fr/carte-natale', '/pt/mapa-natal', PAIR_PATH],
      ['/fr/carte-natale', PAIR_PATH],
    )) {
      await page.goto(path);
      await page.locator('.birth [inputmode=numeric]').first().hover();
      await expect(page.locator('.birth-own button')).toBeVisible();
      expect(await overflowsSideways(page), path).toBe(false);
      expect(await axeInBothThemes(page), path).toEqual([]);
    }
  });
});
