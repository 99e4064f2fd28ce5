import type { APIRequestContext, BrowserContext, Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { reportParams } from '../../routes/reports/report-slugs.ts';
import { freshEmail, test } from './accounts.ts';
import { signInNew } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { linksOf, mailTo } from './mails.ts';
import { takePicture } from './pictures.ts';
import { isWalked } from './walked-ways.ts';

/** What a reader meets on the way from the shelf to the PDF, in two languages. */
const LANGUAGES = {
  tr: {
    heading: 'Kendi göğünün kitapları',
    book: 'Juno Kitabı',
    ready: 'Kitabın hazır.',
    gift: 'Sana bir kitap',
    deleted: 'Silindi',
    paid: 'Teşekkürler! Ödeme alındı.',
    ticks: ['preliminary', 'contract', 'content'],
  },
  en: {
    heading: 'Books of your own sky',
    book: 'The Juno Book',
    ready: 'Your book is ready.',
    gift: 'A book for you',
    deleted: 'Deleted',
    paid: 'Thank you! It’s paid.',
    ticks: [],
  },
} as const;
type Language = keyof typeof LANGUAGES;

const BIRTH = { day: '10', month: '6', year: '1990', hour: '14', minute: '30', place: 'Istanbul' };

/** Letters of several scripts, as people have them, and 80 of them. */
const NAME = `Łucja Жанна 李 🎉 ${'ğ'.repeat(80)}`.slice(0, 80);
const MESSAGE = 'Łódź, Жар-птица, 李 & <b>🎉</b> https://example.com';

/** The link of a gift, once the clock has sent its mail: it is asked for as often as the clock ticks. */
async function mailedLink(request: APIRequestContext, to: string, subject: string): Promise<string> {
  await request.get('/cdn-cgi/local/scheduled');
  return linksOf(await mailTo(request, to, subject))[0] ?? '';
}

async function fillBirth(page: Page, prefix = 'a_'): Promise<void> {
  for (const [name, value] of Object.entries(BIRTH))
    await page.locator(`#birth-${prefix}${name}`).fill(value);
  const half = page.locator(`#birth-${prefix}period`);
  if (await half.count()) await half.selectOption('24');
}

async function looks(page: Page, javaScriptEnabled: boolean): Promise<void> {
  expect(await overflowsSideways(page)).toBe(false);
  if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
}

const isForm = (page: Page) => page.locator('.bookshop__form');

/** Sends the form; where the place wants to be chosen, the first that fits. */
async function order(page: Page): Promise<void> {
  await isForm(page).locator('[type=submit]').click();
  const choice = page.locator('input[type=radio][name=a_placeId]').first();
  if (await choice.count()) {
    await choice.check();
    await isForm(page).locator('[type=submit]').click();
  }
  await page.waitForURL(/[0-9a-f-]{36}/);
}

/** Pays for the order that is shown, and comes back to its page once its book is made. */
async function payAndWait(page: Page, language: Language): Promise<void> {
  const { ticks, paid } = LANGUAGES[language];
  const address = page.url();
  for (const tick of ticks) await page.locator(`#tick-${tick}`).check();
  await page.locator('.orders__pay [type=submit]').click();
  await page.locator('[name=step][value=pay]').click();
  await expect(page.locator('h1')).toHaveText(paid);
  await page.goto(address);
  await expect(async () => {
    if (await page.locator('[data-making]').count()) await page.goto(address);
    await expect(page.locator('#book ~ p a.button')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

async function isPdf(page: Page, context: BrowserContext): Promise<void> {
  const path = await page.locator('a[href*="book.pdf"]').first().getAttribute('href');
  const answer = await context.request.get(new URL(path ?? '', page.url()).href);
  expect(answer.headers()['content-disposition']).toBe('attachment; filename="celestia-juno.pdf"');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}

/** To the shelf that a book was found on. */
async function goToShelf(page: Page, language: Language): Promise<void> {
  await page.locator(`footer a[href="${href('astrology-reports', language)}"]`).click();
  await expect(page.locator('h1')).toHaveText(LANGUAGES[language].heading);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const language of ['tr', 'en'] as const) {
      const { heading, book, ready, gift, deleted } = LANGUAGES[language];
      for (const width of [360, 1280].filter((width) => isWalked({ language, width, javaScriptEnabled }))) {
        test(`a book is found, ordered, paid, read and taken along in ${language} at ${width} px`, async ({
          page,
          context,
        }, info) => {
          await page.setViewportSize({ width, height: 780 });
          await page.goto(href('astrology-reports', language));
          await expect(page.locator('h1')).toHaveText(heading);
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'shelf', { fullPage: true });
          await signInNew(context, new URL(page.url()).origin);
          await page.locator(`a[href="${href('report-detail', language, reportParams('juno'))}"]`).click();
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'detail', { fullPage: true });
          await fillBirth(page);
          await page.locator('#report-a_name').fill(NAME);
          await order(page);
          await looks(page, javaScriptEnabled);
          await payAndWait(page, language);
          await expect(page.locator('#book ~ * [role=status], #book ~ [role=status]')).toHaveText(ready);
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'order', { fullPage: true });
          await isPdf(page, context);
          await page.locator('#book ~ p a.button').click();
          await expect(page.locator('h1')).toHaveText(book);
          await expect(page.locator('.book__cover')).toContainText(NAME);
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'book', { fullPage: true });
          await isPdf(page, context);
          await page.locator('.bookshop__ways a:not(.button)').click();
          await expect(page.locator('#book ~ p a.button')).toBeVisible();
          await goToShelf(page, language);
        });

        test(`a guest finds, orders and reads their book by the birth date in ${language} at ${width} px`, async ({
          page,
          context,
        }, info) => {
          await page.setViewportSize({ width, height: 780 });
          await page.goto(href('astrology-reports', language));
          await page.locator(`a[href="${href('report-detail', language, reportParams('juno'))}"]`).click();
          await fillBirth(page);
          await page.locator('#report-email').fill('guest@example.com');
          await looks(page, javaScriptEnabled);
          await order(page);
          await payAndWait(page, language);
          await looks(page, javaScriptEnabled);
          await page.locator('#book ~ p a.button').click();
          await expect(page.locator('#birth-year')).toBeVisible();
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'locked', { fullPage: true });
          for (const part of ['day', 'month', 'year'] as const)
            await page.locator(`#birth-${part}`).fill(BIRTH[part]);
          await isForm(page).locator('[type=submit]').click();
          await expect(page.locator('h1')).toHaveText(book);
          await looks(page, javaScriptEnabled);
          await isPdf(page, context);
          await expect(page.locator('.bookshop__ways a:not(.button)')).toHaveCount(0);
          await page.locator('a[href*="correct=1"]').click();
          await expect(page.locator('#birth-a_year')).toHaveValue('1990');
          await looks(page, javaScriptEnabled);
          await goToShelf(page, language);
        });
      }

      for (const width of [360, 1280].filter((width) => isWalked({ language, width, javaScriptEnabled }))) {
        test(`a book is given, opened by whoever gets it, and deleted in ${language} at ${width} px`, async ({
          page,
          context,
          browser,
          request,
        }, info) => {
          await page.setViewportSize({ width, height: 780 });
          await page.goto(href('report-detail', language, reportParams('juno')));
          const { email } = await signInNew(context, new URL(page.url()).origin, { isConfirmed: true });
          await page.reload();
          await fillBirth(page);
          const receiver = freshEmail();
          await page.locator('[name=gift]').check();
          await page.locator('#report-giftEmail').fill(receiver);
          await page.locator('#report-giftMessage').fill(MESSAGE);
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'giving', { fullPage: true });
          await order(page);
          const orderPath = page.url();
          await payAndWait(page, language);
          await expect(page.locator('#gift ~ .gift__message')).toHaveText(MESSAGE);
          await looks(page, javaScriptEnabled);
          await takePicture(page, info, 'given', { fullPage: true });
          const link = await mailedLink(request, receiver, gift);

          const theirs = await browser.newContext({ javaScriptEnabled });
          const receiving = await theirs.newPage();
          await receiving.setViewportSize({ width, height: 780 });
          await receiving.goto(new URL(link, page.url()).href);
          await expect(receiving.locator('h1')).toHaveText(gift);
          await expect(receiving.locator('main')).toContainText(email);
          await expect(receiving.locator('main')).not.toContainText(MESSAGE);
          await looks(receiving, javaScriptEnabled);
          await takePicture(receiving, info, 'closed', { fullPage: true });
          for (const part of ['day', 'month', 'year'] as const)
            await receiving.locator(`#birth-${part}`).fill(BIRTH[part]);
          await isForm(receiving).locator('[type=submit]').click();
          await expect(receiving.locator('h1')).toHaveText(book);
          await expect(receiving.locator('.gift__message')).toHaveText(MESSAGE);
          await isPdf(receiving, theirs);
          await looks(receiving, javaScriptEnabled);
          await takePicture(receiving, info, 'gift', { fullPage: true });
          await receiving.locator('.bookshop__after summary').click();
          await receiving.locator('.bookshop__after [type=submit]').click();
          await expect(receiving.locator('main')).toContainText(deleted);
          await theirs.close();
          await page.goto(orderPath);
          await expect(page.locator('#book ~ p a.button')).toHaveCount(0);
          await looks(page, javaScriptEnabled);
        });
      }
    }
  });
}

test('what is wrong with the form is told by its fields, and nothing is lost', async ({ page }) => {
  await page.goto(href('report-detail', 'en', reportParams('child')));
  await isForm(page).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.locator('#report-a_name').fill('Ada');
  await page.locator('#birth-a_year').fill('1990');
  await isForm(page).locator('[type=submit]').click();
  for (const id of ['birth-a_month', 'birth-a_place', 'report-email', 'report-parent'])
    await expect(page.locator(`.contact__alert a[href="#${id}"]`)).toBeVisible();
  await expect(page.locator('#report-a_name')).toHaveValue('Ada');
  await expect(page.locator('#birth-a_year')).toHaveValue('1990');
  expect(await axe(page)).toEqual([]);
});
