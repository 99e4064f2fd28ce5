import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { balanceOf } from '../../astrology/balance.ts';
import type { SignChange } from '../../astrology/day-facts.ts';
import { ELEMENT_IDS, MODE_IDS } from '../../astrology/ids.ts';
import { lotsOf } from '../../astrology/patterns/lots.ts';
import { placesOf } from '../../features/readings/places-of.ts';
import { astro as words } from '../../locales/en/astro.ts';
import { astro as french } from '../../locales/fr/astro.ts';
import { AspectGrid } from './aspect-grid.tsx';
import { BalanceBars, groupByNature } from './balance-bars.tsx';
import { BigThree } from './big-three.tsx';
import { HousesTable } from './houses-table.tsx';
import { PositionsTable } from './positions-table.tsx';
import { AspectReadings } from './reading/aspect-readings.tsx';
import { SAMPLE_CHART, SAMPLE_CHART_UNTIMED } from './sample-chart.fixture.ts';

const positionsMessages = { caption: 'Positions', body: 'Body', position: 'Position', house: 'House' };
const gridMessages = { caption: 'Aspects', applyingShort: 'a', separatingShort: 's', orb: 'Orb' };
const bigThreeMessages = { sun: 'Self', moon: 'Need', ascendant: 'Face', needsTime: 'Needs a birth time' };

function positions(chart = SAMPLE_CHART): string {
  return renderToStaticMarkup(<PositionsTable chart={chart} words={words} messages={positionsMessages} />);
}

function aspectReadings() {
  const readings = SAMPLE_CHART.aspects.map((aspect, index) => ({
    aspect,
    text: index === 0 ? 'A text.' : null,
  }));
  return (
    <AspectReadings
      readings={readings}
      placeOf={placesOf(SAMPLE_CHART)}
      words={words}
      messages={{ orb: 'orb' }}
    />
  );
}

test('each body has a row with its name as the heading', () => {
  expect(positions().match(/<tr id="position-[a-zA-Z]+"><th scope="row">/g)).toHaveLength(18);
});

test('a retrograde body says so in a word', () => {
  expect(positions()).toContain('aria-label="retrograde"');
});

test('without a birth time the table has neither houses nor angles', () => {
  const html = positions(SAMPLE_CHART_UNTIMED);
  expect(html).not.toContain('House');
  expect(html).not.toContain('Ascendant');
});

test('the South Node and the Part of Fortune have rows where they are asked for, the latter with an hour alone', () => {
  const rows = (chart: typeof SAMPLE_CHART | typeof SAMPLE_CHART_UNTIMED) =>
    renderToStaticMarkup(
      <PositionsTable chart={chart} lots={lotsOf(chart)} words={words} messages={positionsMessages} />,
    );
  expect(rows(SAMPLE_CHART)).toMatch(/South Node.*Part of Fortune/);
  expect(rows(SAMPLE_CHART_UNTIMED)).toContain('South Node');
  expect(rows(SAMPLE_CHART_UNTIMED)).not.toContain('Part of Fortune');
  expect(positions()).not.toContain('South Node');
});

test('a planet’s row says how its sign suits it, where the table is to', () => {
  const bodies = SAMPLE_CHART.bodies.map((body) =>
    body.id === 'saturn' ? { ...body, longitude: 200, sign: 'libra' as const } : body,
  );
  const chart = { ...SAMPLE_CHART, bodies };
  const html = renderToStaticMarkup(
    <PositionsTable chart={chart} dignified words={words} messages={positionsMessages} />,
  );
  const row = /<tr id="position-saturn">.*?<\/tr>/.exec(html)?.[0];
  expect(row).toContain('in exaltation');
  expect(positions(chart)).not.toContain('in exaltation');
});

test('the table of houses has twelve cusps', () => {
  const { houses } = SAMPLE_CHART;
  if (!houses) throw new Error('The sample has houses.');
  const messages = { caption: 'Houses', house: 'House', cusp: 'Cusp' };
  const html = renderToStaticMarkup(<HousesTable houses={houses} words={words} messages={messages} />);
  expect(html.match(/<th scope="row">/g)).toHaveLength(12);
});

test('a word of the craft leads to the glossary where it is met first, and nowhere without one', () => {
  const table = (glossary?: string) =>
    renderToStaticMarkup(
      <PositionsTable
        chart={SAMPLE_CHART}
        words={words}
        messages={positionsMessages}
        dignified
        {...(glossary && { glossary })}
      />,
    );
  const links = [...table('/en/glossary').matchAll(/href="\/en\/glossary#([^"]*)"/g)].map(([, id]) => id);
  expect(links).toEqual(expect.arrayContaining(['house', 'ascendant', 'midheaven']));
  expect(new Set(links).size).toBe(links.length);
  expect(table()).not.toContain('class="term"');
});

test('a cell of the grid names its aspect, orb and direction whatever the order of the pair', () => {
  const points = ['saturn', 'sun'] as const;
  const grid = (
    <AspectGrid
      points={points}
      aspects={SAMPLE_CHART.aspects}
      words={words}
      messages={gridMessages}
      glossary="/glossary"
    />
  );
  const html = renderToStaticMarkup(grid);
  expect(html).toContain('aria-label="square"');
  expect(html).toContain('<abbr title="applying">a</abbr>');
  expect(html).toContain('<th scope="col" title="Saturn">');
  expect(html).toContain('<th scope="row" title="Sun">');
});

test('an aspect unfolds where something is written on it, and only there', () => {
  const html = renderToStaticMarkup(aspectReadings());
  expect(html.match(/<li>/g)).toHaveLength(SAMPLE_CHART.aspects.length);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).toContain('<p>A text.</p>');
});

test('the balance counts what the domain counts', () => {
  const counted = groupByNature(SAMPLE_CHART.bodies, SAMPLE_CHART.angles);
  const { elements, modes } = balanceOf(SAMPLE_CHART);
  for (const id of ELEMENT_IDS) expect(counted.elements[id]).toHaveLength(elements[id].count);
  for (const id of MODE_IDS) expect(counted.modes[id]).toHaveLength(modes[id].count);
});

test('without a birth time ten planets are in the balance', () => {
  const { elements, modes } = groupByNature(SAMPLE_CHART.bodies);
  expect(Object.values(elements).flat()).toHaveLength(10);
  expect(Object.values(modes).flat()).toHaveLength(10);
  expect(elements.air).toEqual(['moon', 'mercury', 'venus', 'mars', 'uranus', 'pluto']);
});

test('the Ascendant card says what it needs when the time is unknown', () => {
  const cards = (
    <BigThree chart={SAMPLE_CHART_UNTIMED} unsteady={new Set()} words={words} messages={bigThreeMessages} />
  );
  expect(renderToStaticMarkup(cards)).toContain('Needs a birth time');
});

test('the card of a rising sign that is not known leads to where it may be looked for', () => {
  const door = { path: '#strip', text: 'Which sounds like you?' };
  const cards = (chart: typeof SAMPLE_CHART) =>
    renderToStaticMarkup(
      <BigThree
        chart={chart}
        unsteady={new Set(['moon'])}
        words={words}
        messages={bigThreeMessages}
        door={door}
      />,
    );
  expect(cards(SAMPLE_CHART_UNTIMED).match(/<a href="#strip">/g)).toHaveLength(1);
  expect(cards(SAMPLE_CHART)).not.toContain('#strip');
});

test('the Moon card tells no sign on a day that leaves it open', () => {
  const cards = (unsteady: ReadonlySet<string>) =>
    renderToStaticMarkup(
      <BigThree chart={SAMPLE_CHART_UNTIMED} unsteady={unsteady} words={words} messages={bigThreeMessages} />,
    );
  expect(cards(new Set()).match(/big-three__missing/g)).toHaveLength(1);
  expect(cards(new Set(['moon'])).match(/big-three__missing/g)).toHaveLength(2);
  expect(cards(new Set(['moon'])).match(/big-three__degrees/g)).toHaveLength(1);
});

test('the row of a body whose sign is open names both signs, or none where they are not known, and no degree', () => {
  const row = (signChanges: readonly SignChange[]) => {
    const html = renderToStaticMarkup(
      <PositionsTable
        chart={SAMPLE_CHART_UNTIMED}
        open={new Set(['moon'])}
        signChanges={signChanges}
        words={words}
        messages={positionsMessages}
      />,
    );
    return html.match(/<tr id="position-moon">.*?<td>(.*?)<\/td><\/tr>/)?.[1];
  };
  expect(row([{ body: 'moon', from: 'libra', to: 'scorpio', instantMs: 0 }])).toBe('Libra / Scorpio');
  expect(row([{ body: 'venus', from: 'libra', to: 'scorpio', instantMs: 0 }])).toBe('–');
});

test('no table needs an inline style or sends comments between texts', () => {
  const html = renderToString(
    <>
      <PositionsTable chart={SAMPLE_CHART} words={words} messages={positionsMessages} />
      <AspectGrid
        points={['sun', 'saturn']}
        aspects={SAMPLE_CHART.aspects}
        words={words}
        messages={gridMessages}
        glossary="/glossary"
      />
      {aspectReadings()}
      <BalanceBars
        bodies={SAMPLE_CHART.bodies}
        words={words}
        messages={{ elements: 'Elements', modes: 'Modes' }}
      />
      <BigThree chart={SAMPLE_CHART} unsteady={new Set()} words={words} messages={bigThreeMessages} />
    </>,
  );
  expect(html).not.toMatch(/style=|<!--/);
});

test('a house begins a line with a capital, where it is a word', () => {
  const { houses } = SAMPLE_CHART;
  if (!houses) throw new Error('no houses');
  const messages = { caption: 'Maisons', house: 'Maison', cusp: 'Cuspide' };
  const html = renderToStaticMarkup(<HousesTable houses={houses} words={french} messages={messages} />);
  expect(html).toContain('<th scope="row">Maison 1</th>');
});
