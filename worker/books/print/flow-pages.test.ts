import { expect, it } from 'vitest';
import { type Box, flowPages } from './flow-pages.ts';

const FORM = { top: 0, foot: 100 };

function box(drawing: string, height: number, more: Partial<Box<string>> = {}): Box<string> {
  return { drawing, height, before: 0, keepsNext: false, breaks: false, ...more };
}

const pagesOf = (boxes: readonly Box<string>[]) =>
  flowPages(boxes, FORM).map((page) => page.map((placed) => placed.box.drawing).join(' '));

it('a page is filled, and what does not fit begins the next', () => {
  expect(pagesOf([box('a', 60), box('b', 40), box('c', 10)])).toEqual(['a b', 'c']);
});

it('white above falls away at the top of a page and counts elsewhere', () => {
  const pages = flowPages([box('a', 60, { before: 30 }), box('b', 30, { before: 20 }), box('c', 5)], FORM);
  expect(pages.map((page) => page.map(({ top }) => top))).toEqual([[0], [0, 30]]);
});

it('a heading goes to the next page with what it must not be parted from', () => {
  const heading = box('h', 10, { keepsNext: true });
  const first = box('1', 10, { keepsNext: true });
  expect(pagesOf([box('a', 75), heading, first, box('2', 10)])).toEqual(['a', 'h 1 2']);
});

it('what keeps together and is longer than a page is parted all the same', () => {
  const rows = Array.from({ length: 15 }, (_, index) => box(String(index), 10, { keepsNext: true }));
  expect(pagesOf(rows)).toEqual(['0 1 2 3 4 5 6 7 8 9', '10 11 12 13 14']);
});

it('a figure is made smaller to stand on the page with its caption, but not smaller than it may be', () => {
  const figure = box('f', 60, { least: 40, keepsNext: true });
  const heights = flowPages([box('a', 45), figure, box('c', 10)], FORM).map((page) =>
    page.map(({ height }) => height),
  );
  expect(heights).toEqual([[45, 45, 10]]);
  expect(pagesOf([box('a', 55), figure, box('c', 10)])).toEqual(['a', 'f c']);
});

it('a chapter begins a page, and none is empty', () => {
  expect(
    pagesOf([
      box('a', 10, { breaks: true }),
      box('b', 10, { breaks: true }),
      box('c', 100, { breaks: true }),
    ]),
  ).toEqual(['a', 'b', 'c']);
});

it('what begins a page under a head has it there again', () => {
  const head = { height: 10, drawing: 'head' };
  const rows = Array.from({ length: 5 }, (_, index) => box(String(index), 30, { under: head }));
  const pages = flowPages([box('head', 10), ...rows], FORM);
  expect(pages.map((page) => page.map(({ box: own, top }) => `${own.drawing}@${top}`))).toEqual([
    ['head@0', '0@10', '1@40', '2@70'],
    ['head@0', '3@10', '4@40'],
  ]);
});
