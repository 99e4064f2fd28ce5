import type { Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { test } from './accounts.ts';
import { enterNew } from './chat-people.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, overflowsSideways, submitBirth } from './fixtures.ts';

const HOME = href('home', 'en');
const NATAL = href('natal-chart', 'en');
const KEY = 'celestia.birth.1';
const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};

const day = (page: Page) => page.locator('#your-day');
const form = (page: Page) => page.locator('#birth-form');

/** Lets the tab, or the browser, remember a birth before the page is there. */
async function remember(page: Page, store: 'sessionStorage' | 'localStorage'): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, key, birth]) => window[name].setItem(key, birth), [
    store,
    KEY,
    JSON.stringify(BIRTH),
  ] as const);
}

/** What a report of layout shifts, which has three places, rounds to 0: a typeface that comes late sets a line by a part of a pixel. */
const UNSEEN_SHIFT = 0.0005;

/** Adds up from here on what moves without the visitor's doing. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}

/** Holds the answer of home back, or refuses it. */
async function holdDay(page: Page, how: { lateMs: number } | 'fail'): Promise<void> {
  await page.route(`**${HOME}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (how === 'fail') return route.fulfill({ status: 503, contentType: 'text/plain', body: '' });
    await new Promise((resolve) => setTimeout(resolve, how.lateMs));
    return route.continue();
  });
}

test.describe('home for who has no chart', () => {
  test('asks for a birth in the first screen, and its form leads to the chart', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(HOME);
    await expect(form(page).locator('input').first()).toBeInViewport();
    expect(await overflowsSideways(page)).toBe(false);
    await fillBirth(page, ISTANBUL_BIRTH);
    await submitBirth(page);
    await expect(page).toHaveURL(new RegExp(`${NATAL}#chart-result$`));
    await expect(page.locator('#position-sun')).toContainText('Gemini');
    // From now on home knows whose day it is.
    await page.goto(HOME);
    await expect(day(page)).toBeVisible();
  });

  test('comes to life at the first touch, and not before', async ({ page }) => {
    await page.goto(HOME);
    const island = page.locator('[data-island=leading-form]');
    await page.waitForLoadState('networkidle');
    await expect(island).not.toHaveAttribute('data-live', '');
    await form(page).locator('[name=place]').pressSequentially('istan');
    await expect(island).toHaveAttribute('data-live', '');
    await expect(page.locator('[role=option]').first()).toBeVisible();
  });

  test('keeps its form where storage is refused', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto(HOME);
    await expect(form(page)).toBeVisible();
    await expect(day(page)).toHaveCount(0);
  });

  for (const path of ['/en', '/tr']) {
    test(`${path} is without fault to axe`, async ({ page }) => {
      await page.goto(path);
      expect(await axe(page)).toEqual([]);
    });
  }
});

test('without the script the form is sent to the natal chart', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(HOME);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('#position-sun')).toContainText('Gemini');
  await context.close();
});

test.describe('home for who has a chart', () => {
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    test(`shows the day of the birth in ${store}, and its form stays asleep`, async ({ page }) => {
      await remember(page, store);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
      await page.goto(HOME);
      await expect(day(page)).toBeVisible();
      await expect(form(page)).toBeHidden();
      await expect(page.locator('.today__three')).toContainText('Gemini');
      await expect(page.locator('.today__three')).toContainText('Libra');
      await expect(page.locator('[data-island=leading-form]')).not.toHaveAttribute('data-live', '');
      await expect(page.locator(`[data-home=${store === 'localStorage' ? 'browser' : 'tab'}]`)).toBeVisible();
      expect(addresses.filter((address) => /1990|stanbul|745044/.test(address))).toEqual([]);
      expect(await axe(page)).toEqual([]);
    });
  }

  test('moves nothing where the day comes late', async ({ page }) => {
    await remember(page, 'localStorage');
    const shifted = await countShifts(page);
    await holdDay(page, { lateMs: 1000 });
    await page.goto(HOME);
    await expect(page.locator('.hero__waiting')).toBeVisible();
    await expect(form(page)).toBeHidden();
    await expect(day(page)).toBeVisible();
    expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
  });

  test('moves nothing where the day fails, says so, and tries again', async ({ page, complaints }) => {
    await remember(page, 'localStorage');
    const shifted = await countShifts(page);
    await holdDay(page, 'fail');
    await page.goto(HOME);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(form(page)).toBeVisible();
    expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
    await page.unroute(`**${HOME}`);
    await again.click();
    await expect(day(page)).toBeVisible();
    await expect(form(page)).toBeHidden();
    complaints.length = 0;
  });

  test('gives the form back by one press, with the keyboard too, and forgets in other tabs', async ({
    page,
    context,
  }) => {
    await remember(page, 'localStorage');
    await page.goto(HOME);
    const other = await context.newPage();
    await other.goto(HOME);
    await expect(day(other)).toBeVisible();
    await page.getByRole('button', { name: 'Forget', exact: true }).press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(form(page).locator('input').first()).toBeFocused();
    await expect(form(other)).toBeVisible();
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty([KEY]);
  });

  test('asks for another birth with an empty form, and remembers the first', async ({ page }) => {
    await remember(page, 'sessionStorage');
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Another birth' }).click();
    await expect(page.locator('[data-island=leading-form]')).toHaveAttribute('data-live', '');
    await expect(form(page).locator('[name=year]')).toHaveValue('');
    await page.reload();
    await expect(day(page)).toBeVisible();
  });

  test('is remembered in this browser by one press', async ({ page }) => {
    await remember(page, 'sessionStorage');
    await page.goto(HOME);
    const keep = page.getByRole('button', { name: 'Remember in this browser' });
    await keep.click();
    await expect(keep).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('1990');
  });

  test('has one transit open, and what is the same for all behind a door', async ({ page }) => {
    await remember(page, 'sessionStorage');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(HOME);
    await expect(day(page)).toBeVisible();
    await expect(page.locator('.today__list details[open]')).toHaveCount(1);
    await expect(page.locator('.today__strip svg')).toBeVisible();
    await expect(page.locator('.today__wheel svg')).toBeVisible();
    expect(await overflowsSideways(page)).toBe(false);
    await expect(page.locator('#sky-heading')).toBeHidden();
    await page.getByRole('link', { name: /^For everyone/ }).click();
    await expect(page.locator('#sky-heading')).toBeVisible();
    await expect(page.locator('.signs')).toBeInViewport();
  });

  test('leads to the whole chart', async ({ page }) => {
    await remember(page, 'sessionStorage');
    await page.goto(HOME);
    await page.getByRole('link', { name: 'Your whole chart' }).click();
    await expect(page.locator('#position-moon')).toBeVisible();
  });

  test('is the account’s for whoever is signed in', async ({ page }) => {
    await enterNew(page);
    await page.goto(HOME);
    await expect(page.getByText('Keep your birth details in your account')).toBeVisible();
    await page.evaluate(
      (birth) =>
        fetch('/api/user/profile', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Ada', birth }),
        }),
      BIRTH,
    );
    await page.goto(HOME);
    await expect(page.getByText('From the birth details in your account.')).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });
});
