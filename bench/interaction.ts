import { type Browser, chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, ensureBrowser } from '../scripts/browser.ts';
import { LINKED_CHART } from './linked-chart.ts';
import type { BenchRow } from './row.ts';
import { tapped } from './tapped.ts';

const MOST_MS = 100;
const PHONE = { width: 412, height: 823 };
const CPU_SLOWDOWN = 4;
/** Between two interactions, so that each is painted by itself. */
const PAUSE_MS = 250;
/** What the browser does not report was painted within this. */
const LEAST_REPORTED_MS = 16;

/** What a visitor does, on a page that is already awake where `wake` says so. */
interface Walk {
  what: string;
  path: string;
  wake: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

async function pressed(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function typed(page: Page, name: string, text: string): Promise<void> {
  await tapped(page, `#birth-form [name=${name}]`);
  await page.keyboard.type(text, { delay: PAUSE_MS });
}

const WALKS: readonly Walk[] = [
  {
    what: 'typing a birth',
    path: '/en/natal-chart',
    wake: async (page) => {
      await page.locator('#birth-form [name=day]').tap();
      await page.locator('[data-island=birth-form][data-live]').waitFor({ state: 'attached' });
    },
    act: async (page) => {
      await typed(page, 'day', '10');
      await typed(page, 'month', '6');
      await typed(page, 'year', '1990');
      await typed(page, 'hour', '230');
      await typed(page, 'place', 'Istanbul');
    },
  },
  {
    what: 'tapping planets on the wheel',
    path: `/en/natal-chart?c=${LINKED_CHART}`,
    wake: async (page) => {
      await page.locator('#wheel-sun').tap();
      await page.locator('[data-island=wheel-view][data-live]').waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
    },
    act: async (page) => {
      for (const body of ['moon', 'venus', 'mars', 'saturn']) {
        await tapped(page, `#wheel-${body} .wheel__halo`);
        await page.waitForTimeout(PAUSE_MS);
        await pressed(page, 'Escape', 1);
      }
    },
  },
  {
    what: 'sliding a day of the sky',
    path: `/en/natal-chart?c=${LINKED_CHART}`,
    wake: async (page) => {
      await page.locator('#sky-day [name=skyday]').tap();
      await page.locator('[data-island=sky-day][data-live]').waitFor({ state: 'attached' });
      await page.locator('#sky-day form [type=submit]').tap();
      await page.locator('#sky-day [type=range]').waitFor();
    },
    act: async (page) => {
      await page.locator('#sky-day [type=range]').focus();
      await pressed(page, 'ArrowRight', 12);
    },
  },
];

/** The longest from an interaction to the frame that shows what came of it, ms: INP of so few. */
async function longestMs(browser: Browser, origin: string, { path, wake, act }: Walk): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    await page.goto(origin + path, { waitUntil: 'load' });
    await wake(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.waitForTimeout(PAUSE_MS);
    const seen = await page.evaluateHandle((durationThreshold) => {
      const durationsMs = [durationThreshold];
      const events: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold,
      };
      new PerformanceObserver((list) => {
        durationsMs.push(...list.getEntries().map(({ duration }) => duration));
      }).observe(events);
      return durationsMs;
    }, LEAST_REPORTED_MS);
    await act(page);
    await page.waitForTimeout(PAUSE_MS * 2);
    return Math.max(...(await seen.jsonValue()));
  } finally {
    await page.close();
  }
}

/** The slowest answer to a phone's hand while something is done for a while, in a browser four times slower. */
export async function interactions(origin: string): Promise<BenchRow[]> {
  const target = `≤ ${MOST_MS} ms`;
  const rowOf = ({ what }: Walk) => `${what}: the slowest interaction (CPU ${CPU_SLOWDOWN} × slower)`;
  const executablePath = await ensureBrowser();
  if (executablePath === null) {
    return WALKS.map((walk) => ({ what: rowOf(walk), measured: 'no browser', target, met: false }));
  }
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const rows: BenchRow[] = [];
    for (const walk of WALKS) {
      const ms = await longestMs(browser, origin, walk);
      rows.push({ what: rowOf(walk), measured: `${ms.toFixed(0)} ms`, target, met: ms <= MOST_MS });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
