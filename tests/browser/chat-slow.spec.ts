import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { MessageJson } from '../../contract/conversations.ts';
import { Site } from '../../scripts/conversations/killable-site.ts';
import { type RunningStub, startModelStub } from '../../scripts/model-stub/server.ts';
import { test } from './accounts.ts';
import { ask, CHAT_PATH, field, isAlive, noteLogin, turns, whole } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';

/** What can only be seen while an answer is made: a site of its own, whose answers are worded by a slow model. */

/** Before each word: the first sentence comes after a second, the last after some six. */
const PAUSE_MS = 90;
const MESSAGES_A_DAY = 1;

const LOOKS = [
  {
    language: 'en',
    width: 1280,
    question: 'What does my Venus say about love?',
    stop: 'Stop',
    one: 'One message left',
  },
  {
    language: 'tr',
    width: 360,
    question: 'Venüs’üm aşk hakkında ne söylüyor?',
    stop: 'Durdur',
    one: 'Bugün bir mesajın kaldı',
  },
] as const;

let site: Site;
let stub: RunningStub;
let stateDir: string;
let person = 0;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test.beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'celestia-slow-'));
  stub = await startModelStub(0, PAUSE_MS);
  const port = await freePort();
  const people = 12;
  site = new Site({ port, stateDir, people, modelUrl: stub.url, dailyMessages: MESSAGES_A_DAY });
  await site.start();
});
test.afterAll(async () => {
  await site.kill();
  await stub.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

/** Lets one of the people be signed in to a context. */
async function enterAs(context: BrowserContext, index: number): Promise<void> {
  const { userId, cookies } = await site.browser(index);
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: site.origin,
      httpOnly: name === 'authToken',
    })),
  );
  await noteLogin(context, userId);
}

/** Somebody who has not been here yet and has agreed to everything, in front of the page. */
async function arrive(page: Page, language = 'en'): Promise<number> {
  person += 1;
  const agreed = await site.ask(person, 'PUT', '/settings', { consent: { version: 1 } });
  expect(agreed.status).toBe(200);
  await enterAs(page.context(), person);
  await page.goto(site.origin + CHAT_PATH.replace('en', language));
  await isAlive(page);
  return person;
}

async function messagesOf(index: number): Promise<MessageJson[]> {
  const { conversations } = (await (await site.ask(index, 'GET', '/conversations')).json()) as {
    conversations: { id: string }[];
  };
  const response = await site.ask(index, 'GET', `/conversations/${conversations[0]?.id}/messages`);
  return ((await response.json()) as { messages: MessageJson[] }).messages;
}

/** Sentences as they stand on the page. */
const sentences = (page: Page) => page.locator('.turn:last-child .said span');
const making = (page: Page) => page.locator('.turn__answer--making');

async function seenSentences(page: Page): Promise<string[]> {
  return (await sentences(page).allInnerTexts()).map((text) => text.trim());
}

for (const { language, width, question, stop, one } of LOOKS) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('stopped in the middle: what was said stays, and the rest never comes', async ({ page }, info) => {
      const index = await arrive(page, language);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      await page.screenshot({ path: info.outputPath('making.png') });
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: stop, exact: true }).click();
      await expect(making(page)).toHaveCount(0);
      const said = await seenSentences(page);
      const [message] = await messagesOf(index);
      expect(message?.answer.state).toBe('stopped');
      expect(message?.answer.sentences.map(({ text }) => text.trim())).toEqual(said);
      expect(said.length).toBeLessThan(5);
      expect(await overflowsSideways(page)).toBe(false);
      await page.screenshot({ path: info.outputPath('stopped.png') });
      await page.reload();
      expect(await seenSentences(page)).toEqual(said);
    });

    test('a reload in the middle: the rest arrives, and no sentence twice', async ({ page }) => {
      const index = await arrive(page, language);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      await page.reload();
      // The server tells what has been said; the rest is heard.
      await expect(sentences(page).first()).toBeVisible();
      await expect(making(page)).toHaveCount(1);
      await expect(whole(page)).toBeVisible();
      const [message] = await messagesOf(index);
      expect(message?.answer.state).toBe('whole');
      const stored = message?.answer.sentences.map(({ text }) => text.trim()) ?? [];
      expect(stored.length).toBeGreaterThan(2);
      expect(await seenSentences(page)).toEqual(stored);
      expect(new Set(stored).size).toBe(stored.length);
    });

    test('a second browser sees the conversation, and its end', async ({ page, browser }) => {
      const index = await arrive(page, language);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      const other = await elsewhere(browser, index, page.url());
      await expect(turns(other)).toHaveCount(1);
      await expect(making(other)).toHaveCount(1);
      await expect(whole(other)).toBeVisible();
      await expect(whole(page)).toBeVisible();
      expect(await seenSentences(other)).toEqual(await seenSentences(page));
      await other.context().close();
    });

    test('the last message of a day: said in words, with when the next ones come', async ({ page }, info) => {
      const index = await arrive(page, language);
      await site.ask(index, 'PUT', '/settings', { zone: 'Europe/Istanbul' });
      await expect(page.locator('#chat-hint')).toContainText(one);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      const [conversation] = new URL(page.url()).searchParams.getAll('c');
      await site.ask(index, 'POST', `/conversations/${conversation}/stop`);
      await expect(making(page)).toHaveCount(0);
      const { quota } = await settingsOf(index);
      expect(quota.left).toBe(0);
      const tag = language === 'en' ? 'en-US' : 'tr-TR';
      const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Europe/Istanbul' });
      await expect(page.locator('#chat-hint')).toContainText(format.format(Date.parse(quota.returns)));
      await ask(page, question);
      await expect(page.locator('.write__problem')).not.toBeEmpty();
      await expect(field(page)).toHaveValue(question);
      expect(await overflowsSideways(page)).toBe(false);
      await page.screenshot({ path: info.outputPath('spent.png') });
      expect(await axe(page)).toEqual([]);
    });
  });
}

/** The same person's page in another browser. */
async function elsewhere(browser: Browser, index: number, url: string): Promise<Page> {
  const context = await browser.newContext();
  await enterAs(context, index);
  const page = await context.newPage();
  await page.goto(url);
  await isAlive(page);
  return page;
}

interface Settings {
  zone: string | null;
  quota: { left: number | null; returns: string };
}

async function settingsOf(index: number): Promise<Settings> {
  return (await (await site.ask(index, 'GET', '/settings')).json()) as Settings;
}

test('a zone is changed once a day, and the hour of the next messages goes with it', async ({ page }) => {
  const index = await arrive(page);
  const change = (zone: string) => site.ask(index, 'PUT', '/settings', { zone });
  expect((await change('Europe/Istanbul')).status).toBe(200);
  const before = await settingsOf(index);
  expect((await change('Pacific/Kiritimati')).status).toBe(200);
  const after = await settingsOf(index);
  expect(Date.parse(after.quota.returns)).not.toBe(Date.parse(before.quota.returns));
  const refused = await change('Pacific/Pago_Pago');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'zone_settled' } });
  expect((await settingsOf(index)).zone).toBe('Pacific/Kiritimati');
});
