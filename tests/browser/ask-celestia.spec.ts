import type { Page } from 'playwright/test';
import {
  axe,
  expect,
  fillBirth as fillForm,
  fillTime,
  ISTANBUL_BIRTH,
  overflowsSideways,
  submitBirth,
  test,
} from './fixtures.ts';
import { inDrill, isWalked } from './walked-ways.ts';

const PATHS = {
  tr: '/tr/kisisel-astrologun-celestiaya-sor',
  en: '/en/ask-celestia-your-personal-astrologer',
  es: '/es/pregunta-a-celestia-tu-astrologa-personal',
  fr: '/fr/demandez-a-celestia-astrologue-personnel',
  pt: '/pt/pergunte-a-celestia-sua-astrologa-pessoal',
} as const;

const LOVE = { tr: 'Aşk hayatım nasıl olacak?', en: 'What does my chart say about love?' } as const;

async function fillBirth(page: Page): Promise<void> {
  const { day, month, year, place } = ISTANBUL_BIRTH;
  const part = page.locator('.ask-form__birth');
  await part.locator(':scope > summary').click();
  for (const [name, text] of Object.entries({ day, month, year, place })) {
    await part.locator(`[name=${name}]`).fill(text);
  }
  await fillTime(part, ISTANBUL_BIRTH.time);
}

async function ask(page: Page, question: string): Promise<void> {
  await page.locator('#birth-question').fill(question);
  await page.locator('#ask-form button.submit').click();
}

const answer = (page: Page) => page.locator('.ask-answer');
const isAlive = (page: Page) =>
  page.locator('[data-island=ask-form][data-live]').waitFor({ state: 'attached' });

for (const javaScriptEnabled of [true, false]) {
  for (const language of ['tr', 'en'] as const) {
    for (const width of [360, 1280].filter((width) => isWalked({ language, width, javaScriptEnabled }))) {
      test.describe(`${language}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

        test('a question about a birth is answered with chips that lead to the wheel', async ({ page }) => {
          await page.goto(PATHS[language]);
          await fillBirth(page);
          await ask(page, LOVE[language]);
          await expect(answer(page).locator('svg.wheel__sky')).toBeVisible();
          const chip = answer(page).locator('a.chip[href="#wheel-venus"]').first();
          await expect(chip).toContainText('12°53′');
          await chip.click();
          await expect(page).toHaveURL(/#wheel-venus$/);
          await expect(page.locator('#wheel-venus')).toBeInViewport();
          expect(await overflowsSideways(page)).toBe(false);
        });
      });
    }
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody in danger gets the card, whatever stands in the birth', async ({ page }) => {
    await page.goto(PATHS.en);
    await page.locator('.ask-form__birth > summary').click();
    await page.locator('[name=day]').fill('99');
    await ask(page, 'My husband hits me every night');
    await expect(page.getByRole('link', { name: 'Leave this page now' })).toBeVisible();
    await expect(answer(page).getByRole('link', { name: /Find A Helpline/ })).toBeVisible();
  });
});

test.describe('the form, awake,', () => {
  test('names the birth that the tab remembers, and can leave it out', async ({ page }) => {
    await page.goto('/en/natal-chart');
    await fillForm(page, ISTANBUL_BIRTH);
    await submitBirth(page);
    await page.locator('svg.wheel__sky').waitFor();
    await page.goto(PATHS.en);
    await expect(page.locator('.ask-form__birth > summary')).toContainText('June 10, 1990');
    await page.getByLabel('Answer without my birth').check();
    await ask(page, 'When is the next full moon?');
    await expect(answer(page)).toContainText('from the sky alone');
  });

  test('keeps a draft over a reload, and takes a question to begin with', async ({ page }) => {
    await page.goto(PATHS.en);
    await page.locator('#birth-question').click();
    await isAlive(page);
    await page.locator('#birth-question').fill('Half a thought about my Moon');
    await page.reload();
    await expect(page.locator('#birth-question')).toHaveValue('Half a thought about my Moon');
    await isAlive(page);
    await page.getByRole('button', { name: 'How do I deal with money?' }).click();
    await expect(page.locator('#birth-question')).toHaveValue('How do I deal with money?');
    await expect(page.locator('#birth-question')).toBeFocused();
    await expect(answer(page)).toHaveCount(0);
  });

  test('leads to the answer, which is announced, and the wheel opens at a chip by the keyboard', async ({
    page,
  }) => {
    await page.goto(PATHS.en);
    await fillBirth(page);
    await isAlive(page);
    await ask(page, LOVE.en);
    await expect(page.locator('#result-heading')).toBeFocused();
    await expect(page.locator('#chart-result')).toHaveAttribute('aria-live', 'polite');
    await page.locator('[data-island=wheel-lights][data-live]').waitFor({ state: 'attached' });
    await answer(page).locator('a.chip[href="#wheel-venus"]').first().focus();
    await page.locator('[data-island=wheel-view][data-live]').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expect(page.locator('#wheel-venus')).toHaveClass(/is-active/);
    await expect(page.locator('.wheel__details')).toContainText('Venus in Taurus');
  });

  test('keeps the question where the answer cannot be fetched', async ({ page, complaints }) => {
    await page.goto(PATHS.en);
    await page.locator('#birth-question').fill('When is the next full moon?');
    await isAlive(page);
    await page.route(`**${PATHS.en}`, (route) => route.abort());
    await page.locator('#ask-form button.submit').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your question is still here' })).toBeVisible();
    await expect(page.locator('#birth-question')).toHaveValue('When is the next full moon?');
    await page.unroute(`**${PATHS.en}`);
    await page.locator('#ask-form button.submit').click();
    await expect(answer(page)).toContainText('full Moon');
    complaints.splice(0);
  });

  test('leaves nothing in the tab of what was told of danger', async ({ page }) => {
    await page.goto(PATHS.en);
    await page.locator('#birth-question').click();
    await isAlive(page);
    await ask(page, 'My husband hits me every night');
    await page.locator('[data-island=help-lines][data-live]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('husband');
    await expect(answer(page)).not.toContainText('husband');
  });
});

test('the door beside a placement brings its question along', async ({ page }) => {
  await page.goto('/en/natal-chart');
  await fillForm(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await page.locator('#meaning-sun').getByRole('link', { name: 'Ask Celestia about this' }).click();
  await expect(page.locator('#birth-question')).toHaveValue('What does my Sun say about me?');
  expect(new URL(page.url()).search).toBe('?about=sun');
});

test('the page is clean to axe, and fits into 320 px in the longest languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of inDrill(['tr', 'en', 'es', 'fr', 'pt'] as const, ['tr', 'fr'] as const)) {
    await page.goto(PATHS[language]);
    expect(await overflowsSideways(page), language).toBe(false);
    expect(await axe(page), language).toEqual([]);
  }
});

test('answers are clean to axe', async ({ page }) => {
  await page.goto(PATHS.en);
  await fillBirth(page);
  await ask(page, LOVE.en);
  await expect(answer(page).locator('svg.wheel__sky')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await ask(page, 'My husband hits me every night');
  await expect(page.locator('.help-card')).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
