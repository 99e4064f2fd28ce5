import type { Page } from 'playwright/test';
import { axe, axeInBothThemes, expect, fillTime, openAction, overflowsSideways, test } from './fixtures.ts';
import { printed } from './printed.ts';
import { inDrill, SIZED_WAYS } from './walked-ways.ts';

const PATHS = {
  tr: '/tr/iliski-uyumluluk-hesaplayici',
  en: '/en/relationship-compatibility-calculator',
} as const;

const FIRST = { name: 'Ada', day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul' };
const SECOND = { name: 'Bo', day: '3', month: '2', year: '1987', time: '08:15', place: 'Paris' };

async function fillPerson(page: Page, prefix: 'a_' | 'b_', person: Partial<typeof FIRST>): Promise<void> {
  for (const [field, value] of Object.entries(person)) {
    if (field === 'time') await fillTime(page.locator('#pair-form'), value, prefix);
    else await page.locator(`[name=${prefix}${field}]`).fill(value);
  }
}

async function compare(page: Page): Promise<void> {
  await page.locator('#pair-form [type=submit]').click();
}

for (const { width, javaScriptEnabled } of SIZED_WAYS) {
  test.describe(`${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 840 } });

    test('two births become a comparison, and nothing of them stands in the address', async ({ page }) => {
      await page.goto(PATHS.tr);
      await fillPerson(page, 'a_', FIRST);
      await fillPerson(page, 'b_', SECOND);
      await compare(page);
      await expect(page.locator('.gauge')).toBeVisible();
      await expect(page.locator('.gauge__number')).toHaveText(/^\d{1,2}$/);
      await expect(page.locator('.themes__table tbody tr')).toHaveCount(5);
      await expect(page.locator('svg.wheel__sky')).toHaveCount(3);
      await expect(page.locator('.story')).toHaveCount(8);
      await expect(page.locator('.receipt')).toHaveCount(2);
      await expect(page.locator('.result-head__birth')).toHaveText([
        /^Ada: .+1990.+stanbul/,
        /^Bo: .+1987.+Paris/,
      ]);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PATHS.tr);
      expect(await overflowsSideways(page)).toBe(false);
    });

    test('faults stand by their fields, person by person, and what was typed stays', async ({ page }) => {
      await page.goto(PATHS.en);
      await fillPerson(page, 'a_', { ...FIRST, day: '31' });
      await fillPerson(page, 'b_', { name: 'Bo', place: 'Springfield' });
      await compare(page);
      await expect(page.locator('#birth-errors')).toContainText('First person');
      await expect(page.locator('#birth-a_date-error')).toBeVisible();
      await expect(page.locator('#birth-b_date-error')).toBeVisible();
      await expect(page.locator('[name=a_day]')).toHaveValue('31');
      await expect(page.locator('[name=b_name]')).toHaveValue('Bo');
      await page.locator('[id^=birth-b_place-][type=radio]').first().check();
      await fillPerson(page, 'a_', { day: '10' });
      await fillPerson(page, 'b_', { day: '3', month: '2', year: '1987', time: '08:15' });
      await compare(page);
      await expect(page.locator('.receipt').last()).toContainText('Springfield');
      expect(await overflowsSideways(page)).toBe(false);
    });
  });
}

test('the two people in the other order get the same score', async ({ page }) => {
  const scores: (string | null)[] = [];
  for (const [first, second] of [
    [FIRST, SECOND],
    [SECOND, FIRST],
  ] as const) {
    await page.goto(PATHS.en);
    await fillPerson(page, 'a_', first);
    await fillPerson(page, 'b_', second);
    await compare(page);
    scores.push(await page.locator('.gauge__number').textContent());
  }
  expect(scores[0]).toBe(scores[1]);
});

test('axe finds nothing on the empty form, on faults, and on a comparison without an hour', async ({
  page,
}) => {
  await page.goto(PATHS.en);
  expect(await axeInBothThemes(page)).toEqual([]);
  await compare(page);
  await expect(page.locator('#birth-errors')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  const { time: _unknown, ...timeless } = SECOND;
  await fillPerson(page, 'a_', FIRST);
  await fillPerson(page, 'b_', timeless);
  await page.locator('[name=b_timeUnknown]').check();
  await compare(page);
  await expect(page.locator('.certainty')).toContainText('Birth time unknown: Bo');
  for (const more of await page.locator('.result__more').all()) await more.locator('summary').click();
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('a tap on the wheel of both tells whose body it is, its place and its aspects across', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PATHS.tr);
  await fillPerson(page, 'a_', FIRST);
  await fillPerson(page, 'b_', SECOND);
  await compare(page);
  await expect(page.locator('[data-island=wheel-lights]')).toHaveAttribute('data-live', '');
  await page.locator('#bi-wheel-second-sun .wheel__halo').first().click();
  const details = page.locator('#bi-wheel-details');
  await expect(details.locator('h3')).toHaveText(/^Bo: Güneş, \d+°\d\d′ Kova/);
  await expect(details.locator('.wheel__others a').first()).toContainText('Ada: ');
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axe(page)).toEqual([]);
  await details.getByRole('button', { name: 'Kapat' }).click();
  await expect(details).toBeHidden();
});

test('the contents of a comparison stay in sight and lead to its parts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(PATHS.tr);
  await fillPerson(page, 'a_', FIRST);
  await fillPerson(page, 'b_', SECOND);
  await compare(page);
  const links = page.locator('.contents a');
  await expect(links).toHaveText(['Puan', 'Öne çıkanlar', 'Burçlar', 'Çark', 'Evler', 'Ortak haritalar']);
  for (const link of await links.all()) {
    await link.click();
    await expect(page.locator('.contents')).toBeInViewport({ ratio: 1 });
    await expect(page.locator((await link.getAttribute('href')) ?? '-')).toBeInViewport();
  }
  expect(await overflowsSideways(page)).toBe(false);
});

test('on a wide screen what carries stands beside what rubs, and the two joint wheels begin on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PATHS.en);
  await fillPerson(page, 'a_', FIRST);
  await fillPerson(page, 'b_', SECOND);
  await compare(page);
  await expect(page.locator('.gauge')).toBeVisible();
  const tops = (css: string) =>
    page.locator(css).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  for (const css of ['.chief', '.joint > section > .wheel']) {
    const [first, second, ...others] = await tops(css);
    expect(first, css).toBe(second);
    expect(others).toEqual([]);
  }
});

for (const path of inDrill(Object.values(PATHS), [PATHS.tr])) {
  test(`a comparison on ${path} prints on six pages at most, its box adds the rest, and no heading ends a page`, async ({
    page,
  }) => {
    await page.goto(path);
    await fillPerson(page, 'a_', FIRST);
    await fillPerson(page, 'b_', SECOND);
    await compare(page);
    await expect(page.locator('.gauge')).toBeVisible();
    const short = await printed(page);
    expect(short.pages).toBeLessThanOrEqual(6);
    expect(short.headingsAtFoot).toEqual([]);
    // What is folded is left out with its heading.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#signs-heading')).toBeHidden();
    // As paper, and not as a screen on paper.
    await page.emulateMedia({ media: null });
    await openAction(page, 'print');
    await page.locator('.print-whole').check();
    const whole = await printed(page);
    expect(whole.pages).toBeGreaterThan(short.pages);
    expect(whole.headingsAtFoot).toEqual([]);
  });
}

test.describe('the texts of a comparison', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test('say whose placements they speak of, and lead to them on the wheel of both', async ({ page }) => {
    await page.goto(PATHS.en);
    await fillPerson(page, 'a_', FIRST);
    await fillPerson(page, 'b_', SECOND);
    await compare(page);
    await expect(page.locator('.story__more').first()).toBeVisible();
    for (const more of await page.locator('.story__more').all()) {
      await more.locator('summary').click();
      const links = more.getByRole('link');
      await expect(links.first()).toHaveText(/^Ada: .+ \d+°\d\d′ \w+/);
      await expect(links.last()).toHaveText(/^Bo: .+ \d+°\d\d′ \w+/);
      for (const link of await links.all()) {
        await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
      }
    }
    for (const pair of await page.locator('[aria-labelledby=signs-heading] details').all()) {
      await pair.locator('summary').click();
      await expect(pair.getByRole('link')).toHaveText([/^Ada: /, /^Bo: /]);
    }
    const joint = page.locator('[aria-labelledby=composite-heading] details.meaning').first();
    await joint.locator('summary').click();
    await expect(page.locator((await joint.getByRole('link').getAttribute('href')) ?? '-')).toHaveCount(1);
    const overlay = page.locator('.overlays__side details.meaning').first();
    await overlay.locator('summary').click();
    await overlay.getByRole('link').click();
    await expect(page).toHaveURL(/#bi-wheel-first-sun$/);
    await expect(page.locator('#bi-wheel-first-sun')).toBeInViewport();
    expect(await overflowsSideways(page)).toBe(false);
  });
});
