import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { STENCIL_FORMAT_IDS, STENCIL_STYLE_IDS } from '../../../contract/choices.ts';
import { decodeSigns } from '../../../features/stencil/sign-chart.ts';
import { STENCIL_FORMATS } from '../../../features/stencil/stencil-styles.ts';
import { astro } from '../../../locales/en/astro.ts';
import { stencil } from '../../../locales/en/stencil.ts';
import { StencilPicture } from './stencil-picture.tsx';

function draw(
  code: string,
  style: (typeof STENCIL_STYLE_IDS)[number],
  format: (typeof STENCIL_FORMAT_IDS)[number],
) {
  const chart = decodeSigns(code);
  if (!chart) throw new Error('no chart');
  return renderToStaticMarkup(
    <StencilPicture
      chart={chart}
      style={style}
      format={format}
      words={stencil.picture}
      astro={astro}
      lines={[stencil.title]}
      siteName="Celestia"
      label="label"
    />,
  );
}

describe.each(STENCIL_STYLE_IDS)('the picture by %s', (style) => {
  test.each(STENCIL_FORMAT_IDS)('as %s stands alone and within its frame', (format) => {
    const svg = draw('cjdbakjjjhg', style, format);
    const { width, height } = STENCIL_FORMATS[format];
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/class=|style=|href=|NaN|undefined|<use/);
    for (const [, y] of svg.matchAll(/<text[^>]* y="([\d.]+)"/g)) expect(Number(y)).toBeLessThan(height - 20);
    for (const name of ['Gemini', 'Capricorn', 'Libra']) expect(svg).toContain(`>${name}<`);
  });
});

test('the same chart has the same stars, another chart has others', () => {
  expect(draw('cjdbakjjjhg', 'night', 'story')).toBe(draw('cjdbakjjjhg', 'night', 'story'));
  expect(draw('cjdbakjjjhg', 'night', 'story')).not.toBe(draw('cjdbakjjjha', 'night', 'story'));
});

test('what is not known is not drawn', () => {
  const svg = draw('c-dbakjjjh-', 'night', 'story');
  expect(svg).toContain('>Sun<');
  expect(svg).not.toMatch(/>(Moon|Rising)</);
});

test('ten bodies in one sign do not stand on one another', () => {
  const svg = draw('aaaaaaaaaaa', 'paper', 'square');
  const places = [...svg.matchAll(/<path d="[^"]+" transform="(translate\([^)]+\))/g)].map(([, at]) => at);
  expect(new Set(places).size).toBe(places.length);
});
