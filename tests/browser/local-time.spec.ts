import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { axe, expect, overflowsSideways, test } from './fixtures.ts';
import { inDrill } from './walked-ways.ts';

const YEAR = 2025;
const YEAR_PATH = `/en/${YEAR}-astrological-events`;
const CALENDAR_PATH = '/en/calendar/test-token';
const KEY = 'celestia.zone.1';
const THIS_YEAR = new Date().getUTCFullYear();

/** Pages that tell of instants near their top, or everywhere. */
const ZONED_PATHS = [
  '/tr',
  '/en',
  '/tr/horoscope/aslan',
  '/fr/horoscopes',
  '/es/solar-eclipse',
  '/pt/lunar-eclipse',
  '/en/juno-calculation',
  `/tr/${THIS_YEAR}-astrolojik-olaylar`,
  CALENDAR_PATH,
];

/** What a report of layout shifts rounds to 0: a part of a pixel, somewhere. */
const UNSEEN_SHIFT = 0.0005;

function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** What the page itself says of each instant, against what this process makes of it. */
async function wrongInstants(page: Page, timeZone: string): Promise<string[]> {
  const told = await page.locator('time[data-as="clock"], time[data-as="moment"]').evaluateAll((all) =>
    all.map((time) => ({
      at: time.getAttribute('datetime') ?? '',
      text: time.textContent ?? '',
    })),
  );
  expect(told.length).toBeGreaterThan(0);
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone });
  return told.flatMap(({ at, text }) => {
    const minute = Math.round(Date.parse(at) / 60_000) * 60_000;
    return plain(text).endsWith(plain(clock.format(minute))) ? [] : [`${at}: ${text}`];
  });
}

/** A shift of the page's layout, as browsers tell of it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The layout shifts since the script for times was let through: their sum, and what moved. */
async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        const sinceMs = performance.getEntriesByName('zone')[0]?.startTime ?? 0;
        new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
            if (startTime < sinceMs) continue;
            sum += value;
            for (const { node, previousRect, currentRect } of sources) {
              const [from, to] = [previousRect, currentRect].map(
                ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
              );
              moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from} to ${to}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What the frame before moved is told after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ sum, moved }), 100)),
        );
      }),
  );
}

/** Behind UTC, half an hour beside it, ahead of it by more than half a day, and a language's own. */
const ZONES = inDrill(
  ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Europe/Istanbul'],
  ['America/Los_Angeles', 'Pacific/Kiritimati'],
);

for (const timezoneId of ZONES) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('every instant is written in the visitor’s own zone, which is named', async ({ page }) => {
      for (const path of ['/en', YEAR_PATH, '/en/solar-eclipse', `${CALENDAR_PATH}?month=2026-11`]) {
        await page.goto(path);
        await expect(page.locator('.zone b')).not.toHaveText('UTC');
        await expect.poll(() => wrongInstants(page, timezoneId), path).toEqual([]);
      }
    });

    test('events stand under the days of that zone, in order, and no day is empty', async ({ page }) => {
      await page.goto(YEAR_PATH);
      await expect(page.locator('.zone b')).not.toHaveText('UTC');
      const days = await page.locator('[data-year] .evt__day').evaluateAll((all) =>
        all.map((day) => ({
          month: day.closest('details')?.id.slice(1).padStart(2, '0') ?? '',
          shown: day.querySelector('.evt__date')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
          instants: [...day.querySelectorAll('.evt__event time')].map(
            (time) => time.getAttribute('datetime') ?? '',
          ),
        })),
      );
      const civil = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: timezoneId });
      const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
      const dateOf = ({ month, shown }: { month: string; shown: string }) =>
        `${YEAR}-${month}-${String(Number.parseInt(shown, 10)).padStart(2, '0')}`;
      for (const { instants, ...day } of days) {
        const date = dateOf(day);
        expect(instants.length).toBeGreaterThan(0);
        expect(day.shown).toBe(`${Number(date.slice(8))} ${weekday.format(Date.parse(date))}`);
        for (const at of instants)
          expect(civil.format(Math.round(Date.parse(at) / 60_000) * 60_000)).toBe(date);
      }
      expect(days.map(dateOf)).toEqual(days.map(dateOf).toSorted());
      const instants = days.flatMap((day) => day.instants);
      expect(instants).toEqual(instants.toSorted());
      const { events } = await (await page.request.get('/api/astrology/events?year=2025')).json();
      expect(Math.abs(instants.length - events.length)).toBeLessThan(5);
    });

    test('a horoscope, and the list of the twelve, is of the day that the visitor’s calendar shows', async ({
      page,
    }) => {
      const today = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: timezoneId });
      for (const [path, day] of [
        ['/tr/horoscope/aslan', '.horoscope__range time'],
        ['/en/horoscope/leo', '.horoscope__range time'],
        ['/tr/burclar', '.horoscopes > h2 time'],
        ['/en/horoscopes', '.horoscopes > h2 time'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator(day)).toHaveAttribute('datetime', today.format(Date.now()));
      }
    });

    test('the calendar file goes by that zone', async ({ page }) => {
      await page.goto(YEAR_PATH);
      const link = page.getByRole('link', { name: 'Download 2025 (.ics)' });
      await expect(link).toHaveAttribute('href', /[?&]tz=/);
      const zone = new URL((await link.getAttribute('href')) ?? '', 'http://x').searchParams.get('tz') ?? '';
      const clockOf = (timeZone: string) => new Intl.DateTimeFormat('en', { timeStyle: 'long', timeZone });
      expect(clockOf(zone).format(0)).toBe(clockOf(timezoneId).format(0));
    });
  });
}

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a button near the times changes to UTC, on all pages and after a reload, and back', async ({
    page,
  }) => {
    await page.goto('/en');
    const button = page.getByRole('button', { name: 'Show in UTC' });
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.zone b')).toHaveText('UTC');
    expect(await wrongInstants(page, 'UTC')).toEqual([]);
    for (const path of ['/en', '/tr', YEAR_PATH, '/en/solar-eclipse']) {
      await page.goto(path);
      await expect(page.locator('.zone b')).toHaveText('UTC');
      await expect(page.locator('.zone button')).toHaveAttribute('aria-pressed', 'true');
    }
    await page.goto('/en');
    await button.click();
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
    await page.reload();
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
    expect(await wrongInstants(page, 'America/Los_Angeles')).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(KEY);
  });

  test('a choice in another tab changes this one', async ({ page, context }) => {
    await page.goto('/en');
    const other = await context.newPage();
    await other.goto('/en/solar-eclipse');
    await other.getByRole('button', { name: 'Show in UTC' }).click();
    await expect(page.locator('.zone b')).toHaveText('UTC');
  });

  test('the form’s zone is the visitor’s own until they choose another, which all pages follow', async ({
    page,
  }) => {
    await page.goto(YEAR_PATH);
    await page.getByText('Choose what to see').click();
    const select = page.getByLabel('Time zone');
    await expect(select).toHaveValue('');
    await expect(select.locator('option:checked')).toHaveText('Your own time zone');
    await select.selectOption({ label: 'Tokyo' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/tz=Asia%2FTokyo/);
    await expect(page.locator('.zone b')).toHaveText('Tokyo');
    await page.goto('/en/lunar-eclipse');
    await expect(page.locator('.zone b')).toHaveText('Japan Standard Time');
    expect(await wrongInstants(page, 'Asia/Tokyo')).toEqual([]);
    await page.goto(YEAR_PATH);
    await expect(select).toHaveValue('Asia/Tokyo');
    await page.getByText('Choose what to see').click();
    await select.focus();
    await select.selectOption('');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
    await page.goto('/en');
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
  });

  test('a zone in the address stands above the remembered one', async ({ page }) => {
    await page.goto('/en');
    await page.evaluate((key) => localStorage.setItem(key, 'Asia/Tokyo'), KEY);
    for (const path of [`${YEAR_PATH}?tz=Europe/Paris`, `${CALENDAR_PATH}?month=2026-11&tz=Europe/Paris`]) {
      await page.goto(path);
      await expect(page.locator('.zone b')).toHaveText('Paris');
      expect(await wrongInstants(page, 'Europe/Paris')).toEqual([]);
    }
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('Asia/Tokyo');
  });

  test('a year in another zone’s address can be seen in UTC, and in that zone again', async ({ page }) => {
    await page.goto(`${YEAR_PATH}?tz=Asia/Tokyo`);
    const button = page.getByRole('button', { name: 'Show in UTC' });
    await button.click();
    await expect(page.locator('.zone b')).toHaveText('UTC');
    expect(await wrongInstants(page, 'UTC')).toEqual([]);
    await button.click();
    await expect(page.locator('.zone b')).toHaveText('Tokyo');
    expect(await wrongInstants(page, 'Asia/Tokyo')).toEqual([]);
  });

  test('the calendar is made for the visitor’s zone, and turns to UTC and stays there', async ({ page }) => {
    await page.goto(`${CALENDAR_PATH}?month=2025-03`);
    await expect(page).toHaveURL(/tz=America%2FLos_Angeles/);
    await expect(page.locator('td', { hasText: 'New Moon, ' }).last().locator('> time')).toHaveText('29');
    await page.getByRole('button', { name: 'Show in UTC' }).click();
    await expect(page).toHaveURL(/tz=UTC/);
    await page.reload();
    expect(await wrongInstants(page, 'UTC')).toEqual([]);
    await page.goto(`${CALENDAR_PATH}?month=2025-04`);
    await expect(page.locator('.zone b')).toHaveText('UTC');
    expect(await wrongInstants(page, 'UTC')).toEqual([]);
  });

  test('what is kept and is no zone is as nothing kept', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'Mars/Olympus'), KEY);
    for (const path of ['/en', CALENDAR_PATH]) {
      await page.goto(path);
      await expect(page.locator('.zone b')).toHaveText(/Pacific Time|Los Angeles/);
    }
  });

  test('with storage forbidden a choice holds for its page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await page.goto('/en');
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
    await page.getByRole('button', { name: 'Show in UTC' }).click();
    await expect(page.locator('.zone b')).toHaveText('UTC');
    await page.getByRole('button', { name: 'Show in UTC' }).click();
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
  });

  test('what a birth’s answer tells of today is in the visitor’s zone, its receipt is not', async ({
    page,
  }) => {
    await page.goto('/en/astrological-summary');
    const form = page.locator('#birth-form');
    for (const [name, value] of [
      ['day', '10'],
      ['month', '6'],
      ['year', '1990'],
      ['hour', '14'],
      ['minute', '30'],
      ['place', 'İstanbul'],
    ] as const) {
      await form.locator(`[name=${name}]`).fill(value);
    }
    await form.locator('[type=submit]').click();
    await expect(page.locator('.zone b')).toHaveText('Pacific Time');
    await page.getByRole('button', { name: 'Show in UTC' }).click();
    await expect(page.locator('.zone b')).toHaveText('UTC');
  });

  for (const path of ['/en', YEAR_PATH, '/tr/gunes-tutulmasi']) {
    test(`axe finds nothing on ${path}, with the button there`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.zone button')).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'America/Los_Angeles' });

  test('times are in the home zone of the language, which is named, and no button waits in vain', async ({
    page,
  }) => {
    for (const [path, zone] of [
      ['/tr', 'Türkiye Saati'],
      ['/en', 'UTC'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('.zone b')).toHaveText(zone);
      await expect(page.locator('.zone button')).toBeHidden();
    }
  });
});

const MOVING_WAYS = inDrill(
  ['America/Denver', 'Pacific/Kiritimati'].flatMap((timezoneId) =>
    [360, 1280].map((width) => ({ timezoneId, width })),
  ),
  [
    { timezoneId: 'America/Denver', width: 360 },
    { timezoneId: 'Pacific/Kiritimati', width: 1280 },
  ],
);

/** Waits until a page is painted, with its typefaces: what they move that come late is another matter. Marks that moment. */
async function markPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    performance.mark('zone');
  });
}

for (const { timezoneId, width } of MOVING_WAYS) {
  test.describe(`in ${timezoneId}, ${width} px wide, with a slow script`, () => {
    test.use({ timezoneId, viewport: { width, height: 800 } });

    test('nothing moves when the times are written anew, and nothing reaches beyond', async ({ page }) => {
      test.setTimeout(120_000);
      let letThrough = () => {};
      let held = Promise.resolve();
      await page.route(/\/assets\/zone-/, async (route) => {
        await held;
        await route.continue();
      });
      for (const path of ZONED_PATHS) {
        held = new Promise((resolve) => {
          letThrough = resolve;
        });
        await page.goto(path, { waitUntil: 'commit' });
        await markPainted(page);
        letThrough();
        await expect(page.locator('.zone b')).not.toHaveText(/^(UTC|Türkiye Saati)$/);
        const { sum, moved } = await shiftsOf(page);
        expect(sum, [path, ...moved].join('\n')).toBeLessThan(UNSEEN_SHIFT);
        expect(await overflowsSideways(page), path).toBe(false);
      }
    });
  });
}

test('before an interaction a page with times fetches at most 3 kB of script', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(YEAR_PATH, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000);
});
