import type { Page } from 'playwright/test';

/** A birth as a tab remembers it. */
export const REMEMBERED = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
};

const BIRTH_KEY = 'celestia.birth.1';

/** Has the tab remember a birth, and the browser keep charts, as if that had been done on another page. */
export async function remember(
  page: Page,
  birth: object | null,
  kept: readonly object[] = [],
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, birth, charts]) => {
      if (birth) sessionStorage.setItem(key, JSON.stringify(birth));
      if (charts.length > 0) localStorage.setItem('celestia.kept-charts.1', JSON.stringify(charts));
    },
    [BIRTH_KEY, birth, kept] as const,
  );
}

/** What the tab remembers, as it is stored. */
export function inTab(page: Page): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), BIRTH_KEY);
}
