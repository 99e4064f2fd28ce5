import type { Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { reportParams } from '../../routes/reports/report-slugs.ts';
import { test } from './accounts.ts';
import { signInNew } from './chat-people.ts';
import { axe, expect, NATAL_PATH, overflowsSideways } from './fixtures.ts';
import { inTab, REMEMBERED, remember } from './remembering.ts';

/** Forms that ask for more than a birth, and what they take of what is remembered and kept. */

const BEA = { ...REMEMBERED, year: '1991', houseSystem: 'wholeSign' };
const IN_TAB = 'Remembered: June 10, 1990, in this tab until you close it.';

/** A share of the window: a letter that moves by less than a pixel as its face arrives is seen by nobody. */
const LEAST_SEEN = 0.001;

const origin = (page: Page) => new URL(page.url()).origin;

const ORDER = href('report-detail', 'en', reportParams('juno'));
const REQUEST = href('astrology-consulting-form', 'en');

for (const [what, path, prefix] of [
  ['the order of a book', ORDER, 'a_'],
  ['the request for a consultation', REQUEST, ''],
] as const) {
  test.describe(what, () => {
    const field = (page: Page, name: string) => page.locator(`#birth-${prefix}${name}`);

    test('begins with the birth that is remembered, says so, and forgets it by one press', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await remember(page, REMEMBERED);
      await page.goto(path);
      for (const [name, text] of Object.entries({ day: '10', year: '1990', hour: '2', place: 'İstanbul' }))
        await expect(field(page, name)).toHaveValue(text);
      await expect(page.locator(`[name=${prefix}placeId]`)).toHaveValue('745044');
      await expect(page.getByText(IN_TAB)).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
      await page.locator('.birth-own').getByRole('button', { name: 'Forget' }).click();
      await expect(field(page, 'year')).toHaveValue('');
      await expect(page.locator(`[name=${prefix}placeId]`)).toHaveValue('');
      expect(await inTab(page)).toBeNull();
    });

    test('runs nothing of it for whoever is new', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('own-fields')) scripts.push(request.url());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await expect(field(page, 'year')).toHaveValue('');
    });

    test('moves nothing as it fills its fields', async ({ page }) => {
      await remember(page, REMEMBERED);
      // Typefaces that come meanwhile move lines of their own accord: those of the machine stay.
      await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // High enough for the whole form: what moves below the window is not counted.
      await page.setViewportSize({ width: 1280, height: 6000 });
      await page.goto(path);
      await expect(field(page, 'year')).toHaveValue('1990');
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : []));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(LEAST_SEEN);
    });
  });
}

test('the book of a child asks for the child’s birth, whatever is remembered', async ({ page }) => {
  await remember(page, REMEMBERED);
  await page.goto(href('report-detail', 'en', reportParams('child')), { waitUntil: 'networkidle' });
  await expect(page.locator('#birth-a_year')).toHaveValue('');
});

test.describe('charts that are kept', () => {
  const KEPT = [{ name: 'Bea', fields: BEA }];

  test('fill the form that begins a talk about two, with their name, and stay in it', async ({ page }) => {
    await remember(page, null, KEPT);
    await page.goto('/en/chat-with-your-lover');
    const form = page.locator('#lover-form');
    await form.getByText('Charts kept in this browser').click();
    expect(await axe(page)).toEqual([]);
    await form.getByRole('button', { name: 'Use: Bea' }).click();
    await expect(form.locator('[name=name]')).toHaveValue('Bea');
    await expect(form.locator('[name=year]')).toHaveValue('1991');
    await expect(form.locator('[name=placeId]')).toHaveValue('745044');
    await expect(page.getByText('Filled in: Bea')).toBeAttached();
    await page.reload();
    await expect(form.locator('[name=name]')).toHaveValue('Bea');
    await expect(form.locator('[name=year]')).toHaveValue('1991');
  });

  test('fill the birth of a question to Celestia', async ({ page }) => {
    await remember(page, null, KEPT);
    await page.goto(href('ask-celestia', 'en'));
    const form = page.locator('#ask-form');
    await form.locator('[name=question]').focus();
    await form.locator('.ask-form__birth > summary').click();
    await form.getByText('Charts kept in this browser').click();
    await form.getByRole('button', { name: 'Use: Bea' }).click();
    await expect(form.locator('[name=year]')).toHaveValue('1991');
    expect(await axe(page)).toEqual([]);
  });

  test('are one list with the account’s where a talk about two begins', async ({ page }) => {
    await page.goto('/en');
    await signInNew(page.context(), origin(page));
    await remember(page, null, KEPT);
    await page.evaluate(async (fields) => {
      await fetch('/api/user/charts/friend-of-ada', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Cem', fields }),
      });
    }, REMEMBERED);
    await page.goto('/en/chat-with-your-lover');
    const form = page.locator('#lover-form');
    await form.getByText('Your kept charts').click();
    await expect(form.locator('.birth-kept__item')).toHaveText([/Cem \(in your account\)/, /Bea/]);
    await form.getByRole('button', { name: 'Use: Cem' }).click();
    await expect(form.locator('[name=year]')).toHaveValue('1990');
  });

  test('lead from home’s form to their chart, drawn as they were kept', async ({ page }) => {
    await remember(page, null, KEPT);
    await page.goto('/en');
    await page.locator('#birth-form [name=day]').focus();
    const list = page.getByRole('region', { name: 'Charts kept in this browser' });
    await expect(list).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await list.getByRole('button', { name: 'Draw, Bea' }).click();
    await expect(page).toHaveURL(`${NATAL_PATH.en}#chart-result`);
    await expect(page.locator('#chart-result .result')).toContainText('1991');
    await expect(page.locator('#birth-form [name=houseSystem]')).toHaveValue('wholeSign');
  });
});
