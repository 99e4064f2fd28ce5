import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ASPECT_IDS, BODY_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import { astro as words } from '../../locales/en/astro.ts';
import { ChartWheel } from './chart-wheel.tsx';
import { GLYPH_PATHS } from './glyph-paths.ts';
import { SAMPLE_CHART, SAMPLE_CHART_UNTIMED } from './sample-chart.fixture.ts';

const text = { title: 'Natal chart', description: 'The tables below say the same.' };
const wheel = <ChartWheel chart={SAMPLE_CHART} words={words} {...text} />;
const html = renderToStaticMarkup(wheel);

test('the wheel is an image with a title and a description', () => {
  expect(html).toContain('role="img" aria-labelledby="wheel-title wheel-desc"');
  expect(html).toContain('<title id="wheel-title">Natal chart</title>');
  expect(html).toContain('<desc id="wheel-desc">The tables below say the same.</desc>');
});

test('every sign, body and aspect has a drawing', () => {
  for (const id of [...SIGN_IDS, ...BODY_IDS, ...ASPECT_IDS]) expect(GLYPH_PATHS[id]).toMatch(/^M[\d.]/);
});

test('every glyph that the wheel uses is defined once', () => {
  const used = new Set([...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]));
  for (const id of used) expect(html.split(`id="${id}"`)).toHaveLength(2);
});

test('each body can be linked to and found by a script', () => {
  expect(html).toContain('<g id="wheel-sun" class="wheel__body" data-body="sun"');
  expect(html).toContain('<title>Uranus, 6°27′ Gemini, retrograde</title>');
});

test('nothing needs an inline style, which the policy forbids', () => {
  expect(html).not.toContain('style=');
});

test('the server sends no comments between texts', () => {
  expect(renderToString(wheel)).not.toContain('<!--');
});

test('two wheels on a page share no id', () => {
  const other = renderToStaticMarkup(
    <ChartWheel chart={SAMPLE_CHART} words={words} {...text} idPrefix="partner" withGlyphs={false} />,
  );
  const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids(html).filter((id) => ids(other).includes(id))).toEqual([]);
});

test('without a birth time no axis and no house is drawn', () => {
  const untimed = renderToStaticMarkup(<ChartWheel chart={SAMPLE_CHART_UNTIMED} words={words} {...text} />);
  expect(untimed).not.toContain('wheel__axis');
  expect(untimed).not.toContain('wheel__house');
});
