import type { Page } from 'playwright/test';
import { expect, fillBirth, ISTANBUL_BIRTH, NATAL_PATH, submitAwake, test } from './fixtures.ts';

const PHONE = { width: 360, height: 780 };

test.beforeEach(async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitAwake(page);
  await expect(page.locator('.result')).toBeVisible();
});

async function wake(page: Page): Promise<void> {
  await page.locator('svg.wheel__sky').hover();
  await expect(page.locator('[data-island=wheel-view]')).toHaveAttribute('data-live', '');
}

test.describe('with a mouse, beside the wheel', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test('a body shows its own text in the column, and nothing moves', async ({ page }) => {
    await wake(page);
    const before = await page.locator('.receipt').boundingBox();
    await page.locator('#wheel-venus').hover();
    const details = page.locator('.wheel__details');
    await expect(details.locator('h3')).toHaveText('Venus in Taurus');
    await expect(details).toContainText(
      (await page.locator('#meaning-venus > p').last().textContent()) ?? '-',
    );
    await expect(details).toBeInViewport();
    expect(await page.locator('.receipt').boundingBox()).toEqual(before);
  });

  test('all four angles answer with their own readings, whose heads lead to them', async ({ page }) => {
    await wake(page);
    for (const [angle, name] of Object.entries({
      ascendant: 'Ascendant',
      midheaven: 'Midheaven',
      descendant: 'Descendant',
      imumCoeli: 'Imum Coeli',
    })) {
      await page.locator(`#wheel-${angle} text`).hover();
      const details = page.locator('.wheel__details');
      await expect(details.locator('h3, h4').first()).toContainText(name);
      await expect(details).toContainText(
        (await page.locator(`#meaning-${angle} p:not([class])`).first().textContent()) ?? '-',
      );
      for (const link of await details.locator(':is(h3, h4) a').all())
        await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
    }
  });

  test('an aspect leads to its other end, and to its text', async ({ page }) => {
    await wake(page);
    await page.locator('#wheel-venus .wheel__halo').first().click();
    const details = page.locator('.wheel__details');
    const other = details.locator('.wheel__others a').first();
    const id = ((await other.getAttribute('href')) ?? '').replace('#wheel-', '');
    await other.click();
    await expect(page.locator(`#wheel-${id}`)).toHaveClass(/is-active/);
    await details.locator('.wheel__texts a').first().click();
    await expect(page.locator('.aspects li:target details')).toHaveAttribute('open', '');
    await expect(page.locator('.aspects li:target')).toBeInViewport();
  });

  test('the lines of a body come forward while it is pointed at, and the others step back', async ({
    page,
  }) => {
    await wake(page);
    const lit = page.locator('.wheel__lit > path');
    const own = await page
      .locator('[data-wheel=aspects] > :is([data-first=venus], [data-second=venus])')
      .count();
    expect(own).toBeGreaterThan(0);
    await page.locator('#wheel-venus').hover();
    await expect(lit).toHaveCount(own);
    await expect(page.locator('[data-wheel=aspects]')).toHaveCSS('opacity', '0.15');
    await page.mouse.move(0, 0);
    await expect(lit).toHaveCount(0);
    await expect(page.locator('[data-wheel=aspects]')).toHaveCSS('opacity', '1');
  });

  test('enlarging keeps what is chosen in the middle', async ({ page }) => {
    await wake(page);
    await page.locator('#wheel-moon .wheel__halo').first().click();
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.locator('#wheel-moon .wheel__halo').first()).toBeInViewport();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap opens a sheet that leaves the chosen body in sight, and its button closes it', async ({
    page,
  }) => {
    await page.locator('#wheel-venus .wheel__halo').first().tap();
    const sheet = page.locator('.wheel__details');
    await expect(sheet.locator('h3')).toHaveText('Venus in Taurus');
    const sheetBox = await sheet.boundingBox();
    expect((sheetBox?.y ?? 0) + (sheetBox?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
    await expect
      .poll(async () => {
        const box = await page.locator('#wheel-venus .wheel__halo').first().boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBeLessThan(sheetBox?.y ?? 0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  });

  test('the wheel takes the whole screen and gives it back', async ({ page }) => {
    await page.locator('#wheel-venus .wheel__halo').first().tap();
    await page.locator('.wheel__details').getByRole('button', { name: 'Close' }).click();
    const open = page.getByRole('button', { name: 'Full screen' });
    await open.click();
    await expect(page.locator('dialog.wheel-full .wheel')).toBeVisible();
    const { left, right } = await page
      .locator('dialog.wheel-full svg.wheel__sky')
      .evaluate((sky) => sky.getBoundingClientRect().toJSON());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right - left).toBeGreaterThan(PHONE.width * 0.9);
    expect(right).toBeLessThanOrEqual(PHONE.width);
    await page.locator('#wheel-moon .wheel__halo').first().tap();
    await expect(page.locator('dialog .wheel__details h3')).toContainText('Moon');
    await page.locator('.wheel__button--close').click();
    await expect(page.locator('dialog.wheel-full')).toHaveCount(0);
    await expect(page.locator('.result__sky > .wheel')).toBeVisible();
    await expect(open).toBeFocused();
  });
});

/** Counts from now on, in each page that is opened, how often a part of the wheel begins to be drawn. */
async function countDrawings(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'animationstart',
      ({ animationName }) => {
        const root = document.documentElement;
        if (animationName === 'wheel-turns')
          root.dataset.turned = String(Number(root.dataset.turned ?? 0) + 1);
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.turned ?? 0));
}

test.describe('with motion', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('the wheel is drawn once: not on full screen, nor after it, nor when another takes its place', async ({
    page,
  }) => {
    const drawings = await countDrawings(page);
    await page.goto((await page.locator('[data-share-link]').getAttribute('href')) ?? '');
    // The rings and twelve signs.
    await expect.poll(drawings).toBe(13);
    await page.locator('#wheel-venus .wheel__halo').first().tap();
    await page.locator('.wheel__details').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.locator('dialog .wheel')).toBeVisible();
    await page.locator('.wheel__button--close').click();
    await expect(page.locator('.result__sky > .wheel')).toBeVisible();
    expect(await drawings()).toBe(13);
  });

  test('a chart that takes the place of another is not drawn again', async ({ page }) => {
    const drawings = await countDrawings(page);
    // A birth that is remembered would be answered on arrival, as one that was seen.
    await page.goto('/en/aboutus');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(NATAL_PATH.en);
    await fillBirth(page, ISTANBUL_BIRTH);
    await submitAwake(page);
    await expect.poll(drawings).toBe(13);
    await page.locator('.result').evaluate((result) => result.setAttribute('data-old', ''));
    await page.locator('#birth-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator('.result')).not.toHaveAttribute('data-old', '');
    await expect(page.locator('.result__sky > .wheel')).toHaveAttribute('data-drawn', '');
    expect(await drawings()).toBe(13);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the letters of the wheel can be read, its glyphs are 20 pixels wide, its middle is half of it', async ({
    page,
  }) => {
    const sky = page.locator('svg.wheel__sky');
    const pxPerUnit = await sky.evaluate(
      (drawing: SVGSVGElement) => drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width,
    );
    const sizes = await sky
      .locator('.wheel__axis text, .wheel__house')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    const letters = await sky
      .locator('.wheel__axis text')
      .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
    expect(Math.min(...letters) * pxPerUnit).toBeGreaterThanOrEqual(11);
    const glyphs = await sky.locator('.wheel__body').evaluateAll((bodies) =>
      bodies.map((body) => {
        const [disc, glyph] = ['.wheel__halo', '.wheel__glyph'].map((part) => body.querySelector(part));
        return disc && glyph ? disc.getBoundingClientRect().width * Number(getComputedStyle(glyph).scale) : 0;
      }),
    );
    expect(Math.min(...glyphs)).toBeGreaterThanOrEqual(19.5);
    const [core, whole] = await Promise.all(
      ['.wheel__core', '.wheel__ground'].map((part) =>
        sky
          .locator(part)
          .evaluateAll((found) => Math.min(...found.map((one) => one.getBoundingClientRect().width))),
      ),
    );
    expect((core ?? 0) / (whole ?? 1)).toBeGreaterThan(0.48);
  });

  test('the chosen body alone has a degree, and each has one when the wheel is enlarged', async ({
    page,
  }) => {
    const degrees = page.locator('svg.wheel__sky .wheel__degree:visible');
    await expect(degrees).toHaveCount(0);
    await page.locator('#wheel-venus .wheel__halo').first().tap();
    await expect(degrees).toHaveText(['12°']);
    await page.locator('.wheel__details').getByRole('button', { name: 'Close' }).click();
    for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(degrees).toHaveCount(await page.locator('svg.wheel__sky .wheel__body').count());
  });
});

test('keys go round the wheel, Enter opens and keeps, Escape closes and comes back', async ({ page }) => {
  await wake(page);
  await page.mouse.move(0, 0);
  await page.locator('#wheel-sun').focus();
  await page.keyboard.press('ArrowRight');
  const first = await page.evaluate(() => document.activeElement?.id);
  expect(first).toMatch(/^wheel-/);
  expect(first).not.toBe('wheel-sun');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#wheel-sun')).toBeFocused();
  await expect(page.locator('.wheel__details h3')).toHaveText('Sun in Gemini');
  await page.keyboard.press('Enter');
  await expect(page.locator('#wheel-details')).toBeFocused();
  await expect(page.locator('#wheel-sun')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('#wheel-details')).toBeHidden();
  await expect(page.locator('#wheel-sun')).toBeFocused();
});

test('a first tap shows a body before the rest has come, and keys follow it', async ({ page }) => {
  const address = (await page.locator('[data-share-link]').getAttribute('href')) ?? '';
  const { promise: waits, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/wheel-view-*', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.locator('[data-island=wheel-lights]')).toHaveAttribute('data-live', '');
  await page.locator('#wheel-venus .wheel__halo').first().click();
  await expect(page.locator('.wheel__details')).toContainText('Venus');
  await expect(page.locator('.wheel__others')).toHaveCount(0);
  come();
  await expect(page.locator('[data-island=wheel-view]')).toHaveAttribute('data-live', '');
  await expect(page.locator('.wheel__others')).toBeVisible();
  await expect(page.locator('.wheel__details')).toContainText('Venus');
});
