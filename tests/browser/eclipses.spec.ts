import {
  axe,
  axeInBothThemes,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  overflowsSideways,
  submitBirth,
  test,
} from './fixtures.ts';
import { SIZED_WAYS } from './walked-ways.ts';

const PATHS = {
  solar: { en: '/en/solar-eclipse', tr: '/tr/gunes-tutulmasi' },
  lunar: { en: '/en/lunar-eclipse', tr: '/tr/ay-tutulmasi' },
} as const;

for (const { width, javaScriptEnabled } of SIZED_WAYS) {
  test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 840 } });

    test('the next eclipse of each kind is shown with its map and its list', async ({ page }) => {
      for (const path of [PATHS.solar.en, PATHS.lunar.tr]) {
        await page.goto(path);
        await expect(page.locator('svg.eclipse-map')).toBeVisible();
        await expect(page.locator('.eclipse-table tbody tr')).toHaveCount(15);
        await expect(page.locator('.eclipse-table [aria-current]')).toHaveCount(1);
        expect(await overflowsSideways(page)).toBe(false);
      }
    });

    test('a decade is a link away, and an eclipse of it another', async ({ page }) => {
      await page.goto(PATHS.solar.en);
      await page.getByRole('link', { name: '2000–2009' }).click();
      await page.getByRole('link', { name: 'Apr 8, 2005' }).click();
      await expect(page.locator('#eclipse-heading')).toHaveText('April 8, 2005');
      await expect(page.locator('.eclipse__type')).toContainText('Hybrid solar eclipse');
      expect(await overflowsSideways(page)).toBe(false);
    });

    test('a place gets its own hours, and is marked on the map', async ({ page }) => {
      await page.goto(`${PATHS.solar.tr}?date=2030-06-01`);
      await page.locator('#eclipse-place').fill('İstanbul');
      await page.locator('.eclipse-ask [type=submit]').click();
      const answer = page.locator('.eclipse-answer');
      await expect(answer).toContainText('Halkalı Güneş tutulması');
      await expect(answer).toContainText('08:04');
      await expect(answer).toContainText('Europe/Istanbul (UTC+03:00)');
      await expect(answer.locator('tbody tr')).toHaveCount(10);
      await expect(page.locator('.eclipse-map__here')).toBeVisible();
      expect(await overflowsSideways(page)).toBe(false);
      expect(page.url()).not.toContain('stanbul');
    });

    test('a reload sends no place again', async ({ page }) => {
      test.skip(!javaScriptEnabled, 'a browser without scripts asks');
      await page.goto(PATHS.solar.en);
      await page.locator('#eclipse-place').fill('Oslo');
      await page.locator('.eclipse-ask [type=submit]').click();
      await expect(page.locator('.eclipse-answer h3')).toContainText('Oslo');
      const methods: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) methods.push(request.method());
      });
      await page.reload();
      expect(methods).toEqual(['GET']);
      await expect(page.locator('#eclipse-place')).toHaveValue('Oslo');
      expect(page.url()).not.toContain('Oslo');
    });

    test('a name of several places asks which, an empty one says so', async ({ page }) => {
      await page.goto(PATHS.lunar.en);
      await page.locator('.eclipse-ask [type=submit]').click();
      await expect(page.locator('#eclipse-place-error')).toHaveText('Enter a town or city.');
      await page.locator('#eclipse-place').fill('Springfield');
      await page.locator('.eclipse-ask [type=submit]').click();
      await page.locator('.eclipse-ask input[name=placeId]').first().check();
      await page.locator('.eclipse-ask [type=submit]').click();
      await expect(page.locator('.eclipse-answer h3')).toContainText('Springfield');
    });
  });
}

test('axe finds nothing in the light or the dark, with a place answered too', async ({ page }) => {
  for (const path of [PATHS.solar.en, PATHS.lunar.tr]) {
    await page.goto(path);
    expect(await axeInBothThemes(page), path).toEqual([]);
    await page.locator('#eclipse-place').fill('İzmir');
    // What is suggested below the field lies over the button.
    await page.locator('#eclipse-place').press('Escape');
    await page.locator('.eclipse-ask [type=submit]').press('Enter');
    await expect(page.locator('.eclipse-answer')).toBeVisible();
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});

test('a birth is asked for on a page of its own, and answered on it with scripts', async ({ page }) => {
  await page.goto('/en/solar-eclipse?date=2027-08-02');
  await page.locator('#chart .button').click();
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('#chart-result')).toContainText('In your chart');
  expect(page.url()).not.toContain('1990');
  const link = page.locator('.eclipse-touch__what a');
  await expect(link).toHaveText(/^\s*9°5\d′ Leo, in the 10th house$/);
  await link.click();
  await expect(page.locator('#bi-wheel-second-sun')).toBeInViewport();
  for (const point of await page.locator('.eclipse-touch .aspects a').all()) {
    await expect(page.locator((await point.getAttribute('href')) ?? '')).toHaveCount(1);
  }
  expect(await axe(page)).toEqual([]);
});
