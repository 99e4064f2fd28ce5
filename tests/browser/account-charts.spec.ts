import type { Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { mailedCode, test } from './accounts.ts';
import { enterNew } from './chat-people.ts';
import {
  axe,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  openAction,
  overflowsSideways,
  submitBirth,
} from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const CHARTS = '**/api/user/charts/*';

async function draw(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('#chart-result [data-island=chart-result]')).toBeVisible();
}

async function keep(page: Page, name: string): Promise<void> {
  await openAction(page, 'keep');
  await page.locator('[data-keep-name]').fill(name);
  await page.locator('#chart-result').getByRole('button', { name: 'Keep in your account' }).click();
}

/** That draw a birth as well, and keep it by the same head. */
const OTHER_PAGES = ['/en/rising-sign', '/en/juno-calculation', '/en/astrological-summary'];

const status = (page: Page) => page.locator('.act[open] [data-status]');
const namesOf = (page: Page) =>
  page.evaluate(async () => {
    const { charts } = await (await fetch('/api/user/charts')).json();
    return charts.map(({ name }: { name: string }) => name);
  });

test('whoever is signed in keeps a result in the account, once, from any page', async ({ page }) => {
  await enterNew(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await draw(page, NATAL_PATH.en);
  await openAction(page, 'keep');
  // The form's own line is there, and leaves keeping to the result.
  await expect(page.locator('.birth-own').getByRole('button', { name: 'Forget' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep in your account' })).toHaveCount(1);
  await page.locator('[data-keep-name]').fill('Ada');
  // Pressed twice: two of one birth would stand in the list.
  await page.locator('#chart-result').getByRole('button', { name: 'Keep in your account' }).dblclick();
  await expect(status(page)).toContainText('Kept in your account.');
  expect(await namesOf(page)).toEqual(['Ada']);
  expect(await axe(page)).toEqual([]);
  for (const path of inDrill(OTHER_PAGES, OTHER_PAGES.slice(-1))) {
    await draw(page, path);
    await keep(page, `Ada of ${path}`);
    await expect(status(page)).toContainText('Kept in your account.');
    expect(await namesOf(page)).toEqual([`Ada of ${path}`]);
  }
  expect(await page.evaluate(() => localStorage.getItem('celestia.kept-charts.1'))).toBeNull();
  expect(addresses.filter((url) => /1990|14(?::|%3A)30/.test(url))).toEqual([]);
});

for (const [language, width] of inDrill(
  [
    ['en', 360],
    ['fr', 320],
  ] as const,
  [['fr', 320]] as const,
)) {
  test(`on a phone what is done with a kept chart stands in one row below its name (${language})`, async ({
    page,
  }) => {
    await enterNew(page);
    await draw(page, NATAL_PATH.en);
    await keep(page, 'Ada');
    await expect(status(page)).toContainText('Kept in your account.');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href('profile', language));
    const tops = await page
      .locator('.account__charts li > *')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(new Set(tops.slice(1)).size).toBe(1);
    expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
    expect(await overflowsSideways(page)).toBe(false);
  });
}

test('a failure says so, and the browser is offered instead', async ({ page }) => {
  await enterNew(page);
  await draw(page, NATAL_PATH.en);
  await page.route(CHARTS, (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'charts_full' } } }),
  );
  await keep(page, 'Ada');
  await expect(status(page)).toContainText('holds 200 charts already');
  await page.getByRole('button', { name: 'Keep in this browser instead' }).click();
  await expect(status(page)).toContainText('Kept.');
  expect(await page.evaluate(() => localStorage.getItem('celestia.kept-charts.1'))).toContain('Ada');
});

test('the charts of browser and account are one list where they are offered', async ({ page }) => {
  await enterNew(page);
  await draw(page, NATAL_PATH.en);
  await keep(page, 'Ada');
  await expect(status(page)).toContainText('Kept in your account.');
  await page.evaluate(() => {
    const fields = {
      day: '10',
      month: '6',
      year: '1990',
      time: '14:30',
      place: 'İstanbul',
      placeId: '745044',
    };
    const charts = [
      { name: 'Ada here', fields },
      { name: 'Bea', kind: 'partner', fields: { ...fields, year: '1991' } },
    ];
    localStorage.setItem('celestia.kept-charts.1', JSON.stringify(charts));
    sessionStorage.clear();
  });
  await page.goto(NATAL_PATH.en);
  await page.locator('[name=day]').hover();
  const list = page.getByRole('region', { name: 'Your kept charts' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Ada (in your account)');
  await expect(list).toContainText('Bea (Partner)');
  await list.getByRole('button', { name: 'Draw, Ada' }).click();
  await expect(page.locator('.result')).toBeVisible();
  await page.goto('/en/relationship-compatibility-calculator');
  await page.locator('[name=a_day]').hover();
  const offered = page.getByText('Your kept charts');
  await expect(offered).toHaveCount(2);
  await offered.nth(1).click();
  // Of the second person the partner's chart is offered first.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Bea|Ada/ })
      .first(),
  ).toContainText('Bea');
  await page.getByRole('button', { name: /second.*Ada/i }).click();
  await expect(page.locator('[name=b_day]')).toHaveValue('10');
});

test('nobody who is not signed in asks for an account', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await draw(page, NATAL_PATH.en);
  await openAction(page, 'keep');
  await page.getByRole('button', { name: 'Keep in this browser' }).click();
  await expect(status(page)).toContainText('Kept.');
  expect(asked.filter((url) => /api\/user|account-charts|site-http/.test(url))).toEqual([]);
});

test('the link that confirms an address is sent again, and the profile says so once it is', async ({
  page,
}) => {
  const email = await enterNew(page);
  await page.goto('/en/accounts/profile');
  await expect(page.getByText('This address isn’t confirmed yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Send the link again' }).click();
  await expect(page).toHaveURL(/\/en\/accounts\/security/);
  await page.locator('#auth-password').fill('correct horse');
  await page.locator('[data-screen=form] [type=submit]').click();
  const resend = page.getByRole('button', { name: 'Send the link again' });
  await page.route('**/accounts:sendOobCode*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  await resend.click();
  await expect(page.getByText('Too many attempts.')).toBeVisible();
  await page.unroute('**/accounts:sendOobCode*');
  await resend.click();
  await expect(page.getByText('We’ve sent the link again.')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await mailedCode(email, 'VERIFY_EMAIL')).not.toBe('');
});

for (const [period, pages] of [
  ['day', 1],
  ['year', 2],
] as const) {
  test(`the horoscope of a ${period} prints on ${pages} of A4 and no more, with title and date`, async ({
    page,
  }) => {
    await page.goto(`/en/horoscope/leo?period=${period}`);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.horoscope__range time')).toBeVisible();
    for (const nav of await page.locator('nav, .foot, .horoscope__ways').all())
      await expect(nav).toBeHidden();
  });
}
