import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { personOf } from '../../../astrology/synastry/people.fixture.ts';
import type { PairReading } from '../../../features/readings/pair-reading-types.ts';
import { loadWords } from '../../../locales/index.ts';
import { OverlayReadings } from './overlay-readings.tsx';

test('the same planet in the same house of both has its text once, and the second says that it holds here too', async () => {
  const loaded = await loadWords('en', ['astro', 'compatibility']);
  const words = loaded.section('compatibility');
  const figure = { ...personOf(Date.UTC(1990, 5, 10, 11, 30), 41.01, 28.95), aspects: [] };
  const overlays: PairReading['overlays'] = {
    firstInSecond: [
      { body: 'moon', house: 11, text: 'Of a Moon among friends.' },
      { body: 'venus', house: 5, text: 'Of a Venus at play.' },
    ],
    secondInFirst: [
      { body: 'moon', house: 11, text: 'Of a Moon among friends.' },
      { body: 'venus', house: 6, text: 'Of a Venus at work.' },
    ],
  };
  const html = renderToStaticMarkup(
    <OverlayReadings
      first={{ figure }}
      second={{ figure }}
      names={{ first: 'Ada', second: 'Bo' }}
      reading={{ overlays }}
      words={words}
      astro={loaded.section('astro')}
    />,
  );
  const texts = [...html.matchAll(/<p>(.*?)<\/p>/gu)].map(([, text]) => text);
  expect(texts).toEqual([
    'Of a Moon among friends.',
    'Of a Venus at play.',
    words.result.overlayBothWays,
    'Of a Venus at work.',
  ]);
});
