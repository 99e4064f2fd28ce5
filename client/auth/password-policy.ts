/** What a password may be asked to hold, by the keys of `account.policy`. */
export const POLICY_RULES = [
  'minLength',
  'maxLength',
  'lowercase',
  'uppercase',
  'numeric',
  'symbol',
] as const;
export type PolicyRule = (typeof POLICY_RULES)[number];

export interface PolicyRow {
  rule: PolicyRule;
  /** Characters, for a rule of length; null for any other. */
  count: number | null;
  met: boolean;
}

/** The provider's own minimum where its policy cannot be read (SPEC.md section 5). */
export const DEFAULT_MIN_LENGTH = 6;

/** The provider's verdict on a password, as its SDK gives it: what is not asked for is absent. */
export interface PolicyVerdict {
  meetsMinPasswordLength?: boolean;
  meetsMaxPasswordLength?: boolean;
  containsLowercaseLetter?: boolean;
  containsUppercaseLetter?: boolean;
  containsNumericCharacter?: boolean;
  containsNonAlphanumericCharacter?: boolean;
  passwordPolicy: {
    customStrengthOptions: { minPasswordLength?: number; maxPasswordLength?: number };
  };
}

/** The verdict by the minimum length alone. */
export function defaultVerdict(password: string): PolicyVerdict {
  return {
    meetsMinPasswordLength: password.length >= DEFAULT_MIN_LENGTH,
    passwordPolicy: { customStrengthOptions: { minPasswordLength: DEFAULT_MIN_LENGTH } },
  };
}

/** The rules that are asked for, in the order in which they are read. */
export function policyRows(verdict: PolicyVerdict): PolicyRow[] {
  const { minPasswordLength, maxPasswordLength } = verdict.passwordPolicy.customStrengthOptions;
  const met = {
    minLength: verdict.meetsMinPasswordLength,
    maxLength: verdict.meetsMaxPasswordLength,
    lowercase: verdict.containsLowercaseLetter,
    uppercase: verdict.containsUppercaseLetter,
    numeric: verdict.containsNumericCharacter,
    symbol: verdict.containsNonAlphanumericCharacter,
  } satisfies Record<PolicyRule, boolean | undefined>;
  const counts: Partial<Record<PolicyRule, number>> = {
    ...(minPasswordLength !== undefined && { minLength: minPasswordLength }),
    ...(maxPasswordLength !== undefined && { maxLength: maxPasswordLength }),
  };
  return POLICY_RULES.flatMap((rule) => {
    const isMet = met[rule];
    return isMet === undefined ? [] : [{ rule, count: counts[rule] ?? null, met: isMet }];
  });
}
