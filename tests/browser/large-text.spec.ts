import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { href } from '../../routes/href.ts';
import { expect, overflowsSideways, test } from './fixtures.ts';

/** Twice the size that a browser comes with. */
const LETTERS = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };
const PAGES = [
  'home',
  'natal-chart',
  'relationship-compatibility-calculator',
  'horoscopes',
  'is-mercury-retrograde',
  'moon-sign-today',
  'void-of-course-moon',
  'next-eclipse',
  'solar-eclipse',
  'astrology-consulting',
  'astrology-reports',
  'ask-celestia',
  'faq',
] as const;

test('letters of twice their size reach beyond no page on a phone', async ({ baseURL, launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'celestia-letters-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(LETTERS));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: { width: 360, height: 780 },
  });
  try {
    const page = await context.newPage();
    const beyond: string[] = [];
    for (const language of ['fr', 'tr'] as const) {
      for (const id of PAGES) {
        await page.goto(baseURL + href(id, language));
        if (await overflowsSideways(page)) beyond.push(href(id, language));
      }
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(beyond).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
