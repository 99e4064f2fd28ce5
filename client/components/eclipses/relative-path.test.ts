import fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativePath } from './relative-path.ts';

/** The points that a relative path goes through, in tenths. */
function pointsOf(path: string): [x: number, y: number][] {
  const numbers = (path.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map((each) =>
    Math.round(Number(each) * 10),
  );
  const points: [number, number][] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (numbers[at] ?? Number.NaN), y + (numbers[at + 1] ?? Number.NaN)]);
  }
  return points;
}

test('a line is told from point to point', () => {
  expect(
    relativePath([
      [1.5, 2],
      [3, 4.1],
      [2.54, 4.1],
    ]),
  ).toBe('M1.5 2l1.5 2.1-.5 0');
  expect(
    relativePath([
      [0, 0],
      [0.1, -0.1],
    ]),
  ).toBe('M0 0l.1-.1');
});

test('nothing is drawn of nothing, and a step that leads nowhere is left out', () => {
  expect(relativePath([])).toBe('');
  expect(
    relativePath([
      [1, 1],
      [1.01, 1],
      [2, 1],
    ]),
  ).toBe('M1 1l1 0');
});

test('it goes through the very same points, to the tenth', () => {
  const tenths = fc.integer({ min: -9999, max: 9999 });
  fc.assert(
    fc.property(fc.array(fc.tuple(tenths, tenths), { minLength: 1, maxLength: 60 }), (points) => {
      const path = relativePath(points.map(([x, y]) => [x / 10, y / 10]));
      const moving = points.filter(
        ([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1],
      );
      expect(pointsOf(path)).toEqual(moving);
    }),
  );
});
