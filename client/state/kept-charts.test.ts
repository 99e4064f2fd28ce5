import { expect, test } from 'vitest';
import { MAX_KEPT_CHARTS } from '../../contract/limits.ts';
import { forgetChart, keepChart, parseKept, readKept, writeKept } from './kept-charts.ts';
import { KEPT_CHARTS_KEY } from './remembered-keys.ts';

const ADA = { day: '10', month: '12', year: '1815', time: '13:00', place: 'London', placeId: '2643743' };

function memory(initial: string | null = null) {
  let stored = initial;
  return () => ({
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  });
}

test('a kept chart comes back from storage as it was', () => {
  const storage = memory();
  const charts = keepChart([], { name: ' Ada ', fields: { ...ADA, csrf: 'x', second: '' } });
  expect(writeKept(storage, charts)).toBe(true);
  expect(readKept(storage)).toEqual([{ id: expect.any(String), name: 'Ada', kind: null, fields: ADA }]);
});

test('keeping the same birth again renames it and puts it first', () => {
  const two = keepChart(keepChart([], { name: 'Ada', fields: ADA }), {
    name: 'Other',
    fields: { ...ADA, day: '11' },
  });
  const again = keepChart(two, { name: 'Ada Lovelace', fields: ADA });
  expect(again.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Other']);
});

test('whose a chart is comes back with it, stays where it is kept again without, and is none where it is no kind', () => {
  const storage = memory();
  const said = keepChart([], { name: 'Ada', kind: 'partner', fields: ADA });
  writeKept(storage, keepChart(said, { name: 'Ada', fields: ADA }));
  expect(readKept(storage)[0]?.kind).toBe('partner');
  expect(parseKept(JSON.stringify([{ name: 'Ada', kind: 'rival', fields: ADA }]))[0]?.kind).toBeNull();
});

test('beyond the limit the oldest goes', () => {
  let charts = keepChart([], { name: 'first', fields: ADA });
  for (let year = 1900; year < 1900 + MAX_KEPT_CHARTS; year++) {
    charts = keepChart(charts, { name: String(year), fields: { ...ADA, year: String(year) } });
  }
  expect(charts).toHaveLength(MAX_KEPT_CHARTS);
  expect(charts.some(({ name }) => name === 'first')).toBe(false);
});

test('one is forgotten, the others stay', () => {
  const charts = keepChart(keepChart([], { name: 'a', fields: ADA }), {
    name: 'b',
    fields: { ...ADA, year: '1900' },
  });
  expect(forgetChart(charts, charts[0]?.id ?? '').map(({ name }) => name)).toEqual(['a']);
});

test('whatever is stored, reading gives a list', () => {
  const broken = ['', '{', 'null', '{}', '[1,null,[],{"name":1}]', '[{"name":"x","fields":{"year":7}}]'];
  expect(broken.map((text) => parseKept(text))).toEqual(broken.map(() => []));
});

test('one broken chart does not take the others along', () => {
  const stored = JSON.stringify([{ name: 'bad' }, { name: 'Ada', fields: ADA }]);
  expect(parseKept(stored).map(({ name }) => name)).toEqual(['Ada']);
});

test('a full or forbidden storage is a plain no', () => {
  const full = () => ({
    ...memory()(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const charts = keepChart([], { name: 'Ada', fields: ADA });
  expect(writeKept(full, charts)).toBe(false);
  expect(writeKept(forbidden, charts)).toBe(false);
  expect(readKept(forbidden)).toEqual([]);
});

test('forgetting all leaves nothing behind', () => {
  const keys: string[] = [];
  writeKept(() => ({ ...memory()(), removeItem: (key: string) => void keys.push(key) }), []);
  expect(keys).toEqual([KEPT_CHARTS_KEY]);
});
