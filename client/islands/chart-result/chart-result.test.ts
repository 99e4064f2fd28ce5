import { expect, test } from 'vitest';
import { nearest } from '../wheel-lights/nearest.ts';
import { birthdayText } from './keep.ts';
import { ringMove } from './wheel-keys.ts';
import { zoomStep } from './zoom.ts';

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

test('a chart without a name is named by its birthday in the language', () => {
  expect(birthdayText({ day: '10', month: '6', year: '1990' }, 'fr')).toBe('10 juin 1990');
  expect(birthdayText({}, 'fr')).toBe('');
});
