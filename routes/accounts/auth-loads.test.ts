import { describe, expect, it } from 'vitest';
import type { IdentityConfig } from '../../contract/identity-config.ts';
import { pageRequest } from '../page-request.fixture.ts';
import { loadSecurity } from '../pages/account-security/load.ts';
import { loadLogin } from '../pages/login/load.ts';
import { loadReset } from '../pages/password-reset/load.ts';
import type { AccountService } from '../services/account-service.ts';

const IDENTITY = { projectId: 'celestia-test' } as IdentityConfig;

function accountOf(email: string | null, isConfirmed = false): AccountService {
  return {
    user: { id: 'u1', email },
    isConfirmedByNow: async () => isConfirmed,
  } as unknown as AccountService;
}

describe('the page of signing in', () => {
  const login = (query = '', account: AccountService | null = null, remembered: string | null = null) =>
    loadLogin(
      pageRequest({ query, services: { identity: IDENTITY, account, rememberedEmail: () => remembered } }),
    );

  it('is the same for all who bring nothing along', () => {
    expect(login()).toEqual({
      data: { config: IDENTITY, next: null, again: null, remembered: null },
      status: 200,
      personal: false,
    });
  });

  it('is one’s own with a way on, a remembered address, or an account', () => {
    expect(login('redirect=/en/juno-calculation')).toMatchObject({
      data: { next: '/en/juno-calculation' },
      personal: true,
    });
    expect(login('redirect=//evil.test')).toMatchObject({ data: { next: null }, personal: true });
    expect(login('', null, 'ada@example.com')).toMatchObject({
      data: { remembered: 'ada@example.com', again: null },
      personal: true,
    });
  });

  it('of whoever is signed in names them, and not the address of who was there before', () => {
    expect(login('', accountOf('eve@example.com'), 'ada@example.com')).toMatchObject({
      data: { again: { userId: 'u1', email: 'eve@example.com' }, remembered: null },
      personal: true,
    });
  });

  it('says that nobody can sign in while there is no provider', () => {
    expect(loadLogin(pageRequest())).toMatchObject({ data: { config: null }, status: 503 });
  });
});

describe('the page of the ways into an account', () => {
  const security = (account: AccountService | null, identity: IdentityConfig | null = IDENTITY) =>
    loadSecurity(pageRequest({ services: { account, identity } }));

  it('is there for whoever is signed in alone', async () => {
    expect(await security(null)).toEqual({ notFound: true });
    expect(await security(accountOf('ada@example.com', true))).toEqual({
      data: { config: IDENTITY, next: null, user: { id: 'u1', email: 'ada@example.com' }, mayResend: false },
      status: 200,
      personal: true,
    });
  });

  it('offers the link once more to an address that is not confirmed', async () => {
    expect(await security(accountOf('ada@example.com'))).toMatchObject({ data: { mayResend: true } });
    expect(await security(accountOf(null))).toMatchObject({ data: { mayResend: false } });
  });

  it('says so while there is no provider', async () => {
    expect(await security(accountOf('ada@example.com'), null)).toMatchObject({ status: 503, personal: true });
  });
});

describe('the page where the provider’s mails lead', () => {
  const reset = (query = '', identity: IdentityConfig | null = IDENTITY) =>
    loadReset(pageRequest({ query, services: { identity } }));

  it('is the same for all who clicked nothing', () => {
    expect(reset()).toEqual({
      data: { config: IDENTITY, next: null, mode: null, isReset: true },
      status: 200,
      personal: false,
    });
    expect(reset('', null)).toMatchObject({ status: 503 });
  });

  it.each([
    ['mode=resetPassword&oobCode=x', 'resetPassword', true],
    ['mode=resetPassword', 'reopen', true],
    ['mode=verifyEmail&oobCode=x', 'verifyEmail', false],
    ['mode=verifyEmail', 'reopen', false],
    ['mode=verifyEmail&oobCode=', 'reopen', false],
    ['mode=recoverEmail&oobCode=x', 'recoverEmail', false],
    ['mode=x&oobCode=x', 'unknown', true],
  ])('does what was asked for: %s', (query, mode, isReset) => {
    expect(reset(query)).toMatchObject({ data: { mode, isReset }, personal: true });
  });

  it('leads back to a page of this site, and to no other', () => {
    const next = (continueUrl: string) => {
      const outcome = reset(String(new URLSearchParams({ mode: 'verifyEmail', oobCode: 'x', continueUrl })));
      return 'data' in outcome ? outcome.data.next : undefined;
    };
    expect(next('https://celestia.test/en/juno-calculation?a=1#b')).toBe('/en/juno-calculation?a=1#b');
    for (const address of [
      'https://evil.test/en',
      'https://celestia.test.evil.test/en',
      'http://celestia.test/en',
      'https://celestia.test//evil.test',
      'https://celestia.test/api/account/logout',
      '/en/juno-calculation',
      'x',
    ])
      expect(next(address), address).toBeNull();
  });

  it('in another language leads on to its page with all but the language', () => {
    const on = '/tr/accounts/password/reset?mode=verifyEmail&oobCode=x';
    expect(reset('mode=verifyEmail&lang=tr&oobCode=x')).toEqual({ seeOther: on });
    expect(reset('mode=verifyEmail&lang=TR&oobCode=x')).toEqual({ seeOther: on });
    expect(reset('lang=pt-BR&mode=verifyEmail')).toEqual({
      seeOther: '/pt/accounts/password/reset?mode=verifyEmail',
    });
    for (const lang of ['en', 'EN', 'de', ''])
      expect(reset(`mode=x&lang=${lang}`), lang).toHaveProperty('data');
  });
});
