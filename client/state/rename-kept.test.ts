import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseKept } from './kept-charts.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';
import { renameKept } from './rename-kept.ts';

const KEPT = ['Ada', 'Bo'].map((name, index) => ({ name, fields: { year: `${1990 + index}` } }));

let stored: string | null;
let view: EventTarget;

beforeEach(() => {
  stored = JSON.stringify(KEPT);
  const localStorage = {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  };
  view = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', view);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const names = () => parseKept(stored).map(({ name }) => name);
const idOfSecond = () => parseKept(stored)[1]?.id ?? '';

test('a kept chart has another name in its place, and who follows hears of it', () => {
  const heard = vi.fn();
  view.addEventListener(KEPT_CHARTS_KEY, heard);
  renameKept(idOfSecond(), '  Béatrice ', 'partner');
  expect(names()).toEqual(['Ada', 'Béatrice']);
  expect(parseKept(stored).map(({ kind }) => kind)).toEqual([null, 'partner']);
  expect(heard).toHaveBeenCalledOnce();
});

test('no name, or a chart that is gone, changes nothing', () => {
  renameKept(idOfSecond(), '   ', 'child');
  renameKept('gone', 'Cem', 'child');
  expect(names()).toEqual(['Ada', 'Bo']);
});
