import type { Page } from 'playwright/test';
import { test as accountTest, freshEmail, makeAccount, signIn } from './accounts.ts';
import { expect, NATAL_PATH, test } from './fixtures.ts';

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

/** Which lists are open: a visitor can press what is in the middle of them. */
async function expectOpen(page: Page, ids: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['menu', 'languages'].filter((id) => {
          const list = document.getElementById(id);
          const { x = 0, y = 0, width = 0, height = 0 } = list?.getBoundingClientRect() ?? {};
          return list?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
        }),
      ),
    )
    .toEqual(ids);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`before popovers, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    // As wide as a phone on its side: narrower, and the languages stand in the menu.
    test.use({ javaScriptEnabled, viewport: { width: 720, height: 780 } });

    test('the menu of a phone holds the languages', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await withoutPopovers(page);
      await page.goto(NATAL_PATH.en);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectOpen(page, ['menu']);
      await page.locator('#menu').getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(/\/fr\/carte-natale$/);
    });

    test('the lists of the header are closed, open by a tap or a key, and lead on', async ({ page }) => {
      await withoutPopovers(page);
      await page.goto(NATAL_PATH.en);
      const menuButton = page.getByRole('button', { name: 'Menu' });
      await expectOpen(page, []);
      await menuButton.click();
      await expectOpen(page, ['menu']);
      // Beside the list, on nothing.
      await page.mouse.click(4, 700);
      await expectOpen(page, []);
      await menuButton.focus();
      await page.keyboard.press('Tab');
      await expect(page.locator('#menu').getByRole('link').first()).toBeFocused();
      await expectOpen(page, ['menu']);
      await page.getByRole('button', { name: /^Language/ }).click();
      await expectOpen(page, ['languages']);
      await page.locator('#languages').getByRole('link', { name: 'Français' }).click();
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
