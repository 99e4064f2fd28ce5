import { expect, test } from 'vitest';
import { readComboKey } from './combo-keys.ts';

const three = (active: number) => ({ isOpen: true, active, count: 3 });

test('arrows go round the suggestions', () => {
  expect(readComboKey('ArrowDown', three(-1))).toMatchObject({ kind: 'mark', index: 0 });
  expect(readComboKey('ArrowDown', three(2))).toMatchObject({ kind: 'mark', index: 0 });
  expect(readComboKey('ArrowUp', three(0))).toMatchObject({ kind: 'mark', index: 2 });
});

test('Enter takes what is marked, and sends the form where nothing is', () => {
  expect(readComboKey('Enter', three(1))).toEqual({ kind: 'choose', goesOn: false });
  expect(readComboKey('Enter', three(-1)).goesOn).toBe(true);
});

test('Tab takes what is marked and leaves the field', () => {
  expect(readComboKey('Tab', three(1))).toEqual({ kind: 'choose', goesOn: true });
});

test('Escape closes an open list and is otherwise left alone', () => {
  expect(readComboKey('Escape', three(1)).kind).toBe('close');
  expect(readComboKey('Escape', { isOpen: false, active: -1, count: 0 }).kind).toBe('type');
});

test('letters are typed', () => {
  expect(readComboKey('a', three(1))).toEqual({ kind: 'type', goesOn: true });
});
