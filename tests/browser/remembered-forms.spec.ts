import type { Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { reportParams } from '../../routes/reports/report-slugs.ts';
import { test } from './accounts.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { inTab, REMEMBERED, remember } from './remembering.ts';

/** Forms that ask for more than a birth, and what they take of what is remembered and kept. */

const IN_TAB = 'Remembered: June 10, 1990, in this tab until you close it.';

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
      expect(await page.evaluate(() => ('shifts' in window ? window.shifts : null))).toEqual([]);
    });
  });
}

test('the book of a child asks for the child’s birth, whatever is remembered', async ({ page }) => {
  await remember(page, REMEMBERED);
  await page.goto(href('report-detail', 'en', reportParams('child')), { waitUntil: 'networkidle' });
  await expect(page.locator('#birth-a_year')).toHaveValue('');
});
