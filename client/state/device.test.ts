import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { createDeviceAtom, readDevice } from './device.ts';

const windowOf = (innerWidth: number, coarse = false) => ({
  innerWidth,
  matchMedia: (_query: string) => ({ matches: coarse }) as MediaQueryList,
});

test('768 px and less is mobile, and so is a finger at any width', () => {
  expect(readDevice(windowOf(768))).toBe('mobile');
  expect(readDevice(windowOf(769))).toBe('desktop');
  expect(readDevice(windowOf(1400, true))).toBe('mobile');
});

test('the device is read again on every resize', () => {
  const view = Object.assign(new EventTarget(), windowOf(1200)) as unknown as Window;
  const device = createDeviceAtom(() => view);
  const store = createStore();
  const seen: string[] = [];
  const stop = store.sub(device, () => seen.push(store.get(device)));
  Object.assign(view, { innerWidth: 400 });
  view.dispatchEvent(new Event('resize'));
  expect([store.get(device), seen]).toEqual(['mobile', ['mobile']]);
  stop();
  Object.assign(view, { innerWidth: 1200 });
  view.dispatchEvent(new Event('resize'));
  expect(seen).toEqual(['mobile']);
});
