import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followKept, forgetKept, keptNow } from './follow-kept-charts.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';

const ADA = { name: 'Ada', fields: { year: '1990', month: '6', day: '10' } };
const BO = { name: 'Bo', fields: { year: '1991', month: '7', day: '11' } };

/** A browser's window: something that events are sent to, with a storage that may refuse. */
function createWindow(kept: readonly unknown[]) {
  const stored = new Map([[KEPT_CHARTS_KEY, JSON.stringify(kept)]]);
  let isFull = false;
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  const view = Object.assign(new EventTarget(), { localStorage });
  const fill = () => {
    isFull = true;
  };
  return { view, stored, fill };
}

let browser: ReturnType<typeof createWindow>;

beforeEach(() => {
  browser = createWindow([ADA, BO]);
  vi.stubGlobal('window', browser.view);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the same list is the same object until it changes', () => {
  const charts = keptNow();
  expect(charts.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(keptNow()).toBe(charts);
});

test('forgetting one tells who follows, and the others stay', () => {
  const heard = vi.fn();
  const stop = followKept(heard);
  forgetKept({ id: keptNow()[0]?.id ?? '' });
  expect(heard).toHaveBeenCalledOnce();
  expect(keptNow().map(({ name }) => name)).toEqual(['Bo']);
  stop();
  forgetKept('all');
  expect(heard).toHaveBeenCalledOnce();
  expect(keptNow()).toEqual([]);
});

test('another tab is heard: of its charts, of a storage that is cleared, of nothing else', () => {
  const heard = vi.fn();
  followKept(heard);
  for (const key of [KEPT_CHARTS_KEY, null, 'another'])
    browser.view.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a storage that refuses keeps what it holds, and nobody is told otherwise', () => {
  const heard = vi.fn();
  followKept(heard);
  browser.fill();
  forgetKept({ id: keptNow()[0]?.id ?? '' });
  expect(heard).not.toHaveBeenCalled();
  expect(keptNow()).toHaveLength(2);
});

test('where storage is forbidden nothing is kept', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('forbidden');
    },
  });
  expect(keptNow()).toEqual([]);
});
