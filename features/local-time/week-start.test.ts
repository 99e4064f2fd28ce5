import { expect, test } from 'vitest';
import { firstWeekdayOf } from './week-start.ts';

test('the browser says where weeks begin, by method or by property', () => {
  expect(firstWeekdayOf('tr', { getWeekInfo: () => ({ firstDay: 6 }) })).toBe(6);
  expect(firstWeekdayOf('tr', { weekInfo: { firstDay: 7 } })).toBe(7);
});

test('a browser that does not know gets the table: Sunday for English and Brazilian Portuguese', () => {
  expect(['en', 'pt-BR'].map((tag) => firstWeekdayOf(tag, {}))).toEqual([7, 7]);
  expect(['tr', 'es', 'fr'].map((tag) => firstWeekdayOf(tag, {}))).toEqual([1, 1, 1]);
});
