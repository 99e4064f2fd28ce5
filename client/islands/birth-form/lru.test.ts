import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

test('a value is made once while it is remembered', () => {
  const cache = createLru<number>(2);
  let made = 0;
  const make = () => ++made;
  expect([cache.obtain('a', make), cache.obtain('a', make)]).toEqual([1, 1]);
});

test('the one not used for longest goes first', () => {
  const cache = createLru<string>(2);
  cache.set('a', 'A');
  cache.set('b', 'B');
  cache.get('a');
  cache.set('c', 'C');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});
