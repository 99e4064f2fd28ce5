import type { Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { test } from './accounts.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { linksOf, mailTo } from './mails.ts';
import { OPERATOR_MAIL } from './operator-mail.ts';
import { isWalked } from './walked-ways.ts';

const QUESTION = {
  tr: 'İş değiştirmeyi düşünüyorum, haritam buna ne diyor?',
  en: 'I’m thinking of changing jobs. What does my chart make of it?',
} as const;

const ORDER = { tr: 'siparis', en: 'order' } as const;
const PAID = { tr: 'Teşekkürler! Ödeme alındı.', en: 'Thank you! It’s paid.' } as const;

/** A wall time a few hours from now in a zone, as a field for date and time has it. */
function inHours(hours: number, zone: string): string {
  const instant = new Date(Date.now() + hours * 3_600_000);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(instant).replace(' ', 'T');
}

async function isSound(page: Page, javaScriptEnabled: boolean): Promise<void> {
  // Between two pages there is none to be measured.
  await expect.poll(() => overflowsSideways(page).catch(() => true)).toBe(false);
  if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const language of ['tr', 'en'] as const) {
      for (const width of [360, 1280].filter((width) => isWalked({ language, width, javaScriptEnabled }))) {
        test(`a consultation goes from the catalogue to the agreed time and its reminder in ${language} at ${width} px`, async ({
          page,
          request,
        }) => {
          const email = `${language}-${width}-${javaScriptEnabled ? 'js' : 'plain'}-${Date.now()}@example.com`;
          await page.setViewportSize({ width, height: 780 });
          await page.goto(href('astrology-consulting', language));
          await isSound(page, javaScriptEnabled);
          await page.locator('.consulting__list a').first().click();
          await isSound(page, javaScriptEnabled);
          await page.locator('.consulting__act .button').click();

          // What is missing is told, and nothing that was typed is lost.
          const form = page.locator('form.request');
          await form.evaluate((element: HTMLFormElement) => {
            element.noValidate = true;
          });
          await form.locator('[name=question]').fill(QUESTION[language]);
          await form.locator('[name=zone]').selectOption('Europe/Istanbul');
          await form.locator('[type=submit]').click();
          await expect(page.locator('.contact__alert a').first()).toBeVisible();
          await expect(form.locator('[name=question]')).toHaveValue(QUESTION[language]);
          await isSound(page, javaScriptEnabled);

          await form.locator('[name=wish1]').fill(inHours(100, 'Europe/Istanbul'));
          for (const [name, value] of [
            ['day', '10'],
            ['month', '6'],
            ['year', '1990'],
            ['hour', language === 'tr' ? '14' : '2'],
            ['minute', '30'],
            ['place', 'İstanbul'],
            ['email', email],
          ] as const)
            await form.locator(`[name=${name}]`).fill(value);
          if (language === 'en') await form.locator('[name=period]').selectOption('pm');
          await form.locator('[name=consent]').check();
          await form.locator('[type=submit]').click();
          await expect(page.locator('.contact__reference')).toHaveText(/^[2-9A-Z]{10}$/);
          await isSound(page, javaScriptEnabled);
          const reference = (await page.locator('.contact__reference').textContent()) ?? '';

          // The operator, whose links act on a press alone, offers a time that is near enough to be reminded of.
          const links = linksOf(await mailTo(request, OPERATOR_MAIL, reference));
          await page.goto(links.find((link) => link.endsWith('answer=other')) ?? '');
          await isSound(page, javaScriptEnabled);
          if ((await page.locator('[name=who]').count()) > 0)
            await page.locator('[name=who]').selectOption('nora-whitfield');
          await page.locator('[name=time]').fill(inHours(5, 'Europe/Istanbul'));
          await page.locator('form [type=submit]').click();
          await expect(page.locator('[role=status].contact__alert')).toBeVisible();

          const [offer = ''] = linksOf(await mailTo(request, email, reference));
          await page.goto(offer);
          await isSound(page, javaScriptEnabled);
          await page.locator('[value=accept]').click();
          await expect(page.locator('[role=status].contact__alert')).toBeVisible();
          const calendar = page.locator('a[download="celestia.ics"]');
          expect(decodeURIComponent((await calendar.getAttribute('href')) ?? '')).toContain('BEGIN:VEVENT');
          await isSound(page, javaScriptEnabled);

          // It is paid for, on the page that charges nobody.
          await page.locator(`a.button[href*="/${ORDER[language]}/"]`).click();
          await isSound(page, javaScriptEnabled);
          for (const tick of await page.locator('[id^=tick-]').all()) await tick.check();
          await page.locator('.orders__pay [type=submit]').click();
          for (const step of ['confirm', 'confirmed'])
            await page.locator(`[name=step][value=${step}]`).click();
          await expect(page.locator('h1')).toHaveText(PAID[language]);

          // A used link does nothing, and tells how the request stands.
          await page.goto(offer);
          await expect(page.locator('[value=accept]')).toHaveCount(0);
          await isSound(page, javaScriptEnabled);

          await request.get('/cdn-cgi/local/scheduled');
          const reminder = { tr: 'bir gün kaldı', en: 'Tomorrow' }[language];
          expect(await mailTo(request, email, reminder)).toContain('Nora Whitfield');
        });

        test(`the consulting test ends in a package and a person in ${language} at ${width} px`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 780 });
          await page.goto(href('astrology-consulting-test', language));
          await isSound(page, javaScriptEnabled);
          await page.locator('[name=topic][value=c]').check();
          await page.locator('.quiz [type=submit]').click();
          await expect(page.locator('.quiz__summary')).toBeVisible();
          await isSound(page, javaScriptEnabled);
          for (const [name, value] of [
            ['span', 'd'],
            ['leave', 'c'],
            ['knows', 'b'],
            ['manner', 'gentle'],
            ['time', 'unknown'],
          ])
            await page.locator(`[name=${name}][value=${value}]`).check();
          await page.locator('.quiz [type=submit]').click();
          await expect(page.locator('.consulting__person')).toHaveCount(1);
          await isSound(page, javaScriptEnabled);
          await page.locator('.consulting__act .button').click();
          await expect(page.locator('[name=package]')).toHaveValue('relationship');
          await expect(page.locator('[name=astrologer]')).not.toHaveValue('any');
        });
      }
    }
  });
}
