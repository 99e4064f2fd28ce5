import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLine } from './break-line.ts';

test('a line that fits stays whole', () => {
  expect(breakLine('Short and sweet.', 50)).toEqual(['Short and sweet.']);
});

test('a long line is broken into even rows', () => {
  const rows = breakLine('You shine when you go first, before anyone has said it can be done.', 50);
  expect(rows).toEqual(['You shine when you go first, before', 'anyone has said it can be done.']);
});

test('no row is too long, and no word is lost', () => {
  const sentence = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(sentence, (words) => {
      const text = words.join(' ');
      const rows = breakLine(text, 50);
      expect(rows.join(' ')).toBe(text);
      expect(rows.every((row) => row.length <= 50)).toBe(true);
    }),
  );
});
