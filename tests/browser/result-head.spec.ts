import type { Page } from 'playwright/test';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import {
  axe,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  openAction,
  overflowsSideways,
  submitAwake,
  submitBirth,
  test,
} from './fixtures.ts';
import { printed } from './printed.ts';
import { inDrill } from './walked-ways.ts';

async function draw(page: Page, path: string = NATAL_PATH.en, submit = submitAwake): Promise<void> {
  await page.goto(path);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submit(page);
  await expect(page.locator('.result')).toBeVisible();
}

test('a result has one title, in place of the page’s own, and is arrived at at once', async ({ page }) => {
  await draw(page);
  await expect(page.locator('h1:visible')).toHaveText(['Your chart']);
  await expect(page.locator('#result-heading')).toBeFocused();
  await expect(page.locator('#result-heading')).toBeInViewport();
  await expect(page.locator('.result-head__birth')).toHaveText(/^June 10, 1990 .+ · Istanbul, .+/);
  await expect(page.locator('.receipt')).toHaveJSProperty('open', false);
  await expect(page.locator('.brief')).toContainText(/Libra (?:was )?rising, (?:so|look to) Venus/);
});

test('a birth that was sent before the form woke is arrived at too', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  const loaded = page.waitForEvent('load');
  await page.locator('#birth-form').evaluate((form: HTMLFormElement) => form.submit());
  await loaded;
  await expect(page.locator('#result-heading')).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });
    const submit = javaScriptEnabled ? submitAwake : submitBirth;

    test('the contents stay in sight and lead to the parts', async ({ page }) => {
      await draw(page, NATAL_PATH.tr, submit);
      for (const part of ['reading', 'aspects', 'tables', 'chart']) {
        await page.locator(`.contents a[href="#result-${part}"]`).click();
        await expect(page).toHaveURL(new RegExp(`#result-${part}$`));
        await expect(page.locator('.contents')).toBeInViewport();
        const shown = part === 'chart' ? '.result__sky' : `#result-${part}`;
        await expect(page.locator(shown)).toBeInViewport();
      }
      expect(await overflowsSideways(page)).toBe(false);
    });

    test('what may be done is there as far as it works, and the change leads to the filled form', async ({
      page,
    }) => {
      await draw(page, NATAL_PATH.en, submit);
      const acts = page.locator('.acts > *:visible');
      await expect(acts).toHaveCount(javaScriptEnabled ? 4 : 3);
      await openAction(page, 'share');
      await expect(page.locator('[data-share-link]')).toBeVisible();
      await expect(page.locator('[data-action=share]')).toBeVisible({ visible: javaScriptEnabled });
      await page.locator('.acts a[href="#change"]').click();
      await expect(page.locator('#change')).toBeInViewport();
      await expect(page.locator('#birth-form [name=year]')).toHaveValue('1990');
    });
  });
}

test('what was done is said beside the button, and Escape closes its panel', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await draw(page);
  await openAction(page, 'share');
  await page.locator('[data-action=share]').click();
  await expect(page.locator('.act[open] [data-status]')).toHaveText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('?c=');
  await page.keyboard.press('Escape');
  await expect(page.locator('.act[open]')).toHaveCount(0);
});

test('a shared chart offers one’s own, and a birth typed there has a place of its own', async ({ page }) => {
  await draw(page);
  await page.goto((await page.locator('[data-share-link]').getAttribute('href')) ?? '');
  await expect(page.locator('h1:visible')).toHaveText(['A shared chart']);
  await expect(page.locator('#change')).toHaveText('Draw your own chart');
  // Typed over the birth that the tab remembers, once that stands there.
  await page.locator('#birth-form [name=day]').hover();
  await expect(page.locator('#birth-form [name=year]')).toHaveValue('1990');
  await fillBirth(page, { ...ISTANBUL_BIRTH, year: '1991' });
  await submitAwake(page);
  await expect(page.locator('.result-head__birth')).toContainText('1991');
  await expect(page).toHaveURL(/\/en\/natal-chart#chart-result$/);
});

test.describe('the first screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('has the wheel from the top, and beside it the head and the three that matter most', async ({
    page,
  }) => {
    await draw(page);
    await page.evaluate(() => scrollTo(0, 0));
    const wheel = await page.locator('.result__sky > .wheel').boundingBox();
    const head = await page.locator('.result-head').boundingBox();
    expect(wheel?.y).toBeLessThan(200);
    expect(head?.x).toBeGreaterThan((wheel?.x ?? 0) + (wheel?.width ?? 0));
    expect(head?.y).toBeLessThan(200);
    for (const card of await page.locator('.big-three__card').all()) {
      await expect(card).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('.result .contents')).toBeInViewport({ ratio: 1 });
  });
});

test('every panel open, axe finds nothing', async ({ page }) => {
  await draw(page);
  await page.locator('svg.wheel__sky').hover();
  await openAction(page, 'keep');
  expect(await axe(page)).toEqual([]);
  for (const action of ['share', 'print']) {
    await openAction(page, action);
    expect(await axe(page, '.acts'), action).toEqual([]);
  }
});

test('paper says where the chart was drawn, and nothing of the birth', async ({ page }) => {
  await draw(page);
  const address = page.locator('link[rel=canonical]');
  const said = () => address.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await said()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await said()).toMatch(/^"https?:\/\/[^/?#]+\/en\/natal-chart"$/);
});

/** French has the longest texts, Turkish the longest words. */
for (const language of inDrill(LANGUAGES, ['tr', 'fr'] as const)) {
  const path = href('natal-chart', language);
  test(`a chart on ${path} prints on eight pages at most, and its box adds the whole reading`, async ({
    page,
  }) => {
    await draw(page, path);
    const short = await printed(page);
    expect(short.pages).toBeLessThanOrEqual(8);
    expect(short.headingsAtFoot).toEqual([]);
    await openAction(page, 'print');
    await page.locator('.print-whole').check();
    expect((await printed(page)).pages).toBeGreaterThan(short.pages);
  });
}

for (const path of ['/en/rising-sign', '/en/juno-calculation', '/en/astrological-summary']) {
  test(`what ${path} tells can be shared as the chart that it is of, saved as a picture and printed`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await draw(page, path);
    await expect(page.locator('.acts > *:visible')).toHaveCount(4);
    await openAction(page, 'share');
    const saved = page.waitForEvent('download');
    await page.locator('[data-action=download-svg]').click();
    expect((await saved).suggestedFilename()).toBe('celestia-chart.svg');
    await page.locator('[data-action=share]').click();
    await expect(page.locator('.act[open] [data-status]')).toHaveText('Link copied.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/en/natal-chart?c=');
    await openAction(page, 'print');
    await expect(page.locator('[data-action=print]')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect((await printed(page)).headingsAtFoot).toEqual([]);
    await page.goto(link);
    await expect(page.locator('h1:visible')).toHaveText(['A shared chart']);
  });
}

test('without a birth time a rising sign has no wheel, and offers no picture of one', async ({ page }) => {
  await page.goto('/en/rising-sign');
  await fillBirth(page, { ...ISTANBUL_BIRTH, time: '' });
  await submitAwake(page);
  await openAction(page, 'share');
  await expect(page.locator('[data-action=share]')).toBeVisible();
  await expect(page.locator('[data-action^=download]')).toHaveCount(0);
});
