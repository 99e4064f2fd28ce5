import type { Page } from 'playwright/test';
import {
  axe,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  overflowsSideways,
  submitAwake,
  submitBirth,
  test,
} from './fixtures.ts';

async function draw(page: Page, path: string = NATAL_PATH.en, submit = submitAwake): Promise<void> {
  await page.goto(path);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submit(page);
  await expect(page.locator('#position-sun')).toBeVisible();
}

const section = (page: Page) => page.locator('#sky-day');

async function ask(page: Page, day: string, month: string, year: string): Promise<void> {
  const form = section(page).locator('form');
  await form.locator('[name=skyday]').fill(day);
  await form.locator('[name=skymonth]').fill(month);
  await form.locator('[name=skyyear]').fill(year);
  await form.locator('[type=submit]').click();
}

test('a press before the script has come is answered in its place', async ({ page }) => {
  await draw(page);
  await page.route('**/sky-day*', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  const wholePages: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) wholePages.push(request.url());
  });
  await section(page).locator('form [type=submit]').click();
  await expect(slider(page)).toBeVisible();
  await expect(section(page)).toBeInViewport();
  expect(wholePages).toEqual([]);
});

const slider = (page: Page) => section(page).getByRole('slider');
const date = (page: Page) => section(page).locator('.sky-day__wheel h3');

test('the sky of a day is laid over the chart, and the slider moves it by the keyboard', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('sky-day')) scripts.push(request.url());
  });
  await draw(page);
  expect(scripts).toEqual([]);
  await section(page).hover();
  await expect(page.locator('[data-island=sky-day]')).toHaveAttribute('data-live', '');
  const posted = page.waitForRequest((request) => request.url().endsWith('/api/astrology/sky-days'));
  await ask(page, '1', '3', '2026');
  expect((await posted).postData()).not.toMatch(/1990|stanbul/);
  await expect(date(page)).toHaveText('March 1, 2026');
  await expect(section(page).locator('.aspects li').first()).toContainText('°');
  const moon = section(page).locator('#bi-wheel-second-moon');
  const before = (await moon.getAttribute('transform')) ?? '';
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(date(page)).toHaveText('March 2, 2026');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'March 2, 2026');
  await expect(moon).not.toHaveAttribute('transform', before);
  await page.keyboard.press('End');
  await expect(date(page)).toHaveText('March 31, 2026');
  await section(page).getByRole('button', { name: 'A month later' }).click();
  await expect(date(page)).toHaveText('April 30, 2026');
  await section(page).getByRole('button', { name: 'Play' }).click();
  await expect(date(page)).not.toHaveText('April 30, 2026');
  await section(page).getByRole('button', { name: 'Pause' }).click();
});

test('a day that is none is told, and a line that is down as well', async ({ page, context, complaints }) => {
  await draw(page);
  await section(page).hover();
  await expect(page.locator('[data-island=sky-day]')).toHaveAttribute('data-live', '');
  await ask(page, '31', '2', '2026');
  await expect(section(page)).toContainText('This day doesn’t exist in the calendar.');
  await context.setOffline(true);
  await ask(page, '1', '3', '2026');
  await expect(section(page)).toContainText('We couldn’t get the sky.');
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']);
  await context.setOffline(false);
});

test('the sky of a day is whole at the width of a phone, in Turkish too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await draw(page, NATAL_PATH.tr);
  await section(page).hover();
  await ask(page, '1', '3', '2026');
  await expect(date(page)).toHaveText('1 Mart 2026');
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axe(page)).toEqual([]);
});

test('a body that is tapped tells its degree until it is tapped again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await draw(page);
  await ask(page, '1', '3', '2026');
  const moon = section(page).locator('#bi-wheel-first-moon');
  const tap = async () => {
    const box = await moon.locator('.wheel__halo').boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(0, 0);
  };
  await moon.scrollIntoViewIfNeeded();
  await expect(moon.locator('.wheel__degree')).toBeHidden();
  await tap();
  await expect(moon.locator('.wheel__degree')).toBeVisible();
  await expect(moon.locator('.wheel__degree')).toHaveText(/^\d{1,2}°$/);
  await tap();
  await expect(moon.locator('.wheel__degree')).toBeHidden();
});

const details = (page: Page) => section(page).locator('.wheel__details');

test('a chosen body tells whose it is, its place and what it touches, and says it anew as the days go by', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await draw(page);
  await ask(page, '1', '3', '2026');
  const sun = section(page).locator('#bi-wheel-second-sun');
  await sun.locator('.wheel__halo').first().click();
  const name = details(page).locator('h3');
  await expect(name).toHaveText(/^the sky: Sun, \d+°\d\d′ Pisces$/);
  const before = (await name.textContent()) ?? '';
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(date(page)).toHaveText('March 2, 2026');
  await expect(name).not.toHaveText(before);
  const touches = details(page).locator('.wheel__others a');
  const count = await section(page)
    .locator('[data-wheel=aspects] > :is([data-first=second-sun], [data-second=second-sun])')
    .count();
  expect(count).toBeGreaterThan(0);
  await expect(touches).toHaveCount(count);
  await expect(touches.first()).toHaveText(/\d°\d\d′the chart: .+ \d+°\d\d′/);
  const end = (await touches.first().getAttribute('href')) ?? '';
  await touches.first().click();
  await expect(page.locator(end)).toHaveClass(/is-active/);
  await expect(name).toContainText('the chart: ');
  // The chart's own wheel tells of another body meanwhile.
  await page.locator('#wheel-venus .wheel__halo').first().click();
  await expect(page.locator('#wheel-details h3')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await details(page).getByRole('button', { name: 'Close' }).click();
  await expect(details(page)).toBeHidden();
});

test('keys walk the two rings, choose a body and let go of it', async ({ page }) => {
  await draw(page);
  await ask(page, '1', '3', '2026');
  const stop = section(page).locator('.bi-wheel [tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  await page.keyboard.press('ArrowRight');
  const other = section(page).locator('.bi-wheel [tabindex="0"]');
  await expect(other).toBeFocused();
  const called = await other.locator('title').textContent();
  await page.keyboard.press('Enter');
  await expect(details(page)).toBeFocused();
  await expect(details(page).locator('h3')).toHaveText(called ?? '-');
  await page.keyboard.press('Escape');
  await expect(other).toBeFocused();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sky of a day comes by the same birth, posted again', async ({ page }) => {
    await draw(page, NATAL_PATH.en, submitBirth);
    await ask(page, '1', '3', '2026');
    await expect(page).toHaveURL(/natal-chart#sky-day$/);
    await expect(date(page)).toHaveText('March 1, 2026');
    await expect(date(page)).toBeInViewport();
    await expect(page.locator('#position-sun')).toContainText('Gemini');
  });
});
