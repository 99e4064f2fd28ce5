import { href } from '../../routes/href.ts';
import { freshEmail, PASSWORD, test } from './accounts.ts';
import { expect, submitAwake } from './fixtures.ts';
import { inDrill, LOOKS } from './walked-ways.ts';

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

for (const { language, width } of inDrill(LOOKS, [{ language: 'tr', width: 360 }] as const)) {
  test(`the campaign goes from the landing by way of a chart to the account (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${language}/tik-tok?utm_campaign=spring-26`);
    await page.locator('[name=date]').fill('1990-06-10');
    await page.locator('.landing__form [type=submit]').click();
    await page.locator('.landing__ways a').last().click();
    await expect(page.locator('#birth-form [name=year]')).toHaveValue('1990');
    await page.locator('#birth-form [name=timeUnknown]').check();
    await page.locator('#birth-form [name=place]').fill('İstanbul');
    await submitAwake(page);
    await expect(page.locator('#position-sun')).toBeVisible();
    await page.goto(href('signup', language));
    await page.locator('#auth-email').fill(freshEmail());
    await page.locator('#auth-password').fill(PASSWORD);
    const sent = page.waitForRequest('**/api/account/session');
    await page.locator('[data-screen=form] [type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({ campaign: 'spring-26' });
  });
}
