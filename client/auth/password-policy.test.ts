import { describe, expect, it } from 'vitest';
import {
  NO_VERDICT,
  NOTHING_TYPED,
  type OwnVerdict,
  type PolicyVerdict,
  policyRows,
} from './password-policy.ts';

const strong: OwnVerdict = { length: 12, isCommon: false, isPersonal: false };

function askingFor(minPasswordLength: number, meetsMinPasswordLength: boolean): PolicyVerdict {
  return { meetsMinPasswordLength, passwordPolicy: { customStrengthOptions: { minPasswordLength } } };
}

describe('a password policy', () => {
  it('that cannot be read leaves the site’s own rules, all of them open at first', () => {
    expect(policyRows(NO_VERDICT, NOTHING_TYPED)).toEqual([
      { rule: 'minLength', count: 8, met: false },
      { rule: 'uncommon', count: null, met: false },
      { rule: 'impersonal', count: null, met: false },
    ]);
  });

  it.each([
    [7, false],
    [8, true],
  ])('%i characters: met is %s', (length, met) => {
    expect(policyRows(NO_VERDICT, { ...strong, length })[0]).toEqual({ rule: 'minLength', count: 8, met });
  });

  it('that asks for less than eight characters asks for eight', () => {
    expect(policyRows(askingFor(6, true), { ...strong, length: 7 })[0]).toEqual({
      rule: 'minLength',
      count: 8,
      met: false,
    });
  });

  it('that asks for more wins', () => {
    expect(policyRows(askingFor(14, false), strong)[0]).toEqual({ rule: 'minLength', count: 14, met: false });
  });

  it('shows what it asks for in one order, and leaves the rest out', () => {
    const rows = policyRows(
      {
        containsNonAlphanumericCharacter: false,
        containsUppercaseLetter: true,
        meetsMaxPasswordLength: true,
        meetsMinPasswordLength: true,
        passwordPolicy: { customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 40 } },
      },
      { ...strong, isCommon: true },
    );
    expect(rows).toEqual([
      { rule: 'minLength', count: 10, met: true },
      { rule: 'maxLength', count: 40, met: true },
      { rule: 'uppercase', count: null, met: true },
      { rule: 'symbol', count: null, met: false },
      { rule: 'uncommon', count: null, met: false },
      { rule: 'impersonal', count: null, met: true },
    ]);
  });
});
