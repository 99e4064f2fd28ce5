import type { Locator, Page, TestInfo } from 'playwright/test';
import { inDrill } from './walked-ways.ts';

/** Puts a picture of a page, or of a part of it, beside the report for the eye. No test looks at it: it is taken in a drill alone. */
export async function takePicture(
  shown: Page | Locator,
  info: TestInfo,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  if (inDrill(true, false)) await shown.screenshot({ ...options, path: info.outputPath(`${name}.png`) });
}
