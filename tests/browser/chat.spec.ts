import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { PASSWORD, test } from './accounts.ts';
import { agree, ask, CHAT_PATH, field, isAlive, keepBirth, signInNew, turns, whole } from './chat-people.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, overflowsSideways, submitBirth } from './fixtures.ts';
import { takePicture } from './pictures.ts';
import { inDrill } from './walked-ways.ts';

/** What a browser tells of something that moved. */
/** A share of the window. */
const LEAST_SEEN = 0.001;

interface Moved {
  value: number;
  /** It followed at once upon what the visitor did. */
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** The site under test, before any page of it is open. */
const originOf = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

/** Signs somebody new in, keeps a birth, and comes to the page of conversations. */
async function arrive(page: Page, origin: string, path = CHAT_PATH): Promise<void> {
  await signInNew(page.context(), origin);
  await keepBirth(page.context(), origin);
  await page.goto(path);
  await isAlive(page);
}

/** The same, with everything agreed to. */
async function enter(page: Page, origin: string): Promise<void> {
  await signInNew(page.context(), origin);
  await keepBirth(page.context(), origin);
  await agree(page.context(), origin);
  await page.goto(CHAT_PATH);
  await isAlive(page);
}

for (const [language, width] of [
  ['en', 1280],
  ['tr', 360],
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('consent, a question, its answer as it comes, and the same after a reload', async ({
      page,
      baseURL,
    }, info) => {
      await arrive(page, originOf(baseURL), CHAT_PATH.replace('en', language));
      await takePicture(page, info, 'consent');
      expect(await axe(page)).toEqual([]);
      await page.locator('#consent-heading ~ form button').click();
      await expect(page.locator('#consent-heading')).toHaveCount(0);
      await expect(page.locator('[data-part=starters] button')).toHaveCount(4);
      await takePicture(page, info, 'welcome');
      await ask(
        page,
        language === 'en' ? 'What does my chart say about love?' : 'Haritam aşk hakkında ne söylüyor?',
      );
      await expect(whole(page)).toBeVisible();
      await expect(page).toHaveURL(/\?c=[\w-]+/);
      await expect(field(page)).toHaveValue('');
      await expect(page.locator('[data-part=starters]')).toBeHidden();
      const said = await whole(page).locator('.said').innerText();
      await takePicture(page, info, 'answer');
      await page.emulateMedia({ colorScheme: 'dark' });
      await takePicture(page, info, 'answer-dark');
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
        await takePicture(page, info, 'sheet');
      }
    });
  });
}

for (const width of inDrill([360, 1280], [360])) {
  test(`the first answer and its question stay where they began, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, originOf(baseURL));
    // The field grows with what is typed, which a test types without a finger: that is not what is asked here.
    await field(page).fill('What does my chart say about love?');
    await page.evaluate((least) => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Moved[]) {
          if (entry.hadRecentInput || entry.value < least) continue;
          // Where one writes gives its second line back, and the list beside grows by a title: that is not what is read.
          const read = entry.sources.flatMap(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element?.closest('.turn') ? [element] : [];
          });
          if (read.length === 0) continue;
          const what = read.map((element) => element.className);
          moved.push(`${entry.value}: ${what.join(', ')}`);
        }
      }).observe({ type: 'layout-shift' });
    }, LEAST_SEEN);
    await field(page).press('Enter');
    await expect(whole(page)).toBeVisible();
    await expect(page.locator('.turn__edit summary')).toBeVisible();
    expect(await page.evaluate(() => ('moved' in window ? window.moved : null))).toEqual([]);
  });
}

test('a draft survives a reload; a starter is a question', async ({ page, baseURL }) => {
  await enter(page, originOf(baseURL));
  await field(page).fill('Half a thought');
  await page.reload();
  await isAlive(page);
  await expect(field(page)).toHaveValue('Half a thought');
  // What streams is a document by the standards too.
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  await page.locator('[data-part=starters] button').first().click();
  await expect(whole(page)).toBeVisible();
  await expect(turns(page)).toHaveCount(1);
});

test('edit, again, rating, renaming and deleting', async ({ page, baseURL }) => {
  await enter(page, originOf(baseURL));
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
  baseURL,
}) => {
  await enter(page, originOf(baseURL));
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

test('before the first key press the page brings at most 95 kB of script', async ({ page, baseURL }) => {
  const origin = originOf(baseURL);
  await signInNew(page.context(), origin);
  await keepBirth(page.context(), origin);
  await agree(page.context(), origin);
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(CHAT_PATH, { waitUntil: 'networkidle' });
  await isAlive(page);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(95_000);
});

/** Goes on by the tab key until it has come to something. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 60 && !(await isThere()); steps++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('by the keyboard alone, from signing in to an answer', async ({ page, browser, baseURL }) => {
  const origin = originOf(baseURL);
  // Somebody who has been here before, in another browser.
  const other = await browser.newContext();
  const { email } = await signInNew(other, origin);
  await keepBirth(other, origin);
  await other.close();
  await page.goto(`/en/accounts/login?redirect=${encodeURIComponent(CHAT_PATH)}`);
  await tabTo(page, page.locator('#auth-email'));
  await page.keyboard.type(email);
  await tabTo(page, page.locator('#auth-password'));
  await page.keyboard.type(PASSWORD);
  await expect(page.locator('[data-screen]:not([hidden]) [type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === CHAT_PATH);
  await isAlive(page);
  await tabTo(page, page.locator('#consent-heading ~ form button'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#consent-heading')).toHaveCount(0);
  await tabTo(page, field(page));
  await page.keyboard.type('What does my Venus say about love?');
  await page.keyboard.press('Enter');
  await expect(whole(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  const chip = whole(page).locator('.chip').first();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
  await expect(chip).toBeVisible();
});

test('what was talked about is in the export, and in no other person’s', async ({
  page,
  baseURL,
  browser,
}) => {
  const origin = originOf(baseURL);
  await enter(page, origin);
  await ask(page, 'What does my Moon need?');
  await expect(whole(page)).toBeVisible();
  const said = (await whole(page).locator('.said span').first().innerText()).trim();
  const mine = await (await page.request.get('/api/user/export')).text();
  expect(mine).toContain('What does my Moon need?');
  expect(mine).toContain(said);
  const other = await browser.newContext();
  await signInNew(other, origin);
  expect(await (await other.request.get(`${origin}/api/user/export`)).text()).not.toContain('my Moon need');
  await other.close();
});

test('a result leads the signed-in, and nobody else, to a question about their own chart', async ({
  page,
  context,
  baseURL,
}, info) => {
  const door = page.getByRole('link', { name: 'Talk to Celestia about your own chart' });
  await page.goto('/en/natal-chart');
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('.wheel').first()).toBeVisible();
  await expect(door).toBeHidden();
  const origin = originOf(baseURL);
  await signInNew(context, origin);
  await keepBirth(context, origin);
  await agree(context, origin);
  await page.goto('/en/natal-chart');
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(door).toBeVisible();
  await takePicture(page, info, 'door');
  await door.click();
  await isAlive(page);
  await expect(turns(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('What stands out in my chart?');
  await field(page).press('Enter');
  await expect(whole(page)).toBeVisible();
});

test('without a birth she asks for it first, and takes one’s word for the age', async ({
  page,
  baseURL,
}, info) => {
  await signInNew(page.context(), originOf(baseURL));
  await page.goto(CHAT_PATH);
  await isAlive(page);
  const headings = page.locator('#chat-said .chat-card h2');
  await expect(headings).toHaveText(['When were you born?', 'Before we start']);
  await expect(page.locator('.chat-card').last()).toContainText('also tell us that you are');
  await takePicture(page, info, 'no-birth');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await isAlive(page);
  await expect(headings).toHaveText(['Before we start']);
  await page.locator('#consent-heading ~ form button').click();
  await ask(page, 'How is the sky today?');
  await expect(whole(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form, a whole answer, a new title, and nothing left', async ({ page, baseURL }) => {
    const origin = originOf(baseURL);
    await signInNew(page.context(), origin);
    await keepBirth(page.context(), origin);
    await page.goto(CHAT_PATH);
    await page.locator('#consent-heading ~ form button').click();
    await field(page).fill('What does my Venus say about love?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL(/\?c=[\w-]+#m-/);
    await expect(whole(page).locator('.said')).not.toBeEmpty();

    await page.locator('.chat-list__change summary').click();
    await page.locator('.chat-list__change [name=title]').fill('Love');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.chat-list__link')).toHaveText('Love');
    await page.locator('.chat-list__change summary').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(turns(page)).toHaveCount(0);
  });
});

test('what kept a message from being sent stands clear of the ring round the field', async ({
  page,
  baseURL,
}) => {
  await enter(page, originOf(baseURL));
  await page.route('**/messages', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'conversation_full', message: '' } } }),
  );
  await ask(page, 'How does today look for me?');
  const problem = page.locator('.write__problem');
  await expect(problem).not.toBeEmpty();
  const [told, typed] = [await problem.boundingBox(), await field(page).boundingBox()];
  expect((typed?.y ?? 0) - (told?.y ?? 0) - (told?.height ?? 0)).toBeGreaterThanOrEqual(6);
});
