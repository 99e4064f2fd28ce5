import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageClock } from '../../../features/local-time/page-clock.ts';
import { astro } from '../../../locales/en/astro.ts';
import { summary } from '../../../locales/en/summary.ts';
import { YearAhead } from './year-ahead.tsx';

const FROM_MS = Date.UTC(2026, 0, 1);
const TO_MS = Date.UTC(2027, 0, 1);
const TRANSIT = {
  mover: 'saturn',
  point: 'sun',
  aspect: 'square',
  startMs: Date.UTC(2026, 2, 3),
  endMs: null,
  exactMs: [Date.UTC(2026, 2, 9)],
  stays: [{ startMs: Date.UTC(2026, 2, 3), endMs: null }],
} as const;

function render(transits: readonly (Omit<typeof TRANSIT, 'point'> & { point: 'sun' | 'moon' })[]): string {
  return renderToStaticMarkup(
    <YearAhead
      glossary="/en/glossary"
      transits={transits.map((transit) => ({
        ...transit,
        exactMs: [...transit.exactMs],
        stays: [...transit.stays],
      }))}
      fromMs={FROM_MS}
      toMs={TO_MS}
      words={summary.result}
      astro={astro}
      clock={pageClock('UTC', 'en-GB', (instantMs) => instantMs)}
    />,
  );
}

test('each transit is a row with its name and dates', () => {
  const list = /<ol class="ahead__rows">.*<\/ol>/.exec(render([TRANSIT]))?.[0] ?? '';
  expect(list.replace(/<[^>]+>/g, '')).toBe('Saturn square Sun From: 3 Mar 2026 Exact: 9 Mar 2026 To: open ');
  expect(list).toContain('ahead__bar--hard');
});

test('today, the months and the next year are written once, and a key tells the colours', () => {
  const html = render([TRANSIT, { ...TRANSIT, point: 'moon' }]);
  expect(html.match(/Today · 2026/g)).toHaveLength(1);
  expect(html.replace(/<[^>]+>/g, '')).toContain('square, opposition');
  expect(html).not.toContain('style=');
});

test('a year without long transits says so', () => {
  expect(render([])).toBe(`<p>${summary.result.yearNone}</p>`);
});
