import type { Page } from 'playwright/test';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { axe, axeOfColours, expect, NATAL_PATH, overflowsSideways, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const THEME_KEY = 'celestia.theme.1';
/** A year of events is a long page, whose colours are looked at in both themes beside its other tests. */
const THEMED_PATHS = [
  '/en',
  NATAL_PATH.en,
  '/fr/solar-eclipse',
  ...inDrill(['/en/2026-astrological-events'], []),
];
const GROUND = { light: 'rgb(251, 248, 241)', dark: 'rgb(15, 17, 48)' } as const;

/** How many rows the parts of the header's row that show stand in: those whose middles are level are in one. */
async function rowsOfHeader(page: Page): Promise<number> {
  return page.locator('.head__row').evaluate((row) => {
    const middles = [...row.children]
      .filter((part) => !part.matches('.pop'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => Math.round((top + height / 2) / 8));
    return new Set(middles).size;
  });
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} does not show`);
  return box;
}

/** What the page's ground is painted in. */
async function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

for (const language of LANGUAGES) {
  test(`the header is one row at every width in ${language}`, async ({ page }) => {
    for (const id of ['natal-chart', 'compatibility-test'] as const) {
      await page.goto(href(id, language));
      for (const width of [320, 360, 640, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await rowsOfHeader(page), `${id} at ${width} px`).toBe(1);
        expect((await boxOf(page, '.head')).height).toBeLessThan(70);
        expect(await overflowsSideways(page)).toBe(false);
      }
    }
  });
}

for (const width of [700, 1280, 1920]) {
  test(`the languages hang under their button at ${width} px, with anchors and without`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(NATAL_PATH.en);
    for (const anchored of [true, false]) {
      if (!anchored) {
        await page.locator('#languages').evaluate((list) => {
          // What frame.css says to a browser that knows no anchors.
          list.style.top = '3.6rem';
        });
      }
      await page.locator('[popovertarget=languages]').click();
      const button = await boxOf(page, '[popovertarget=languages]');
      const list = await boxOf(page, '#languages');
      expect(Math.abs(list.y - (button.y + button.height))).toBeLessThan(6);
      expect(list.x).toBeLessThan(button.x + button.width);
      expect(Math.abs(list.x + list.width - (button.x + button.width))).toBeLessThan(2);
      await page.keyboard.press('Escape');
      await expect(page.locator('#languages')).toBeHidden();
      await expect(page.locator('[popovertarget=languages]')).toBeFocused();
    }
  });
}

test('on a phone the menu holds the site, the account and the languages, within the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(NATAL_PATH.tr);
  await expect(page.locator('[popovertarget=languages]')).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.locator('#menu');
  for (const name of [
    'Doğum haritası',
    'Ay tutulmaları',
    'Uyum testi',
    'Astrolojik özetin',
    'Giriş yap',
    'English',
  ])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.locator('[aria-current=page]')).toHaveText('Doğum haritası');
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
});

test('every link of the menu and the footer leads to a page', async ({ page, request }) => {
  for (const language of LANGUAGES) {
    await page.goto(href('home', language));
    const paths = await page
      .locator('#menu a, .foot a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths.length).toBeGreaterThan(30);
    for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
  }
});

test.describe('the theme', () => {
  test.use({ colorScheme: 'light', viewport: { width: 1280, height: 800 } });

  test('is the device’s until one is chosen, and then the chosen one on every page', async ({ page }) => {
    await page.goto(NATAL_PATH.en);
    const settings = page.locator('.foot');
    await expect(settings.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
    expect(await groundOf(page)).toBe(GROUND.light);
    await settings.getByRole('button', { name: 'Dark' }).click();
    expect(await groundOf(page)).toBe(GROUND.dark);
    await expect(page.locator('#menu [data-theme-to=dark]')).toHaveAttribute('aria-pressed', 'true');
    for (const path of ['/en', NATAL_PATH.tr, '/fr/nowhere', '/en/accounts/login']) {
      await page.goto(path);
      expect(await groundOf(page), path).toBe(GROUND.dark);
    }
    await page.goto(NATAL_PATH.en);
    await settings.getByRole('button', { name: 'System' }).click();
    await page.reload();
    expect(await groundOf(page)).toBe(GROUND.light);
  });

  test('stands before the first paint, and so does the colour of the browser’s bar', async ({ page }) => {
    // Nothing is painted of a page before it has a body.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/en');
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-first', GROUND.dark);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
    expect(shown).toEqual(['#0f1130']);
  });

  test('follows a choice made in another tab, and the pages behind Back', async ({ page, context }) => {
    await page.goto('/en');
    const other = await context.newPage();
    await other.goto(NATAL_PATH.en);
    await other.locator('.foot').getByRole('button', { name: 'Dark' }).click();
    await expect.poll(() => groundOf(page)).toBe(GROUND.dark);
    await page.goto(NATAL_PATH.tr);
    await page.locator('.foot').getByRole('button', { name: 'Açık' }).click();
    await page.goBack();
    await expect.poll(() => groundOf(page)).toBe(GROUND.light);
    await other.close();
  });

  test('is chosen by the keyboard in the menu', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.locator('#menu [data-theme-to=dark]').focus();
    await page.keyboard.press('Space');
    expect(await groundOf(page)).toBe(GROUND.dark);
  });

  test('holds for the page where nothing may be stored', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/en');
    await page.locator('.foot').getByRole('button', { name: 'Dark' }).click();
    expect(await groundOf(page)).toBe(GROUND.dark);
    await page.reload();
    expect(await groundOf(page)).toBe(GROUND.light);
  });

  test('is ink on white on paper', async ({ page }) => {
    await page.goto('/en');
    await page.locator('.foot').getByRole('button', { name: 'Dark' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
  });

  for (const path of THEMED_PATHS) {
    test(`has no fault that axe finds on ${path}, its menu open, whichever is chosen`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto('/en/aboutus');
      for (const [theme, device, look] of [
        ['light', 'dark', axe],
        ['dark', 'light', axeOfColours],
      ] as const) {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const);
        await page.emulateMedia({ colorScheme: device });
        await page.goto(path);
        expect(await groundOf(page)).toBe(GROUND[theme]);
        await page.locator('[popovertarget=menu]').click();
        expect(await look(page), theme).toEqual([]);
      }
    });
  }
});

test('without scripts the device decides, and no switch stands there in vain', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/en');
  await expect(page.locator('.foot .theme')).toBeHidden();
  await expect(page.locator('.foot').getByRole('link', { name: 'Français' })).toBeVisible();
  await page.locator('[popovertarget=languages]').click();
  await page.locator('#languages').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await context.close();
});
