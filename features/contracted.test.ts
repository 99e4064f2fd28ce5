import { describe, expect, it } from 'vitest';
import { contracted } from './contracted.ts';

const SPANISH = { 'de el': 'del', 'a el': 'al' };

describe('small words that meet', () => {
  it.each([
    ['se trata de el trabajo', 'se trata del trabajo'],
    ['De el sueldo y de el trabajo', 'Del sueldo y del trabajo'],
    ['a el final', 'al final'],
    ['El de Elche', 'El de Elche'],
    ['Dé el primer paso', 'Dé el primer paso'],
  ])('%s: %s', (text, expected) => {
    expect(contracted(text, SPANISH)).toBe(expected);
  });
});
