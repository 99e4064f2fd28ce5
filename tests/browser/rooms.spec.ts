import type { Locator, Page } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, overflowsSideways, submitAwake, test } from './fixtures.ts';

/** What stands beside what, and how far from it. */

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('the example of a picture stands beside the form where there is room, and clear of it below', async ({
  page,
}) => {
  await page.goto(href('stencil', 'tr'));
  const form = page.locator('#birth-form');
  const example = page.locator('.stencil-example');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await boxOf(example)).x).toBeGreaterThan((await boxOf(form)).right);
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await boxOf(example)).y).toBeGreaterThan((await boxOf(form)).bottom + 16);
});

const WIDTHS = [360, 1280];

/** Looks at a page that is there on a phone and at a desk. */
async function atEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}

test('the dash between two moments stands at the second', async ({ page }) => {
  await page.goto(href('void-of-course-moon', 'tr'));
  await atEachWidth(page, async (width) => {
    const gaps = await page.locator('.now__to').evaluateAll((spans) =>
      spans.map((span) => {
        const dash = document.createRange();
        dash.selectNodeContents(span.firstChild ?? span);
        const time = span.querySelector('time')?.getBoundingClientRect();
        return time ? time.left - dash.getBoundingClientRect().left : Number.NaN;
      }),
    );
    expect(gaps).not.toHaveLength(0);
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(24);
    expect(await overflowsSideways(page), `${width} px`).toBe(false);
  });
});

test('the glyphs of what comes stand in one row', async ({ page }) => {
  await page.goto(href('astrological-events', 'tr', { year: String(new Date().getUTCFullYear()) }));
  await atEachWidth(page, async (width) => {
    const spreadsPx = await page.locator('.evt-coming .evt__glyphs').evaluateAll((rows) =>
      rows.map((row) => {
        const bottoms = [...row.children].map((mark) => mark.getBoundingClientRect().bottom);
        return Math.max(...bottoms) - Math.min(...bottoms);
      }),
    );
    expect(spreadsPx).not.toHaveLength(0);
    expect(Math.max(...spreadsPx), `${width} px`).toBeLessThan(10);
  });
});

test('the third of three says its question in a row of its own where no birth time is known', async ({
  page,
}) => {
  await page.goto(href('natal-chart', 'fr'));
  const form = page.locator('#birth-form');
  for (const [name, value] of Object.entries({ day: '10', month: '6', year: '1990', place: 'İstanbul' }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=timeUnknown]').check();
  await form.locator('[type=submit]').click();
  const cards = page.locator('.result__side .big-three__card');
  await expect(cards.last()).toBeVisible();
  await atEachWidth(page, async (width) => {
    const [first, last] = [await boxOf(cards.first()), await boxOf(cards.last())];
    expect(last.x, `${width} px`).toBe(first.x);
    expect(last.width, `${width} px`).toBeGreaterThan(1.9 * first.width);
  });
});

for (const id of ['tik-tok', 'the-universe-has-a-plan-for-you'] as const) {
  test(`${id} has a picture beside its question, or below it`, async ({ page }) => {
    await page.goto(href(id, 'tr'));
    await atEachWidth(page, async (width) => {
      const form = await boxOf(page.locator('.landing__form'));
      const art = await boxOf(page.locator('.landing__ask > .art'));
      if (width > 1000) expect(art.x).toBeGreaterThan(form.right);
      else expect(art.y).toBeGreaterThan(form.bottom + 16);
      expect(await overflowsSideways(page), `${width} px`).toBe(false);
      expect(await axe(page), `${width} px`).toEqual([]);
    });
  });
}

test('a link to stop mails that is broken leads on to the account', async ({ page }) => {
  await page.goto(href('unsubscribe', 'tr'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator(`main a[href="${href('profile', 'tr')}#tidings"]`)).toBeVisible();
});

test('a search for nothing, and one that finds nothing, offer what there is', async ({ page }) => {
  for (const query of ['', '?q=qqqqqqqq']) {
    await page.goto(href('search', 'tr') + query);
    await expect(page.locator(`main a[href="${href('natal-chart', 'tr')}"]`)).toBeVisible();
    expect(await page.locator('.search__links a').count()).toBeGreaterThan(15);
    expect(await axe(page)).toEqual([]);
  }
});

for (const [hour, birth] of [
  ['a known hour', ISTANBUL_BIRTH],
  ['an unknown one', { ...ISTANBUL_BIRTH, time: '' }],
] as const) {
  test(`the orbs of the grid can be read in their cells at any width, with ${hour}`, async ({ page }) => {
    await page.goto(href('natal-chart', 'en'));
    await fillBirth(page, birth);
    await submitAwake(page);
    const orbs = page.locator('.grid__orb');
    await expect(orbs.first()).toBeAttached();
    await page.locator('details:has(.grid)').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    for (const [width, leastPx] of [
      [320, 11],
      [360, 11],
      [1280, 12],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const found = await orbs.evaluateAll((all) =>
        all.map((orb) => {
          const text = document.createRange();
          text.selectNodeContents(orb);
          const cell = orb.closest('td')?.getBoundingClientRect();
          return {
            sizePx: parseFloat(getComputedStyle(orb).fontSize),
            overPx: text.getBoundingClientRect().width - (cell?.width ?? 0),
          };
        }),
      );
      expect(found).not.toHaveLength(0);
      expect(Math.min(...found.map(({ sizePx }) => sizePx))).toBeGreaterThanOrEqual(leastPx);
      expect(Math.max(...found.map(({ overPx }) => overPx)), `${width} px`).toBeLessThanOrEqual(0);
      expect(await overflowsSideways(page), `${width} px`).toBe(false);
    }
  });
}

for (const [id, language] of [
  ['solar-eclipse', 'en'],
  ['lunar-eclipse', 'tr'],
] as const) {
  test(`what is asked of an eclipse stands in two columns at a desk, one below the other on a phone (${id})`, async ({
    page,
  }) => {
    await page.goto(href(id, language));
    await page.setViewportSize({ width: 1280, height: 900 });
    const [place, chart] = [page.locator('#place'), page.locator('#chart')];
    expect((await boxOf(chart)).x).toBeGreaterThan((await boxOf(place)).right);
    expect((await boxOf(chart)).y).toBe((await boxOf(place)).y);
    await page.setViewportSize({ width: 360, height: 800 });
    expect((await boxOf(chart)).y).toBeGreaterThan((await boxOf(place)).bottom + 24);
    expect(await overflowsSideways(page)).toBe(false);
  });
}

/** Heights of links that stand alone in their paragraph, heading, cell or item, but for those that a script or a menu hides. */
async function lonelyLinks(page: Page): Promise<number[]> {
  return page
    .locator('main :is(p, dd, li, h3, h4, th, td) > a:only-child')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && link.parentElement?.textContent === link.textContent)
        .map((link) => link.getBoundingClientRect().height),
    );
}

test('links that stand alone can be met with a finger, on a phone and at a desk', async ({ page }) => {
  const looks = async (id: string) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(Math.min(24, ...(await lonelyLinks(page))), `${id} at ${width} px`).toBe(24);
    }
  };
  for (const id of ['home', 'contact', 'astrology-consulting-form', 'solar-eclipse', 'blogs'] as const) {
    await page.goto(href(id, 'tr'));
    await looks(id);
  }
  for (const id of ['natal-chart', 'rising-sign', 'juno-calculation', 'astrological-summary'] as const) {
    await page.goto(href(id, 'en'));
    // The others answer on arrival with what is remembered.
    if (id === 'natal-chart') {
      await fillBirth(page, ISTANBUL_BIRTH);
      await submitAwake(page);
    }
    await expect(page.locator('#chart-result :is(h1, h2)').first()).toBeAttached();
    await looks(id);
  }
});

test('that no chart came is told under the button, above what is remembered', async ({
  page,
  complaints,
}) => {
  await page.goto(href('natal-chart', 'en'));
  await fillBirth(page, ISTANBUL_BIRTH);
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await submitAwake(page);
  const form = page.locator('#birth-form');
  const told = await boxOf(form.locator('> [role=alert] .birth__error'));
  expect(told.y).toBeGreaterThan((await boxOf(form.locator('[type=submit]'))).bottom);
  expect(told.bottom).toBeLessThan((await boxOf(form.locator('.birth-own'))).y);
  complaints.splice(0);
});
