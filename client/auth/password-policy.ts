/** What a password may be asked to hold, by the keys of `account.policy`. */
export const POLICY_RULES = [
  'minLength',
  'maxLength',
  'lowercase',
  'uppercase',
  'numeric',
  'symbol',
  'uncommon',
  'impersonal',
] as const;
export type PolicyRule = (typeof POLICY_RULES)[number];

export interface PolicyRow {
  rule: PolicyRule;
  /** Characters, for a rule of length; null for any other. */
  count: number | null;
  met: boolean;
}

/** What the site asks for, whatever less the provider does (its own default is 6). */
export const MIN_LENGTH = 8;

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

/** The provider's verdict where its policy cannot be read: the site's own rules are left. */
export const NO_VERDICT: PolicyVerdict = { passwordPolicy: { customStrengthOptions: {} } };

/** What the site itself finds in a password. */
export interface OwnVerdict {
  /** In characters as people count them. */
  length: number;
  /** Many people use it. */
  isCommon: boolean;
  /** It is the person's address, or the product's name, and little else. */
  isPersonal: boolean;
}

/** The verdict on a password that is not there yet. */
export const NOTHING_TYPED: OwnVerdict = { length: 0, isCommon: false, isPersonal: false };

/** The rules that are asked for, in the order in which they are read. The stricter of two wins. */
export function policyRows(verdict: PolicyVerdict, own: OwnVerdict): PolicyRow[] {
  const { minPasswordLength = 0, maxPasswordLength } = verdict.passwordPolicy.customStrengthOptions;
  const met = {
    minLength: own.length >= MIN_LENGTH && verdict.meetsMinPasswordLength !== false,
    maxLength: verdict.meetsMaxPasswordLength,
    lowercase: verdict.containsLowercaseLetter,
    uppercase: verdict.containsUppercaseLetter,
    numeric: verdict.containsNumericCharacter,
    symbol: verdict.containsNonAlphanumericCharacter,
    uncommon: own.length > 0 && !own.isCommon,
    impersonal: own.length > 0 && !own.isPersonal,
  } satisfies Record<PolicyRule, boolean | undefined>;
  const counts: Partial<Record<PolicyRule, number>> = {
    minLength: Math.max(minPasswordLength, MIN_LENGTH),
    ...(maxPasswordLength !== undefined && { maxLength: maxPasswordLength }),
  };
  return POLICY_RULES.flatMap((rule) => {
    const isMet = met[rule];
    return isMet === undefined ? [] : [{ rule, count: counts[rule] ?? null, met: isMet }];
  });
}
