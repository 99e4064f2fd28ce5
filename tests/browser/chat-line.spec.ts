import type { Page } from 'playwright/test';
import { test } from './accounts.ts';
import { ask, field, isAlive, turns, whole } from './chat-people.ts';
import { expect, hurryRetries } from './fixtures.ts';
import { making, SlowSite, seenSentences, sentences } from './slow-site.ts';

/** Lines that break, and tabs that share one. */

const QUESTION = 'What does my Venus say about love?';

let slow: SlowSite;
test.beforeAll(async () => {
  slow = await SlowSite.start();
});
test.afterAll(async () => {
  await slow.stop();
});

/** The sentences of the one answer that somebody has, as the server keeps them. */
async function storedOf(index: number): Promise<string[]> {
  const messages = await slow.messagesOf(index);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.answer.state).toBe('whole');
  return messages[0]?.answer.sentences.map(({ text }) => text.trim()) ?? [];
}

/** Streams that a page has asked for, from now on. */
function streamsOf(page: Page): string[] {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/events')) streams.push(request.url());
  });
  return streams;
}

test('a line that is lost in the middle of an answer is told, and the rest comes once it is back', async ({
  page,
  complaints,
}) => {
  const index = await slow.arrive(page, 'en', slow.line.origin);
  await ask(page, QUESTION);
  await expect(sentences(page).first()).toBeVisible();
  slow.line.cut();
  await expect(page.locator('.write__line')).toHaveText('The line broke. Reconnecting…');
  const before = await seenSentences(page);
  slow.line.mend();
  await expect(whole(page)).toBeVisible();
  await expect(page.locator('.write__line')).toBeEmpty();
  const stored = await storedOf(index);
  expect(before.length).toBeLessThan(stored.length);
  expect(await seenSentences(page)).toEqual(stored);
  // The browser's own remarks on the line.
  expect(complaints.splice(0).filter((text) => !/net::ERR_/.test(text))).toEqual([]);
});

test('two tabs have one stream between them, and the second takes it up where the first is closed', async ({
  page,
  context,
}) => {
  const index = await slow.arrive(page);
  const streams = streamsOf(page);
  await ask(page, QUESTION);
  await expect(sentences(page).first()).toBeVisible();
  const second = await context.newPage();
  const ofSecond = streamsOf(second);
  await second.goto(page.url());
  await isAlive(second);
  const known = (await seenSentences(second)).length;
  await expect(sentences(second).nth(known)).toBeVisible();
  await expect(making(second)).toHaveCount(1);
  expect([streams.length, ofSecond.length]).toEqual([1, 0]);
  await page.close();
  await expect(whole(second)).toBeVisible();
  expect(ofSecond).toHaveLength(1);
  expect(await seenSentences(second)).toEqual(await storedOf(index));
});

test('two tabs end an answer with one stream, and each has it whole', async ({ page, context }) => {
  const index = await slow.arrive(page);
  const streams = streamsOf(page);
  await ask(page, QUESTION);
  await expect(sentences(page).first()).toBeVisible();
  const second = await context.newPage();
  const ofSecond = streamsOf(second);
  await second.goto(page.url());
  await isAlive(second);
  await expect(whole(page)).toBeVisible();
  await expect(whole(second)).toBeVisible();
  expect([streams.length, ofSecond.length]).toEqual([1, 0]);
  const stored = await storedOf(index);
  expect(await seenSentences(page)).toEqual(stored);
  expect(await seenSentences(second)).toEqual(stored);
});

test('a message whose acknowledgement was lost comes back into the field, and is one when it is sent again', async ({
  page,
  complaints,
}) => {
  await hurryRetries(page);
  const index = await slow.arrive(page);
  const isMessage = (url: URL) => /\/conversations\/[\w-]+\/messages$/.test(url.pathname);
  // The server takes it, and its answer gets lost, at every try.
  await page.route(isMessage, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ask(page, QUESTION);
  await expect(page.locator('.write__problem')).toHaveText(/didn’t get through/);
  await expect(field(page)).toHaveValue(QUESTION);
  await page.unroute(isMessage);
  await page.reload();
  await isAlive(page);
  // It stands there by now, and no draft of it any more.
  await expect(turns(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect(whole(page)).toBeVisible();
  await storedOf(index);
  complaints.splice(0);
});

test('the same without a reload: pressed again, it is the message that the server has', async ({
  page,
  complaints,
}) => {
  await hurryRetries(page);
  const index = await slow.arrive(page);
  const isMessage = (url: URL) => /\/conversations\/[\w-]+\/messages$/.test(url.pathname);
  await page.route(isMessage, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ask(page, QUESTION);
  await expect(page.locator('.write__problem')).toHaveText(/didn’t get through/);
  await page.unroute(isMessage);
  await field(page).press('Enter');
  await expect(whole(page)).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
  expect(await seenSentences(page)).toEqual(await storedOf(index));
  complaints.splice(0);
});
