import { expect, it } from 'vitest';
import { isTooYoung } from './take-message.ts';

const NOW_MS = Date.UTC(2026, 10, 23, 12);

it.each([
  ['2010-11-23', 'celestia', false],
  ['2010-11-24', 'celestia', true],
  ['2008-11-23', 'lover', false],
  ['2008-11-24', 'lover', true],
  ['2008-11-23', 'couple', false],
  ['2008-11-24', 'couple', true],
  [null, 'celestia', false],
] as const)('whoever was born on %s is too young for a talk with %s: %s', (bornOn, persona, isYoung) => {
  expect(isTooYoung(bornOn, persona, NOW_MS)).toBe(isYoung);
});
