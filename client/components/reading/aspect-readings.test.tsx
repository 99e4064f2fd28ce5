import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Aspect } from '../../../astrology/chart-types.ts';
import type { SignChange } from '../../../astrology/day-facts.ts';
import { openDayOf } from '../../../features/readings/open-day.ts';
import { astro } from '../../../locales/en/astro.ts';
import { AspectReadings } from './aspect-readings.tsx';

const ASPECT: Aspect = { first: 'moon', second: 'saturn', aspect: 'square', orb: 2.2, applying: true };
const CHANGE: SignChange = { body: 'moon', from: 'libra', to: 'scorpio', instantMs: 0 };
const DAY = { fromMs: 0, toMs: 86_400_000, signChanges: [CHANGE] };

function rendered(angles: object | null) {
  const bodies = [
    { id: 'moon', speed: 13 },
    { id: 'saturn', speed: 0.1 },
  ];
  const figure = { bodies, angles } as unknown as Parameters<typeof openDayOf>[0];
  return renderToStaticMarkup(
    <AspectReadings
      readings={[{ aspect: ASPECT, text: 'A text.' }]}
      placeOf={(point) => (point === 'saturn' ? { longitudeDeg: 10, house: null } : null)}
      words={astro}
      messages={{ orb: 'orb' }}
      open={openDayOf(figure, DAY)}
    />,
  );
}

test('without an hour the Moon’s orb is told by what it lay between, and not as applying where it was exact that day', () => {
  const html = rendered(null);
  expect(html).toContain('<abbr title="orb">0–9°</abbr>');
  expect(html).not.toContain('applying');
  expect(html).not.toContain('2°12′');
});

test('a body that changed its sign that day stands in both, beside the other’s place', () => {
  expect(rendered(null)).toMatch(/Moon Libra \/ Scorpio.*Saturn 10°00′ Aries/);
});

test('with the hour the orb is exact', () => {
  expect(rendered({ ascendant: 0 })).toContain('<abbr title="orb">2°12′</abbr> applying');
});
