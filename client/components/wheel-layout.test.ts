import { expect, test } from 'vitest';
import { SAMPLE_CHART, SAMPLE_CHART_UNTIMED } from './sample-chart.fixture.ts';
import type { Point } from './wheel-geometry.ts';
import { pointAt, RADII, tangentDeg } from './wheel-geometry.ts';
import { layOutWheel } from './wheel-layout.ts';

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

test('the Ascendant is at nine o’clock and the zodiac runs counter-clockwise', () => {
  const { axes, leftDeg } = layOutWheel(SAMPLE_CHART);
  const ascendant = axes.find(({ angle }) => angle === 'ascendant');
  expect(ascendant?.labelAt).toEqual({ x: -RADII.angleLabel, y: 0 });
  expect(pointAt(100, leftDeg + 90, leftDeg)).toEqual({ x: 0, y: 100 });
});

test('without a birth time 0 degrees Aries is at nine o’clock and there are no houses', () => {
  const layout = layOutWheel(SAMPLE_CHART_UNTIMED);
  expect(layout.leftDeg).toBe(0);
  expect(layout.houses).toEqual([]);
  expect(layout.axes).toEqual([]);
});

test('the two kinds of lunar node are drawn once', () => {
  const drawn = layOutWheel(SAMPLE_CHART).bodies.map(({ body }) => body.id);
  expect(drawn).toContain('trueNode');
  expect(drawn).not.toContain('meanNode');
});

test('a cusp on an axis is drawn once', () => {
  const withoutLine = layOutWheel(SAMPLE_CHART).houses.filter(({ cusp }) => cusp === null);
  expect(withoutLine.map(({ house }) => house)).toEqual([1, 4, 7, 10]);
});

test('names of axes that fall together step aside', () => {
  const angles = { ascendant: 10, midheaven: 11, descendant: 190, imumCoeli: 191, vertex: 90 };
  const labels = layOutWheel({ ...SAMPLE_CHART, angles }).axes.map(({ labelAt }) => labelAt);
  for (const [index, one] of labels.entries()) {
    for (const other of labels.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(70);
  }
});

test('numbers of narrow houses stay legible', () => {
  const cusps = [0, 1, 2, 3, 4, 5, 180, 181, 182, 183, 184, 185];
  const numbers = layOutWheel({ ...SAMPLE_CHART, houses: { system: 'placidus', cusps } }).houses;
  for (const [index, one] of numbers.entries()) {
    for (const other of numbers.slice(index + 1))
      expect(distance(one.numberAt, other.numberAt)).toBeGreaterThan(20);
  }
});

test('no word along the rim stands on its head', () => {
  for (let longitudeDeg = 0; longitudeDeg < 360; longitudeDeg++) {
    expect(Math.abs(tangentDeg(pointAt(RADII.angleLabel, longitudeDeg, 0)))).toBeLessThanOrEqual(90);
  }
});

test('only aspects between drawn bodies have a line', () => {
  const points = layOutWheel(SAMPLE_CHART).aspects.flatMap(({ first, second }) => [first, second]);
  expect(points).not.toContain('midheaven');
  expect(points.length).toBeGreaterThan(0);
});

test('conjunctions are arcs of one circle within the rim, with no lines across', () => {
  const { aspects, aspectRadius } = layOutWheel(SAMPLE_CHART);
  const arcs = aspects.filter(({ aspect }) => aspect === 'conjunction').map(({ path }) => path);
  expect(arcs.length).toBeGreaterThan(0);
  const radii = arcs.map((path) => Number(/^M[-\d. ]+A([\d.]+) \1 0 0 0 [-\d. ]+$/.exec(path)?.[1]));
  for (const radius of radii) {
    expect(radius).toBeLessThan(aspectRadius);
    expect(radius).toBeGreaterThan(aspectRadius - 6);
  }
});
