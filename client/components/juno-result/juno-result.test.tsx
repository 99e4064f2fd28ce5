import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bodyOf } from '../../../astrology/chart-facts.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { signOf } from '../../../astrology/signs.ts';
import { computeTimelessChart } from '../../../astrology/timeless-chart.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { loadWords } from '../../../locales/index.ts';
import { JunoResult } from './juno-result.tsx';

const DAY_MS = 86_400_000;
const ISTANBUL = { latitudeDeg: 41.01, longitudeDeg: 28.95 };

/** The first day from 1990 on that begins and ends with Juno in two signs. */
function dayOfChange(): number {
  const signAt = (instantMs: number) => signOf(bodyPosition('juno', instantMs).longitudeDeg);
  let startMs = Date.UTC(1990, 0, 1);
  while (signAt(startMs) === signAt(startMs + DAY_MS)) startMs += DAY_MS;
  return startMs;
}

function answerOf(dayStartMs: number): BirthChart {
  const noonMs = dayStartMs + DAY_MS / 2;
  const chart = computeTimelessChart({
    fromMs: dayStartMs,
    toMs: dayStartMs + DAY_MS,
    drawnMs: noonMs,
    isWholeDay: true,
    ...ISTANBUL,
  });
  return {
    ...chart,
    utcOffsetSeconds: 0,
    timeZone: { id: null, rule: 'utc', source: 'given', abbreviation: null },
    place: { id: null, name: null, region: null, country: null, latitude: 41.01, longitude: 28.95 },
  };
}

async function render(chart: BirthChart): Promise<string> {
  const words = await loadWords('en', ['juno', 'natal', 'astro']);
  return renderToStaticMarkup(
    <JunoResult
      chart={chart}
      juno={bodyOf(chart.bodies, 'juno')}
      aspects={[]}
      readings={[]}
      page="Juno"
      words={words.section('juno').result}
      natal={words.section('natal')}
      astro={words.section('astro')}
      tag="en"
      natalPath="/en/natal-chart"
      glossaryPath="/en/glossary"
      chatPath="/en/celestia-astrologer-chat"
      shareUrl="/en/natal-chart?c=x"
    />,
  );
}

test('Juno stands in no sign on a day that leaves it open: both are told, with the hour', async () => {
  const html = await render(answerOf(dayOfChange()));
  const place = /<p class="juno__place">.*?<\/p>/.exec(html)?.[0];
  expect(place).toMatch(/Juno changed sign at .+: \w+, then \w+\./);
  expect(place).not.toMatch(/°/);
});

test('Juno’s place is told on any other day, and that it holds for noon', async () => {
  const html = await render(answerOf(dayOfChange() + 5 * DAY_MS));
  expect(html).toMatch(/<p class="juno__place">.*?\d+°\d+′ \w+/);
  expect(html).toContain('positions are for noon');
});

test('the picture does not promise tables that the page has not', async () => {
  const html = await render(answerOf(dayOfChange()));
  expect(html).not.toContain('tables below');
});
