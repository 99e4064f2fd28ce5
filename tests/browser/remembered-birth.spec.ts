import type { Page, Request } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { expect, fillBirth, fillTime, ISTANBUL_BIRTH, openAction, submitAwake, test } from './fixtures.ts';
import { REMEMBERED, remember } from './remembering.ts';
import { inDrill } from './walked-ways.ts';

const NATAL = href('natal-chart', 'en');
const RISING = href('rising-sign', 'en');
const IN_TAB = 'Remembered: June 10, 1990, in this tab until you close it.';
const IN_BROWSER = 'Remembered: June 10, 1990, in this browser.';
/** Pages that answer a birth that is remembered as soon as somebody comes. */
const ANSWERING = ['natal-chart', 'rising-sign', 'juno-calculation', 'astrological-summary'] as const;

const field = (page: Page, name: string) => page.locator(`#birth-form [name=${name}]`);

async function draw(page: Page, path = NATAL): Promise<void> {
  await page.goto(path);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitAwake(page);
  await expect(page.locator('#chart-result .result, #chart-result [data-island]').first()).toBeVisible();
}

/** Sends the form as the browser does where nothing of the site's script runs. */
async function sendWithoutScript(page: Page, form = '#birth-form'): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.locator(form).evaluate((element: HTMLFormElement) => element.submit());
  await loaded;
}

/** The clock time that the form holds, of 24 hours, however its language asks for it. */
async function clockOf(page: Page): Promise<string> {
  const hour = Number(await field(page, 'hour').inputValue());
  const isAfternoon = (await field(page, 'period').inputValue()) === 'pm';
  return `${isAfternoon ? (hour % 12) + 12 : hour}:${await field(page, 'minute').inputValue()}`;
}

async function expectFilled(page: Page): Promise<void> {
  const { time, ...texts } = ISTANBUL_BIRTH;
  for (const [name, value] of Object.entries(texts)) await expect(field(page, name)).toHaveValue(value);
  await expect.poll(() => clockOf(page)).toBe(time);
}

const answer = (page: Page) => page.locator('#chart-result > *');

test.describe('a birth that was typed once', () => {
  test('is answered as soon as somebody comes, and the form that changes it stands filled beneath', async ({
    page,
  }) => {
    await draw(page);
    for (const id of ANSWERING) {
      await page.goto(href(id, 'en'));
      await expect(page).toHaveURL(/#chart-result$/);
      await expect(page.locator('#result-heading')).toBeFocused();
      await page.getByRole('link', { name: 'Change', exact: true }).click();
      await expect(page.locator('#birth-form')).toBeInViewport();
      await expectFilled(page);
      await expect(page.getByRole('status').filter({ hasText: IN_TAB })).toBeVisible();
    }
  });

  test('gives way to what is typed while its answer is on the way, and to its being sent', async ({
    page,
  }) => {
    await remember(page, REMEMBERED);
    let answerIt = () => {};
    const held = new Promise<void>((resolve) => {
      answerIt = resolve;
    });
    let sent = 0;
    await page.route(`**${RISING}`, async (route) => {
      if (route.request().method() === 'POST' && ++sent === 1) await held;
      await route.continue();
    });
    await page.goto(RISING);
    await expect.poll(() => sent).toBe(1);
    await field(page, 'hour').fill('9');
    await field(page, 'period').selectOption('am');
    answerIt();
    await page.locator('#birth-form [type=submit]').click();
    await expect(page.locator('.result-head__birth')).toContainText('9:30');
    await expect.poll(() => clockOf(page)).toBe('9:30');
    expect(sent).toBe(2);
  });

  test('is there on a page that waits for its button', async ({ page }) => {
    await remember(page, REMEMBERED);
    await page.goto(href('stencil', 'en'));
    await expectFilled(page);
    await expect(page.getByRole('status').filter({ hasText: IN_TAB })).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
  });

  test('is what the menu’s first door leads to, and the way back is one step', async ({ page }) => {
    await remember(page, REMEMBERED);
    await page.goto(href('about', 'en'));
    await page.locator(`footer a[href="${NATAL}"]`).first().click();
    await expect(page.locator('#position-sun')).toContainText('Gemini');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${href('about', 'en')}$`));
    await page.goForward();
    await expect(page.locator('#position-sun')).toContainText('Gemini');
  });

  test('is told what an eclipse is to it without a press, and nothing leads there', async ({ page }) => {
    await remember(page, REMEMBERED);
    await page.goto(`${href('solar-eclipse', 'en')}?ask=chart#chart`);
    await expect(page.locator('#chart-result .eclipse-touch')).toBeVisible();
    await expect(page).toHaveURL(/#chart$/);
    await expect(page.locator('#chart-result h3').first()).not.toBeFocused();
  });

  test('leaves the form to whoever went back to it, also after a reload', async ({ page }) => {
    await draw(page);
    await page.goBack();
    await expect(answer(page)).toHaveCount(0);
    await page.reload();
    await expectFilled(page);
    await expect(page).toHaveURL(new RegExp(`${NATAL}$`));
    await expect(answer(page)).toHaveCount(0);
  });

  test('leaves the form to whoever went back to it from a page that the browser was sent', async ({
    page,
  }) => {
    await page.goto(NATAL);
    await fillBirth(page, ISTANBUL_BIRTH);
    await sendWithoutScript(page);
    await expect(page.locator('#position-sun')).toBeVisible();
    await page.goBack();
    await expectFilled(page);
    await expect(page).toHaveURL(new RegExp(`${NATAL}$`));
    await expect(answer(page)).toHaveCount(0);
    await page.reload();
    await expectFilled(page);
    await expect(answer(page)).toHaveCount(0);
    await page.goForward();
    await expect(page.locator('#position-sun')).toBeVisible();
  });

  test('completes a form of which the browser restores the half of the day alone', async ({ page }) => {
    await remember(page, REMEMBERED);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const half = document.querySelector<HTMLSelectElement>('#birth-form [name=period]');
        if (half) half.value = '24';
      });
    });
    await page.goto(RISING);
    await expectFilled(page);
  });

  test('is said once where a kept chart says it as well', async ({ page }) => {
    await draw(page);
    await expect(page.getByRole('status').filter({ hasText: IN_TAB })).toBeVisible();
    await openAction(page, 'keep');
    await page.getByRole('button', { name: 'Keep in this browser' }).click();
    await expect(page.locator('.birth-kept__item')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: IN_TAB })).toBeHidden();
    await page
      .locator('.birth-kept__item')
      .getByRole('button', { name: /^Forget/ })
      .click();
    await expect(page.getByRole('status').filter({ hasText: IN_TAB })).toBeVisible();
  });

  test('is kept under a name that can be changed in the list, also by keys', async ({ page }) => {
    await draw(page);
    await openAction(page, 'keep');
    await page.locator('[data-keep-name]').fill('Ada');
    await page.getByRole('combobox', { name: 'Whose chart is it?' }).selectOption('Friend');
    await page.getByRole('button', { name: 'Keep in this browser' }).click();
    const item = page.locator('.birth-kept__item');
    await expect(item).toContainText('Ada (Friend)');
    await item.getByRole('button', { name: 'Rename, Ada' }).click();
    const name = item.getByRole('textbox', { name: 'Rename, Ada' });
    await expect(name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item.getByRole('button', { name: 'Rename, Ada' })).toBeFocused();
    await page.keyboard.press('Enter');
    await name.fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    await expect(item.getByRole('button', { name: 'Rename, Ada Lovelace' })).toBeFocused();
    await item.getByRole('button', { name: 'Rename, Ada Lovelace' }).click();
    await item.getByRole('combobox', { name: 'Whose chart is it? Ada Lovelace' }).selectOption('Partner');
    await item.getByRole('button', { name: 'Rename, Ada Lovelace' }).click();
    await page.reload();
    await expect(item).toContainText('Ada Lovelace (Partner)');
  });

  test('shows its chart again after a reload, Back, Forward and in another language', async ({ page }) => {
    await draw(page);
    await expect(page).toHaveURL(/natal-chart#chart-result$/);
    await expect(page).toHaveTitle('Your chart');
    await page.reload();
    await expect(page.locator('#position-sun')).toContainText('Gemini');
    await page.goBack();
    await expect(answer(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/Free natal chart/);
    await expectFilled(page);
    await page.goForward();
    await expect(page.locator('#position-sun')).toContainText('Gemini');
    const sister = await page.locator('a[hreflang=tr]').first().getAttribute('href');
    await page.goto(sister ?? '');
    await expect(page.locator('#position-sun')).toContainText('İkizler');
  });

  test('is not put over what is wrong with it where it was sent without the script', async ({ page }) => {
    await page.goto(NATAL);
    await fillBirth(page, { ...ISTANBUL_BIRTH, day: '31', month: '2' });
    await sendWithoutScript(page);
    await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
    await expect(
      page.getByRole('status').filter({ hasText: 'Remembered: 31.2.1990, in this tab' }),
    ).toBeVisible();
    await expect(page.locator('#birth-errors')).toBeVisible();
    await expect(field(page, 'day')).toHaveValue('31');
  });

  test('completes a form of which the browser restores a part', async ({ page }) => {
    await remember(page, REMEMBERED);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const day = document.querySelector<HTMLInputElement>('#birth-form [name=day]');
        if (day) day.value = '10';
      });
    });
    await page.goto(RISING);
    await expectFilled(page);
  });

  test('leads from the rising sign to the whole chart', async ({ page }) => {
    await draw(page, RISING);
    await page.locator('#chart-result a[href*="natal-chart"]:not([data-share-link])').first().click();
    await expect(page.locator('#position-moon')).toBeVisible();
    await expect(page.locator('.receipt')).toContainText('Istanbul');
  });

  test('comes back to what stood in the chart', async ({ page }) => {
    await draw(page);
    await page.goto(`${NATAL}#position-moon`);
    await page.reload();
    await expect(page.locator('#position-moon')).toBeInViewport();
  });

  test('is not sent again by a reload where it was sent without the script', async ({ page }) => {
    await page.goto(NATAL);
    await fillBirth(page, ISTANBUL_BIRTH);
    await sendWithoutScript(page);
    await expect(page.locator('#position-sun')).toBeVisible();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.method());
    });
    await page.reload();
    await expect(page.locator('#position-sun')).toBeVisible();
    expect(documents).toEqual(['GET']);
  });

  test('is kept half typed, and the form stays a form', async ({ page }) => {
    await page.goto(NATAL);
    await fillBirth(page, { ...ISTANBUL_BIRTH, day: '31', month: '2' });
    await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
    await page.goto(RISING);
    await expect(field(page, 'day')).toHaveValue('31');
    await expect(field(page, 'place')).toHaveValue('İstanbul');
    await expect(page).toHaveURL(new RegExp(`${RISING}$`));
    await expect(page.locator('#birth-errors')).toHaveCount(0);
    await expect(answer(page)).toHaveCount(0);
  });

  test('is forgotten by one press', async ({ page }) => {
    await remember(page, REMEMBERED);
    await page.goto(RISING);
    await expect(page.locator('#result-heading')).toBeVisible();
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    await expect(field(page, 'year')).toHaveValue('');
    await expect(answer(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${RISING}$`));
    await page.goto(NATAL);
    await field(page, 'day').hover();
    await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
    await expect(field(page, 'year')).toHaveValue('');
  });

  test('is known to a new tab only where the browser was asked to remember it', async ({ page, context }) => {
    await draw(page);
    const fresh = await context.newPage();
    await fresh.goto(NATAL);
    await field(fresh, 'day').hover();
    await expect(fresh.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
    await expect(field(fresh, 'year')).toHaveValue('');
    await page.getByRole('button', { name: 'Remember in this browser' }).click();
    await expect(page.getByRole('status').filter({ hasText: IN_BROWSER })).toBeVisible();
    const later = await context.newPage();
    await later.goto(RISING);
    await expectFilled(later);
    await later.getByRole('button', { name: 'Forget', exact: true }).click();
    // The first tab hears of it.
    await expect(page.getByRole('status').filter({ hasText: IN_BROWSER })).toBeHidden();
  });

  for (const language of inDrill(['tr', 'fr'] as const, ['tr'] as const)) {
    test(`is there in ${language}: after a reload, on another page, in a question, and gone by one press`, async ({
      page,
    }) => {
      await draw(page, href('natal-chart', language));
      await page.reload();
      await expect(page.locator('#position-sun')).toBeVisible();
      await page.goto(href('ask-celestia', language));
      await page.locator('#ask-form [name=question]').focus();
      await expect(page.locator('[data-island=ask-form]')).toHaveAttribute('data-live', '');
      await expect(page.locator('#ask-form [name=year]')).toHaveValue('1990');
      await expect(page.locator('#ask-form [name=place]')).toHaveValue('İstanbul');
      // There the birth is the other one's.
      await page.goto(href('chat-with-your-lover', language));
      await page.locator('#lover-form [name=name]').focus();
      await expect(page.locator('[data-island=lover-form]')).toHaveAttribute('data-live', '');
      await expect(page.locator('#lover-form [name=year]')).toHaveValue('');
      await page.goto(href('rising-sign', language));
      await expect(page.locator('#result-heading')).toBeVisible();
      await page
        .locator('[data-island=birth-form]')
        .getByRole('button', { name: language === 'tr' ? 'Unut' : 'Oublier', exact: true })
        .click();
      await expect(field(page, 'year')).toHaveValue('');
      await expect(answer(page)).toHaveCount(0);
    });
  }

  test('stands in no address, cookie or Referer', async ({ page, context }) => {
    const told: string[] = [];
    page.on('request', (request: Request) => told.push(request.url(), request.headers().referer ?? ''));
    await draw(page);
    await page.getByRole('button', { name: 'Remember in this browser' }).click();
    await page.reload();
    await expect(page.locator('#position-sun')).toBeVisible();
    for (const id of ANSWERING) {
      await page.goto(href(id, 'en'));
      await expectFilled(page);
      told.push(page.url());
    }
    for (const id of ['home', 'stencil', 'ask-celestia', 'relationship-compatibility-calculator'] as const) {
      await page.goto(href(id, 'tr'));
      await page.locator('main').hover();
      await page.locator('main input:visible, #today a').first().focus();
      await expect(page.locator('main [data-live]').first()).toBeAttached();
      told.push(page.url());
    }
    await page.goto(`${href('solar-eclipse', 'fr')}?ask=chart#chart`);
    await expect(page.locator('#chart-result .eclipse-touch')).toBeVisible();
    told.push(page.url());
    for (const { name, value } of await context.cookies()) told.push(name, value);
    // The suggestions look places up by what is typed there; they are kept nowhere.
    const kept = told.filter((text) => !text.includes('/api/places?q='));
    expect(kept.filter((text) => /1990|14(?::|%3A)30|stanbul|745044/i.test(text))).toEqual([]);
  });
});

test('where storage is refused the chart is drawn, and nothing is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await draw(page);
  await expect(page.locator('#position-sun')).toContainText('Gemini');
  await page.goBack();
  await expect(answer(page)).toHaveCount(0);
  await page.goto(RISING);
  await expect(field(page, 'year')).toHaveValue('');
});

interface Shift {
  value: number;
  /** It followed at once upon what the visitor did. */
  hadRecentInput: boolean;
}

/** Adds up from the next page on what moves: all of it, or what does not follow at once upon a press. */
async function countShifts(page: Page, which: 'all' | 'unasked' = 'all'): Promise<() => Promise<number>> {
  await page.addInitScript((counted) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (counted === 'all' || !entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, which);
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}

/** Longer than a press excuses what moves. */
async function holdAnswers(page: Page): Promise<void> {
  await page.route('**/en/*', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
}

test('a chart that comes back moves nothing that is on the screen', async ({ page }) => {
  await draw(page);
  const shifted = await countShifts(page);
  await holdAnswers(page);
  await page.reload();
  await expect(page.locator('#position-sun')).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

/** Each page at one of two widths, where it is no drill. */
const LATE_PAGES = [
  [360, inDrill(ANSWERING, ['natal-chart', 'juno-calculation'] as const)],
  [1280, inDrill(ANSWERING, ['rising-sign', 'astrological-summary'] as const)],
] as const;

for (const [width, ids] of LATE_PAGES) {
  test(`an answer on arrival comes late and moves nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await remember(page, REMEMBERED);
    const shifted = await countShifts(page);
    await holdAnswers(page);
    for (const id of ids) {
      await page.goto(href(id, 'en'));
      await expect(page.locator('#result-heading')).toBeVisible();
      expect(await shifted(), id).toBeLessThan(0.01);
    }
  });
}

test.describe('on a chart that is there', () => {
  const PHONE = { width: 360, height: 780 };

  test('a tap on the wheel moves nothing', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const shifted = await countShifts(page);
    await draw(page);
    const before = await shifted();
    await page.locator('#wheel-venus .wheel__halo').first().click();
    await expect(page.locator('#wheel-details h3')).toBeVisible();
    expect((await shifted()) - before).toBeLessThan(0.01);
  });

  test('a step of the sky’s slider moves nothing but what it was made for', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shifted = await countShifts(page, 'unasked');
    await draw(page);
    const form = page.locator('#sky-day form');
    for (const [name, value] of Object.entries({ skyday: '1', skymonth: '3', skyyear: '2026' })) {
      await form.locator(`[name=${name}]`).fill(value);
    }
    await form.locator('[type=submit]').click();
    const date = page.locator('.sky-day__wheel h3');
    const slider = page.locator('#sky-day').getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(date).toHaveText('March 2, 2026');
    const before = await shifted();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await expect(date).toHaveText('March 7, 2026');
    expect((await shifted()) - before).toBeLessThan(0.01);
  });

  test('a switch of its settings is answered late and moves nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const shifted = await countShifts(page, 'unasked');
    await draw(page);
    const switches = page.locator('.switches');
    await switches.hover();
    await expect(page.locator('[data-island=settings-form]')).toHaveAttribute('data-live', '');
    await switches.locator('summary.unfold').click();
    await switches.locator('select[name=zodiac]').selectOption('lahiri');
    await holdAnswers(page);
    const before = await shifted();
    await switches.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('#chart-settings')).toContainText('The Sun is no longer in Gemini');
    expect((await shifted()) - before).toBeLessThan(0.01);
  });
});

test.describe('two births that were compared', () => {
  const PAIR = href('relationship-compatibility-calculator', 'en');
  const SECOND = { ...ISTANBUL_BIRTH, day: '3', month: '4', year: '1988' };

  async function fillPair(page: Page): Promise<void> {
    await page.goto(PAIR);
    await page.locator('[name=a_name]').fill('Ada');
    await page.locator('[name=b_name]').fill('Bo');
    for (const [prefix, birth] of [
      ['a_', ISTANBUL_BIRTH],
      ['b_', SECOND],
    ] as const) {
      const { time, ...texts } = birth;
      for (const [name, value] of Object.entries(texts)) {
        await page.locator(`[name=${prefix}${name}]`).fill(value);
      }
      await fillTime(page.locator('#pair-form'), time, prefix);
    }
  }

  test('are answered in place, come back by reload and Forward, and ask for nothing again', async ({
    page,
  }) => {
    await fillPair(page);
    await expect(page.locator('[data-island=pair-form]')).toHaveAttribute('data-live', '');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.method());
    });
    await page.locator('#pair-form [type=submit]').click();
    const score = page.locator('.gauge__number').first();
    await expect(score).toHaveText(/^\d{1,3}$/);
    const before = await score.textContent();
    await page.reload();
    await expect(score).toHaveText(before ?? '');
    await page.goBack();
    await expect(score).toHaveCount(0);
    await expect(page.locator('[name=b_year]')).toHaveValue('1988');
    await expect(page.locator('[name=b_name]')).toHaveValue('Bo');
    await page.goForward();
    await expect(score).toHaveText(before ?? '');
    expect(documents).toEqual(['GET']);
    // Whoever came first is the birth that other forms know.
    await page.goto(NATAL);
    await expectFilled(page);
  });

  test('stay out of a form that was emptied before the answer came back', async ({ page }) => {
    await fillPair(page);
    await expect(page.locator('[data-island=pair-form]')).toHaveAttribute('data-live', '');
    await page.locator('#pair-form [type=submit]').click();
    await expect(page.locator('.gauge__number').first()).toBeVisible();
    let answerNow = () => {};
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await page.route(`**${PAIR}`, async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.reload();
    await asked;
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    const come = page.waitForResponse((response) => response.request().method() === 'POST');
    answerNow();
    await (await come).finished();
    await expect(page).toHaveURL(new RegExp(`${PAIR}$`));
    await expect(page.locator('[name=a_year]')).toHaveValue('');
    await expect(page.locator('.gauge__number')).toHaveCount(0);
  });

  test('are not sent again by a reload where they were sent without the script', async ({ page }) => {
    await fillPair(page);
    await sendWithoutScript(page, '#pair-form');
    await expect(page.locator('.gauge__number').first()).toBeVisible();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.method());
    });
    await page.reload();
    await expect(page.locator('.gauge__number').first()).toBeVisible();
    expect(documents).toEqual(['GET']);
  });
});
