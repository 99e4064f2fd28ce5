import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { astro } from '../../../locales/en/astro.ts';
import { natal } from '../../../locales/en/natal.ts';
import { Notices } from './notices.tsx';

test('a birth beyond the polar circle is told which houses it was given', () => {
  const { notices } = computeChart({
    instantMs: Date.UTC(2000, 0, 1, 11),
    latitudeDeg: 78.22,
    longitudeDeg: 15.65,
    houseSystem: 'placidus',
  });
  const html = renderToStaticMarkup(<Notices notices={notices} words={natal.notices} astro={astro} />);
  expect(html).toContain(astro.houseSystems.placidus);
  expect(html).toContain(astro.houseSystems.porphyry);
  expect(html).toContain('class="result__notice"');
});
