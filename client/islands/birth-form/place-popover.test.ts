import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placePopover } from './place-popover.ts';

const SIZE = { width: 344, height: 400 };
const fields = (left: number, top: number) => ({ left, top, right: left + 416, bottom: top + 70 });

describe('a popover goes', () => {
  const view = { width: 1280, height: 800 };

  test('below its fields', () => {
    expect(placePopover(fields(100, 200), SIZE, view)).toEqual({ left: 100, top: 278 });
  });

  test('beside them where there is no room below', () => {
    expect(placePopover(fields(100, 600), SIZE, view)).toEqual({ left: 524, top: 392 });
  });

  test('above them where there is none beside', () => {
    expect(placePopover(fields(800, 600), SIZE, view)).toEqual({ left: 800, top: 192 });
  });

  test('over them where there is none at all', () => {
    const low = { width: 820, height: 500 };
    expect(placePopover(fields(380, 200), SIZE, low)).toEqual({ left: 380, top: 92 });
  });
});

test('all of it is in any window that is large enough', () => {
  const px = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(px(-500, 2000), px(-500, 2000), px(769, 1920), px(420, 1200), (left, top, width, height) => {
      const placed = placePopover(fields(left, top), SIZE, { width, height });
      expect(placed.left).toBeGreaterThanOrEqual(8);
      expect(placed.top).toBeGreaterThanOrEqual(8);
      expect(placed.left + SIZE.width).toBeLessThanOrEqual(width - 8);
      expect(placed.top + SIZE.height).toBeLessThanOrEqual(height - 8);
    }),
  );
});
