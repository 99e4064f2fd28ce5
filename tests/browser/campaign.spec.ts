import { freshEmail, PASSWORD, test } from './accounts.ts';
import { expect } from './fixtures.ts';

test('the campaign goes along to the account that is made, in this tab alone', async ({ page, context }) => {
  await page.goto('/en/tik-tok?utm_campaign=Spring-26');
  await page.locator('[name=date]').fill('1990-06-10');
  await page.locator('.landing__form [type=submit]').click();
  await expect(page.locator('.landing__today')).toBeVisible();
  await page.locator('.landing__more a[href$="signup"]').click();
  await page.locator('#auth-email').fill(freshEmail());
  await page.locator('#auth-password').fill(PASSWORD);
  const sent = page.waitForRequest('**/api/account/session');
  await page.locator('[data-screen=form] [type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({ campaign: 'spring-26' });
  expect((await context.cookies()).map(({ value }) => value).join()).not.toContain('spring');
});
