import type { Page } from 'playwright/test';
import { offline as english } from '../../locales/en/offline.ts';
import { offline as turkish } from '../../locales/tr/offline.ts';
import { freshEmail, makeAccount, signIn, test as withAccount } from './accounts.ts';
import { CuttableLine } from './cuttable-line.ts';
import {
  axe,
  test as base,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  overflowsSideways,
  submitAwake,
} from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

/** A line to the site that can be cut: the service worker knows it as the page does. */
const test = base.extend<{ line: CuttableLine }>({
  line: async ({ baseURL }, use) => {
    const line = await CuttableLine.open(Number(new URL(baseURL ?? '').port));
    await use(line);
    await line.close();
  },
});

/** The browser's own words for a line that is cut. */
const isOfLine = (text: string) => /ERR_(?:CONNECTION|EMPTY|NETWORK)|Failed to load resource/.test(text);

const KEY = 'celestia.last-chart.1';
const inStores = (page: Page) =>
  page.evaluate(
    (key) => [sessionStorage.getItem(key), localStorage.getItem(key)].map((kept) => kept !== null),
    KEY,
  );

/** Draws a chart, and waits until the site is ready for the time without a connection. */
async function draw(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitAwake(page);
  await expect(page.locator('#position-sun')).toBeVisible();
  await ready(page);
}

async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

for (const [language, words] of inDrill(
  [
    ['tr', turkish],
    ['en', english],
  ] as const,
  [['tr', turkish]] as const,
)) {
  test(`without a connection a page says so in its language, with the chart of the tab (${language})`, async ({
    page,
    line,
    complaints,
  }) => {
    await draw(page, line.origin + NATAL_PATH[language]);
    line.cut();
    await page.goto(`${line.origin}/${language}`);
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.chart.heading })).toBeVisible();
    await expect(page.locator('#position-sun')).toBeVisible();
    await expect(page.locator('#chart-result svg.wheel__sky')).toBeVisible();
    await expect(page.locator('#chart-result').locator('button, form, [data-island]')).toHaveCount(0);
    await expect(page.locator('#chart-result section > h2:only-child')).toHaveCount(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
    }
    line.mend();
    await page.getByRole('link', { name: words.retry }).click();
    await expect(page.locator('.head__account')).toBeVisible();
    await expect(page).toHaveURL(`${line.origin}/${language}`);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !isOfLine(text)));
  });
}

test('no kept page answers while the network works, and nothing of a birth is in a cache', async ({
  page,
  line,
}) => {
  await draw(page, line.origin + NATAL_PATH.en);
  await page.goto(`${line.origin}/en/aboutus`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english.heading);
  const kept = await page.evaluate(async () => {
    const texts: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push([new URL(request.url).pathname, (await response?.text()) ?? '']);
      }
    }
    return texts;
  });
  expect(kept.map(([path]) => path).sort()).toEqual(
    ['en', 'es', 'fr', 'pt', 'tr'].map((each) => `/offline/${each}`),
  );
  for (const [, text] of kept) expect(text).not.toMatch(/1990|İstanbul|position-sun/);
});

test('nothing of a service worker is fetched before a chart is asked for', async ({ page, line }) => {
  await page.goto(line.origin + NATAL_PATH.en);
  await page.locator('#birth-form [name=day]').fill('10');
  await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a chart of the tab is not the next visitor’s, one that the browser remembers is there until it is forgotten', async ({
  page,
  context,
  line,
  complaints,
}) => {
  const path = line.origin + NATAL_PATH.en;
  await draw(page, path);
  expect(await inStores(page)).toEqual([true, false]);
  const next = await context.newPage();
  line.cut();
  await next.goto(path);
  await expect(next.getByText(english.chart.none)).toBeVisible();
  await expect(next.locator('#position-sun')).toHaveCount(0);
  line.mend();
  await page.getByRole('button', { name: 'Remember in this browser' }).click();
  await expect.poll(() => inStores(page)).toEqual([true, true]);
  line.cut();
  await next.goto(path);
  await expect(next.locator('#position-sun')).toBeVisible();
  line.mend();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  await expect.poll(() => inStores(page)).toEqual([false, false]);
  line.cut();
  await next.goto(path);
  await expect(next.getByText(english.chart.none)).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isOfLine(text)));
});

withAccount('whoever signs out leaves no chart behind, in the tab or in the browser', async ({ page }) => {
  const email = freshEmail();
  await makeAccount(email);
  await draw(page, NATAL_PATH.en);
  await page.getByRole('button', { name: 'Remember in this browser' }).click();
  await expect.poll(() => inStores(page)).toEqual([true, true]);
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/accounts\/profile/);
  expect(await inStores(page)).toEqual([true, true]);
  await page.goto('/en/accounts/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.locator('.head__account')).toHaveText('Sign in');
  await expect.poll(() => inStores(page)).toEqual([false, false]);
});

test('the site can be installed in each language, under its name and from its own start', async ({
  page,
  request,
}) => {
  for (const language of ['tr', 'en', 'es', 'fr', 'pt']) {
    await page.goto(`/${language}`);
    const path = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(path ?? '');
    expect(answer.headers()['content-type']).toContain('manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Celestia',
      start_url: `/${language}`,
      display: 'standalone',
    });
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  }
});

test('the service worker is asked for anew each time, and may reach the site alone', async ({ request }) => {
  const headers = (await request.get('/service-worker.js')).headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  expect(headers['content-type']).toContain('javascript');
});
