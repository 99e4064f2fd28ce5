import type { Page } from 'playwright/test';
import { test as people } from './accounts.ts';
import { agree, ask, CHAT_PATH, isAlive, keepBirth, signInNew, turns, whole } from './chat-people.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, NATAL_PATH, submitAwake, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

/** A colour as the browser has it: `rgb(r, g, b)`, whatever it was called. */
async function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.createElement('span');
    probe.style.setProperty('forced-color-adjust', 'none');
    // The policy refuses style attributes, not what a script sets by name.
    probe.style.setProperty('color', colour);
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}

/** What axe finds but contrasts: it reads the colours that the sheets wrote, and the browser paints none of them on a button. */
async function faults(page: Page): Promise<string[]> {
  return (await axe(page)).filter((fault) => !fault.startsWith('color-contrast'));
}

for (const colorScheme of inDrill(['light', 'dark'] as const, ['dark'] as const)) {
  test(`a wheel is drawn in the visitor's own few colours, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(NATAL_PATH.en);
    await fillBirth(page, ISTANBUL_BIRTH);
    await submitAwake(page);
    await expect(page.locator('#position-sun')).toBeVisible();
    const ink = await systemColour(page, 'CanvasText');
    const ground = await systemColour(page, 'Canvas');
    const sky = page.locator('.result__sky svg.wheel__sky');
    for (const line of ['.wheel__aspect', '.wheel__leader', '.wheel__rim', '#wheel-sun > .wheel__glyph']) {
      await expect(sky.locator(line).first(), line).toHaveCSS('stroke', ink);
    }
    await expect(sky.locator('#wheel-sun > .wheel__halo')).toHaveCSS('fill', ground);
    await page.locator('#wheel-venus .wheel__halo').first().click();
    const chosen = await systemColour(page, 'Highlight');
    await expect(sky.locator('#wheel-venus > .wheel__halo')).toHaveCSS('stroke', chosen);
    await expect(sky.locator('.wheel__lit > path').first()).toHaveCSS('stroke', chosen);
    expect(await faults(page)).toEqual([]);
  });
}

test('a key has the colours of what it explains', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const coloursOf = async (path: string, swatch: string, pseudo?: string) => {
    await page.goto(path);
    return page
      .locator(swatch)
      .evaluateAll(
        (marks, name) => marks.map((mark) => getComputedStyle(mark, name).backgroundColor),
        pseudo,
      );
  };
  const year = new Date().getUTCFullYear();
  const elements = ['fire', 'earth', 'air', 'water'].map((element) => `.ribbon__key--${element}`).join();
  expect(new Set(await coloursOf(`/en/${year}-astrological-events`, elements)).size).toBe(4);
  const greatest = await coloursOf('/en/lunar-eclipse', '.eclipse-key__greatest', '::before');
  expect(greatest).toHaveLength(1);
  expect(greatest).not.toContain(await systemColour(page, 'Canvas'));
});

people(
  'a question stands apart from its answer, and where one writes has an edge',
  async ({ page, baseURL }) => {
    const origin = new URL(baseURL ?? '').origin;
    await signInNew(page.context(), origin);
    await keepBirth(page.context(), origin);
    await agree(page.context(), origin);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(CHAT_PATH);
    await isAlive(page);
    await ask(page, 'What does my chart say about love?');
    await expect(whole(page)).toBeVisible();
    const ink = await systemColour(page, 'CanvasText');
    const asked = turns(page).first().locator('.turn__asked > p');
    await expect(asked).toHaveCSS('border-top-width', '1px');
    await expect(asked).toHaveCSS('border-top-color', ink);
    await expect(page.locator('.write__field')).not.toHaveCSS('border-top-style', 'none');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await faults(page)).toEqual([]);
  },
);
