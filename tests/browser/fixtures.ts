import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { test as base, expect, type Locator, type Page } from 'playwright/test';

/** What a page must not say while a visitor uses it. */
interface Complaints {
  complaints: string[];
}

/** A 404 that a test asks for is the browser's own remark, not the page's. */
function isExpected(text: string): boolean {
  return text.includes('status of 404') || text.includes('status of 422');
}

/** `test` whose pages fail it on a console error or warning, an uncaught error or a violation of the policy. */
export const test = base.extend<Complaints>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const grave = message.type() === 'error' || message.type() === 'warning';
        if (grave && !isExpected(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const NATAL_PATH = { tr: '/tr/dogum-haritasi', en: '/en/natal-chart' } as const;

export interface Birth {
  day: string;
  month: string;
  year: string;
  /** Empty: unknown. */
  time: string;
  place: string;
}

export const ISTANBUL_BIRTH: Birth = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
};

/** Fills the birth form field by field, as its names say. */
export async function fillBirth(page: Page, { day, month, year, time, place }: Birth): Promise<void> {
  const form = page.locator('#birth-form');
  await form.locator('[name=day]').fill(day);
  await form.locator('[name=month]').fill(month);
  await form.locator('[name=year]').fill(year);
  if (time === '') await form.locator('[name=timeUnknown]').check();
  else await fillTime(form, time);
  await form.locator('[name=place]').fill(place);
}

/** Fills the clock time of the birth whose fields have this prefix; `HH:MM` of 24 hours, whatever the language's clock. */
export async function fillTime(form: Locator, time: string, prefix = ''): Promise<void> {
  const [hour = '', minute = ''] = time.split(':');
  await form.locator(`[name=${prefix}hour]`).fill(hour);
  await form.locator(`[name=${prefix}minute]`).fill(minute);
  const period = form.locator(`[name=${prefix}period]`);
  if ((await period.count()) > 0) await period.selectOption('24');
}

export async function submitBirth(page: Page): Promise<void> {
  await page.locator('#birth-form [type=submit]').click();
}

/**
 * Sends the form once it is awake, so that the answer comes into the page. Pressed before, it is sent as where there is no script,
 * and answered by a page of its own.
 */
export async function submitAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-island=birth-form]')).toHaveAttribute('data-live', '');
  await submitBirth(page);
}

/** Opens what belongs to an action of a result's head. */
export async function openAction(page: Page, action: string): Promise<void> {
  await page
    .locator('.act', { has: page.locator(`[data-action=${action}]`) })
    .locator('summary')
    .click();
}

/** Has the client's retries follow at once; how long they wait, by chance, is tried beside the policy that says so. */
export async function hurryRetries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
}

/** Whether anything reaches beyond the window sideways. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  // A page that is still on its way has no width.
  await page.waitForLoadState();
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** The criteria of WCAG 2.2 AA and axe's own. */
const ALL_RULES = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** What is asked of colours; nothing else changes with the theme. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half a megabyte of it goes to each frame once. A frame that has gone meanwhile has no faults. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const brought = frame.evaluate(`'axe' in window`).then((isThere) => {
      if (!isThere) return frame.evaluate(AXE_SOURCE);
    });
    await (frame === page.mainFrame() ? brought : brought.catch(() => undefined));
  }
}

type Rules = typeof ALL_RULES | typeof COLOUR_RULES;

async function faultsOf(page: Page, rules: Rules, within?: string): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ([{ type, values }, within]) => {
      const { axe } = window as unknown as { axe: Pick<typeof Axe, 'run'> };
      // Naming every element that is right takes longer than looking at it.
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        runOnly: { type, values: [...values] },
      });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
    },
    [rules, within] as const,
  );
}

/** What axe finds wrong with a page, or with what has changed of it since it was looked at: rule and element. */
export function axe(page: Page, within?: string): Promise<string[]> {
  return faultsOf(page, ALL_RULES, within);
}

/** What axe finds wrong with a page's colours. */
export function axeOfColours(page: Page): Promise<string[]> {
  return faultsOf(page, COLOUR_RULES);
}

/** What axe finds wrong with a page in the light, and with its colours in the dark; the page is in the light again after it. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const inLight = await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await axeOfColours(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((fault) => `in the dark ${fault}`)];
}
