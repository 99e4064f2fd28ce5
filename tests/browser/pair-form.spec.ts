import type { Page } from 'playwright/test';
import { axe, expect, fillTime, overflowsSideways, test } from './fixtures.ts';
import { inDrill, LOOKS } from './walked-ways.ts';

const PATHS = {
  tr: '/tr/iliski-uyumluluk-hesaplayici',
  en: '/en/relationship-compatibility-calculator',
} as const;

const ECLIPSE_PATH = '/tr/gunes-tutulmasi?date=2030-06-01';

const KEPT = [
  {
    name: 'Ada',
    fields: {
      day: '10',
      month: '6',
      year: '1990',
      time: '14:30',
      place: 'İstanbul, Türkiye',
      placeId: '745044',
      houseSystem: 'koch',
    },
  },
  {
    name: 'Bo',
    fields: { day: '29', month: '9', year: '1996', timeUnknown: '1', place: 'Paris', placeId: '2988507' },
  },
];

async function keepCharts(page: Page): Promise<void> {
  await page.addInitScript((charts) => {
    localStorage.setItem('celestia.kept-charts.1', JSON.stringify(charts));
  }, KEPT);
}

const field = (page: Page, name: string) => page.locator(`#pair-form [name=${name}]`);
const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);

/** Values of all of one person's fields, by name. */
async function valuesOf(page: Page, prefix: string): Promise<Record<string, string>> {
  return page.evaluate((start) => {
    const form = document.querySelector<HTMLFormElement>('#pair-form');
    const entries = form ? [...new FormData(form)] : [];
    return Object.fromEntries(
      entries.filter(([name]) => name.startsWith(start)).map(([name, value]) => [name, String(value)]),
    );
  }, prefix);
}

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

async function fillDate(page: Page, prefix: string, [day, month, year]: readonly string[]): Promise<void> {
  await field(page, `${prefix}day`).fill(day ?? '');
  await field(page, `${prefix}month`).fill(month ?? '');
  await field(page, `${prefix}year`).fill(year ?? '');
}

for (const { language, width } of LOOKS) {
  const path = PATHS[language];
  test(`by keyboard alone a place of the second person is suggested, and only theirs: ${language}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await tabTo(page, 'b_place');
    await page.keyboard.type('sanliurfa');
    const options = page.locator('#birth-b_places [role=option]');
    await expect(options.first()).toContainText('Şanlıurfa');
    await expect(field(page, 'b_place')).toHaveAttribute('aria-expanded', 'true');
    expect(await overflowsSideways(page)).toBe(false);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'b_place')).toHaveAttribute('aria-activedescendant', 'birth-b_places-0');
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(field(page, 'b_place')).toHaveValue(/^Şanlıurfa, /);
    const second = await valuesOf(page, 'b_');
    expect(second.b_placeFor).toBe(second.b_place);
    expect(second.b_placeId).toMatch(/^\d+$/);
    expect(await valuesOf(page, 'a_')).toMatchObject({ a_place: '', a_placeId: '', a_placeFor: '' });
  });
}

for (const width of inDrill([360, 1280], [1280])) {
  test(`the second person's calendar writes the second person's date: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATHS.en);
    await fillDate(page, 'a_', ['5', '5', '1985']);
    await fillDate(page, 'b_', ['10', '6', '1990']);
    const button = page
      .getByRole('group', { name: 'Second person' })
      .getByRole('button', { name: 'Open the calendar' });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveId('birth-b_calendar');
    await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('10');
    expect(await axe(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(await valuesOf(page, 'b_')).toMatchObject({ b_day: '17', b_month: '7', b_year: '1990' });
    expect(await valuesOf(page, 'a_')).toMatchObject({ a_day: '5', a_month: '5', a_year: '1985' });
  });
}

test('who types a time knows it, and the other may still not', async ({ page }) => {
  await page.goto(PATHS.en);
  await field(page, 'a_timeUnknown').check();
  await field(page, 'b_timeUnknown').check();
  await expect(island(page, 'pair-form')).toHaveAttribute('data-live', '');
  await field(page, 'b_hour').fill('08');
  await expect(field(page, 'b_timeUnknown')).not.toBeChecked();
  await expect(field(page, 'a_timeUnknown')).toBeChecked();
});

test('kept charts fill either person, and the two are compared', async ({ page }) => {
  await keepCharts(page);
  await page.goto(PATHS.en);
  const first = page.getByRole('group', { name: 'First person' });
  await first.getByText('Charts kept in this browser').click();
  expect(await axe(page)).toEqual([]);
  await first.getByRole('button', { name: 'Use for the first person: Ada' }).click();
  await expect(first.getByRole('status').first()).toHaveText('First person: Ada');
  await expect(first.locator('summary').first()).toBeFocused();
  expect(await valuesOf(page, 'a_')).toMatchObject({
    a_name: 'Ada',
    a_day: '10',
    a_month: '6',
    a_year: '1990',
    a_hour: '2',
    a_minute: '30',
    a_period: 'pm',
    a_placeId: '745044',
    a_placeFor: 'İstanbul, Türkiye',
    a_houseSystem: 'koch',
  });
  expect(await valuesOf(page, 'b_')).toMatchObject({ b_name: '', b_day: '', b_place: '', b_placeId: '' });

  const second = page.getByRole('group', { name: 'Second person' });
  await second.getByText('Charts kept in this browser').click();
  await second.getByRole('button', { name: 'Use for the second person: Bo' }).click();
  await expect(field(page, 'b_timeUnknown')).toBeChecked();
  await page.locator('#pair-form [type=submit]').click();
  await expect(page.locator('.result-head__birth').first()).toContainText('Ada');
  await expect(page.locator('.result-head__birth').last()).toContainText('Bo');
  await expect(page.locator('.receipt').first()).toContainText('Istanbul');
  await expect(page.locator('.receipt').last()).toContainText('Paris');
});

test('a kept chart answers what was wrong with that person, and nothing else', async ({ page }) => {
  await keepCharts(page);
  await page.goto(PATHS.en);
  await fillDate(page, 'a_', ['5', '5', '1985']);
  await field(page, 'a_timeUnknown').check();
  await field(page, 'a_place').fill('Springfield');
  // The suggestions, which come when they come, lie over the button.
  await field(page, 'a_place').press('Enter');
  await expect(page.locator('#birth-errors h2')).toHaveText(/^\d things need your attention/);
  const faults = page.locator('#birth-errors li');
  const before = await faults.count();
  await expect(page.locator('[id^=birth-a_place-][type=radio]').first()).toBeVisible();
  const second = page.getByRole('group', { name: 'Second person' });
  await second.getByText('Charts kept in this browser').click();
  await second.getByRole('button', { name: 'Use for the second person: Bo' }).click();
  await expect(page.locator('#birth-errors h2')).toHaveText('One thing needs your attention');
  await expect(faults).toHaveCount(1);
  expect(before).toBeGreaterThan(1);
  // A place that is written anew takes the choice between places of the old name away.
  await field(page, 'a_place').pressSequentially(', Illinois');
  await expect(page.locator('[id^=birth-a_place-][type=radio]')).toHaveCount(0);
  await expect(page.locator('#birth-errors')).toHaveCount(0);
  expect(await valuesOf(page, 'a_')).toMatchObject({ a_placeId: '', a_placeFor: '' });
});

test('nothing of the island is fetched before the form is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PATHS.en, { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await field(page, 'a_name').focus();
  await expect(island(page, 'pair-form')).toHaveAttribute('data-live', '');
  expect(scripts.length).toBeGreaterThan(1);
});

test('an island that does not load leaves a form that works', async ({ page, complaints }) => {
  await page.route('**/assets/pair-form-*.js', (route) => route.abort());
  await page.goto(PATHS.en);
  for (const prefix of ['a_', 'b_']) {
    await fillDate(page, prefix, ['10', '6', '1990']);
    await fillTime(page.locator('#pair-form'), '14:30', prefix);
    await field(page, `${prefix}place`).fill('Paris');
  }
  await page.locator('#pair-form [type=submit]').click();
  await expect(page.locator('.match')).toBeVisible();
  expect(complaints.splice(0).every((text) => /pair-form|ERR_FAILED/.test(text))).toBe(true);
});

for (const width of inDrill([360, 1280], [360])) {
  test(`a place of the eclipse page is suggested, chosen and answered: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ECLIPSE_PATH);
    const input = page.locator('#eclipse-place');
    await input.click();
    await input.pressSequentially('istanbul');
    const options = page.locator('#eclipse-places [role=option]');
    await expect(options.first()).toContainText('İstanbul');
    expect(await axe(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue(/^İstanbul/);
    await page.keyboard.press('Enter');
    const answer = page.locator('.eclipse-answer');
    await expect(answer).toContainText('Europe/Istanbul (UTC+03:00)');
    await expect(input).toHaveValue(/^İstanbul/);
    await expect(page.locator('.eclipse-ask [name=placeId]')).toHaveValue('745044');
  });
}
