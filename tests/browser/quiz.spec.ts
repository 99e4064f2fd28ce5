import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { axe, expect, overflowsSideways, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const PATH = href('compatibility-test', 'en');
const STEPS = 6;

test.describe('the compatibility test', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is answered step by step, and ends in a result with a link to it', async ({ page }) => {
        await page.goto(PATH);
        await page.locator('[name=yours]').selectOption('leo');
        await page.locator('[name=theirs]').selectOption('aries');
        for (let step = 2; step <= STEPS; step++) {
          await page.locator('button[name=go]').first().click();
          await expect(page.locator('.quiz__progress')).toContainText(`${step}`);
          for (const question of await page.locator('.quiz__question').all()) {
            await question.locator('.quiz__answer').nth(1).click();
          }
        }
        await page.locator('button[name=go][value=result]').click();
        await expect(page.locator('.gauge__number')).toHaveText(/^\d{1,3}$/);
        await expect(page.locator('.quiz-signs h3')).toContainText('Leo');
        const score = await page.locator('.gauge__number').textContent();
        await page.goto((await page.locator('a[data-share-link]').last().getAttribute('href')) ?? '');
        await expect(page.locator('.gauge__number')).toHaveText(score ?? '');
      });

      test('keeps the answers on the way back and forward', async ({ page }) => {
        await page.goto(PATH);
        await page.locator('button[name=go]').first().click();
        // `all()` waits for nothing: the second step has to be there before its questions are counted.
        await expect(page.locator('.quiz__progress')).toContainText('2');
        for (const question of await page.locator('.quiz__question').all()) {
          await question.locator('.quiz__answer').nth(2).click();
        }
        await page.locator('button[name=go]').first().click();
        await expect(page.locator('[name=listening]').first()).toBeVisible();
        await page.locator('button[name=go]').last().click();
        await expect(page.locator('[name=reunion][value=c]')).toBeChecked();
        await page.goBack();
        await expect(page.locator('[name=listening]').first()).toBeVisible();
        await page.goBack();
        await expect(page.locator('[name=reunion][value=c]')).toBeChecked();
      });

      test('names what was left open, and leads to it', async ({ page }) => {
        await page.goto(PATH);
        await page.locator('button[name=go]').first().click();
        await page.locator('[name=desire][value=a]').check();
        await page.locator('button[name=go]').first().click();
        await expect(page.getByRole('alert')).toContainText('2');
        await expect(page.locator('[name=desire][value=a]')).toBeChecked();
        await page.getByRole('alert').getByRole('link').first().click();
        await expect(page.locator('#quiz-reunion-a')).toBeInViewport();
      });
    });
  }

  test('compares two people who answered the same questions', async ({ page }) => {
    await page.goto(`${PATH}?with=ea${'b'.repeat(15)}`);
    for (let step = 1; step <= STEPS; step++) {
      await expect(page.locator('.quiz__progress')).toContainText(`${step}`);
      for (const question of await page.locator('.quiz__question').all()) {
        await question.locator('.quiz__answer').nth(0).click();
      }
      await page.locator('button[name=go]').first().click();
    }
    await expect(page.locator('.quiz-levels thead th')).toHaveCount(3);
    await expect(page.locator('#quiz-differ')).toBeVisible();
  });

  test('is walked by keyboard alone', async ({ page }) => {
    await page.goto(`${PATH}?r=${'-'.repeat(17)}&go=attraction`);
    await page.locator('#quiz-reunion-a').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#quiz-reunion-b')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=listening]').first()).toBeVisible();
  });

  test('copies the link to the result', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${PATH}?r=ea${'b'.repeat(15)}`);
    await page.locator('.quiz-share').scrollIntoViewIfNeeded();
    const button = page.locator('[data-copy]').last();
    await button.click();
    await expect(page.locator('[data-status]').last()).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${PATH}?r=ea`);
  });
});

const WHOLE = `ea${'abcda'.repeat(3)}`;
const STATES = [`?r=${WHOLE}&go=talk`, `?r=${WHOLE}&go=result`, `?r=${WHOLE}&with=ka${'d'.repeat(15)}`];

test('it has no fault that axe knows in any language or state, at both widths', async ({ page }) => {
  for (const address of [
    ...inDrill(LANGUAGES, ['tr', 'fr'] as const).map((language) => href('compatibility-test', language)),
    ...STATES.map((query) => PATH + query),
  ]) {
    await page.goto(address);
    expect(await axe(page), address).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page), `${address} at ${width} px`).toBe(false);
    }
  }
});
