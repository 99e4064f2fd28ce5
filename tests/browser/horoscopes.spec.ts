import { axeInBothThemes, expect, overflowsSideways, test } from './fixtures.ts';

const PATH = '/en/horoscope/leo';

test('a horoscope’s link is copied at the first press, and leads to the day that it tells of', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  // As on a device that has no list of its own to share with.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const day = await page.locator('.horoscope__range time').getAttribute('datetime');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${PATH}?period=day&date=${day}`);
});

test('the device’s own list is offered the link where it has one', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => {
    const share = async ({ url }: ShareData) => {
      document.documentElement.dataset.shared = url;
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\?period=day&date=/);
  await expect(page.getByText('Link copied.')).toBeHidden();
});

test('a horoscope is printed at the press of its button', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test('axe finds nothing on any period, nor on the list, in the light and in the dark', async ({ page }) => {
  for (const path of [PATH, `${PATH}?period=week`, `${PATH}?period=year`, '/fr/horoscopes']) {
    await page.goto(path);
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});

test('nothing reaches beyond a phone’s edge, with letters twice as large neither', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const paths = ['/tr/horoscope/koc', '/fr/horoscopes', '/fr/lunar-eclipse', '/en/solar-eclipse'];
  for (const path of [...paths, '/tr/2026-astrolojik-olaylar']) {
    await page.goto(path);
    expect(await overflowsSideways(page), path).toBe(false);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const beyond = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((each) => !each.closest('.eclipse-table__scroll'))
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map(
          (each) => `${each.tagName} in ${each.parentElement?.className}: ${each.textContent?.slice(0, 40)}`,
        ),
    );
    expect(beyond, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a horoscope is whole: what it rests on unfolds, and its link is there', async ({ page }) => {
    await page.goto(PATH);
    await page.getByText('What this is based on').click();
    await expect(page.getByText('solar houses')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Link to this horoscope' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});
