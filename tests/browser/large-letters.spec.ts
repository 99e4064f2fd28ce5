import { href } from '../../routes/href.ts';
import { BROWSER_FLAGS } from '../../scripts/browser.ts';
import {
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  overflowsSideways,
  submitAwake,
  test,
} from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

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

test('nothing reaches beyond a phone or a desk with letters twice as large', async ({ page }) => {
  const wide: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe('32px');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (await overflowsSideways(page)) wide.push(`${path} at ${width} px`);
    }
  }
  expect(wide).toEqual([]);
});

test('nor does a chart that was asked for, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await page.locator('[name=place]').press('Enter');
  await expect(page.locator('.receipt')).toHaveCount(1);
  expect(await overflowsSideways(page)).toBe(false);
});

for (const language of inDrill(['fr', 'tr'] as const, ['fr'] as const))
  test.describe(`on the narrowest phone (${language})`, () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('the state of the site, a chart’s first words and the faults of a form stay within the window', async ({
      page,
    }) => {
      await page.goto(href('status', language));
      expect(await overflowsSideways(page), 'status').toBe(false);
      await page.goto(href('natal-chart', language));
      await fillBirth(page, { ...ISTANBUL_BIRTH, day: '31', month: '2', place: 'Springfield' });
      // The list of places would lie over the button.
      await page.locator('[name=place]').press('Escape');
      await submitAwake(page);
      await expect(page.locator('.birth__choices').filter({ visible: true }).first()).toBeVisible();
      expect(await overflowsSideways(page), 'faults').toBe(false);
      await fillBirth(page, ISTANBUL_BIRTH);
      await page.locator('[name=place]').press('Enter');
      await expect(page.locator('.receipt')).toHaveCount(1);
      expect(await overflowsSideways(page), 'chart').toBe(false);
    });
  });

for (const width of inDrill([320, 360], [320])) {
  test(`the figures of the next year reach into no month, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href('astrological-summary', 'fr'));
    await fillBirth(page, ISTANBUL_BIRTH);
    await page.locator('[name=place]').press('Enter');
    await expect(page.locator('.ahead__months')).toBeVisible();
    const gapsPx = await page.locator('.ahead__months').evaluate((months) => {
      const boxOf = (text: Element) => text.getBoundingClientRect();
      const year = boxOf(months.querySelector('g .ahead__year') ?? months);
      return [...months.querySelectorAll('g text:not(.ahead__year)')]
        .map(boxOf)
        .filter(({ width, left }) => width > 0 && left > year.left)
        .map(({ left }) => left - year.right);
    });
    expect(gapsPx).not.toHaveLength(0);
    expect(Math.min(...gapsPx)).toBeGreaterThanOrEqual(0);
  });
}
