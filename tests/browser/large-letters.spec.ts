import { BROWSER_FLAGS } from '../../scripts/browser.ts';
import { expect, fillBirth, ISTANBUL_BIRTH, NATAL_PATH, overflowsSideways, test } from './fixtures.ts';

/** Letters of twice the usual size, as somebody sets them in the browser: media queries in rem follow as well. */
test.use({
  launchOptions: {
    args: [...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  },
});

const PATHS = [
  '/en',
  '/fr',
  '/tr/juno-hesaplama',
  '/en/relationship-compatibility-calculator',
  '/fr/solar-eclipse',
  '/tr/2026-astrolojik-olaylar',
  '/fr/horoscope/lion',
  '/en/aboutus',
  '/fr/blogs',
  '/en/blog/mercury-retrograde',
  '/tr/sss',
  '/en/privacy-policy',
  '/tr/stencil',
  '/fr/mercure-est-il-retrograde',
  '/fr/signe-de-la-lune-aujourd-hui',
  '/fr/lune-vide-de-course',
  '/fr/astrology-consulting',
];

for (const width of [360, 1280]) {
  test(`nothing reaches beyond ${width} px with letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const wide: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe(
        '32px',
      );
      if (await overflowsSideways(page)) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
}

test('nor does a chart that was asked for, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await page.locator('[name=place]').press('Enter');
  await expect(page.locator('.receipt')).toHaveCount(1);
  expect(await overflowsSideways(page)).toBe(false);
});
