import { afterAll, describe, expect, inject, test } from 'vitest';
import { ADA, BO, compare, drawChart } from './births.ts';
import { countSheets } from './count-sheets.ts';
import { findFirefox } from './firefox.ts';
import { click, until, type Visitor } from './visitor.ts';

const SITE = inject('site');
const PHONE = { javaScript: true, widthPx: 360, heightPx: 780 } as const;
/** How much later than the page its typefaces come. */
const FONT_DELAY_MS = 3000;
/** Long enough for a page to stand with its stand-ins, well before the typefaces come. */
const SETTLE_MS = 1000;
/** Within the first screen nothing moves by more than a line may, which a French title takes one of at 360 px. */
const FIRST_SCREEN_PX = 40;
const firefox = findFirefox();

/** The typefaces, and what stands in for each until it has come. */
const FACES = ['Celestia Serif', 'Book G', 'Book N', 'Book T', 'Celestia Sans', 'Sans A', 'Sans R'];

/** What is printed, on how many sheets of A4 at the least and at the most, and how a visitor gets there. */
type PrintedPage = readonly [
  what: string,
  least: number,
  most: number,
  open: (visitor: Visitor) => Promise<void>,
];

describe.runIf(firefox !== null)('Firefox', () => {
  afterAll(() => firefox?.close());

  test.for(['/en', '/en/natal-chart', '/fr/solar-eclipse'])(
    'typefaces that come late move nothing on %s',
    async (path) => {
      const visitor = await firefox?.open(PHONE);
      if (!visitor) throw new Error('Firefox did not open');
      try {
        const { page } = visitor;
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          const delayMs = request.url().includes('/fonts/') ? FONT_DELAY_MS : 0;
          setTimeout(() => void request.continue(), delayMs);
        });
        await page.goto(SITE + path, { waitUntil: 'domcontentloaded' });
        const stated = await visitor.evaluate(() =>
          [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
        );
        expect(new Set(stated)).toEqual(new Set(FACES));
        const heightPx = () => visitor.evaluate(() => document.documentElement.scrollHeight);
        await new Promise((done) => setTimeout(done, SETTLE_MS));
        const before = await heightPx();
        await visitor.evaluate(() => {
          for (const element of document.querySelectorAll('main *')) {
            const { top } = element.getBoundingClientRect();
            if (top < innerHeight) element.setAttribute('data-top', `${top}`);
          }
        });
        expect(await visitor.evaluate(() => document.fonts.status)).toBe('loading');
        await until(visitor, () => document.fonts.status === 'loaded');
        const moved = await visitor.evaluate(() =>
          [...document.querySelectorAll('[data-top]')].map((element) =>
            Math.abs(element.getBoundingClientRect().top - Number(element.getAttribute('data-top'))),
          ),
        );
        expect(moved.length).toBeGreaterThan(20);
        expect(Math.max(...moved)).toBeLessThan(FIRST_SCREEN_PX);
        // Far below lines may wrap: that is a small part of a page.
        expect(Math.abs((await heightPx()) - before)).toBeLessThan(before * 0.03);
      } finally {
        await visitor.close();
      }
    },
  );

  // WebKit prints by another door: webkit-paper.test.ts.
  test.for([
    ['a chart', 3, 8, (visitor) => drawChart(visitor, SITE, ADA)],
    ['a comparison', 3, 7, (visitor) => compare(visitor, SITE, ADA, BO)],
    ['a day’s horoscope', 1, 1, (visitor) => visitor.goto(`${SITE}/en/horoscope/leo?period=day`)],
    ['a year’s horoscope', 2, 3, (visitor) => visitor.goto(`${SITE}/fr/horoscope/lion?period=year`)],
  ] as const satisfies readonly PrintedPage[])(
    '%s prints on %i to %i pages',
    async ([, least, most, open]) => {
      const visitor = await firefox?.open({ ...PHONE, widthPx: 1280 });
      if (!visitor) throw new Error('Firefox did not open');
      try {
        await open(visitor);
        const sheets = countSheets(await visitor.page.pdf({ format: 'A4', preferCSSPageSize: true }));
        expect(sheets).toBeGreaterThanOrEqual(least);
        expect(sheets).toBeLessThanOrEqual(most);
      } finally {
        await visitor.close();
      }
    },
  );

  test('who resists fingerprinting is told that a PNG would be noise, and gets the SVG', async () => {
    const visitor = await firefox?.open({ ...PHONE, preferences: { 'privacy.resistFingerprinting': true } });
    if (!visitor) throw new Error('Firefox did not open');
    try {
      await drawChart(visitor, SITE, ADA);
      await click(visitor, 'svg.wheel__sky');
      await until(visitor, () =>
        document.querySelector('[data-island=chart-result]')?.hasAttribute('data-live'),
      );
      await visitor.evaluate(() => {
        document.querySelector('[data-action=download-png]')?.closest('details')?.setAttribute('open', '');
      });
      await click(visitor, '[data-action=download-png]');
      await until(visitor, () =>
        document.querySelector('#chart-result')?.textContent?.includes('scrambles pictures'),
      );
    } finally {
      await visitor.close();
    }
  });
});
