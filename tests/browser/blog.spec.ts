import { axeInBothThemes, expect, overflowsSideways, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const ARTICLE = { en: '/en/blog/mercury-retrograde', tr: '/tr/blog/merkur-retrosu' } as const;
const PATHS = [ARTICLE.en, ARTICLE.tr, '/en/blogs', '/tr/blogs', '/tr/blogs/gokyuzu'];

test('axe finds nothing in an article, nor in a list, in the light and in the dark', async ({ page }) => {
  for (const path of inDrill(PATHS, [ARTICLE.en, '/tr/blogs', '/tr/blogs/gokyuzu'])) {
    await page.goto(path);
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});

test('nothing of an article reaches beyond a phone’s edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [...PATHS, '/en/blog/house-systems']) {
    await page.goto(path);
    expect(await overflowsSideways(page), path).toBe(false);
  }
});

test('a heading is reached from the contents', async ({ page }) => {
  await page.goto(ARTICLE.tr);
  const link = page.getByRole('navigation', { name: 'Bu yazıda' }).getByRole('link').nth(2);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport();
});

test('the dates of an article are those of the visitor’s clock', async ({ browser, baseURL }) => {
  const told: string[] = [];
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/en/blog/house-systems');
    await expect(page.locator('p[data-zone]')).toHaveAttribute('data-shown', timezoneId);
    told.push((await page.locator('.prosa time').first().textContent()) ?? '');
    await context.close();
  }
  expect(told[0]).not.toBe(told[1]);
});

test('an article’s link is copied, and is its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ARTICLE.en);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(ARTICLE.en);
});

test('the feeds are Atom, as a reader of XML finds them', async ({ page }) => {
  await page.goto('/en/blogs');
  for (const tag of ['en', 'tr']) {
    const feed = await page.evaluate(async (path) => {
      const text = await (await fetch(path)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const of = (name: string) => [...xml.getElementsByTagNameNS('http://www.w3.org/2005/Atom', name)];
      return {
        broken: xml.querySelector('parsererror') !== null,
        root: xml.documentElement.localName,
        entries: of('entry').length,
        links: of('entry').map((entry) => entry.getElementsByTagName('link')[0]?.getAttribute('href') ?? ''),
        updated: of('updated').map((each) => Date.parse(each.textContent ?? '')),
      };
    }, `/${tag}-feed.xml`);
    expect(feed).toMatchObject({ broken: false, root: 'feed' });
    expect(feed.entries).toBeGreaterThan(3);
    for (const link of feed.links) expect(new URL(link).pathname).toMatch(new RegExp(`^/${tag}/blog/`));
    expect(feed.updated.every((ms) => ms > 0)).toBe(true);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('an article is read, and its form leads to the chart', async ({ page }) => {
    await page.goto('/en/blog/how-to-read-a-birth-chart');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('How to read a birth chart');
    await expect(page.locator('.prosa')).not.toContainText('{{');
    await expect(page.locator('#tool form')).toHaveAttribute('action', '/en/natal-chart');
    await page.locator('#tool').getByRole('button', { name: /chart/i }).click();
    await expect(page).toHaveURL(/\/en\/natal-chart$/);
  });

  test('the list leads to an article, and the article back', async ({ page }) => {
    await page.goto('/tr/blogs');
    await page.locator('.cards a').first().click();
    await expect(page.locator('.prosa')).toBeVisible();
    await page.locator('.crumbs').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/tr\/blogs$/);
  });
});
