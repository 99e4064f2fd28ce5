import { chromium, type Page } from 'playwright';
import { BROWSER_FLAGS, ensureBrowser } from '../scripts/browser.ts';
import { LINKED_CHART } from './linked-chart.ts';
import { type BenchRow, median } from './row.ts';
import { tapped } from './tapped.ts';

const MOST_MS = 150;
const TAPS = 5;
/** After this the page has fetched all that it fetches for a visitor who does nothing. */
const UNTOUCHED_MS = 3000;
const PHONE = { width: 412, height: 823 };
const CPU_SLOWDOWN = 4;
/** The developer tools' Slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Milliseconds from a first tap on a planet of a wheel that nobody has touched to the frame that shows its details. */
async function tapMs(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(UNTOUCHED_MS);
  await page.evaluate(() => document.querySelector('#wheel-venus')?.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(500);
  const answered = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const onTap = ({ timeStamp }: Event) => {
          const look = () => {
            const isShown = document.querySelector('.wheel__details:not([hidden])') !== null;
            // The frame is on the screen once its own callbacks and a task after them have run.
            if (isShown) setTimeout(() => done(performance.now() - timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener('pointerdown', onTap, { capture: true, once: true });
      }),
  );
  await tapped(page, '#wheel-venus .wheel__halo');
  return answered;
}

/** A phone's first tap on a chart, in a browser as slow as the cheapest phones and their lines are. */
export async function firstTap(origin: string): Promise<BenchRow> {
  const what = "a first tap on a chart's wheel, until its details show (CPU 4 × slower, Slow 4G)";
  const target = `≤ ${MOST_MS} ms`;
  const executablePath = await ensureBrowser();
  if (executablePath === null) return { what, measured: 'no browser', target, met: false };
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const times: number[] = [];
    for (let tap = 0; tap < TAPS; tap++) {
      const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
      times.push(await tapMs(page, `${origin}/en/natal-chart?c=${LINKED_CHART}`));
      await page.close();
    }
    const ms = median(times);
    return {
      what,
      measured: `${ms.toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`,
      target,
      met: ms <= MOST_MS,
    };
  } finally {
    await browser.close();
  }
}
