import { expect, test } from 'vitest';
import { BALANCE_WEIGHTS, balanceOf, chartRulerOf, dignityOf, traditionalRulerOf } from './balance.ts';
import { computeChart, computeTimelessChart } from './compute-chart.ts';
import { SIGN_IDS } from './ids.ts';
import { signStartDeg } from './signs.ts';

const chart = computeChart({
  instantMs: Date.UTC(1990, 5, 10, 11, 30),
  latitudeDeg: 41.01,
  longitudeDeg: 28.95,
  houseSystem: 'placidus',
});

test('the shares of the elements and of the modes make one whole', () => {
  const { elements, modes } = balanceOf(chart);
  for (const kinds of [Object.values(elements), Object.values(modes)]) {
    expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(12);
  }
});

test('without a birth time the ten planets count alone and there is no chart ruler', () => {
  const timeless = { bodies: chart.bodies, angles: null };
  expect(Object.values(balanceOf(timeless).modes).reduce((sum, { count }) => sum + count, 0)).toBe(10);
  expect(chartRulerOf(timeless)).toBeNull();
});

test('a body that changes its sign on a day without an hour is not weighed', () => {
  const dayStartMs = Date.UTC(1990, 5, 11, 21);
  const day = computeTimelessChart({
    fromMs: dayStartMs,
    toMs: dayStartMs + 86_400_000,
    drawnMs: dayStartMs + 43_200_000,
    isWholeDay: true,
    latitudeDeg: 41.01,
    longitudeDeg: 28.95,
  });
  expect(day.day.signChanges.map(({ body }) => body)).toEqual(expect.arrayContaining(['mercury']));
  const changing = day.day.signChanges.filter(({ body }) => body in BALANCE_WEIGHTS);
  const weighed = Object.values(balanceOf(day).elements).reduce((sum, { count }) => sum + count, 0);
  expect(weighed).toBe(10 - changing.length);
});

test('the ruler of the rising sign rules the chart', () => {
  expect(
    chartRulerOf({ angles: { ascendant: 215, midheaven: 0, descendant: 35, imumCoeli: 180, vertex: 0 } }),
  ).toBe('pluto');
});

test('the older scheme names another ruler for Scorpio, Aquarius and Pisces alone', () => {
  const risen = SIGN_IDS.map((sign) => {
    const ascendant = signStartDeg(sign) + 5;
    return [
      sign,
      traditionalRulerOf({ angles: { ascendant, midheaven: 0, descendant: 0, imumCoeli: 180, vertex: 0 } }),
    ];
  });
  expect(risen.filter(([, ruler]) => ruler !== null)).toEqual([
    ['scorpio', 'mars'],
    ['aquarius', 'saturn'],
    ['pisces', 'jupiter'],
  ]);
  expect(traditionalRulerOf({ angles: null })).toBeNull();
});

test('dignities follow the rulers of both schemes and the exaltations', () => {
  expect(dignityOf('sun', 'leo')).toBe('domicile');
  expect(dignityOf('mars', 'scorpio')).toBe('domicile');
  expect(dignityOf('pluto', 'scorpio')).toBe('domicile');
  expect(dignityOf('moon', 'taurus')).toBe('exaltation');
  expect(dignityOf('venus', 'aries')).toBe('detriment');
  expect(dignityOf('saturn', 'aries')).toBe('fall');
  expect(dignityOf('juno', 'leo')).toBeNull();
});
