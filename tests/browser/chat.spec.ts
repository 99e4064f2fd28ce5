import type { Page } from 'playwright/test';
import { freshEmail, makeAccount, signIn, test } from './accounts.ts';
import { axe, expect, ISTANBUL_BIRTH, overflowsSideways } from './fixtures.ts';

const PATH = '/en/celestia-astrologer-chat';

/** Signs somebody new in, keeps a birth, and comes to the page of conversations. */
async function enter(page: Page, path = PATH): Promise<void> {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto(`/en/accounts/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, email);
  await page.waitForURL(({ pathname }) => !pathname.includes('login'));
  const { time, ...birth } = ISTANBUL_BIRTH;
  const [hour = '', minute = ''] = time.split(':');
  const saved = await page.request.post('/en/accounts/profile', {
    form: { task: 'birth', ...birth, hour, minute, period: '24' },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(200);
  await page.goto(path);
  await isAlive(page);
}

const isAlive = (page: Page) =>
  page.locator('[data-island=chat-view][data-live]').waitFor({ state: 'attached' });
const field = (page: Page) => page.locator('#chat-text');
const turns = (page: Page) => page.locator('.turn');
const whole = (page: Page) => page.locator('.turn:last-child .turn__answer:not(.turn__answer--making)');
const agree = (page: Page) => page.locator('#consent-heading ~ form button').click();

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

for (const [language, width] of [
  ['en', 1280],
  ['tr', 360],
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('consent, a question, its answer as it comes, and the same after a reload', async ({
      page,
    }, info) => {
      await enter(page, PATH.replace('en', language));
      await page.screenshot({ path: info.outputPath('consent.png') });
      expect(await axe(page)).toEqual([]);
      await agree(page);
      await expect(page.locator('#consent-heading')).toHaveCount(0);
      await expect(page.locator('[data-part=starters] button')).toHaveCount(4);
      await page.screenshot({ path: info.outputPath('welcome.png') });
      await ask(
        page,
        language === 'en' ? 'What does my chart say about love?' : 'Haritam aşk hakkında ne söylüyor?',
      );
      await expect(whole(page)).toBeVisible();
      await expect(page).toHaveURL(/\?c=[\w-]+/);
      await expect(field(page)).toHaveValue('');
      await expect(page.locator('[data-part=starters]')).toBeHidden();
      const said = await whole(page).locator('.said').innerText();
      await page.screenshot({ path: info.outputPath('answer.png') });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ path: info.outputPath('answer-dark.png') });
      // Where one writes lies over what is scrolled beneath it, which axe takes for covered.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await axe(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
      await page.reload();
      expect(await whole(page).locator('.said').innerText()).toBe(said);
      await isAlive(page);
      if (width < 1280) {
        await whole(page).locator('.chip[href^="#wheel"]').first().click();
        await expect(page.locator('.chat__sky')).toBeInViewport();
        await page.screenshot({ path: info.outputPath('sheet.png') });
      }
    });
  });
}

test('a draft survives a reload; a starter is a question', async ({ page }) => {
  await enter(page);
  await agree(page);
  await field(page).fill('Half a thought');
  await page.reload();
  await isAlive(page);
  await expect(field(page)).toHaveValue('Half a thought');
  await page.locator('[data-part=starters] button').first().click();
  await expect(whole(page)).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
});

test('edit, again, rating, renaming and deleting', async ({ page }) => {
  await enter(page);
  await agree(page);
  await ask(page, 'How does today look for me?');
  await expect(whole(page)).toBeVisible();
  await page.getByText('Edit', { exact: true }).click();
  await page.locator('.turn__edit textarea').fill('What does my Moon need?');
  await page.getByRole('button', { name: 'Send this instead' }).click();
  await expect(turns(page).locator('.turn__asked > p')).toHaveText('What does my Moon need?');
  await expect(whole(page)).toBeVisible();
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect(whole(page).getByRole('button', { name: 'This helped' })).toBeVisible();
  await page.getByRole('button', { name: 'This helped' }).click();
  await expect(page.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.chat-list__change summary').click();
  await page.locator('.chat-list__change [name=title]').fill('My Moon');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.chat-list__link')).toHaveText('My Moon');
  await page.locator('.chat-list__change summary').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.chat-list__link')).toHaveCount(0);
  await expect(turns(page)).toHaveCount(0);
});

test('a second tab hears the answer without a stream of its own, and a line that is away is told', async ({
  page,
  context,
}) => {
  await enter(page);
  await agree(page);
  await ask(page, 'How does today look for me?');
  await expect(whole(page)).toBeVisible();
  const second = await context.newPage();
  const streams: string[] = [];
  second.on('request', (request) => {
    if (request.url().endsWith('/events')) streams.push(request.url());
  });
  await second.goto(page.url());
  await isAlive(second);
  await ask(page, 'And this week?');
  await expect(turns(second)).toHaveCount(2);
  await expect(whole(second)).toBeVisible();
  expect(streams.length).toBeLessThanOrEqual(1);
  await context.setOffline(true);
  await field(page).fill('Are you there?');
  await field(page).press('Enter');
  await expect(page.locator('.write__line')).toHaveText(/offline/);
  await expect(field(page)).toHaveValue('Are you there?');
  await context.setOffline(false);
  await expect(page.locator('.write__line')).toBeEmpty();
});

test('other pages carry no byte of it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/en', '/en/natal-chart', '/en/ask-celestia-your-personal-astrologer']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(scripts.filter((url) => /\/(?:chat-view|answer-stream|eventsource)[-.]/.test(url))).toEqual([]);
});
