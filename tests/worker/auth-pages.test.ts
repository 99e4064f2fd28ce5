import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { identityConfig } from '../../worker/identity/read-identity-config.ts';
import { request } from './request.ts';

const PAGES = ['login', 'signup', 'password-reset', 'delete-user'] as const;
const HOSTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

async function get(path: string): Promise<{ response: Response; html: string }> {
  const response = await request(path);
  return { response, html: await response.text() };
}

function unescaped(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** What a page tells its island. */
function propsOf(html: string): Record<string, unknown> {
  const text = /data-island="auth-form"[^>]* data-props="([^"]*)"/.exec(html)?.[1];
  return JSON.parse(unescaped(text ?? 'null')) as Record<string, unknown>;
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PAGES)('%s is a whole page that is indexed by nobody', async (id) => {
    const { response, html } = await get(href(id, language));
    expect(response.status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('for="auth-email"');
    expect(html).toMatch(/<input id="auth-email"[^>]* autoComplete="email"/i);
    expect(html).toContain('auth__scriptless');
    const texts = html.replaceAll(/ data-[\w-]+="[^"]*"/g, '');
    expect(texts).not.toContain('{{');
  });

  it.each(PAGES)('%s sends nothing that was typed without a script', async (id) => {
    const { html } = await get(href(id, language));
    expect(html).toContain('method="dialog"');
    expect(html).not.toMatch(/<form[^>]* action=/);
    expect(html).not.toMatch(/<input[^>]* name=/);
    for (const [button] of html.matchAll(/<button[^>]*(?:type="submit"|data-provider)[^>]*>/g)) {
      expect(button).toContain('disabled');
    }
  });
});

describe('where a sign-in leads', () => {
  it('is the page that was asked for, by way of every page of signing in', async () => {
    const asked = '/en/natal-chart?a=1#result';
    const query = `?${new URLSearchParams({ redirect: asked })}`;
    const { response, html } = await get(href('login', 'en') + query);
    expect(response.headers.get('Cache-Control')).toMatch(/^private/);
    expect(propsOf(html)).toMatchObject({ next: asked, profilePath: '/en/accounts/profile' });
    expect(unescaped(html)).toContain(`href="${href('signup', 'en')}${query}"`);
    expect(html).toContain('Sign in to continue to the page you asked for.');
    const signup = await get(href('signup', 'en') + query);
    expect(propsOf(signup.html)).toMatchObject({ next: asked });
    expect(unescaped(signup.html)).toContain(`href="${href('login', 'en')}${query}"`);
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    '/\tevil.test',
    '/api/account/token',
    'en/natal-chart',
    '',
  ])('is never %j', async (redirect) => {
    for (const id of ['login', 'signup'] as const) {
      const { html } = await get(`${href(id, 'en')}?${new URLSearchParams({ redirect })}`);
      expect(propsOf(html)).toMatchObject({ next: null });
      expect(html).not.toContain('evil.test');
    }
  });
});

describe('a link of the provider’s mails', () => {
  const reset = href('password-reset', 'en');

  it.each([
    ['', null],
    ['?mode=resetPassword&oobCode=c0de', 'resetPassword'],
    ['?mode=verifyEmail&oobCode=c0de&apiKey=demo', 'verifyEmail'],
    ['?mode=recoverEmail&oobCode=c0de', 'recoverEmail'],
    ['?mode=resetPassword', 'reopen'],
    ['?mode=signIn&oobCode=c0de', 'unknown'],
    ['?mode=%3Cscript%3E&oobCode=c0de', 'unknown'],
  ])('with %j asks for %j, and its code is not repeated', async (query, mode) => {
    const { response, html } = await get(reset + query);
    expect(response.status).toBe(200);
    expect(propsOf(html)).toMatchObject({ kind: 'reset', mode });
    expect(html).not.toContain('c0de');
    expect(response.headers.get('Cache-Control')).toMatch(/^private/);
  });

  it.each([
    ['tr', 'tr'],
    ['pt-BR', 'pt'],
    ['fr', 'fr'],
  ] as const)('in %s leads to the page in that language, whole', async (lang, language) => {
    const response = await request(`${reset}?mode=verifyEmail&oobCode=a%2Bb&lang=${lang}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(
      `${href('password-reset', language)}?mode=verifyEmail&oobCode=a%2Bb`,
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['en', 'de', ''])('in %j stays here', async (lang) => {
    expect((await request(`${reset}?mode=verifyEmail&oobCode=x&lang=${lang}`)).status).toBe(200);
  });

  it('goes on to a page of this site and to no other', async () => {
    const on = (address: string) =>
      get(`${reset}?${new URLSearchParams({ mode: 'verifyEmail', oobCode: 'x', continueUrl: address })}`);
    expect(propsOf((await on('https://celestia.test/en/natal-chart')).html)).toMatchObject({
      next: '/en/natal-chart',
    });
    for (const address of ['https://evil.test/en/natal-chart', 'javascript:alert(1)', '/en', 'x']) {
      expect(propsOf((await on(address)).html)).toMatchObject({ next: null });
    }
  });
});

describe('the policy of content', () => {
  const policyOf = async (path: string) => (await request(path)).headers.get('Content-Security-Policy') ?? '';

  it.each(PAGES)('lets %s reach the provider', async (id) => {
    const policy = await policyOf(href(id, 'en'));
    expect(policy).toContain(`connect-src 'self' ${HOSTS.join(' ')};`);
    expect(policy).not.toContain('unsafe');
  });

  it.each(['/en', '/en/natal-chart', '/en/nowhere', '/api/account/token'])(
    'lets %s reach nobody',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toContain('frame-src');
    },
  );
});

describe('while the accounts cannot be reached', () => {
  const variables = env as unknown as { FIREBASE_PROJECT_ID: string };
  const { FIREBASE_PROJECT_ID } = variables;

  beforeEach(() => {
    variables.FIREBASE_PROJECT_ID = '';
  });
  afterEach(() => {
    variables.FIREBASE_PROJECT_ID = FIREBASE_PROJECT_ID;
  });

  it.each(LANGUAGES)('in %s a page of signing in stands in the frame and leads on', async (language) => {
    // Asked with a query: what others have seen of the page is stored.
    const query = `?${new URLSearchParams({ redirect: href('about', language) })}`;
    for (const id of ['login', 'signup'] as const) {
      const { response, html } = await get(href(id, language) + query);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
      expect(html).toContain('popovertarget="menu"');
      expect(html).toContain('<footer');
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      const links = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
      const ways = [href(id, language) + query, href('home', language), href('natal-chart', language)];
      expect(links.slice(0, ways.length)).toEqual(ways);
    }
  });
});

describe('a site without a project', () => {
  const variables = {
    FIREBASE_PROJECT_ID: 'celestia',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'celestia.example',
    AUTH_EMULATOR_URL: '',
    TOKEN_SYNC_URL: 'https://sync.test/tokens',
    TURNSTILE_SITE_KEY: 'site-key',
  };

  it('has no accounts', () => {
    expect(identityConfig({ ...variables, FIREBASE_PROJECT_ID: '' })).toBeNull();
    expect(identityConfig(variables)).toEqual({
      projectId: 'celestia',
      apiKey: 'key',
      authDomain: 'celestia.example',
      emulatorUrl: '',
      tokenSyncUrl: 'https://sync.test/tokens',
      humanSiteKey: 'site-key',
    });
  });
});
