import { describe, expect, it } from 'vitest';
import { limitKey } from './rate-limit.ts';

describe('a visitor, as the limits count them,', () => {
  it.each([
    ['2600:3c00::1', '2600:3c00::2'],
    ['2600:3c00::1', '2600:3c00:0:0:9::1'],
    ['2600:3c00::', '2600:3C00:0000:0:1:2:3:4'],
    ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('is one for %s and %s', (one, other) => {
    expect(limitKey(one)).toBe(limitKey(other));
  });

  it.each([
    ['2600:3c00::1', '2600:3c01::1'],
    ['2600:3c00:0:1::1', '2600:3c00:0:2::1'],
    ['192.0.2.7', '192.0.2.8'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ])('is two for %s and %s', (one, other) => {
    expect(limitKey(one)).not.toBe(limitKey(other));
  });
});
