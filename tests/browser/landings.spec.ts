import { axe, expect, overflowsSideways, test } from './fixtures.ts';
import { isWalked } from './walked-ways.ts';

const SIGNS = { tr: 'İkizler', en: 'Gemini' } as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const language of ['tr', 'en'] as const) {
      const sign = SIGNS[language];
      for (const width of [360, 1280].filter((width) => isWalked({ language, width, javaScriptEnabled }))) {
        test(`one date has one answer in ${language} at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 700 });
          await page.goto(`/${language}/tik-tok?utm_campaign=spring`);
          // All of it stands in the first screen.
          await expect(page.locator('.landing__form [type=submit]')).toBeInViewport({ ratio: 1 });
          if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
          await page.locator('[name=date]').fill('1990-06-10');
          await page.locator('.landing__form [type=submit]').click();
          await expect(page.locator('h1')).toContainText(sign);
          await expect(page.locator('.landing__today')).toBeInViewport({ ratio: 1 });
          await expect(page.locator('.landing__ways a').first()).toBeInViewport({ ratio: 1 });
          await expect(page.locator('.landing__picture')).toBeVisible();
          expect(page.url()).not.toContain('1990');
          expect(await overflowsSideways(page)).toBe(false);
          if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
          await page.locator('.landing__ways a').last().click();
          const form = page.locator('#birth-form');
          await expect(form.locator('[name=year]')).toHaveValue(javaScriptEnabled ? '1990' : '');
        });
      }
    }
  });
}

test('the story of the year tells three dates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/tr/evrenin-senin-icin-bir-plani-var');
  expect(await axe(page)).toEqual([]);
  await page.locator('[name=date]').fill('1990-06-10');
  await page.locator('.landing__form [type=submit]').click();
  await expect(page.locator('.landing__story time')).toHaveCount(3);
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axe(page)).toEqual([]);
});
