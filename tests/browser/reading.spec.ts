import type { Page } from 'playwright/test';
import { LANGUAGES } from '../../locales/locales.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, overflowsSideways, submitBirth, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const NATAL = {
  tr: '/tr/dogum-haritasi',
  en: '/en/natal-chart',
  es: '/es/carta-natal',
  fr: '/fr/carte-natale',
  pt: '/pt/mapa-natal',
} as const;

async function draw(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('.meanings').first()).toBeVisible();
}

test.describe('the texts of a chart', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('stand open for the big three, and wait folded under their names for the rest', async ({ page }) => {
    await draw(page, NATAL.en);
    const open = page.locator('article.meaning');
    await expect(open.locator('h3')).toHaveText(['Sun in Gemini', 'Moon in Capricorn', 'Ascendant in Libra']);
    await expect(open.first().locator('.meaning__fact')).toHaveText(/19°1\d′ Gemini, in the 9th house/);
    const folded = page.locator('[aria-labelledby=result-reading] details.meaning');
    await expect(folded).toHaveCount(15);
    await expect(folded.locator('p').first()).toBeHidden();
    await expect(folded.first().locator('summary')).toContainText('Mercury in Taurus');
    await expect(folded.first().locator('summary')).toContainText('8th house');
  });

  test('stand open for Sun and Moon alone where the hour is not known', async ({ page }) => {
    await page.goto(NATAL.en);
    await fillBirth(page, { ...ISTANBUL_BIRTH, time: '' });
    await submitBirth(page);
    await expect(page.locator('article.meaning h3')).toHaveText(['Sun in Gemini', 'Moon in Capricorn']);
    await expect(page.locator('#meaning-mercury')).toHaveJSProperty('open', false);
    await expect(page.locator('.big-three__missing')).toHaveCount(1);
  });

  test('unfold by the keyboard, and lead to their place on the wheel', async ({ page }) => {
    await draw(page, NATAL.en);
    const venus = page.locator('#meaning-venus');
    await venus.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(venus.locator('p').nth(1)).toBeVisible();
    await venus.locator('.meaning__fact').getByRole('link').click();
    await expect(page).toHaveURL(/#wheel-venus$/);
    await expect(page.locator('#wheel-venus')).toBeInViewport();
  });

  test('are there for its aspects, with the places of both points', async ({ page }) => {
    await draw(page, NATAL.en);
    const aspect = page.locator('.aspects__read').first();
    await aspect.locator('summary').click();
    await expect(aspect.locator('p').first()).toBeVisible();
    await expect(aspect.getByRole('link')).toHaveCount(2);
    for (const link of await aspect.getByRole('link').all()) {
      const target = await link.getAttribute('href');
      await expect(page.locator(target ?? '')).toHaveCount(1);
    }
  });

  test('are all unfolded on paper', async ({ page }) => {
    await draw(page, NATAL.en);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#meaning-pluto p').nth(1)).toBeVisible();
  });
});

/** French has the longest words. */
for (const language of inDrill(LANGUAGES, ['fr'] as const)) {
  test(`in ${language} have no fault that axe knows when all are unfolded, and fit a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await draw(page, NATAL[language]);
    for (const each of await page.locator('details.meaning, .result__more, .aspects__read').all())
      await each.evaluate((details) => details.setAttribute('open', ''));
    expect(await overflowsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
  });
}
