import type { BrowserContext, Page } from 'playwright/test';
import { tidings as english } from '../../locales/en/tidings.ts';
import { tidings as turkish } from '../../locales/tr/tidings.ts';
import { href } from '../../routes/href.ts';
import { test } from './accounts.ts';
import { keepBirth, signInNew } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { takePicture } from './pictures.ts';
import { inDrill, LOOKS } from './walked-ways.ts';

const WORDS = { en: english.part.push, tr: turkish.part.push };

/** A push service in the browser's place: a headless one has none. */
async function standForPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const KEY = 'test.subscribed';
    const subscription = (applicationServerKey: BufferSource | string | null | undefined) => ({
      endpoint: 'https://push.browser.test/1',
      options: { userVisibleOnly: true, applicationServerKey },
      getKey: () => new Uint8Array([1, 2, 3]).buffer,
      unsubscribe: async () => {
        sessionStorage.removeItem(KEY);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        sessionStorage.setItem(KEY, '1');
        return subscription(applicationServerKey);
      },
      getSubscription: async () => (sessionStorage.getItem(KEY) ? subscription(null) : null),
    });
  });
}

/** What the browser says to the question whether it may. */
async function answerPermission(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  await context.addInitScript((answer) => {
    let given: NotificationPermission = sessionStorage.getItem('test.granted') ? 'granted' : 'default';
    Object.defineProperty(Notification, 'permission', { get: () => given });
    Notification.requestPermission = async () => {
      given = answer;
      if (answer === 'granted') sessionStorage.setItem('test.granted', '1');
      return answer;
    };
  }, permission);
}

/** The account of somebody who is signed in, at the part where notifications are chosen. */
async function openPart(page: Page, context: BrowserContext, baseURL: string, language: 'en' | 'tr') {
  const { origin } = new URL(baseURL);
  await signInNew(context, origin, { isConfirmed: true });
  await keepBirth(context, origin);
  await page.goto(`${href('profile', language)}#tidings`);
  const part = page.locator('#tidings');
  return { part, on: part.locator('[data-push=on]'), off: part.locator('[data-push=off]') };
}

const statusOf = (page: Page) => page.locator('[data-push-status]');
const troubleOf = (page: Page) => page.locator('[data-push-trouble]');
const keptToken = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('celestia.push.1') ?? 'null')?.registered?.token ?? null,
  );

for (const { language, width } of inDrill(LOOKS, [{ language: 'tr', width: 360 }] as const)) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('notifications are switched on in a browser, chosen, and switched off again', async ({
      page,
      context,
      baseURL,
    }, info) => {
      await standForPushService(context);
      await answerPermission(context, 'granted');
      const { part, on, off } = await openPart(page, context, baseURL ?? '', language);
      const words = WORDS[language];
      // Nothing is fetched of it before it is asked for.
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await expect(statusOf(page)).toHaveText(words.off);
      await expect(part.locator('[name=push]')).toHaveValue('never');
      expect(await axe(page)).toEqual([]);
      expect(fetched.filter((url) => /switch-push|registrations/.test(url))).toEqual([]);
      await on.click();
      await expect(statusOf(page)).toHaveText(words.isOn);
      await expect(off).toBeFocused();
      await expect(part.locator('[name=push]')).toHaveValue('daily');
      expect(await keptToken(page)).toMatch(/^browser:/);
      // What is chosen is the form's, as ever.
      await part.locator('[name=push-horoscope]').uncheck();
      await part.locator('[type=submit]').click();
      await expect(part.locator('.account__saved')).toBeVisible();
      await expect(part.locator('[name=push-horoscope]')).not.toBeChecked();
      await expect(part.locator('[name=push-moon]')).toBeChecked();
      await expect(statusOf(page)).toHaveText(words.on);
      await expect(troubleOf(page)).toHaveText('');
      expect(await axe(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
      await part.scrollIntoViewIfNeeded();
      await takePicture(page, info, 'push', { fullPage: true });
      await off.click();
      await expect(statusOf(page)).toHaveText(words.isOff);
      expect(await keptToken(page)).toBeNull();
      await page.reload();
      await expect(statusOf(page)).toHaveText(words.off);
    });

    for (const [permission, trouble] of [
      ['denied', 'blocked'],
      ['default', 'undecided'],
    ] as const)
      test(`a permission that is ${permission} is told in words`, async ({
        page,
        context,
        baseURL,
      }, info) => {
        await standForPushService(context);
        await answerPermission(context, permission);
        const { on } = await openPart(page, context, baseURL ?? '', language);
        await on.click();
        await expect(troubleOf(page)).toHaveText(WORDS[language].troubles[trouble]);
        await expect(statusOf(page)).toHaveText(WORDS[language].off);
        expect(await axe(page)).toEqual([]);
        expect(await overflowsSideways(page)).toBe(false);
        await takePicture(page.locator('.account__push'), info, `${trouble}`);
      });
  });
}

test('a service that is ill is asked once more, and then told in words', async ({
  page,
  context,
  baseURL,
}) => {
  await standForPushService(context);
  await answerPermission(context, 'granted');
  const { on } = await openPart(page, context, baseURL ?? '', 'en');
  let asked = 0;
  await page.route('**/registrations', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    asked += 1;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: 503, headers, json: { error: { code: 503 } } });
  });
  await on.click();
  await expect(troubleOf(page)).toHaveText(WORDS.en.troubles.subscribe);
  expect(asked).toBe(2);
  await page.unroute('**/registrations');
  await on.click();
  await expect(statusOf(page)).toHaveText(WORDS.en.isOn);
  await expect(troubleOf(page)).toHaveText('');
});

test('a browser without notifications is told so', async ({ page, context, baseURL }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const { on } = await openPart(page, context, baseURL ?? '', 'en');
  await on.click();
  await expect(troubleOf(page)).toHaveText(WORDS.en.troubles.unsupported);
});

test('a registration of last week is renewed as the account is opened', async ({
  page,
  context,
  baseURL,
}) => {
  await standForPushService(context);
  await answerPermission(context, 'granted');
  const { on } = await openPart(page, context, baseURL ?? '', 'en');
  await on.click();
  await expect(statusOf(page)).toHaveText(WORDS.en.isOn);
  const token = await keptToken(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('celestia.push.1') ?? '');
    kept.registered.atMs -= 7 * 86_400_000;
    localStorage.setItem('celestia.push.1', JSON.stringify(kept));
  });
  const renewed = page.waitForRequest((request) => request.method() === 'PATCH');
  const told = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/user/push'),
  );
  await page.reload();
  expect((await renewed).url()).toContain(`/registrations/${token}`);
  expect((await told).postDataJSON()).toEqual({ token });
});

test('what is pushed is shown by the service worker', async ({ page, context, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  await context.grantPermissions(['notifications'], { origin });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration && !registration.isDeleted) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/en/faq');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  // A browser without windows shows none, and keeps none either: what the service worker asks it to show is written down.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      shown: object[];
      registration: { showNotification(title: string, options: { data: object }): Promise<void> };
    };
    scope.shown = [];
    scope.registration.showNotification = async (title, { data, ...options }) => {
      scope.shown.push({ title, ...options, ...data });
    };
  });
  const texts = {
    title: 'Full Moon in Gemini',
    body: 'What has been growing comes to light.',
    path: '/en/astrological-summary',
    tag: 'celestia-2026-11-24',
    lang: 'en',
  };
  for (const data of ['nothing of ours', JSON.stringify({ from: '1', data: texts })])
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data,
    });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown);
  await expect.poll(shown).toEqual([expect.objectContaining(texts)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what notifications are about can be chosen, and the browser’s part says what it needs', async ({
    page,
    context,
    baseURL,
  }) => {
    const { part } = await openPart(page, context, baseURL ?? '', 'en');
    // Where scripts are switched off in a test, the browser itself shows none of this.
    expect(await page.content()).toContain(`<noscript><p>${WORDS.en.noScript}</p></noscript>`);
    await part.locator('[name=push]').selectOption('weekly');
    await part.locator('[type=submit]').click();
    await expect(part.locator('.account__saved')).toBeVisible();
    await expect(part.locator('[name=push]')).toHaveValue('weekly');
  });
});
