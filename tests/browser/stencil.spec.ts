import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, overflowsSideways, submitBirth, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const PATH = href('stencil', 'en');
const SIGNS = 'cjdbakjjjhg';

/** Width and height in a PNG's header. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.describe('the picture to share', () => {
  for (const [format, size] of [
    ['story', [1080, 1920]],
    ['square', [1080, 1080]],
  ] as const) {
    test(`is downloaded as PNG: ${format}`, async ({ page }) => {
      await page.goto(`${PATH}?s=${SIGNS}&style=dusk&format=${format}`);
      const coming = page.waitForEvent('download');
      await page.locator('button[data-stencil=png]').click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(`celestia-${format}.png`);
      const png = await readFile(await download.path());
      expect(sizeOf(png)).toEqual([...size]);
      // An empty ground would be a few kilobytes.
      expect(png.byteLength).toBeGreaterThan(60_000);
      await expect(page.locator('[data-status]').last()).not.toBeEmpty();
    });
  }

  test('says so where its face cannot be fetched', async ({ page }) => {
    await page.goto(`${PATH}?s=${SIGNS}`);
    await page.locator('button[data-stencil=png]').waitFor();
    await page.route('**/celestia-serif*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('button[data-stencil=png]').click();
    await expect(page.getByText('Try the SVG instead')).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is drawn from a birth, in the look that is chosen', async ({ page }) => {
        await page.goto(PATH);
        await fillBirth(page, ISTANBUL_BIRTH);
        await submitBirth(page);
        const picture = page.locator('#chart-result .stencil__picture');
        await expect(picture).toHaveAttribute(
          'aria-label',
          'Sun in Gemini, Moon in Capricorn, Rising in Libra',
        );
        expect(page.url()).not.toContain('1990');
        await page.locator('[name=style][value=paper]').check();
        await page.locator('[name=format][value=square]').check();
        if (javaScriptEnabled) await expect(page.locator('.stencil__looks [type=submit]')).toBeHidden();
        else await page.locator('.stencil__looks [type=submit]').click();
        await expect(picture).toHaveAttribute('viewBox', '0 0 1080 1080');
        await expect(page.locator('[name=style][value=paper]')).toBeChecked();
      });
    });
  }
});

test('a look that is chosen in the moment another has just been drawn is drawn too', async ({ page }) => {
  await page.goto(`${PATH}?s=${SIGNS}&style=night&format=story`);
  await page.locator('button[data-stencil=png]').waitFor();
  await page.evaluate(() => {
    const picture = document.querySelector('.stencil');
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLInputElement>('[name=format][value=square]')?.click();
    }).observe(picture ?? document.body, { childList: true });
  });
  await page.locator('[name=style][value=paper]').check();
  await expect(page.locator('.stencil__picture')).toHaveAttribute('viewBox', '0 0 1080 1080');
  await expect(page.locator('[name=style][value=paper]')).toBeChecked();
});

test('a look that is chosen by the keyboard is drawn at once, keeps the focus and is told by the address', async ({
  page,
}) => {
  await page.goto(`${PATH}?s=${SIGNS}&style=night&format=story`);
  await page.locator('button[data-stencil=png]').waitFor();
  await page.locator('[name=style][value=night]').focus();
  await page.keyboard.press('ArrowRight');
  const chosen = page.locator('[name=style]:checked');
  await expect(chosen).not.toHaveValue('night');
  await expect(chosen).toBeFocused();
  const style = (await chosen.inputValue()) as string;
  await expect(page).toHaveURL(new RegExp(`style=${style}`));
  await expect(page.getByRole('link', { name: 'Download SVG' })).toHaveAttribute(
    'href',
    new RegExp(`style=${style}`),
  );
  await expect(page.locator('button[data-stencil=png]')).toBeVisible();
});

test('a look that cannot be fetched is gone to as a page', async ({ page, complaints }) => {
  await page.goto(`${PATH}?s=${SIGNS}`);
  await page.locator('button[data-stencil=png]').waitFor();
  await page.route('**/*style=dusk*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.locator('[name=style][value=dusk]').check();
  await expect(page.locator('[name=style][value=dusk]')).toBeChecked();
  await expect(page).toHaveURL(/style=dusk/);
  // The browser's own remark on what was cut off.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('its page has no fault that axe knows in any language, at both widths', async ({ page }) => {
  for (const path of [
    ...inDrill(LANGUAGES, ['tr', 'fr'] as const).map((language) => href('stencil', language)),
    `${PATH}?s=${SIGNS}&style=paper&format=square`,
  ]) {
    await page.goto(path);
    expect(await axe(page), path).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
    }
  }
});
