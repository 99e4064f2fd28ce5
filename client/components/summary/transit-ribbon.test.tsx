import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageClock } from '../../../features/local-time/page-clock.ts';
import { astro } from '../../../locales/en/astro.ts';
import { summary } from '../../../locales/en/summary.ts';
import { TransitRibbon } from './transit-ribbon.tsx';

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

function render(transits: readonly (typeof TRANSIT)[]): string {
  return renderToStaticMarkup(
    <TransitRibbon
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

test('the dates of each bar stand in a list for those who do not see it', () => {
  const list = /<ul class="sr">.*<\/ul>/.exec(render([TRANSIT]))?.[0] ?? '';
  expect(list.replace(/<[^>]+>/g, '')).toBe(
    'Saturn · square · Sun, From: 3 Mar 2026 · Exact: 9 Mar 2026 · To: open',
  );
});

test('a year without long transits has neither picture nor list', () => {
  expect(render([])).toBe('');
});
