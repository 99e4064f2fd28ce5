import { expect, test } from 'vitest';
import { nearest } from '../wheel-lights/nearest.ts';
import { ringMove } from './keys.ts';
import { crowdOf, zoomStep } from './zoom.ts';

test('a tap takes the nearest body within reach', () => {
  const spots = [
    { thing: 'sun', xPx: 10, yPx: 10 },
    { thing: 'moon', xPx: 30, yPx: 10 },
  ];
  expect(nearest(spots, { xPx: 22, yPx: 10, reachPx: 22 })).toBe('moon');
  expect(nearest(spots, { xPx: 90, yPx: 90, reachPx: 22 })).toBeNull();
});

test('arrows go round the bodies', () => {
  expect(ringMove('ArrowRight', 12, 13)).toBe(0);
  expect(ringMove('ArrowUp', 0, 13)).toBe(12);
  expect(ringMove('End', 3, 13)).toBe(12);
  expect(ringMove('x', 3, 13)).toBeNull();
});

test('zoom stops at either end', () => {
  expect([zoomStep(0, -1), zoomStep(0, 1), zoomStep(3, 1)]).toEqual([0, 1, 3]);
});

test('a wheel on which nothing is chosen is enlarged about the crowd', () => {
  const crowd = [
    { x: 10, y: 10 },
    { x: 12, y: 10 },
    { x: 11, y: 12 },
  ];
  expect(crowd).toContain(crowdOf([{ x: 300, y: 200 }, ...crowd]));
  expect(crowdOf([])).toBeUndefined();
});
