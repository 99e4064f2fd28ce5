import type { Page } from 'playwright/test';
import {
  axe,
  expect,
  fillBirth,
  ISTANBUL_BIRTH,
  NATAL_PATH,
  submitAwake,
  submitBirth,
  test,
} from './fixtures.ts';
import { LOOKS } from './walked-ways.ts';

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

for (const { language, width } of LOOKS) {
  test(`by keyboard alone a birth becomes a chart: ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(NATAL_PATH[language]);
    const order =
      language === 'tr' ? (['day', 'month', 'year'] as const) : (['month', 'day', 'year'] as const);
    const birth = { day: '10', month: '6', year: '1990' };
    for (const part of order) {
      await tabTo(page, part);
      await page.keyboard.type(birth[part]);
    }
    await tabTo(page, 'hour');
    await page.keyboard.type(language === 'tr' ? '14' : '2');
    await tabTo(page, 'minute');
    await page.keyboard.type('30');
    if (language === 'en') {
      await tabTo(page, 'period');
      await page.keyboard.type('PM');
    }
    await tabTo(page, 'place');
    await page.keyboard.type('sanliurfa');
    await expect(page.locator('[role=option]').first()).toContainText('Şanlıurfa');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=place]')).toHaveValue(/Şanlıurfa/);
    await page.keyboard.press('Enter');
    await expect(page.locator('#result-heading')).toBeFocused();
    await expect(page.locator('.receipt')).toContainText('Şanlıurfa');
  });
}

test('a name typed without Turkish letters finds its place', async ({ page }) => {
  await page.goto(NATAL_PATH.tr);
  const place = page.locator('[name=place]');
  await place.click();
  for (const [typed, shown] of [
    ['istanbul', 'İstanbul'],
    ['izmir', 'İzmir'],
    ['sanliurfa', 'Şanlıurfa'],
  ] as const) {
    await place.fill('');
    await place.pressSequentially(typed);
    await expect(page.locator('[role=option]').first(), typed).toContainText(shown);
  }
});

test('what is typed before the island wakes stays', async ({ page }) => {
  // The island's chunk comes late.
  await page.route('**/assets/birth-form-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
  await expect(page.locator('[name=day]')).toHaveValue('10');
  await expect(page.locator('[name=place]')).toHaveValue('İstanbul');
});

test('an island that does not load leaves a form that works', async ({ page, complaints }) => {
  await page.route('**/assets/birth-form-*.js', (route) => route.abort());
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitBirth(page);
  await expect(page.locator('.result')).toBeVisible();
  // The console's remarks about the chunk are expected, and no others.
  expect(complaints.splice(0).every((text) => /birth-form|ERR_FAILED/.test(text))).toBe(true);
});

test('suggestions that fail leave a form that works', async ({ page, complaints }) => {
  await page.route('**/api/places*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await expect(page.locator('.birth')).toContainText('Suggestions aren’t available right now');
  await submitBirth(page);
  await expect(page.locator('.result')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('status of 503'))).toBe(true);
});

test('a place with a word that nobody knows is asked for, and nothing typed is lost', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, { ...ISTANBUL_BIRTH, place: 'Qqzzy, Paris, France' });
  await page.locator('[name=place]').press('End');
  await expect(page.locator('.birth__places-note')).toHaveText(
    'We don’t know every word. Is it one of these?',
  );
  await expect(page.locator('[role=option]').first()).toContainText('Paris');
  expect(await axe(page)).toEqual([]);
  await page.locator('[name=place]').press('Escape');
  await submitBirth(page);
  await expect(page.locator('#birth-place-error')).toContainText('We don’t know “Qqzzy”.');
  await expect(page.locator('[name=place]')).toHaveValue('Qqzzy, Paris, France');
  const first = page.locator('input[type=radio][name=placeId]').first();
  await expect(page.locator('label:has([name=placeId])').first()).toContainText('Paris');
  expect(await axe(page)).toEqual([]);
  await first.focus();
  await page.keyboard.press('Space');
  await submitBirth(page);
  await expect(page.locator('.receipt')).toContainText('Paris');
});

test('an unfinished word takes the marked suggestion by keyboard, past the note', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await page.locator('[name=place]').click();
  await page.locator('[name=place]').pressSequentially('Qqzzy, Paris, France');
  await expect(page.locator('.birth__places-note')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option]').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=place]')).toHaveValue('Paris, Île-de-France, France');
});

test('the calendar opens, moves by keyboard, and gives its day to the fields', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await page.locator('[name=day]').fill('10');
  await page.locator('[name=month]').fill('6');
  await page.locator('[name=year]').fill('1990');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('gridcell')).toHaveCount(42);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[name=day]')).toHaveValue('18');
  await expect(page.locator('[name=month]')).toHaveValue('7');
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
  [1366, 657],
] as const) {
  test(`the calendar leads from decade to day within the window: ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(NATAL_PATH.tr);
    const button = page.getByRole('button', { name: 'Takvimi aç' });
    await button.click();
    const dialog = page.getByRole('dialog');
    const top = () => page.evaluate(() => scrollY);
    const boxOf = () => dialog.evaluate((element) => element.getBoundingClientRect().toJSON());
    await expect(dialog.getByRole('grid', { name: 'On yılı seç' })).toBeVisible();
    const [scrolled, box] = [await top(), await boxOf()];
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(height);
    await dialog.getByRole('gridcell', { name: '1980–1989' }).click();
    await expect(dialog.getByRole('gridcell', { name: '1980' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('grid', { name: 'Ay, 1984' })).toBeVisible();
    await dialog.getByRole('gridcell', { name: 'Haziran' }).click();
    await expect(dialog.getByRole('gridcell', { name: /^1 Haziran 1984/ })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    // Nothing has moved on the way.
    expect(await boxOf()).toEqual(box);
    expect(await top()).toBe(scrolled);
    await dialog.getByRole('button', { name: /^Haziran 1984/ }).click();
    await expect(dialog.getByRole('grid', { name: 'Ay, 1984' })).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('[name=day]')).toHaveValue('1');
    await expect(page.locator('[name=month]')).toHaveValue('6');
    await expect(page.locator('[name=year]')).toHaveValue('1984');
  });
}

for (const [pasted, language, shown] of [
  ['14.30', 'tr', ['14', '30']],
  ['öğleden sonra 2.30', 'tr', ['14', '30']],
  ['2:30 PM', 'en', ['2', '30', 'pm']],
  ['1430', 'en', ['2', '30', 'pm']],
] as const) {
  test(`a whole time, "${pasted}", fills hour and minute: ${language}`, async ({ page }) => {
    await page.goto(NATAL_PATH[language]);
    await page.locator('[name=hour]').click();
    await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
    await page.keyboard.insertText(pasted);
    await page.keyboard.press('Tab');
    await expect(page.locator('[name=minute]')).toBeFocused();
    for (const [index, name] of ['hour', 'minute', 'period'].entries()) {
      const value = shown[index];
      if (value !== undefined) await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    }
  });
}

test('a whole time takes the place of one that stood there', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  for (const [name, text] of [
    ['hour', '2'],
    ['minute', '30'],
  ] as const) {
    await page.locator(`[name=${name}]`).fill(text);
  }
  await page.locator('[name=period]').selectOption('pm');
  await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
  await page.locator('[name=hour]').fill('15:45');
  await page.keyboard.press('Tab');
  for (const [name, value] of Object.entries({ hour: '3', minute: '45', period: 'pm' })) {
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  }
});

test('the calendar closes on Escape and leaves the fields alone', async ({ page }) => {
  await page.goto(NATAL_PATH.tr);
  await page.locator('[name=day]').fill('5');
  await page.locator('.birth__date button, [aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[name=day]')).toHaveValue('5');
});

test('what was wrong is said no more once it is rightly answered', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, { day: '31', month: '2', year: '2090', time: '25:30', place: '' });
  await submitBirth(page);
  const summary = page.locator('#birth-errors');
  await expect(summary.locator('h2')).toHaveText('4 things need your attention');
  await page.locator('[name=hour]').fill('14');
  await expect(page.locator('#birth-time-error')).toHaveCount(0);
  await expect(page.locator('[name=hour]')).not.toHaveAttribute('aria-invalid');
  await expect(summary.locator('h2')).toHaveText('3 things need your attention');
  await page.locator('[name=year]').fill('1990');
  await expect(page.locator('#birth-year-error')).toHaveCount(0);
  await expect(page.locator('#birth-date-error')).toBeVisible();
  await page.locator('[name=day]').fill('28');
  await expect(page.locator('#birth-date-error')).toHaveCount(0);
  await expect(summary.locator('li')).toHaveCount(1);
  await page.locator('[name=place]').fill('İstanbul');
  await expect(summary).toHaveCount(0);
  await expect(page.locator('#birth-form [aria-invalid]')).toHaveCount(0);
  await expect(page.locator('.birth__error:visible')).toHaveCount(0);
});

test('what was put right before the form was awake is said no more once it is', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, { day: '31', month: '2', year: '1990', time: '25:30', place: 'İstanbul' });
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  // As where there is no script: a page of its own, whose script is long on its way.
  await page.locator('#birth-form').evaluate((form: HTMLFormElement) => form.submit());
  const island = page.locator('[data-island=birth-form]');
  const summary = page.locator('#birth-errors');
  await expect(summary.locator('h2')).toHaveText('2 things need your attention');
  await page.locator('[name=hour]').fill('14');
  await expect(island).not.toHaveAttribute('data-live');
  release.resolve();
  await expect(page.locator('#birth-time-error')).toHaveCount(0);
  await expect(page.locator('#birth-date-error')).toBeVisible();
  await expect(summary.locator('li')).toHaveCount(1);
  await expect(page.locator('[name=hour]')).toHaveValue('14');
});

test('which of two times was meant stays chosen where the known birth comes only then', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/own-birth-*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, { day: '26', month: '10', year: '1997', time: '02:30', place: 'Paris, FR' });
  await submitAwake(page);
  await page.locator('input[name=fold][value="1"]').check();
  await expect(page.locator('#birth-errors')).toHaveCount(0);
  release.resolve();
  // Once it has come, the form says where the birth is.
  await expect(page.locator('#birth-form .birth-own')).toBeVisible();
  await expect(page.locator('input[name=fold][value="1"]')).toBeChecked();
  await submitBirth(page);
  await expect(page.locator('.receipt')).toContainText('UTC+01:00');
});

test('a day chosen in the calendar answers the date', async ({ page }) => {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, { day: '31', month: '2', year: '1990', time: '', place: 'İstanbul' });
  await submitBirth(page);
  await expect(page.locator('#birth-date-error')).toBeVisible();
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  // From wherever it opens down to a day in the middle of a month.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let depth = 0; depth < 4 && (await dialog.isVisible()); depth++) {
    await dialog.getByRole('gridcell').nth(8).click();
  }
  await expect(page.locator('#birth-date-error')).toHaveCount(0);
  await expect(page.locator('#birth-errors')).toHaveCount(0);
});
