import {
  axeInBothThemes,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  overflowsSideways,
  submitBirth,
  test,
} from './fixtures.ts';

const PLAIN_PAGES = [
  '/tr/burclar',
  '/en/horoscope/aries?period=month',
  '/fr/juno-calculation',
  '/es/astrological-summary',
];

const BIRTH_PAGES = [
  { path: '/tr/yukselen-burc', shows: 'Terazi' },
  { path: '/en/juno-calculation', shows: 'Juno in Scorpio' },
  { path: '/tr/astrolojik-ozetin', shows: 'Bugünün transitleri' },
];

test('axe finds nothing on a page that is read, in the light and in the dark', async ({ page }) => {
  for (const path of PLAIN_PAGES) {
    await page.goto(path);
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });
    for (const { path, shows } of BIRTH_PAGES) {
      test(`${path} answers a birth within a phone's width, without fault to axe where it has scripts`, async ({
        page,
      }) => {
        await page.goto(path);
        await fillBirth(page, ISTANBUL_BIRTH);
        await submitBirth(page);
        await expect(page.locator('#chart-result')).toContainText(shows);
        expect(await overflowsSideways(page)).toBe(false);
        if (!javaScriptEnabled) return;
        await page.setViewportSize({ width: 1280, height: 720 });
        expect(await axeInBothThemes(page)).toEqual([]);
      });
    }

    test('a horoscope leads to the one before and after', async ({ page }) => {
      await page.goto('/tr/horoscope/balik');
      const today = await page.locator('.horoscope__range').first().textContent();
      await page.locator('a[rel=next]').click();
      await expect(page.locator('.horoscope__range').first()).not.toHaveText(today ?? '');
      await page.locator('a[rel=prev]').click();
      await expect(page.locator('.horoscope__range').first()).toHaveText(today ?? '');
    });
  });
}

test('a page whose link the pointer rests on is there before it is opened, its sister in another language is not', async ({
  page,
}) => {
  await page.goto('/en/aboutus');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Natal chart', exact: true });
  await link.hover();
  await page.waitForTimeout(500);
  await link.click();
  const delivery = () =>
    page.evaluate(
      () =>
        (
          performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming & {
            deliveryType: string;
          }
        ).deliveryType,
    );
  await expect(page).toHaveURL(/natal-chart$/);
  expect(await delivery()).toBe('navigational-prefetch');
  const sister = page.getByRole('contentinfo').getByRole('link', { name: 'Türkçe' });
  await sister.hover();
  await page.waitForTimeout(500);
  await sister.click();
  await expect(page).toHaveURL(/\/tr\//);
  expect(await delivery()).toBe('');
});
