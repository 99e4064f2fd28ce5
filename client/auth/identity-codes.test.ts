import { describe, expect, it } from 'vitest';
import { account } from '../../locales/en/account.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { faultOf, IDENTITY_CODES, identityFault } from './identity-codes.ts';
import { codeOfRefusal, SessionError } from './session.ts';

/** The codes that the product names (docs/product.md, "Signing in"), as the SDK spells them. */
const NAMED = [
  'invalid-email',
  'wrong-password',
  'email-already-in-use',
  'user-not-found',
  'too-many-requests',
  'expired-action-code',
  'invalid-action-code',
  'user-disabled',
  'user-token-expired',
  'requires-recent-login',
  'multi-factor-auth-required',
  'user-mismatch',
  'internal-error',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'network-request-failed',
  'invalid-api-key',
  'auth-domain-config-required',
  'operation-not-supported-in-this-environment',
] as const;

describe('an identity code', () => {
  it.each(NAMED)('%s has its own text', (code) => {
    expect(identityFault({ code: `auth/${code}` }).code).toBe(code);
    expect(account.codes[code]).not.toBe('');
  });

  it('stands for each text of the dictionary', () => {
    expect(IDENTITY_CODES.toSorted()).toEqual(Object.keys(account.codes).toSorted());
  });

  it.each([
    ['auth/invalid-login-credentials', 'invalid-credential'],
    ['auth/email-exists', 'email-already-in-use'],
    ['auth/timeout', 'network-request-failed'],
    ['auth/quota-exceeded', 'too-many-requests'],
    ['auth/user-cancelled', 'popup-closed-by-user'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'invalid-api-key'],
    ['auth/invalid-user-token', 'user-token-expired'],
    ['wrong-password', 'wrong-password'],
  ])('%s means %s', (name, code) => {
    expect(identityFault({ code: name }).code).toBe(code);
  });

  it.each([
    [undefined],
    [null],
    ['auth/invalid-email'],
    [new Error('no code')],
    [{ code: 7 }],
    [{ code: 'auth/constructor' }],
    [{ code: 'auth/never-heard-of' }],
  ])('%j is an error of the provider', (thrown) => {
    expect(identityFault(thrown)).toEqual({ code: 'internal-error', field: null, signsOut: false });
  });

  it('is told beside the field that mends it', () => {
    const of = (field: string | null) => IDENTITY_CODES.filter((code) => faultOf(code).field === field);
    expect(of('email')).toEqual(['invalid-email', 'missing-email', 'user-not-found', 'email-already-in-use']);
    expect(of('password')).toEqual([
      'missing-password',
      'wrong-password',
      'invalid-credential',
      'weak-password',
      'password-does-not-meet-requirements',
    ]);
  });

  it('signs out where the account is closed or its sign-in has expired, and nowhere else', () => {
    expect(IDENTITY_CODES.filter((code) => faultOf(code).signsOut)).toEqual([
      'user-disabled',
      'user-token-expired',
    ]);
  });
});

describe('an answer of the site', () => {
  it.each([
    ['too_many_requests', 429, 'too-many-requests'],
    ['accounts_unavailable', 503, 'unavailable'],
    ['internal', 500, 'unavailable'],
    ['invalid_token', 401, 'user-token-expired'],
    ['unauthorized', 401, 'user-token-expired'],
    ['recent_login_required', 403, 'requires-recent-login'],
    ['human_check_failed', 403, 'human-check'],
    ['other_person', 409, 'user-mismatch'],
    ['invalid_input', 422, 'internal-error'],
  ])('with %s means %3$s', async (code, status, meant) => {
    const refused = await codeOfRefusal(Response.json({ error: { code, message: '' } }, { status }));
    expect(identityFault(new SessionError(refused)).code).toBe(meant);
  });

  it.each([
    [502, 'unavailable'],
    [404, 'internal-error'],
  ])('that something before it has given, with %i, means %s', async (status, meant) => {
    expect(await codeOfRefusal(new Response('<h1>Bad gateway</h1>', { status }))).toBe(meant);
  });
});

/** The browser tells nobody of a failure, so no text may say that somebody knows. */
const SOMEBODY_WAS_TOLD = /\btold\b|\breported\b|bildirildi|haberimiz|aviso|avisad|prévenu|signalé|informad/i;

it.each(LANGUAGES)('no text of a failure says that somebody was told of it, in %s', async (language) => {
  const { codes } = (await loadWords(language, ['account'])).section('account');
  expect(Object.values(codes).filter((text) => SOMEBODY_WAS_TOLD.test(text))).toEqual([]);
});
