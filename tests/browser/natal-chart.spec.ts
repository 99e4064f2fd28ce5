import {
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  overflowsSideways,
  submitBirth,
  test,
} from './fixtures.ts';
import { isWalked } from './walked-ways.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];

for (const javaScriptEnabled of [true, false]) {
  for (const language of ['tr', 'en'] as const) {
    const sizes = SIZES.filter(({ width }) => isWalked({ language, width, javaScriptEnabled }));
    for (const viewport of sizes) {
      const how = `${language}, ${viewport.width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`;
      test.describe(how, () => {
        test.use({ javaScriptEnabled, viewport });

        test('a birth becomes a chart', async ({ page }) => {
          await page.goto(NATAL_PATH[language]);
          await fillBirth(page, ISTANBUL_BIRTH);
          await submitBirth(page);
          await expect(page.locator('svg.wheel__sky')).toBeVisible();
          await expect(page.locator('#position-sun')).toContainText(language === 'tr' ? 'İkizler' : 'Gemini');
          await expect(page.locator('.receipt')).toContainText('Europe/Istanbul');
          await expect(page.locator('.receipt')).toContainText('UTC+03:00');
          await expect(page.locator('[aria-labelledby=result-reading] .meaning')).toHaveCount(18);
          await expect(page.locator('[aria-labelledby=result-houses] .meaning')).toHaveCount(12);
          expect(await overflowsSideways(page)).toBe(false);
          expect(new URL(page.url()).search).toBe('');
        });

        test('an unknown time gives the day and no houses', async ({ page }) => {
          await page.goto(NATAL_PATH[language]);
          await fillBirth(page, { ...ISTANBUL_BIRTH, time: '' });
          await submitBirth(page);
          await expect(page.locator('.unknown')).toBeVisible();
          await expect(page.locator('.likeness__card').nth(11)).toBeVisible();
          await expect(page.locator('#houses-heading')).toHaveCount(0);
          await expect(page.locator('.meaning')).toHaveCount(14);
          await expect(page.locator('#result-houses')).toHaveCount(0);
        });

        test('31 February is named by the field and nothing is lost', async ({ page }) => {
          await page.goto(NATAL_PATH[language]);
          await fillBirth(page, { ...ISTANBUL_BIRTH, day: '31', month: '2' });
          await submitBirth(page);
          await expect(page.locator('#birth-errors')).toBeVisible();
          await expect(page.locator('[name=day]')).toHaveAttribute('aria-invalid', 'true');
          await expect(page.locator('[name=day]')).toHaveValue('31');
          await expect(page.locator('[name=year]')).toHaveValue('1990');
          await expect(page.locator('[name=hour]')).toHaveValue('14');
          await expect(page.locator('[name=minute]')).toHaveValue('30');
          await expect(page.locator('[name=place]')).toHaveValue('İstanbul');
        });

        test('a time that happened twice asks which and takes the answer', async ({ page }) => {
          await page.goto(NATAL_PATH[language]);
          await fillBirth(page, { day: '26', month: '10', year: '1997', time: '02:30', place: 'Paris, FR' });
          await submitBirth(page);
          await page.locator('input[name=fold][value="1"]').check();
          await submitBirth(page);
          await expect(page.locator('.receipt')).toContainText('UTC+01:00');
        });

        test('a time that never happened says so', async ({ page }) => {
          await page.goto(NATAL_PATH[language]);
          await fillBirth(page, { day: '30', month: '3', year: '1997', time: '02:30', place: 'Paris, FR' });
          await submitBirth(page);
          await expect(page.locator('[name=hour]')).toHaveAttribute('aria-invalid', 'true');
        });

        test('a name of several places asks which', async ({ page }) => {
          await page.goto(NATAL_PATH[language]);
          await fillBirth(page, { ...ISTANBUL_BIRTH, place: 'Springfield' });
          // The suggestions, which come when they come, lie over the button.
          await page.locator('[name=place]').press('Enter');
          const choices = page.locator('input[type=radio][name=placeId]');
          await choices.first().check();
          await submitBirth(page);
          await expect(page.locator('.receipt')).toContainText('Springfield');
        });
      });
    }
  }
}
