import { href } from '../../routes/href.ts';
import { reportParams } from '../../routes/reports/report-slugs.ts';
import { BROWSER_FLAGS } from '../../scripts/browser.ts';
import { axe, expect, overflowsSideways, test } from './fixtures.ts';
import { isWalked } from './walked-ways.ts';

/** A site that is not on one's own machine is told by the edge where its visitor is: here that is where nothing is sold. */
const ELSEWHERE = 'elsewhere.test';

/** As playwright.config.ts has it. */
const PORT = Number(process.env.TEST_PORT ?? 8799);

test.use({
  launchOptions: {
    args: [
      ...BROWSER_FLAGS,
      `--host-resolver-rules=MAP ${ELSEWHERE} localhost`,
      // As one's own machine is, so that the browser remarks nothing of it.
      `--unsafely-treat-insecure-origin-as-secure=http://${ELSEWHERE}:${PORT}`,
    ],
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  },
  // Read by the runtime, as the edge's own knowledge.
  extraHTTPHeaders: { 'MF-CF-Blob': JSON.stringify({ country: 'GB' }) },
});

const WORDS = {
  tr: {
    shop: 'Bulunduğun ülkede henüz satış yapmıyoruz.',
    consulting: 'Bulunduğun yerde henüz danışmanlık sunmuyoruz.',
    books: 'Bulunduğun ülkede henüz satış yapmıyoruz.',
  },
  en: {
    shop: 'We don’t sell in your country yet.',
    consulting: 'We don’t offer consultations where you are yet.',
    books: 'We don’t sell in your country yet.',
  },
} as const;

for (const language of ['tr', 'en'] as const) {
  for (const width of [360, 1280]) {
    const ways = [true, false].filter((javaScriptEnabled) =>
      isWalked({ language, width, javaScriptEnabled }),
    );
    for (const javaScriptEnabled of ways) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled });
        test(`a visitor from where nothing is sold is told so in ${language} at ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 780 });
          const site = `http://${ELSEWHERE}:${PORT}`;
          const packages = { package: 'year-ahead' };
          const pages = [
            [`${href('message-packs', language)}?currency=USD`, WORDS[language].shop],
            [href('astrology-consulting', language), WORDS[language].consulting],
            [href('astrology-consulting-package', language, packages), WORDS[language].consulting],
            [href('astrology-consulting-form', language), WORDS[language].consulting],
            [href('astrology-reports', language), WORDS[language].books],
            [href('report-detail', language, reportParams('natal')), WORDS[language].books],
          ] as const;
          for (const [path, words] of pages) {
            await page.goto(new URL(path, site).href);
            await expect(page.locator('main')).toContainText(words);
            await expect(page.locator('[name=product], [name=email], .consulting__act .button')).toHaveCount(
              0,
            );
            await expect(page.locator('main')).not.toContainText(/[$€₺]/);
            expect(await page.content()).not.toContain('"Offer"');
            expect(await overflowsSideways(page)).toBe(false);
            if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
          }
        });
      });
    }
  }
}
