import {
  axeInBothThemes,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  overflowsSideways,
  submitBirth,
  test,
} from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const PAGES = [
  '/tr',
  '/en',
  NATAL_PATH.tr,
  '/fr/carte-natale',
  '/es/aboutus',
  '/pt',
  '/tr/hakkimizda',
  '/en/relationship-compatibility-calculator',
  '/en/nowhere',
  '/tr/yukselen-burc',
  '/fr/rising-sign',
];

/** Pages that are another's in one more language. */
const SISTERS: readonly string[] = ['/en', '/pt', '/es/aboutus', '/fr/rising-sign'];

test('axe finds nothing on any page, in the light and in the dark', async ({ page }) => {
  for (const path of PAGES.filter((each) => inDrill(true, !SISTERS.includes(each)))) {
    await page.goto(path);
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});

test('axe finds nothing on a chart, with its island awake', async ({ page }) => {
  await page.goto(NATAL_PATH.tr);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await page.locator('svg.wheel__sky').hover();
  await expect(page.locator('[data-island=chart-result]')).toHaveAttribute('data-live', '');
  await page.mouse.move(0, 0);
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('axe finds nothing on a form with errors and an open calendar', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await submitBirth(page);
  await expect(page.locator('#birth-errors')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('no page reaches beyond any width', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
    }
  }
});

test('before an interaction a page fetches one script and no island', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(NATAL_PATH.tr, { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => !/^\/assets\/(entry|kept-charts)-/.test(path))).toEqual([]);
});

test('a finger on the page fetches the form that is in view, and leaves it asleep until it is touched', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(NATAL_PATH.en);
  const form = page.locator('[data-island=birth-form]');
  await form.scrollIntoViewIfNeeded();
  const comes = page.waitForRequest(/\/assets\/birth-form-/);
  await page.locator('h1').tap();
  await comes;
  await expect(form).not.toHaveAttribute('data-live');
  await form.locator('input:visible').first().tap();
  await expect(form).toHaveAttribute('data-live', '');
  await context.close();
});

test('the menu opens without a script and leads on', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto('/tr');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Doğum haritası' }).click();
  await expect(page).toHaveURL(/\/tr\/dogum-haritasi$/);
  await context.close();
});

test('the language switch leads to the same page in the other language', async ({ page }) => {
  await page.goto(NATAL_PATH.tr);
  await page.getByRole('button', { name: /Türkçe/ }).click();
  await page.locator('#languages').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/pt\/mapa-natal$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('the first Tab leads to the content', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a page of an old build reloads once when its chunk is gone', async ({ page, complaints }) => {
  let reloads = 0;
  page.on('framenavigated', () => {
    reloads += 1;
  });
  await page.route('**/assets/birth-form-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'the next one' } }));
  await page.goto(NATAL_PATH.en);
  await page.locator('[name=day]').focus();
  await expect.poll(() => reloads).toBe(2);
  await page.locator('[name=day]').focus();
  await page.waitForTimeout(500);
  expect(reloads).toBe(2);
  // The browser's own remark about the missing chunk, and ours.
  expect(complaints.splice(0).every((text) => /birth-form|404/.test(text))).toBe(true);
});
