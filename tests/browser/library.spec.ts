import type { Page } from 'playwright/test';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, overflowsSideways, submitBirth, test } from './fixtures.ts';
import { isWalked, LOOKS } from './walked-ways.ts';

/** What people come to by a question that they typed, and what they ask of it. */
const PAGES = {
  en: {
    live: ['/en/is-mercury-retrograde', '/en/moon-sign-today', '/en/void-of-course-moon', '/en/next-eclipse'],
    glossary: '/en/glossary',
    search: '/en/search',
    query: 'mercury retrogade',
    found: 'Mercury retrograde',
    article: '/en/blog/how-to-read-a-birth-chart',
    chart: '/en/natal-chart',
    list: '/en/blogs',
  },
  tr: {
    live: ['/tr/merkur-retro-mu', '/tr/ay-bugun-hangi-burcta', '/tr/boslukta-ay', '/tr/siradaki-tutulma'],
    glossary: '/tr/sozluk',
    search: '/tr/ara',
    query: 'merkur retrosu',
    found: 'Merkür',
    article: '/tr/blog/dogum-haritasi-nasil-okunur',
    chart: '/tr/dogum-haritasi',
    list: '/tr/blogs',
  },
} as const;

async function isWell(page: Page, path: string): Promise<void> {
  expect(await overflowsSideways(page), `${path} reaches beyond the edge`).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const { language, width } of LOOKS) {
  const pages = PAGES[language];
  test.describe(`the library in ${language} at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const javaScriptEnabled of [true, false]) {
      if (!isWalked({ language, width, javaScriptEnabled })) continue;
      test.describe(javaScriptEnabled ? 'with scripts' : 'without a script', () => {
        test.use({ javaScriptEnabled });

        test('a live page answers first of all, and tells what comes', async ({ page }) => {
          for (const path of pages.live) {
            await page.goto(path);
            await isWell(page, path);
            await expect(page.locator('.now__answer')).not.toBeEmpty();
            expect(await page.locator('.now__coming tbody tr').count(), path).toBeGreaterThan(0);
          }
        });

        test('a term of the glossary is reached by its letter and by its address', async ({ page }) => {
          await page.goto(pages.glossary);
          await isWell(page, pages.glossary);
          await page.locator('.terms__letters a').last().click();
          await expect(page.locator('.terms__group').last()).toBeInViewport();
          await page.goto(`${pages.glossary}#orb`);
          await expect(page.locator('#orb')).toBeInViewport();
        });

        test('the search finds what is typed with a slip, and leads there', async ({ page }) => {
          await page.goto(pages.search);
          await page.locator('[name=q]').fill(pages.query);
          await page.locator('.search__form [type=submit]').click();
          await expect(page.locator('[name=q]')).toHaveValue(pages.query);
          await isWell(page, pages.search);
          const first = page.locator('.search__found a').first();
          await expect(first).toContainText(pages.found);
          await first.click();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(new URL(page.url()).pathname).not.toBe(pages.search);
        });

        test('an article’s form leads to the chart, and that to the glossary', async ({ page }) => {
          await page.goto(pages.article);
          await isWell(page, pages.article);
          await expect(page.locator('.prosa')).not.toContainText('{{');
          await fillBirth(page, ISTANBUL_BIRTH);
          await submitBirth(page);
          await page.waitForURL((url) => url.pathname === pages.chart);
          await page.locator('#positions-heading + table a.term').first().click();
          await page.waitForURL(`**${pages.glossary}#*`);
          await expect(page.locator('dt:target')).toBeInViewport();
        });

        test('a list goes on by pages, and each leads to its articles', async ({ page }) => {
          await page.goto(pages.list);
          const firstCard = await page.locator('.cards a').first().getAttribute('href');
          await page.locator(`a[href="${pages.list}?page=2"]`).first().click();
          await page.waitForURL(`**${pages.list}?page=2`);
          await isWell(page, `${pages.list}?page=2`);
          expect(await page.locator('.cards a').first().getAttribute('href')).not.toBe(firstCard);
          await page.locator('.cards a').first().click();
          await expect(page.locator('.prosa')).toBeVisible();
        });
      });
    }

    test('axe finds nothing in any of it', async ({ page }) => {
      const found = `${pages.search}?q=${encodeURIComponent(pages.query)}`;
      for (const path of [...pages.live, pages.glossary, found, pages.article, `${pages.list}?page=2`]) {
        await page.goto(path);
        expect(await axe(page), path).toEqual([]);
      }
    });
  });
}
