import { describe, expect, it } from 'vitest';
import type { PageReach } from '../../routes/table.ts';
import type { Bindings } from '../bindings.ts';
import { contentSecurityPolicy, policySources } from './content-security-policy.ts';

const IDENTITY = {
  FIREBASE_PROJECT_ID: 'celestia',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'auth.test',
  AUTH_EMULATOR_URL: '',
  TOKEN_SYNC_URL: '',
  TURNSTILE_SITE_KEY: '',
};
const PUSH = {
  ...IDENTITY,
  PUSH_APP_ID: 'app',
  PUSH_VAPID_KEY: 'vapid',
  PUSH_INSTALLATIONS_URL: 'https://installations.test/v1',
  PUSH_REGISTRATIONS_URL: 'https://registrations.test/v1',
  PUSH_SERVICE_ACCOUNT: '{}',
  PUSH_SEND_URL: 'https://send.test',
  PUSH_TOKEN_URL: 'https://token.test',
};
const PROVIDER = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
const HUMAN = 'https://challenges.cloudflare.com';

/** The directives that name somebody beside the site. */
function foreign(reach: PageReach, settings: Partial<Record<keyof Bindings, string>>): string[] {
  const policy = contentSecurityPolicy('n', '', policySources(reach, settings as unknown as Bindings));
  return policy.split('; ').filter((directive) => /\bhttps?:/.test(directive));
}

const connect = (hosts: string) => `connect-src 'self' ${hosts}`;
const frames = (hosts: string) => `frame-src ${hosts}`;

describe('a page', () => {
  it.each<[string, PageReach, Partial<Record<keyof Bindings, string>>, string[]]>([
    [
      'that reaches nobody',
      {},
      { ...PUSH, TURNSTILE_SITE_KEY: 'site', CHECKOUT_ORIGIN: 'https://pay.test' },
      [],
    ],
    ['of signing in', { identity: true }, IDENTITY, [connect(PROVIDER), frames('https://auth.test')]],
    [
      'of signing in, with the human check',
      { identity: true },
      { ...IDENTITY, TURNSTILE_SITE_KEY: 'site' },
      [connect(PROVIDER), frames(`https://auth.test ${HUMAN}`)],
    ],
    [
      'of signing in that tells another of its tokens',
      { identity: true },
      { ...IDENTITY, TOKEN_SYNC_URL: 'https://sync.test/tokens' },
      [connect(`${PROVIDER} https://sync.test`), frames('https://auth.test')],
    ],
    [
      'of signing in by the emulator',
      { identity: true },
      {
        ...IDENTITY,
        AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
        TURNSTILE_SITE_KEY: 'site',
        TOKEN_SYNC_URL: 'https://sync.test/tokens',
      },
      [connect('http://127.0.0.1:9099 https://sync.test'), frames(`http://127.0.0.1:9099 ${HUMAN}`)],
    ],
    ['of signing in without a project', { identity: true }, { ...IDENTITY, FIREBASE_PROJECT_ID: '' }, []],
    [
      'of signing in whose settings are no hosts',
      { identity: true },
      { ...IDENTITY, FIREBASE_AUTH_DOMAIN: "x; script-src 'unsafe-inline'", TOKEN_SYNC_URL: 'data:,x' },
      [connect(PROVIDER)],
    ],
    ['with the human check', { human: true }, { TURNSTILE_SITE_KEY: 'site' }, [frames(HUMAN)]],
    ['with the human check that is not set', { human: true }, { TURNSTILE_SITE_KEY: '' }, []],
    [
      'of notifications',
      { push: true },
      PUSH,
      [connect('https://installations.test https://registrations.test')],
    ],
    ['of notifications that are not sent', { push: true }, { ...PUSH, PUSH_SEND_URL: '' }, []],
    [
      'of paying',
      { checkout: true },
      { CHECKOUT_ORIGIN: 'https://pay.test/session?x=1' },
      ["form-action 'self' https://pay.test"],
    ],
    ['of paying that is not set', { checkout: true }, { CHECKOUT_ORIGIN: '' }, []],
    [
      'that frames others',
      { human: true, frames: ['https://player.test'] },
      { TURNSTILE_SITE_KEY: 'site' },
      [frames(`${HUMAN} https://player.test`)],
    ],
  ])('%s has a policy for just that', (_, reach, settings, directives) => {
    expect(foreign(reach, settings)).toEqual(directives);
  });

  it('is framed by nobody, or by those who are named', () => {
    const policyFor = (ancestors: string) =>
      contentSecurityPolicy('n', ancestors, { connect: [], frames: [], forms: [] });
    expect(policyFor('')).toMatch(/; frame-ancestors 'none'$/);
    expect(policyFor('https://app.test')).toMatch(/; frame-ancestors https:\/\/app\.test$/);
    expect(policyFor('')).not.toContain('frame-src');
  });
});
