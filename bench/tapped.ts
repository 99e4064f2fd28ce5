import type { Page } from 'playwright';

/** A finger's own events: a locator's tap asks the page at each of them what stands there, which would be measured too. */
export async function tapped(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to tap: ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
