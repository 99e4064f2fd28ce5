import { expect, it } from 'vitest';
import { balanceLines, breakLines } from './break-lines.ts';

const FORM = { space: 1, measure: 20 };
const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word, width: word.length }));
const linesOf = (text: string) =>
  breakLines(wordsOf(text), FORM).map((line) => line.map((word) => word.text).join(' '));

it('every word stands once, in order, and no line is longer than the measure', () => {
  const text = 'Some of what is written here is long and some of it is not and all of it has to go somewhere';
  const lines = linesOf(text);
  expect(lines.join(' ')).toBe(text);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20);
});

it('lines are of more like length than those that are filled one by one', () => {
  // Filled one by one: "aaaa bbbb cccc dddd", "ee", "ffffffffffffffffff".
  expect(linesOf('aaaa bbbb cccc dddd ee ffffffffffffffffff gg')).toEqual([
    'aaaa bbbb',
    'cccc dddd ee',
    'ffffffffffffffffff',
    'gg',
  ]);
});

it('a short word does not stand alone on the last line where it need not', () => {
  expect(linesOf('aaaaa bbbbb ccccc dd').at(-1)).not.toBe('dd');
});

it('a word that is longer than a line stands alone', () => {
  expect(linesOf('aa bbbbbbbbbbbbbbbbbbbbbbbbbbbb cc')).toEqual(['aa', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'cc']);
  expect(linesOf('')).toEqual(['']);
});

it('a number stays with what it counts or names, before it or after', () => {
  const text =
    'The sixth house of the year is the house 6 and what it asks for on a Monday is told in the 9. house of this book';
  const lines = breakLines(wordsOf(text), { space: 1, measure: 40 });
  expect(lines.map((line) => line.map((word) => word.text).join(' '))).toEqual([
    'The sixth house of the year is the',
    'house 6 and what it asks for on a Monday',
    'is told in the 9. house of this book',
  ]);
});

it('the lines of a title are as few as can be, and of like length', () => {
  const balanced = (text: string) =>
    balanceLines(wordsOf(text), FORM).map((line) => line.map((word) => word.text).join(' '));
  expect(linesOf('The eclipses that hit you')).toEqual(['The eclipses that', 'hit you']);
  expect(balanced('The eclipses that hit you')).toEqual(['The eclipses', 'that hit you']);
  expect(balanced('In one line')).toEqual(['In one line']);
});
