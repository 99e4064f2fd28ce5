import { describe, expect, it } from 'vitest';
import { defaultVerdict, policyRows } from './password-policy.ts';

describe('a password policy', () => {
  it('that cannot be read asks for six characters', () => {
    expect(policyRows(defaultVerdict('12345'))).toEqual([{ rule: 'minLength', count: 6, met: false }]);
    expect(policyRows(defaultVerdict('123456'))).toEqual([{ rule: 'minLength', count: 6, met: true }]);
  });

  it('shows what it asks for in one order, and leaves the rest out', () => {
    const rows = policyRows({
      containsNonAlphanumericCharacter: false,
      containsUppercaseLetter: true,
      meetsMaxPasswordLength: true,
      meetsMinPasswordLength: false,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 10, maxPasswordLength: 40 } },
    });
    expect(rows).toEqual([
      { rule: 'minLength', count: 10, met: false },
      { rule: 'maxLength', count: 40, met: true },
      { rule: 'uppercase', count: null, met: true },
      { rule: 'symbol', count: null, met: false },
    ]);
  });
});
