import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { chunkOf } from '../../scripts/vite/chunk-names.ts';
import { expect, fillBirth, ISTANBUL_BIRTH, NATAL_PATH, openAction, submitAwake, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitAwake(page);
  await expect(page.locator('.result')).toBeVisible();
});

async function wake(page: Page): Promise<void> {
  await page.locator('svg.wheel__sky').hover();
  await expect(page.locator('[data-island=chart-result]')).toHaveAttribute('data-live', '');
}

test('the link to share shows the same chart and neither date, time nor place', async ({ page }) => {
  const moon = await page.locator('#position-moon').textContent();
  const address = (await page.locator('[data-share-link]').getAttribute('href')) ?? '';
  expect(address).not.toMatch(/1990|14:30|14%3A30|stanbul|745044/i);
  await page.goto(address);
  expect(await page.locator('#position-moon').textContent()).toBe(moon);
  await expect(page.locator('.receipt')).toHaveCount(0);
  const text = await page.locator('main').textContent();
  expect(text).not.toMatch(/1990|Istanbul/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('downloads an SVG that stands alone', async ({ page }) => {
  await wake(page);
  await openAction(page, 'share');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=download-svg]').click(),
  ]);
  const svg = await readFile(await download.path(), 'utf8');
  expect(svg).toMatch(/^(<\?xml[^>]*>\s*)?<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toContain('var(--');
  expect(svg).not.toContain('1990');
  for (const face of ['Celestia Sans', 'Celestia Serif']) {
    expect(svg).toMatch(new RegExp(`@font-face{font-family:"${face}";[^}]*url\\("data:font/woff2;base64,`));
  }
});

test('a picture that is saved on a phone has the degrees that its wheel leaves out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await wake(page);
  await openAction(page, 'share');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=download-svg]').click(),
  ]);
  const svg = await readFile(await download.path(), 'utf8');
  const bodies = await page.locator('svg.wheel__sky .wheel__body').count();
  expect([...svg.matchAll(/>\d+°<\/text>/g)]).toHaveLength(bodies);
  await expect(page.locator('.wheel--stage')).toHaveCount(0);
});

test('downloads the SVG without its typefaces where they cannot be had, and says that the PNG was not drawn', async ({
  page,
  complaints,
}) => {
  await wake(page);
  await openAction(page, 'share');
  await page.route('**/fonts/*', (route) => route.fulfill({ status: 404, body: '' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=download-svg]').click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).not.toContain('@font-face');
  await page.locator('[data-action=download-png]').click();
  await expect(page.locator('.act[open] [data-status]')).toHaveText(
    'The picture couldn’t be drawn. Try the SVG instead.',
  );
  expect(complaints.splice(0)).toEqual([expect.stringContaining('the picture was not drawn')]);
});

test('a PNG that would be noise is not handed out, and the SVG is offered', async ({ page }) => {
  await page.addInitScript(() => {
    const real = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...args) {
      const image = real.apply(this, args);
      image.data.fill(255);
      return image;
    };
  });
  // The tab remembers the birth, and draws its chart again by itself.
  await page.reload();
  await expect(page.locator('.result')).toBeVisible();
  await wake(page);
  await openAction(page, 'share');
  await page.locator('[data-action=download-png]').click();
  await expect(page.locator('.act[open] [data-status]')).toContainText('Your browser scrambles pictures');
});

test('downloads a PNG', async ({ page }) => {
  await wake(page);
  await openAction(page, 'share');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-action=download-png]').click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(20_000);
});

test('a chart kept in this browser is there on the next visit, and gone when forgotten', async ({ page }) => {
  await wake(page);
  await openAction(page, 'keep');
  await page.locator('[data-keep-name]').fill('Ada');
  await page.locator('[data-action=keep]').click();
  await expect(page.locator('.act[open] [data-status]')).toContainText('Kept.');
  await page.goto(NATAL_PATH.en);
  const kept = page.getByText('Ada', { exact: true });
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Forget, Ada' }).click();
  await expect(kept).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ada');
});

test('nothing of a birth stays in the browser unless it is kept', async ({ page }) => {
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The tab forgets them when it is closed: the birth, and its chart for when the network is away.
  expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual([
    'celestia.birth.1',
    'celestia.last-chart.1',
  ]);
});

test('a chart that nobody touches fetches no more than the lights of its wheel', async ({
  page,
  context,
}) => {
  const address = (await page.locator('[data-share-link]').getAttribute('href')) ?? '';
  const untouched = await context.newPage();
  const scripts: string[] = [];
  untouched.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await untouched.goto(address, { waitUntil: 'networkidle' });
  expect(scripts.map(chunkOf)).toEqual(['entry', 'wheel-lights']);
});
