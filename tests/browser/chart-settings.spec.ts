import type { Page } from 'playwright/test';
import {
  axe,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  overflowsSideways,
  submitBirth,
  test,
} from './fixtures.ts';

async function draw(page: Page, path: string = NATAL_PATH.en): Promise<void> {
  await page.goto(path);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('#position-sun')).toBeVisible();
}

/** Without it whoever is quicker than the script is answered by a whole page. */
async function wakeSwitches(page: Page): Promise<void> {
  await switches(page).hover();
  await expect(page.locator('[data-island=settings-form]')).toHaveAttribute('data-live', '');
}

const switches = (page: Page) => page.locator('.switches');
const changes = (page: Page) => page.locator('#chart-settings');

async function switchTo(page: Page, choices: Record<string, string>): Promise<void> {
  const form = switches(page).locator('form');
  if (!(await form.isVisible())) await switches(page).locator('summary.unfold').click();
  for (const [name, value] of Object.entries(choices)) {
    await form.locator(`select[name=${name}]`).selectOption(value);
  }
  await form.getByRole('button', { name: /Apply|Uygula/ }).click();
}

test('a switch redraws the chart in place, says what it changed and is remembered', async ({ page }) => {
  await draw(page);
  const urls: string[] = [];
  page.on('framenavigated', (frame) => urls.push(frame.url()));
  await wakeSwitches(page);
  await switchTo(page, { zodiac: 'lahiri' });
  await expect(changes(page)).toContainText('The Sun is no longer in Gemini but in Taurus.');
  await expect(changes(page)).toBeFocused();
  await expect(changes(page)).toBeInViewport();
  await expect(page.locator('.result__notice')).toContainText('23°43′');
  await expect(page.locator('.receipt')).toContainText('Sidereal, Lahiri');
  expect(urls).toEqual([]);
  await page.reload();
  await expect(page.locator('#position-sun')).toContainText('Taurus');
  // The next birth is drawn so too, until it is switched back.
  await page.locator('#birth-form [name=day]').fill('11');
  await submitBirth(page);
  await expect(page.locator('.receipt')).toContainText('June 11');
  await expect(page.locator('#position-sun')).toContainText('Taurus');
  await switchTo(page, { zodiac: 'tropical' });
  await expect(changes(page)).toContainText('The Sun is no longer in Taurus but in Gemini.');
  await page.reload();
  await expect(page.locator('#position-sun')).toContainText('Gemini');
});

test('what a switch changed is read beside the settings, and the rest of it opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await draw(page);
  await wakeSwitches(page);
  await switchTo(page, { zodiac: 'lahiri' });
  await expect(changes(page)).toBeFocused();
  await expect(changes(page)).toBeInViewport({ ratio: 1 });
  await expect(switches(page).locator('summary').first()).toBeInViewport();
  const rest = changes(page).locator('details');
  await expect(rest.locator('li').first()).toBeHidden();
  await rest.locator('summary').click();
  const count = Number(/\d+/.exec((await rest.locator('summary').textContent()) ?? '')?.[0]);
  await expect(rest.locator('li')).toHaveCount(count);
  await expect(rest.locator('li').first()).toBeVisible();
});

test('the birth form follows a switch of the houses', async ({ page }) => {
  await draw(page);
  await switchTo(page, { houseSystem: 'wholeSign', orbs: 'tight' });
  await expect(changes(page).locator('li').first()).toContainText('house');
  await expect(page.locator('#birth-form [name=houseSystem]')).toHaveValue('wholeSign');
  await submitBirth(page);
  await expect(page.locator('.receipt')).toContainText('tight');
  await expect(page.locator('.receipt')).toContainText('Whole sign');
});

test('a switch works by the keyboard alone', async ({ page }) => {
  await draw(page);
  await switches(page).locator('summary.unfold').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(switches(page).locator('select[name=zodiac]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(changes(page)).toContainText('Taurus');
});

test('a switch that does not arrive leaves the chart and says so', async ({ page, context, complaints }) => {
  await draw(page);
  await wakeSwitches(page);
  await context.setOffline(true);
  await switchTo(page, { zodiac: 'lahiri' });
  await expect(switches(page).getByRole('alert')).toHaveText('We couldn’t get the chart. Please try again.');
  await expect(page.locator('#position-sun')).toContainText('Gemini');
  await context.setOffline(false);
  // The browser's own remark on the line.
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']);
  await switchTo(page, { zodiac: 'lahiri' });
  await expect(changes(page)).toContainText('Taurus');
});

test('the settings are whole at the width of a phone, in Turkish too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await draw(page, NATAL_PATH.tr);
  await switchTo(page, { zodiac: 'fagan-bradley', node: 'mean' });
  await expect(changes(page)).toContainText('Güneş artık İkizler’de değil, Boğa’da.');
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axe(page)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a switch posts the same birth and leads to what it changed', async ({ page }) => {
    await draw(page);
    await switchTo(page, { zodiac: 'lahiri' });
    await expect(changes(page)).toContainText('The Sun is no longer in Gemini but in Taurus.');
    await expect(changes(page)).toBeInViewport();
    await expect(page).toHaveURL(/natal-chart#chart-settings$/);
    await switchTo(page, { zodiac: 'tropical' });
    await expect(page.locator('#position-sun')).toContainText('Gemini');
  });
});
