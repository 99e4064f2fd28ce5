import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.table.ts';
import { judgeWords } from './password-words.ts';

const isCommon = (password: string) => judgeWords(password, '').isCommon;
const isPersonal = (password: string, email: string) => judgeWords(password, email).isPersonal;

describe('a common password', () => {
  it.each(['password', 'Password', '12345678', 'iloveyou', 'sunshine', 'qwertyuiop', 'football1'])(
    '%s is found, however it is written',
    (password) => {
      expect(isCommon(password)).toBe(true);
    },
  );

  it.each(['zzzzzzzzzzzz', 'abababababab', '112233112233'])('%s is a pattern', (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it.each(['correct horse', 'another horse', 'Wj4!kq9z', 'sunshine over water', ''])(
    '%j is not one',
    (password) => {
      expect(isCommon(password)).toBe(false);
    },
  );

  it('stands in a table of thousands, in lower case and long enough to be chosen', () => {
    const pieces = COMMON_PASSWORDS.match(/[A-Z][^A-Z]*/g) ?? [];
    expect(pieces.join('')).toBe(COMMON_PASSWORDS);
    expect(pieces.length).toBeGreaterThan(3000);
    expect(COMMON_PASSWORDS).toMatch(/^[!-~]+$/);
  });
});

describe('a password out of a name', () => {
  it.each([
    ['ada.lovelace', 'ada.lovelace@example.com'],
    ['AdaLovelace1815', 'ada.lovelace@example.com'],
    ['ada_lovelace!!', 'ada.lovelace+stars@example.com'],
    ['celestia', 'ada@example.com'],
    ['Celestia2026!', ''],
    ['my-celestia', ''],
    ['celestialovelace', 'lovelace@example.com'],
  ])('%s is found for %s', (password, email) => {
    expect(isPersonal(password, email)).toBe(true);
  });

  it.each([
    ['correct horse', 'ada.lovelace@example.com'],
    ['lovelace wrote the first program', 'lovelace@example.com'],
    ['celestia shines over water', ''],
    // Three letters stand in half of all words.
    ['adamantine', 'ada@example.com'],
    ['', 'ada.lovelace@example.com'],
  ])('%j is not one for %s', (password, email) => {
    expect(isPersonal(password, email)).toBe(false);
  });
});

it('characters are counted as people count them', () => {
  expect(judgeWords('🌙🌙🌙🌙', '').length).toBe(4);
});
