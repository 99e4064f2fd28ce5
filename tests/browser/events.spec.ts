import { axeInBothThemes, expect, overflowsSideways, test } from './fixtures.ts';

const THIS_YEAR = new Date().getUTCFullYear();
const PATHS = [
  '/tr/2025-astrolojik-olaylar',
  `/en/${THIS_YEAR}-astrological-events`,
  '/fr/2025-astrological-events?tz=nowhere',
  '/es/calendar/test-token',
  '/pt/calendar/test-token?month=2025-03&tz=America/Sao_Paulo',
];

for (const path of PATHS) {
  test(`axe finds nothing on ${path}, in the light and in the dark`, async ({ page }) => {
    await page.goto(path);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
}

test('a year in a stand-in’s wider letters keeps within 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/fr/2025-astrological-events');
  await page.locator('.evt__event').evaluateAll((events) => {
    for (const event of events) if (event instanceof HTMLElement) event.style.fontSize = '110%';
  });
  expect(await overflowsSideways(page)).toBe(false);
});

test('neither a year nor a month reaches beyond any width', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowsSideways(page), `${path} at ${width} px`).toBe(false);
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor chooses zone and kinds, and keeps them from year to year', async ({ page }) => {
      await page.goto('/en/2025-astrological-events');
      await page.getByText('Choose what to see').click();
      await page.getByLabel('Time zone').selectOption({ label: 'Istanbul' });
      for (const kind of ['Stations', 'Sign changes', 'Aspects of slow planets']) {
        await page.getByLabel(kind).uncheck();
      }
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(page).toHaveURL(/tz=Europe%2FIstanbul&show=lunation&show=eclipse#months-heading$/);
      await expect(page.getByText('Times: Istanbul')).toBeVisible();
      const newMoon = page.getByRole('listitem').filter({ hasText: /^1:58\sPM/ });
      await expect(newMoon).toContainText('New Moon in Aries');
      await expect(page.getByText('Mercury turns retrograde')).toHaveCount(0);
      await page.getByRole('link', { name: '2026', exact: false }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Astrological events of 2026');
      await expect(page.getByText('Times: Istanbul')).toBeVisible();
      await page.getByText('Choose what to see').click();
      await expect(page.getByLabel('Stations')).not.toBeChecked();
    });

    test('a year downloads as a calendar file', async ({ page }) => {
      await page.goto('/tr/2025-astrolojik-olaylar');
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: '2025 dosyasını indir (.ics)' }).click();
      expect((await waiting).suggestedFilename()).toBe('celestia-2025-tr.ics');
      const subscribe = page.getByRole('link', { name: 'Abone ol' });
      await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/.*events\.ics\?lang=tr&tz=\w/);
    });

    test('an eclipse leads to its page', async ({ page }) => {
      await page.goto('/en/2025-astrological-events');
      await page.getByRole('heading', { name: 'March' }).click();
      await page.getByRole('link', { name: 'Total lunar eclipse in Virgo' }).click();
      await expect(page).toHaveURL('/en/lunar-eclipse');
    });

    test('the calendar turns from month to month over the end of a year', async ({ page }) => {
      await page.goto('/en/calendar/test-token?month=2025-12');
      await page.getByRole('link', { name: 'January 2026' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('January 2026');
      await expect(page.locator('table.moons td')).toHaveCount(42);
      await page.getByRole('link', { name: 'December 2025' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('December 2025');
    });
  });
}

test('the menu leads to the current year', async ({ page }) => {
  await page.goto('/pt/aboutus');
  await page.getByRole('navigation').getByRole('link', { name: 'Céu do ano' }).first().click();
  await expect(page).toHaveURL(`/pt/${THIS_YEAR}-astrological-events`);
  await expect(page.locator('#today')).toContainText('Hoje');
});

test('the picture of the year has its name, and the table its facts', async ({ page }) => {
  await page.goto('/en/2025-astrological-events');
  await expect(page.getByRole('img', { name: 'The planets through the signs in 2025' })).toBeVisible();
  await page.getByText('Retrograde periods with their shadows').click();
  const table = page.getByRole('table', { name: 'Retrograde periods with their shadows' });
  await expect(table).toContainText('Mar 15 – Apr 7, 2025');
});

test('a quick swipe across the calendar turns the month, a slow one does not', async ({ page }) => {
  await page.goto('/en/calendar/test-token?month=2026-11');
  await expect(page.locator('[data-island=month-swipe]')).toHaveAttribute('data-live', '');
  const swipe = (fromX: number, toX: number, waitMs: number) =>
    page.locator('table.moons').evaluate(
      async (table, { fromX, toX, waitMs }) => {
        const touch = (clientX: number) => new Touch({ identifier: 1, target: table, clientX, clientY: 300 });
        const send = (type: string, x: number, isDown: boolean) =>
          table.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              cancelable: true,
              touches: isDown ? [touch(x)] : [],
              changedTouches: [touch(x)],
            }),
          );
        send('touchstart', fromX, true);
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        send('touchend', toX, false);
      },
      { fromX, toX, waitMs },
    );
  await swipe(300, 100, 400);
  await swipe(300, 260, 0);
  await expect(page).toHaveURL(/month=2026-11$/);
  await swipe(300, 100, 0);
  await expect(page).toHaveURL(/month=2026-12$/);
});
