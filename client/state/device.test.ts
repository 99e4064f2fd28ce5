import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const windowOf = (innerWidth: number, coarse = false) => ({
  innerWidth,
  matchMedia: (_query: string) => ({ matches: coarse }) as MediaQueryList,
});

test('768 px and less is mobile, and so is a finger at any width', () => {
  expect(deviceOf(windowOf(768))).toBe('mobile');
  expect(deviceOf(windowOf(769))).toBe('desktop');
  expect(deviceOf(windowOf(1400, true))).toBe('mobile');
});
