import { expect, it } from 'vitest';
import { flowChapters } from './flow-chapters.ts';
import type { Box } from './flow-pages.ts';

const FORM = { top: 0, foot: 500 };

const box = (drawing: string, height: number, more: Partial<Box<string>> = {}): Box<string> => ({
  drawing,
  height,
  before: 0,
  keepsNext: false,
  breaks: false,
  ...more,
});

/** A chapter of so many boxes of 20 points with 10 of white above each. */
const chapter = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    box(`${name}${index}`, 20, { before: 10, breaks: index === 0 }),
  );

const sizesOf = (boxes: readonly Box<string>[]) => flowChapters(boxes, FORM).map((page) => page.length);

it('a few lines that would stand on a page of their own are taken back by setting the chapter closer', () => {
  // Seventeen fit: 20 + 16 × 30 = 500.
  expect(sizesOf(chapter('a', 17))).toEqual([17]);
  expect(sizesOf(chapter('a', 18))).toEqual([18]);
  expect(sizesOf(chapter('a', 19))).toEqual([19]);
});

it('what is more than can be taken back stays, and so does the white', () => {
  expect(sizesOf(chapter('a', 24))).toEqual([17, 7]);
});

it('one chapter set closer leaves the others as they are', () => {
  const pages = flowChapters([...chapter('a', 18), ...chapter('b', 5)], FORM);
  expect(pages.map((page) => page.map(({ top }) => top).slice(0, 2))).toEqual([
    [0, 27],
    [0, 30],
  ]);
});
