import { expect, test } from 'vitest';
import { readSwipe } from './swipe.ts';

const start = { xPx: 200, yPx: 200, atMs: 1000 };
const to = (acrossPx: number, downPx: number, afterMs: number) =>
  readSwipe(start, { xPx: 200 + acrossPx, yPx: 200 + downPx, atMs: 1000 + afterMs });

test('leftward is the next month, rightward the previous one', () => {
  expect(to(-90, 10, 150)).toBe('next');
  expect(to(90, -10, 150)).toBe('previous');
});

test('at least 60 px across', () => {
  expect(to(60, 0, 100)).toBe('previous');
  expect(to(59, 0, 100)).toBeNull();
});

test('at most 80 px down', () => {
  expect(to(-100, 80, 100)).toBe('next');
  expect(to(-100, 81, 100)).toBeNull();
});

test('at most 300 ms', () => {
  expect(to(-100, 0, 300)).toBe('next');
  expect(to(-100, 0, 301)).toBeNull();
});
