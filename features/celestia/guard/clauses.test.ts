import { expect, it } from 'vitest';
import { guard } from '../../../locales/en/celestia/guard.ts';
import { readClauses } from './clauses.ts';
import { prepareLanguage } from './guard.ts';
import { nearEndOf } from './knowledge.ts';
import { readTokens } from './read-tokens.ts';

const english = prepareLanguage('en', guard);

/** The clause of each word that names a sign. */
function clausesOfSigns(sentence: string): number[] {
  const tokens = readTokens(sentence, english);
  const { clauseOf } = readClauses(tokens, english.words);
  return tokens.flatMap(({ kind }, at) => (kind === 'sign' ? [clauseOf[at] ?? Number.NaN] : []));
}

it.each([',', ';', ':', ' (', ')', ' [', ']', ' —', '…', ' "', '"', ' “', '”', ' «', '»', '.', ' -'])(
  '“%s” parts two clauses',
  (mark) => {
    const [first, second] = clausesOfSigns(`Your Sun is in Taurus${mark} your Moon is in Capricorn`);
    expect(second).toBe((first ?? 0) + 1);
  },
);

it.each([' ', ' with ', ' / '])('“%s” parts none', (joint) => {
  const [first, second] = clausesOfSigns(`Your Sun is in Taurus${joint}your Moon is in Capricorn`);
  expect(second).toBe(first);
});

it.each([
  ['southNode', 'node'],
  ['descendant', 'ascendant'],
  ['imumCoeli', 'midheaven'],
  ['node', null],
  ['sun', null],
] as const)('%s is known by %s at the other end of its axis', (point, near) => {
  expect(nearEndOf(point)).toBe(near);
});
