import { axe, expect, overflowsSideways, test } from './fixtures.ts';

test('an answer’s address unfolds it, and its question stays in sight', async ({ page }) => {
  await page.goto('/tr/sss#delete');
  const answer = page.locator('#delete');
  await expect(answer).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] summary')).toBeInViewport();
  expect(await axe(page)).toEqual([]);
});

test('each is clean to axe and fits into 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/tr/gizlilik-sozlesmesi', '/en/user-agreement', '/fr/privacy-policy', '/en/faq']) {
    await page.goto(path);
    expect(await axe(page), path).toEqual([]);
    expect(await overflowsSideways(page), path).toBe(false);
  }
});
