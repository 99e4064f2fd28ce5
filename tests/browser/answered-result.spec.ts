import type { Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { expect, fillBirth, ISTANBUL_BIRTH, submitAwake, test } from './fixtures.ts';

/** How each element of a result is drawn: what styles that are missing, or stand in another order, would change. */
function lookOf(page: Page): Promise<string[]> {
  return page.locator('#chart-result').evaluate((region) =>
    // Zoom stands on a wheel that has been touched.
    [...region.querySelectorAll('[class]:not(.wheel__button, .wheel__button *)')].map((element) => {
      const { display, position, color, fontSize, marginTop, padding } = getComputedStyle(element);
      return [element.getAttribute('class'), display, position, color, fontSize, marginTop, padding].join(
        ' ',
      );
    }),
  );
}

/** With its tools shown, and no body of the wheel pointed at. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const island = page.locator('#chart-result [data-island=chart-result]');
  await island.dispatchEvent('pointerover');
  await expect(island).toHaveAttribute('data-live', '');
}

for (const id of ['natal-chart', 'rising-sign', 'juno-calculation', 'astrological-summary'] as const) {
  test(`a result of ${id} that comes into the page looks like one that is sent whole`, async ({ page }) => {
    await page.goto(href(id, 'en'));
    await fillBirth(page, ISTANBUL_BIRTH);
    await submitAwake(page);
    await wake(page);
    const swapped = await lookOf(page);
    const loaded = page.waitForEvent('load');
    await page.locator('#birth-form').evaluate((form: HTMLFormElement) => form.submit());
    await loaded;
    await wake(page);
    const whole = await lookOf(page);
    expect(whole.length).toBeGreaterThan(10);
    expect(swapped).toEqual(whole);
  });
}
