import { href } from '../../routes/href.ts';
import { expect, overflowsSideways, test } from './fixtures.ts';

/** The browser's own setting of letters, twice what it comes with: media queries know it, as they do not a page's styles. */
const TWICE = '--blink-settings=defaultFontSize=32';
const PAGES = [
  'home',
  'natal-chart',
  'relationship-compatibility-calculator',
  'horoscopes',
  'is-mercury-retrograde',
  'moon-sign-today',
  'void-of-course-moon',
  'next-eclipse',
  'solar-eclipse',
  'astrology-consulting',
  'astrology-reports',
  'ask-celestia',
  'faq',
] as const;

test('letters of twice their size reach beyond no page on a phone', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), TWICE],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
    const beyond: string[] = [];
    for (const language of ['fr', 'tr'] as const) {
      for (const id of PAGES) {
        await page.goto(baseURL + href(id, language));
        if (await overflowsSideways(page)) beyond.push(href(id, language));
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(beyond).toEqual([]);
  } finally {
    await browser.close();
  }
});
