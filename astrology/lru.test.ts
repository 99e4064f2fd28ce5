import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

test('a value is made once while it is remembered', () => {
  const cache = createLru<string, number>(2);
  let made = 0;
  const make = () => ++made;
  expect([cache.obtain('a', make), cache.obtain('a', make)]).toEqual([1, 1]);
});

test('the one not used for longest goes first', () => {
  const cache = createLru<string, string>(2);
  cache.set('a', 'A');
  cache.set('b', 'B');
  cache.get('a');
  cache.set('c', 'C');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

test('never more values are kept than its size, and each is the one that was set last', () => {
  const sets = fc.array(fc.record({ key: fc.nat(9), value: fc.nat() }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), sets, (size, all) => {
      const cache = createLru<number, number>(size);
      for (const { key, value } of all) cache.set(key, value);
      const kept = Array.from({ length: 10 }, (_, key) => cache.get(key));
      const recent = new Map(all.map(({ key, value }) => [key, value]));
      const lastKeys = [...new Set(all.map(({ key }) => key).toReversed())].slice(0, size);
      expect(kept).toEqual(kept.map((_, key) => (lastKeys.includes(key) ? recent.get(key) : undefined)));
    }),
  );
});
