import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, serveKeys, signIn, type Visitor } from './sign-in.ts';

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function openSession(
  visitor: Visitor,
  wishes: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return postJson('/api/account/session', { idToken: await idTokenOf(visitor), ...wishes }, headers);
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await request('/api/user/v3/get-detail', { headers })).status === 200;
}

function lineOf(response: Response, name: string): string | undefined {
  return response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

const LOGIN = href('login', 'en');
const SECURITY = href('account-security', 'en');

describe('a proof that is asked for from one person', () => {
  it('opens a session of that person', async () => {
    const headers = await signIn({ id: 'prover' });
    const response = await openSession({ id: 'prover' }, { as: 'prover' }, headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ userId: 'prover', isNew: false });
  });

  it('does so too where the session has ended meanwhile', async () => {
    await signIn({ id: 'late-prover' });
    expect((await openSession({ id: 'late-prover' }, { as: 'late-prover' })).status).toBe(200);
  });

  it('is refused from anybody else, of whom nothing is made', async () => {
    const headers = await signIn({ id: 'asked' });
    const response = await openSession({ id: 'never-seen-before' }, { as: 'asked' }, headers);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'other_person' } });
    expect(response.headers.getSetCookie().join()).not.toMatch(/auth/);
    expect(await isSignedIn(headers)).toBe(true);
    const first = await openSession({ id: 'never-seen-before' }, {});
    expect(await first.json()).toMatchObject({ isNew: true });
  });

  it('is refused where somebody else has signed in on this browser meanwhile', async () => {
    await signIn({ id: 'before' });
    const headers = await signIn({ id: 'after' });
    const response = await openSession({ id: 'before' }, { as: 'before' }, headers);
    expect(response.status).toBe(409);
    expect(response.headers.getSetCookie().join()).not.toMatch(/auth/);
    expect(await isSignedIn(headers)).toBe(true);
  });
});

describe('a changed password', () => {
  it('ends every session but the one that is opened by the new one', async () => {
    const old = { id: 'changer', signedInSecondsAgo: 100 };
    const [here, there] = [await signIn(old), await signIn(old)];
    const response = await openSession({ id: 'changer' }, { as: 'changer', endOthers: true }, here);
    expect(response.status).toBe(200);
    expect(await isSignedIn({ Cookie: sessionOf(response) })).toBe(true);
    for (const headers of [here, there]) expect(await isSignedIn(headers)).toBe(false);
    expect((await openSession(old, {})).status).toBe(401);
  });

  it('does the same when it is asked again after an answer that was lost', async () => {
    await signIn({ id: 'repeater', signedInSecondsAgo: 100 });
    await openSession({ id: 'repeater' }, { endOthers: true });
    const again = await openSession({ id: 'repeater' }, { endOthers: true });
    expect(again.status).toBe(200);
    expect(await isSignedIn({ Cookie: sessionOf(again) })).toBe(true);
  });

  it('ends nothing by an old proof', async () => {
    const headers = await signIn({ id: 'slow' });
    const response = await openSession({ id: 'slow', signedInSecondsAgo: 301 }, { endOthers: true });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'recent_login_required' } });
    expect(await isSignedIn(headers)).toBe(true);
  });
});

/** The session that an answer gives, as a header's value. */
function sessionOf(response: Response): string {
  const line = response.headers.getSetCookie().find((each) => each.includes('authToken=e'));
  return line?.split(';', 1)[0] ?? '';
}

describe('proving once more who one is', () => {
  it('is asked of whoever is signed in, with the address at hand', async () => {
    const headers = await signIn({ id: 'once-more' });
    const response = await request(`${LOGIN}?again=1&redirect=%2Fen%2Faccounts%2Fprofile`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const html = await response.text();
    expect(html).toContain('<h1 tabindex="-1">Confirm that it’s you</h1>');
    expect(html).toMatch(/<input id="auth-email"[^>]*readOnly=""[^>]*value="once-more@example.com"/);
    expect(html).toContain('&quot;personId&quot;:&quot;once-more&quot;');
    expect(html).toContain('&quot;next&quot;:&quot;/en/accounts/profile&quot;');
    expect(html).not.toContain('data-check="remember"');
  });

  it.each([`${LOGIN}?again=0`, `${LOGIN}?again=`, `${href('signup', 'en')}?again=1`])(
    'is not asked at %s: that leads to the account',
    async (path) => {
      const response = await request(path, { headers: await signIn({ id: 'elsewhere' }) });
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(href('profile', 'en'));
    },
  );

  it('is a plain sign-in for whoever is not', async () => {
    const html = await (await request(`${LOGIN}?again=1`)).text();
    expect(html).toContain('Welcome back');
    expect(html).toContain('&quot;personId&quot;:null');
  });

  it('leads nowhere but on this site', async () => {
    const headers = await signIn({ id: 'once-more' });
    const response = await request(`${LOGIN}?again=1&redirect=https://evil.test/`, { headers });
    expect(await response.text()).not.toContain('evil.test');
  });
});

describe.each(LANGUAGES)('the page of the ways into an account, in %s', (language) => {
  it('is for whoever is signed in, kept nowhere, and reaches the provider', async () => {
    const response = await request(href('account-security', language), {
      headers: await signIn({ id: `ways-${language}` }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain('identitytoolkit.googleapis.com');
    const html = await response.text();
    expect(html).toContain('noindex');
    expect(html).toContain(`&quot;personId&quot;:&quot;ways-${language}&quot;`);
    expect(html).toContain(`value="ways-${language}@example.com"`);
    expect(html.replaceAll(/ data-[\w-]+="[^"]*"/g, '')).not.toContain('{{');
  });

  it('is reached from the profile', async () => {
    const headers = await signIn({ id: `ways-${language}` });
    const html = await (await request(href('profile', language), { headers })).text();
    expect(html).toContain(`href="${href('account-security', language)}"`);
  });
});

describe('the remembered address', () => {
  it('is kept for 7 days where no script can read it', async () => {
    const response = await openSession({ id: 'remembered' }, { remember: true });
    const line = lineOf(response, 'rememberMeEmail') ?? '';
    expect(decodeURIComponent(line)).toContain('remembered@example.com;');
    expect(line).toMatch(/Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  });

  it('is taken back when it is not wanted, and left alone by a sign-in that says nothing of it', async () => {
    const forgotten = lineOf(await openSession({ id: 'forgotten' }, { remember: false }), 'rememberMeEmail');
    expect(forgotten).toBe('rememberMeEmail=; Max-Age=0; Path=/; Secure; SameSite=Lax');
    expect(lineOf(await openSession({ id: 'forgotten' }, {}), 'rememberMeEmail')).toBeUndefined();
  });

  it('goes with the account', async () => {
    const response = await postJson('/api/account/delete', { idToken: await idTokenOf({ id: 'quitter' }) });
    expect(lineOf(response, 'rememberMeEmail')).toMatch(/Max-Age=0/);
  });

  it('stands in the sign-in form, on a page that is kept nowhere', async () => {
    // The page that is the same for all may be kept by now.
    expect(await (await request(LOGIN)).text()).not.toContain('returning@example.com');
    const set = cookiesOf(await openSession({ id: 'returning' }, { remember: true })).get('rememberMeEmail');
    const response = await request(LOGIN, { headers: { Cookie: `rememberMeEmail=${set}` } });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(lineOf(response, 'rememberMeEmail')).toBeUndefined();
    const html = await response.text();
    expect(html).toMatch(/<input id="auth-email"[^>]*value="returning@example.com"/);
    expect(html).toMatch(/data-check="remember"[^>]*checked/);
    expect(await (await request(LOGIN)).text()).not.toContain('returning@example.com');
    const signup = await request(href('signup', 'en'), { headers: { Cookie: `rememberMeEmail=${set}` } });
    expect(await signup.text()).not.toContain('returning@example.com');
  });

  it('that a script wrote is replaced by one that no script can read', async () => {
    const response = await request(LOGIN, { headers: { Cookie: 'rememberMeEmail=old%40example.com' } });
    expect(await response.text()).toContain('value="old@example.com"');
    expect(lineOf(response, 'rememberMeEmail')).toMatch(/old%40example\.com;.*HttpOnly/);
  });

  it.each(['', 'nobody', '%3Cscript%3E', '%E0%A4%A', `${'a'.repeat(300)}%40example.com`, '%3A'])(
    'is not read out of %j',
    async (value) => {
      const response = await request(LOGIN, { headers: { Cookie: `rememberMeEmail=${value}` } });
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/<input id="auth-email"[^>]*value=""/);
    },
  );
});

describe('an address with a secret', () => {
  const SECRET = [
    '/en/unsubscribe?token=s3cret',
    '/unsubscribe?token=s3cret',
    '/en/unsubscribe/?token=s3cret',
    '/en/accounts/password/reset?mode=resetPassword&oobCode=s3cret',
    '/en/accounts/password/reset?mode=resetPassword&oobCode=s3cret&lang=tr',
    '/accounts/password/reset?mode=resetPassword&oobCode=s3cret',
    '/en/nowhere?token=s3cret',
  ];

  it.each(SECRET)('%s is kept nowhere and named to nobody', async (path) => {
    const { headers } = await request(path);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it('leaves the others as they are', async () => {
    const { headers } = await request('/en/unsubscribe');
    expect(headers.get('Cache-Control')).not.toContain('no-store');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('is cleaned by the unsubscribe page, which needs no script for its work', async () => {
    const html = await (await request('/en/unsubscribe?token=s3cret')).text();
    expect(html).toContain('data-island="clean-address"');
    expect(await (await request('/en/unsubscribe')).text()).not.toContain('data-island="clean-address"');
  });

  it('that has lost its code says to open the link again', async () => {
    const shown = async (mode: string) => (await request(`/en/accounts/password/reset?mode=${mode}`)).text();
    for (const mode of ['resetPassword', 'verifyEmail'])
      expect(await shown(mode)).toMatch(
        /<section data-screen="reopen"><h1[^>]*>Open the link in the email once more/,
      );
    expect(await shown('resetPassword')).toContain('Get a new link');
    expect(await shown('verifyEmail')).not.toContain('Get a new link');
  });
});

it('the pages of the ways are not reached by a guess at another’s id', async () => {
  const headers = await signIn({ id: 'malory' });
  const html = await (await request(`${SECURITY}?personId=ada&userId=ada`, { headers })).text();
  expect(html).toContain('&quot;personId&quot;:&quot;malory&quot;');
});
