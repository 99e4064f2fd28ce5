import type { AccountWords } from '../../locales/en/account.ts';

/** Failures of signing in, by the key of their text in `account.codes`. */
export type IdentityCode = keyof AccountWords['codes'];

/** The field that a failure is told beside. */
export type IdentityField = 'email' | 'password';

export interface IdentityFault {
  code: IdentityCode;
  /** Null: it concerns the form as a whole. */
  field: IdentityField | null;
  /** The person's session is over too. */
  signsOut: boolean;
}

interface CodeRow {
  field?: IdentityField;
  signsOut?: true;
  /** The provider's other names for the same. */
  also?: readonly string[];
}

/** Every code that has a text (docs/product.md, "Signing in"), with what the provider's SDK and its REST answers call it besides. */
const CODES = {
  'invalid-email': { field: 'email', also: ['invalid-recipient-email'] },
  'missing-email': { field: 'email' },
  'missing-password': { field: 'password' },
  'wrong-password': { field: 'password', also: ['invalid-password'] },
  'invalid-credential': {
    field: 'password',
    also: ['invalid-login-credentials', 'rejected-credential', 'invalid-idp-response'],
  },
  'user-not-found': { field: 'email', also: ['email-not-found'] },
  'email-already-in-use': { field: 'email', also: ['email-exists'] },
  'weak-password': { field: 'password' },
  'password-does-not-meet-requirements': { field: 'password' },
  'too-many-requests': { also: ['quota-exceeded', 'too-many-attempts-try-later'] },
  'expired-action-code': { also: ['expired-oob-code', 'code-expired'] },
  'invalid-action-code': { also: ['invalid-oob-code'] },
  'user-disabled': { signsOut: true },
  'user-token-expired': {
    signsOut: true,
    also: ['token-expired', 'invalid-user-token', 'user-signed-out', 'null-user'],
  },
  'requires-recent-login': { also: ['credential-too-old-login-again'] },
  'multi-factor-auth-required': { also: ['mfa-required'] },
  'user-mismatch': {},
  'account-exists-with-different-credential': { also: ['need-confirmation'] },
  'credential-already-in-use': { also: ['federated-user-id-already-linked'] },
  'last-way': {},
  'popup-blocked': {},
  'popup-closed-by-user': { also: ['user-cancelled', 'redirect-cancelled-by-user'] },
  'cancelled-popup-request': { also: ['redirect-operation-pending'] },
  'unauthorized-domain': { also: ['app-not-authorized', 'unauthorized-continue-uri'] },
  'web-storage-unsupported': { also: ['unsupported-persistence-type'] },
  'network-request-failed': { also: ['timeout'] },
  'invalid-api-key': { also: ['api-key-not-valid.-please-pass-a-valid-api-key.', 'api-key-expired'] },
  'auth-domain-config-required': {},
  'operation-not-allowed': { also: ['admin-restricted-operation', 'configuration-not-found'] },
  'operation-not-supported-in-this-environment': { also: ['cors-unsupported'] },
  'internal-error': {},
  unavailable: {},
  'human-check': {
    also: [
      'captcha-check-failed',
      'missing-recaptcha-token',
      'invalid-recaptcha-token',
      'recaptcha-not-enabled',
    ],
  },
} as const satisfies Record<IdentityCode, CodeRow>;

const ROWS: Readonly<Record<IdentityCode, CodeRow>> = CODES;

export const IDENTITY_CODES = Object.keys(CODES) as IdentityCode[];

const BY_NAME: ReadonlyMap<string, IdentityCode> = new Map(
  IDENTITY_CODES.flatMap((code) => [code, ...(ROWS[code].also ?? [])].map((name) => [name, code] as const)),
);

const PREFIX = 'auth/';

/** The name that something thrown carries: `auth/invalid-email`, or the same without its prefix. */
function nameOf(thrown: unknown): string {
  const isNamed = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  const name = isNamed && typeof thrown.code === 'string' ? thrown.code : '';
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}

/** What something that the provider, or this site's own session, threw means to a visitor. */
export function identityFault(thrown: unknown): IdentityFault {
  return faultOf(BY_NAME.get(nameOf(thrown)) ?? 'internal-error');
}

/** The fault of a code. */
export function faultOf(code: IdentityCode): IdentityFault {
  const { field = null, signsOut = false } = ROWS[code];
  return { code, field, signsOut };
}
