import { test } from './accounts.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { isWalked } from './walked-ways.ts';

const PAGES = {
  tr: { path: '/tr/iletisim', kind: 'mistake', message: 'Haritamdaki Ay yanlış görünüyor, bakar mısınız?' },
  en: { path: '/en/contactus', kind: 'mistake', message: 'The Moon of my chart looks wrong to me.' },
} as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const language of ['tr', 'en'] as const) {
      const { path, kind, message } = PAGES[language];
      for (const width of [360, 1280].filter((width) => isWalked({ language, width, javaScriptEnabled }))) {
        test(`a letter is told what it lacks, keeps its words and gets a number in ${language} at ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 780 });
          await page.goto(path);
          if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
          const form = page.locator('.contact__form');
          // The browser's own check would hold it back.
          await form.evaluate((element: HTMLFormElement) => {
            element.noValidate = true;
          });
          const email = `${language}-${width}-${javaScriptEnabled ? 'js' : 'plain'}@example.com`;
          await form.locator('[name=message]').fill(message);
          await form.locator('[name=email]').fill('someone@');
          await form.locator('[type=submit]').click();
          await expect(page.locator('.contact__alert')).toBeVisible();
          await expect(form.locator('[name=message]')).toHaveValue(message);
          await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
          await expect(form.locator('[name=kind]')).toHaveAttribute('aria-invalid', 'true');
          expect(await overflowsSideways(page)).toBe(false);
          if (javaScriptEnabled) expect(await axe(page)).toEqual([]);

          await page.locator('.contact__alert a').first().click();
          await expect(form.locator('[name=email]')).toBeFocused();
          await form.locator('[name=email]').fill(email);
          await form.locator('[name=kind]').selectOption(kind);
          await form.locator('[type=submit]').click();
          await expect(page.locator('.contact__reference')).toHaveText(/^[2-9A-Z]{10}$/);
          expect(await overflowsSideways(page)).toBe(false);
          if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
        });
      }
    }
  });
}
