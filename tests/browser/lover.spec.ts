import type { Page } from 'playwright/test';
import { freshEmail, makeAccount, signIn, test } from './accounts.ts';
import { CHAT_PATH, isAlive, keepBirth, signInNew, turns, whole } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { takePicture } from './pictures.ts';
import { inDrill, LOOKS } from './walked-ways.ts';

const PAGE = '/en/chat-with-your-lover';
const ORIGIN = (page: Page) => new URL(page.url()).origin;

const form = (page: Page) => page.locator('#lover-form');
const islandLives = (page: Page) =>
  page.locator('[data-island=lover-form][data-live]').waitFor({ state: 'attached' });

async function fillPartner(page: Page): Promise<void> {
  await form(page).locator('[name=name]').fill('Leo');
  await form(page).locator('[name=day]').fill('2');
  await islandLives(page);
  await form(page).locator('[name=month]').fill('8');
  await form(page).locator('[name=year]').fill('1991');
  await form(page).locator('[name=hour]').fill('3');
  await form(page).locator('[name=minute]').fill('40');
  await form(page).locator('[name=period]').selectOption('pm');
  await form(page).locator('[name=place]').fill('izmi');
  await page.locator('[role=option]').first().click();
  await form(page).locator('[name=persona][value=couple]').check();
  await form(page).locator('[name=text]').fill('Where do we meet, Leo and I?');
}

async function fieldsOf(page: Page): Promise<Record<string, FormDataEntryValue>> {
  return form(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
}

test('what was written before signing in stands in the form after it, and goes once it is sent', async ({
  page,
}) => {
  const email = freshEmail();
  await makeAccount(email);
  await page.goto(PAGE);
  await fillPartner(page);
  const typed = await fieldsOf(page);
  expect(typed).toMatchObject({ placeId: '311046', persona: 'couple' });
  await form(page).locator('[type=submit]').click();
  await page.waitForURL(/\/accounts\/login\?redirect=/);
  await signIn(page, email);
  // Somebody new comes by way of the profile.
  await page.waitForURL(/\/accounts\/profile\?redirect=/);
  await page.goto(new URL(page.url()).searchParams.get('redirect') ?? '');
  await islandLives(page);
  await expect(form(page).locator('[name=text]')).toHaveValue('Where do we meet, Leo and I?');
  expect(await fieldsOf(page)).toEqual(typed);
  // Both charts are needed: their own birth is asked for, and the form waits for them.
  await page.getByRole('link', { name: 'Add my birth' }).click();
  await page.waitForURL(/\/accounts\/profile\?redirect=/);
  await keepBirth(page.context(), ORIGIN(page));
  await page.goto(PAGE);
  await islandLives(page);
  await expect(page.locator('#own-heading')).toHaveCount(0);
  expect(await fieldsOf(page)).toEqual(typed);
  await form(page).locator('[name=agree]').check();
  await form(page).locator('[type=submit]').click();
  await page.waitForURL(/celestia-astrologer-chat\?c=/);
  await expect(whole(page)).toBeVisible();
  await isAlive(page);
  await page.goto(PAGE);
  await form(page).locator('[name=text]').focus();
  await islandLives(page);
  await expect(form(page).locator('[name=text]')).toHaveValue('');
});

test('nothing runs before a touch; a half-filled form survives a reload, but no agreement', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('lover-form'))).toEqual([]);
  await form(page).locator('[name=name]').fill('Leo');
  await islandLives(page);
  await form(page).locator('[name=text]').fill('Half a thought');
  await page.reload();
  await islandLives(page);
  await expect(form(page).locator('[name=name]')).toHaveValue('Leo');
  await expect(form(page).locator('[name=text]')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const { language, width } of LOOKS) {
  for (const id of ['chat-with-your-lover', 'chat-with-your-lover-lp']) {
    // Each of the two pages once, where it is no drill.
    if (inDrill(false, (width === 360) === id.endsWith('-lp'))) continue;
    test(`${id} in ${language} at ${width} px, signed out and in`, async ({ page, context }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${language}/${id}`);
      expect(await axe(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
      await takePicture(page, info, 'signed-out', { fullPage: true });
      await expect(form(page).locator('[name=agree]')).toHaveCount(0);
      await signInNew(context, ORIGIN(page));
      await page.reload();
      await expect(form(page).locator('[name=agree]')).toBeVisible();
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form(page).locator('[type=submit]').click();
      await expect(page.locator('#birth-errors')).toBeVisible();
      await expect(page.locator('#own-heading')).toBeInViewport();
      expect(await axe(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await takePicture(page, info, 'faults', { fullPage: true });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form begins a conversation, and its answer is whole', async ({ page, context }) => {
    await page.goto(PAGE);
    await signInNew(context, ORIGIN(page));
    await keepBirth(context, ORIGIN(page));
    await page.goto(PAGE);
    const fields = { name: 'Leo', day: '2', month: '8', year: '1991', hour: '15', minute: '40' };
    for (const [name, value] of Object.entries(fields)) {
      await form(page).locator(`[name=${name}]`).fill(value);
    }
    await form(page).locator('[name=period]').selectOption('24');
    await form(page).locator('[name=place]').fill('İzmir');
    await form(page).locator('[name=text]').fill('What do you need from me?');
    await form(page).locator('[name=agree]').check();
    await form(page).locator('[type=submit]').click();
    await expect(page).toHaveURL(new RegExp(`${CHAT_PATH}\\?c=`));
    await expect(turns(page)).toHaveCount(1);
    await expect(whole(page).locator('.said')).not.toBeEmpty();
  });
});
