import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { test } from './accounts.ts';
import { agree, ask, CHAT_PATH, isAlive, keepBirth, signInNew, turns, whole } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { takePicture } from './pictures.ts';

/** What can be done with answers and with conversations, beside talking. */

const originOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

async function enter(page: Page, origin: string, language = 'en'): Promise<void> {
  await signInNew(page.context(), origin);
  await keepBirth(page.context(), origin);
  await agree(page.context(), origin);
  await page.goto(CHAT_PATH.replace('en', language));
  await isAlive(page);
}

async function saidBy(page: Page): Promise<string[]> {
  const paragraphs = await whole(page).locator('.said p').allInnerTexts();
  return paragraphs.map((text) => text.trim());
}

test('an answer is copied whole', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, originOf(baseURL));
  await ask(page, 'What does my Venus say about love?');
  await whole(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('.chat__parts > [role=status]')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n\n').map((text) => text.trim())).toEqual(await saidBy(page));
});

test('an answer is saved as a picture, which has its words and no chart', async ({ page, baseURL }, info) => {
  await enter(page, originOf(baseURL));
  await ask(page, 'What does my Venus say about love?');
  await expect(whole(page)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    whole(page).getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('celestia.png');
  const path = info.outputPath('celestia.png');
  await download.saveAs(path);
  const png = readFileSync(path);
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Width and height stand in its head: a column of words, higher than a line.
  expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1080);
  expect(png.readUInt32BE(20)).toBeGreaterThan(500);
  await expect(page.locator('.chat__parts > [role=status]')).toHaveText(/downloads/);
});

test('the export is had from the profile’s page, and what was talked about is in it', async ({
  page,
  baseURL,
}) => {
  await enter(page, originOf(baseURL));
  await ask(page, 'What does my Moon need?');
  await expect(whole(page)).toBeVisible();
  const said = (await whole(page).locator('.said span').first().innerText()).trim();
  await page.goto('/en/accounts/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything (JSON)' }).click(),
  ]);
  const exported = readFileSync(await download.path(), 'utf8');
  expect(exported).toContain('What does my Moon need?');
  expect(exported).toContain(JSON.stringify(said).slice(1, -1));
});

test.describe('tr, 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('renamed, deleted, settled and all deleted in the sheet of conversations', async ({
    page,
    baseURL,
  }, info) => {
    await enter(page, originOf(baseURL), 'tr');
    await ask(page, 'Haritam aşk hakkında ne söylüyor?');
    await expect(whole(page)).toBeVisible();
    const list = page.locator('#chat-list');
    const open = () => page.locator('.chat__ways a[href="#chat-list"]').click();
    await open();
    await expect(list).toBeInViewport();
    await list.locator('.chat-list__change summary').click();
    await list.getByLabel('Başlık').fill('Aşk üzerine');
    await list.getByRole('button', { name: 'Kaydet', exact: true }).first().click();
    await expect(list.locator('.chat-list__link')).toHaveText('Aşk üzerine');
    await list.locator('.chat-choices > summary').click();
    await takePicture(page, info, 'settings');
    expect(await axe(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await list.getByLabel('Yardım hatlarının ülkesi').selectOption('TR');
    await list.locator('.chat-choices').getByRole('button', { name: 'Kaydet' }).click();
    await expect(list.locator('#settings-remark')).toHaveText('Kaydedildi.');
    await takePicture(page, info, 'saved');
    await list.locator('.chat-list__change summary').click();
    await list.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.locator('.chat-list__link')).toHaveCount(0);
    await expect(turns(page)).toHaveCount(0);

    await isAlive(page);
    await ask(page, 'Bugün benim için nasıl geçecek?');
    await expect(whole(page)).toBeVisible();
    await open();
    await list.locator('.chat-choices > summary').click();
    await list.getByText('Bütün konuşmaları sil', { exact: true }).click();
    await takePicture(page, info, 'remove-all');
    await list.getByRole('button', { name: 'Hepsini sil', exact: true }).click();
    await expect(page.locator('.chat-list__link')).toHaveCount(0);
    await expect(turns(page)).toHaveCount(0);
    await page.reload();
    await expect(turns(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings are changed and all conversations deleted by forms', async ({ page, baseURL }) => {
    const origin = originOf(baseURL);
    await signInNew(page.context(), origin);
    await keepBirth(page.context(), origin);
    await agree(page.context(), origin);
    await page.goto(CHAT_PATH);
    await page.locator('#chat-text').fill('How does today look for me?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(turns(page)).toHaveCount(1);
    const settings = page.locator('.chat-choices');
    await settings.locator('> summary').click();
    await page.getByLabel('Time zone').selectOption('America/Bogota');
    await page.getByLabel('Country for help lines').selectOption('CO');
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/#chat-list$/);
    await settings.locator('> summary').click();
    await expect(page.getByLabel('Time zone')).toHaveValue('America/Bogota');
    await expect(page.getByLabel('Country for help lines')).toHaveValue('CO');
    await page.getByText('Delete all conversations', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete them all' }).click();
    await expect(turns(page)).toHaveCount(0);
    await expect(page.locator('.chat-list__link')).toHaveCount(0);
  });
});
