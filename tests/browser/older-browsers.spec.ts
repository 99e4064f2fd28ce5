import type { Page } from 'playwright/test';
import { test as accountTest, freshEmail, makeAccount, signIn } from './accounts.ts';
import { expect, fillBirth, ISTANBUL_BIRTH, NATAL_PATH, submitBirth, test } from './fixtures.ts';

/** Takes popovers away as far as a page can tell: its attributes mean nothing and its style sheet is told so. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/ popover(?:target)?="\w+"/gi, '')
      .replaceAll('@supports not selector(:popover-open)', '@supports selector(:popover-open)');
    return route.fulfill({ response, body });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`before popovers, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });

    test('the lists of the header are closed, open by a tap or a key, and lead on', async ({ page }) => {
      await withoutPopovers(page);
      await page.goto(NATAL_PATH.en);
      const languages = page.locator('#languages');
      const menu = page.locator('#menu');
      await expect(languages).toBeHidden();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      // Beside the list, on nothing.
      await page.mouse.click(4, 700);
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).focus();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link').first()).toBeFocused();
      await expect(menu).toBeVisible();
      await page.getByRole('button', { name: /^Language/ }).click();
      await expect(menu).toBeHidden();
      await languages.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(/\/fr\/carte-natale$/);
    });
  });
}

accountTest('who has no AbortSignal.any signs in', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(AbortSignal, 'any'));
  const email = freshEmail();
  await makeAccount(email);
  await page.goto('/en/accounts/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/en\/accounts\/profile$/);
});

test('a sign-in without scripts says that it needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/en/accounts/login');
  await expect(page.locator('.auth__scriptless')).toBeVisible();
  await context.close();
});

test('DSC and IC, of which the page says nothing, are nothing to point at', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await page.locator('svg.wheel__sky').hover();
  await expect(page.locator('[data-island=chart-result]')).toHaveAttribute('data-live', '');
  for (const angle of ['descendant', 'imumCoeli']) {
    await page.locator('#wheel-venus .wheel__halo').first().hover();
    await expect(page.locator('.wheel__details')).toBeVisible();
    await page.locator(`#wheel-${angle} text`).hover();
    await expect(page.locator('.wheel__details')).toBeHidden();
    await expect(page.locator('svg.wheel__sky')).not.toHaveClass(/has-active/);
  }
});
