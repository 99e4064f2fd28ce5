import { env } from 'cloudflare:workers';
import { exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { lookupUrl } from '../../worker/identity/provider-accounts.ts';
import { GOOGLE_TOKEN_URL } from '../../worker/identity/service-account.ts';
import { postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

const bindings = env as unknown as { GOOGLE_SERVICE_ACCOUNT: string };

const pair = await generateKeyPair('RS256', { extractable: true });
const publicKey = await importSPKI(await exportSPKI(pair.publicKey), 'RS256');
const EMAIL = 'reader@celestia-test.iam.gserviceaccount.com';
const SERVICE_ACCOUNT = JSON.stringify({
  type: 'service_account',
  client_email: EMAIL,
  private_key: await exportPKCS8(pair.privateKey),
  private_key_id: 'key-of-the-account',
});
const LOOKUP_URL = lookupUrl({ kind: 'google', projectId: 'celestia-test', serviceAccount: SERVICE_ACCOUNT });

const DETAIL = '/api/user/v3/get-detail';
const DAY_MS = 24 * 3_600_000;

type Account = Record<string, unknown>;
type Headers = Record<string, string>;

/** The provider: its accounts by id, and how it is today. */
const provider = {
  accounts: new Map<string, Account>(),
  /** What the look-up is answered with in place of an account. */
  failure: null as (() => Response) | null,
  assertions: [] as string[],
  lookups: [] as { authorization: string | null; body: string }[],
};

function grant(init: RequestInit | undefined): Response {
  provider.assertions.push(new URLSearchParams(String(init?.body)).get('assertion') ?? '');
  return Response.json({ access_token: `token-${provider.assertions.length}`, expires_in: 3599 });
}

function lookUp(init: RequestInit | undefined): Response {
  const body = String(init?.body);
  provider.lookups.push({ authorization: new Headers(init?.headers).get('Authorization'), body });
  if (provider.failure) return provider.failure();
  const { localId } = JSON.parse(body) as { localId: string[] };
  const users = localId.flatMap((id) => {
    const account = provider.accounts.get(id);
    return account ? [{ localId: id, email: `${id}@example.com`, emailVerified: true, ...account }] : [];
  });
  return Response.json(users.length > 0 ? { users } : {});
}

let now = Date.now();

/** Lets time go by, for the site and the tokens of the test. */
function wait(ms: number): void {
  now += ms;
  vi.setSystemTime(now);
}

beforeEach(() => {
  bindings.GOOGLE_SERVICE_ACCOUNT = SERVICE_ACCOUNT;
  provider.failure = null;
  provider.lookups = [];
  provider.assertions = [];
  serveKeys({ [GOOGLE_TOKEN_URL]: grant, [LOOKUP_URL]: lookUp });
  // Past every token and pause of the test before.
  wait(2 * DAY_MS);
});
afterEach(() => {
  bindings.GOOGLE_SERVICE_ACCOUNT = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function seconds(): number {
  return Math.floor(now / 1000);
}

async function member(id: string, signedInSecondsAgo = 10): Promise<Headers> {
  provider.accounts.set(id, {});
  return signIn({ id, signedInSecondsAgo });
}

async function bearerOf(headers: Headers): Promise<Headers> {
  const answer = await request('/api/account/token', { headers });
  return { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

async function statusOf(headers: Headers, path = DETAIL): Promise<number> {
  return (await request(path, { headers })).status;
}

/** What may become of an account while somebody else holds its session. */
const ENDS: Readonly<Record<string, () => Account | null>> = {
  'a reset of the password': () => ({ validSince: String(seconds() - 60) }),
  'being disabled': () => ({ disabled: true }),
  'its deletion': () => null,
};

function strike(id: string, end: () => Account | null): void {
  const account = end();
  if (account) provider.accounts.set(id, account);
  else provider.accounts.delete(id);
}

describe.each(Object.entries(ENDS))('at the provider %s', (name, end) => {
  const id = `victim-${name.replaceAll(' ', '-')}`;

  it('ends the cookie’s session within a day, on a page', async () => {
    const headers = await member(id);
    wait(DAY_MS + 1000);
    strike(id, end);
    const response = await request(href('profile', 'en'), { headers });
    expect(response.status).toBe(303);
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    expect(await statusOf(headers)).toBe(401);
  });

  it('ends it for whoever only ever calls the API with the cookie', async () => {
    const headers = await member(id);
    wait(DAY_MS + 1000);
    strike(id, end);
    expect(await statusOf(headers)).toBe(401);
    expect(await statusOf(headers, '/api/account/token')).toBe(401);
  });

  it('ends it for whoever only ever calls the API with a bearer', async () => {
    const headers = await member(id);
    wait(DAY_MS - 60_000);
    const bearer = await bearerOf(headers);
    expect(await statusOf(bearer)).toBe(200);
    wait(120_000);
    strike(id, end);
    expect(await statusOf(bearer)).toBe(401);
  });

  it('lets the ID token from before open no session, and ends those that it opened', async () => {
    provider.accounts.set(id, {});
    const idToken = await idTokenOf({ id, signedInSecondsAgo: 120 });
    const headers = await signIn({ id, signedInSecondsAgo: 120 });
    strike(id, end);
    const again = await postJson('/api/account/session', { idToken });
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ error: { code: 'invalid_token' } });
    expect(await statusOf(headers)).toBe(401);
  });
});

describe('after a reset of the password', () => {
  it('the first sign-in with the new one ends what was open before, at once', async () => {
    const intruder = await member('reset', 3600);
    const bearer = await bearerOf(intruder);
    strike('reset', () => ({ validSince: String(seconds() - 30) }));
    expect(await statusOf(intruder)).toBe(200);
    const owner = await signIn({ id: 'reset', signedInSecondsAgo: 5 });
    expect([await statusOf(intruder), await statusOf(bearer), await statusOf(owner)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('an ID token from before deletes no account', async () => {
    const owner = await member('kept');
    const idToken = await idTokenOf({ id: 'kept', signedInSecondsAgo: 60 });
    strike('kept', () => ({ validSince: String(seconds() - 30) }));
    expect((await postJson('/api/account/delete', { idToken })).status).toBe(401);
    provider.accounts.set('kept', {});
    expect(await statusOf(owner)).toBe(200);
  });
});

describe('an account that is gone at the provider', () => {
  it('can still be removed here by its last proof', async () => {
    const headers = await member('halfway', 20);
    const idToken = await idTokenOf({ id: 'halfway' });
    strike('halfway', () => null);
    expect((await postJson('/api/account/delete', { idToken })).status).toBe(200);
    expect(await statusOf(headers)).toBe(401);
  });
});

describe('the provider’s word', () => {
  it('is asked for at a sign-in and once a day, not at each request', async () => {
    const headers = await member('daily');
    expect(provider.lookups).toHaveLength(1);
    for (let times = 0; times < 3; times++) expect(await statusOf(headers)).toBe(200);
    expect(provider.lookups).toHaveLength(1);
    wait(DAY_MS + 1000);
    for (let times = 0; times < 3; times++) expect(await statusOf(headers)).toBe(200);
    expect(provider.lookups).toHaveLength(2);
    expect(provider.lookups[1]?.body).toBe('{"localId":["daily"]}');
  });

  it('is asked for by a token of the service account, kept until shortly before it ends', async () => {
    await member('first-asked');
    await member('second-asked');
    expect(provider.assertions).toHaveLength(1);
    expect(provider.lookups.map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
    ]);
    const { payload, protectedHeader } = await jwtVerify(provider.assertions[0] ?? '', publicKey, {
      issuer: EMAIL,
      audience: GOOGLE_TOKEN_URL,
      currentDate: new Date(now),
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'key-of-the-account' });
    expect(payload.scope).toBe('https://www.googleapis.com/auth/identitytoolkit');
    wait(3_540_000);
    await member('third-asked');
    expect(provider.assertions).toHaveLength(2);
  });

  it('that a token is good no more is believed: the next one who asks gets another', async () => {
    await member('before-revocation');
    provider.failure = () => new Response('{}', { status: 401 });
    const refused = await postJson('/api/account/session', { idToken: await idTokenOf({ id: 'waiting' }) });
    expect(refused.status).toBe(503);
    provider.failure = null;
    await member('after-revocation');
    expect(provider.lookups.at(-1)?.authorization).toBe('Bearer token-2');
  });

  it('brings a changed address, and at a sign-in alone its confirmation', async () => {
    const detail = async (headers: Headers) =>
      ((await (await request(DETAIL, { headers })).json()) as { response: Account }).response;
    provider.accounts.set('mover', { emailVerified: false });
    const headers = await signIn({ id: 'mover', emailVerified: false });
    wait(DAY_MS + 1000);
    provider.accounts.set('mover', { email: 'new@example.com', emailVerified: true });
    await detail(headers);
    expect(await detail(headers)).toMatchObject({ email: 'new@example.com', emailVerified: false });
    const after = await signIn({ id: 'mover', email: 'token@example.com', signedInSecondsAgo: 5 });
    expect(await detail(after)).toMatchObject({ email: 'new@example.com', emailVerified: true });
    // Whoever signed in before the confirmation may have been somebody else.
    expect(await statusOf(headers)).toBe(401);
  });
});

const FAILURES: Readonly<Record<string, () => Response>> = {
  'no line': () => {
    throw new TypeError('the line is down');
  },
  'too many requests': () => new Response('', { status: 429 }),
  'a fault of its own': () => new Response('', { status: 503 }),
  'a refusal of our right': () => new Response('{"error":{}}', { status: 403 }),
  'no JSON': () => new Response('<html>'),
  'something else': () => Response.json({ users: [{ localId: 7 }] }),
};

describe.each(Object.entries(FAILURES))('a provider that answers with %s', (name, failure) => {
  const id = `patient-${name.replaceAll(' ', '-')}`;

  it('logs nobody out, and is asked again later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = await member(id);
    wait(DAY_MS + 1000);
    provider.failure = failure;
    const page = await request(href('profile', 'en'), { headers });
    expect(page.status).toBe(200);
    expect(cookiesOf(page).get(SESSION_COOKIE)).toMatch(/^ey/);
    expect(await statusOf(headers)).toBe(200);
    // Who may wait does not wait for it at each step.
    expect(provider.lookups).toHaveLength(2);
    provider.failure = null;
    strike(id, () => ({ disabled: true }));
    wait(31_000);
    expect(await statusOf(headers)).toBe(401);
  });

  it('lets nobody in: 503, and no cookie is taken back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const headers = await member(id);
    const idToken = await idTokenOf({ id, signedInSecondsAgo: 5 });
    provider.failure = failure;
    for (const path of ['session', 'delete']) {
      const response = await postJson(`/api/account/${path}`, { idToken }, headers);
      expect(response.status, path).toBe(503);
      expect(await response.json()).toMatchObject({ error: { code: 'accounts_unavailable' } });
      expect(response.headers.getSetCookie().join()).not.toContain(SESSION_COOKIE);
    }
    provider.failure = null;
    expect((await postJson('/api/account/session', { idToken })).status).toBe(200);
  });
});

describe('the service account', () => {
  it.each(['not json', '{}', '{"client_email":"a@b.test","private_key":"x"}'])(
    'that is set as %j lets nobody in, and its key stands in no log',
    async (setting) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      bindings.GOOGLE_SERVICE_ACCOUNT = setting;
      const response = await postJson('/api/account/session', { idToken: await idTokenOf({ id: 'locked' }) });
      expect(response.status).toBe(503);
      expect(log.mock.calls.join()).toContain('GOOGLE_SERVICE_ACCOUNT');
      expect(log.mock.calls.join()).not.toContain('private_key');
      expect(provider.lookups).toEqual([]);
    },
  );

  it('that is not set leaves the check out, and one that comes later asks about the sessions from before', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    bindings.GOOGLE_SERVICE_ACCOUNT = '';
    const headers = await signIn({ id: 'unchecked' });
    expect(await statusOf(headers)).toBe(200);
    await signIn({ id: 'unchecked-too' });
    expect(provider.lookups).toEqual([]);
    expect(warn.mock.calls.filter(([line]) => String(line).includes('check_left_out'))).toHaveLength(1);
    bindings.GOOGLE_SERVICE_ACCOUNT = SERVICE_ACCOUNT;
    expect(await statusOf(headers)).toBe(401);
  });
});

describe('the look-up', () => {
  it('goes to the provider, or to the emulator behind its own address', () => {
    const path = '/v1/projects/demo-celestia/accounts:lookup';
    expect(lookupUrl({ kind: 'google', projectId: 'demo-celestia', serviceAccount: '' })).toBe(
      `https://identitytoolkit.googleapis.com${path}`,
    );
    expect(lookupUrl({ kind: 'emulator', projectId: 'demo-celestia', url: 'http://127.0.0.1:9099' })).toBe(
      `http://127.0.0.1:9099/identitytoolkit.googleapis.com${path}`,
    );
  });
});

describe('an address that is not confirmed', () => {
  const PROFILE = href('profile', 'en');
  const WAITING = 'This address isn’t confirmed yet.';
  const CONFIRMED = 'This address is confirmed.';
  const read = async (headers: Headers) => (await request(PROFILE, { headers })).text();

  async function newcomer(id: string): Promise<Headers> {
    provider.accounts.set(id, { emailVerified: false });
    const headers = await signIn({ id, signedInSecondsAgo: 10 });
    provider.lookups = [];
    return headers;
  }

  it('is asked after at most once a minute, and is confirmed at the next visit', async () => {
    const headers = await newcomer('newcomer');
    expect(await read(headers)).toContain(WAITING);
    provider.accounts.set('newcomer', {});
    expect(await read(headers)).toContain(WAITING);
    expect(provider.lookups).toHaveLength(1);
    wait(61_000);
    const html = await read(headers);
    expect(html).toContain(CONFIRMED);
    expect(html).not.toContain(WAITING);
    expect(await read(headers)).toContain(CONFIRMED);
    expect(provider.lookups).toHaveLength(2);
    // What ends the sessions from before is a new sign-in, and nothing else takes that away.
    expect(await (await request(DETAIL, { headers })).json()).toMatchObject({
      response: { emailVerified: false },
    });
  });

  it('stays as it is while the provider is down, or says it of another address', async () => {
    const headers = await newcomer('patient');
    provider.failure = () => new Response(null, { status: 503 });
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await read(headers)).toContain(WAITING);
    silence.mockRestore();
    provider.failure = null;
    provider.accounts.set('patient', { email: 'other@example.com' });
    wait(61_000);
    expect(await read(headers)).toContain(WAITING);
  });
});
