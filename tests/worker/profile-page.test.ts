import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { PAGE_IDS, pageRow } from '../../routes/table.ts';
import { postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, SESSION_COOKIE, serveKeys, signIn } from './sign-in.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
  placeFor: 'İstanbul',
};
const PATH = href('profile', 'en');

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  return request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

async function htmlOf(headers: Record<string, string>, path = PATH): Promise<string> {
  return (await request(path, { headers })).text();
}

const SIGNED_IN_PAGES = PAGE_IDS.filter((id) => pageRow(id).access === 'signed-in');

describe.each(SIGNED_IN_PAGES)('%s', (id) => {
  it.each(LANGUAGES)('sends whoever is not signed in to sign in and back, in %s', async (language) => {
    const path = href(id, language);
    const response = await request(`${path}?saved=birth`);
    expect(response.status).toBe(302);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Location')).toBe(
      `${href('login', language)}?redirect=${encodeURIComponent(`${path}?saved=birth`)}`,
    );
  });
});

describe('where a visitor wanted to go', () => {
  const REMEMBERED = `${PATH}?saved=birth`;

  async function sentAway(headers: Record<string, string> = {}, path = REMEMBERED): Promise<string[]> {
    const { headers: answered } = await request(path, { headers });
    return answered.getSetCookie().filter((line) => line.startsWith('redirectPath='));
  }

  async function enter(
    id: string,
    cookie: string,
  ): Promise<{ redirectPath: unknown; cleared: string | undefined }> {
    const idToken = await idTokenOf({ id });
    const response = await postJson('/api/account/session', { idToken }, { Cookie: cookie });
    expect(response.status).toBe(200);
    const { redirectPath } = (await response.json()) as { redirectPath: unknown };
    return { redirectPath, cleared: cookiesOf(response).get('redirectPath') };
  }

  it('is kept for ten minutes where no script reads it', async () => {
    expect(await sentAway()).toEqual([
      `redirectPath=${encodeURIComponent(REMEMBERED)}; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
  });

  it('is not kept of a page that is only fetched ahead, nor of whoever is signed in', async () => {
    expect(await sentAway({ 'Sec-Purpose': 'prefetch' })).toEqual([]);
    expect(await sentAway(await signIn({ id: 'home-already' }))).toEqual([]);
  });

  it('is told by the sign-in that follows, again where its answer was lost, and forgotten by the page of the signed-in', async () => {
    const cookie = `redirectPath=${encodeURIComponent(REMEMBERED)}`;
    expect(await enter('wanderer-1', cookie)).toEqual({ redirectPath: REMEMBERED, cleared: undefined });
    expect(await enter('wanderer-1', cookie)).toEqual({ redirectPath: REMEMBERED, cleared: undefined });
    const { Cookie } = await signIn({ id: 'wanderer-1' });
    const arrived = await request(REMEMBERED, { headers: { Cookie: `${Cookie}; ${cookie}` } });
    expect([arrived.status, cookiesOf(arrived).get('redirectPath')]).toEqual([200, '']);
    expect(arrived.headers.getSetCookie()).toContain(
      'redirectPath=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    );
    const headers = { Cookie: `${Cookie}; ${cookie}`, 'Sec-Purpose': 'prefetch' };
    const guessed = await request(REMEMBERED, { headers });
    expect([guessed.status, cookiesOf(guessed).has('redirectPath')]).toEqual([200, false]);
    expect(await enter('wanderer-1', '')).toEqual({ redirectPath: null, cleared: undefined });
  });

  it('is where a page of signing in leads whoever is signed in by now, unless its address names another', async () => {
    const { Cookie } = await signIn({ id: 'wanderer-3' });
    const headers = { Cookie: `${Cookie}; redirectPath=%2Fen%2Faccounts%2Fprofile%3Fsaved%3Dbirth` };
    const at = async (path: string) => {
      const response = await request(path, { headers });
      return [response.headers.get('Location'), cookiesOf(response).get('redirectPath')];
    };
    expect(await at(href('login', 'en'))).toEqual([REMEMBERED, '']);
    expect(await at(`${href('login', 'en')}?redirect=%2Fen`)).toEqual(['/en', '']);
  });

  it.each([
    '//evil.test',
    'https://evil.test/',
    '/\\evil.test',
    '/api/user/export',
    'javascript:alert(1)',
    '%',
  ])('is nowhere where somebody else has written it: %s', async (planted) => {
    const cookie = `redirectPath=${encodeURIComponent(planted)}`;
    expect(await enter('wanderer-2', cookie)).toEqual({ redirectPath: null, cleared: '' });
  });
});

describe('a page for the signed-in', () => {
  it.each(LANGUAGES)(
    'shows the person’s own, kept nowhere and indexed by nobody, in %s',
    async (language) => {
      const response = await request(href('profile', language), { headers: await signIn({ id: 'reader' }) });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const html = await response.text();
      expect(html).toContain('reader@example.com');
      expect(html).toContain('noindex');
      expect(html.replaceAll(/data-props="[^"]*"/g, '')).not.toContain('{{');
    },
  );
});

describe('the account page without a script', () => {
  it('saves the details and leads back', async () => {
    const headers = await signIn({ id: 'plain' });
    const response = await post(
      PATH,
      { task: 'details', name: 'Plain', language: 'fr', marketing: '1' },
      headers,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${PATH}?saved=details`);
    expect(decodeURIComponent(cookiesOf(response).get('authUserDetail') ?? '')).toBe('{"name":"Plain"}');
    const html = await htmlOf(headers, `${PATH}?saved=details`);
    expect(html).toContain('value="Plain"');
    expect(html).toMatch(/role="status">Saved/);
    expect(html).toMatch(/name="marketing"[^>]*checked/);
  });

  it('saves a birth, shows its signs, and names what is wrong with another', async () => {
    const headers = await signIn({ id: 'born' });
    expect((await post(PATH, { task: 'birth', ...BIRTH }, headers)).status).toBe(303);
    expect(await htmlOf(headers)).toContain('Gemini');
    const refused = await post(PATH, { task: 'birth', ...BIRTH, month: '13' }, headers);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('id="birth-date-error"');
    expect(html).toMatch(/name="month"[^>]*value="13"/);
    expect(await htmlOf(headers)).toMatch(/name="month"[^>]*value="6"/);
  });

  it('refuses a name that is too long or missing, changes nothing and keeps what was typed', async () => {
    const headers = await signIn({ id: 'long-named' });
    await post(PATH, { task: 'details', name: 'Short', language: 'en' }, headers);
    const typed = 'n'.repeat(81);
    const details = await post(
      PATH,
      { task: 'details', name: typed, language: 'fr', marketing: '1' },
      headers,
    );
    expect(details.status).toBe(422);
    const html = await details.text();
    expect(html).toContain('Write a name of up to 80 characters.');
    expect(html).toMatch(new RegExp(`aria-invalid="true"[^>]*value="${typed}"`));
    expect(html).toMatch(/<option value="fr"[^>]*selected/);
    expect(html).toMatch(/name="marketing"[^>]*checked/);
    expect(await htmlOf(headers)).toContain('value="Short"');

    await request('/api/user/charts/chart-0010', {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Before', fields: BIRTH }),
    });
    for (const name of [typed, '   ']) {
      const rename = await post(PATH, { task: 'rename', chart: 'chart-0010', name }, headers);
      expect(rename.status).toBe(422);
      const renamed = await rename.text();
      expect(renamed).toContain(`value="${name}"`);
      expect(renamed).toMatch(/<details[^>]* open/);
      expect(renamed).toContain('id="birth-name-chart-0010-error"');
    }
    expect(await htmlOf(headers)).toContain('Before');
  });

  it('leads a new account on after its birth, and nowhere else', async () => {
    const headers = await signIn({ id: 'newcomer' });
    const birth = { task: 'birth', ...BIRTH };
    const to = async (redirect: string) =>
      (await post(`${PATH}?${new URLSearchParams({ redirect })}`, birth, headers)).headers.get('Location');
    expect(await to('/en/natal-chart')).toBe('/en/natal-chart');
    expect(await to('//evil.test/')).toBe(`${PATH}?saved=birth`);
  });

  it('takes no place of its own page along to the one that it leads on to', async () => {
    const headers = await signIn({ id: 'wayfarer' });
    const actionOf = async (path: string) =>
      /id="birth-form"[^>]*action="([^"]*)"/.exec(await htmlOf(headers, path))?.[1];
    expect(await actionOf(`${PATH}?redirect=%2Fen%2Fnatal-chart`)).toBe(
      `${PATH}?redirect=%2Fen%2Fnatal-chart`,
    );
    expect(await actionOf(PATH)).toBe(`${PATH}#birth`);
  });

  it('renames and removes a saved chart, and no one else’s', async () => {
    const [own, other] = [await signIn({ id: 'own-charts' }), await signIn({ id: 'other-charts' })];
    for (const headers of [own, other]) {
      await request('/api/user/charts/chart-0009', {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Before', fields: BIRTH }),
      });
    }
    await post(PATH, { task: 'rename', chart: 'chart-0009', name: 'Renamed' }, own);
    expect(await htmlOf(own)).toContain('Renamed');
    await post(PATH, { task: 'rename', chart: 'chart-0009', name: 'Renamed', kind: 'child' }, own);
    expect(await htmlOf(own)).toMatch(/Renamed<small>Child<\/small>/);
    expect(await htmlOf(own)).toMatch(/<option value="child"[^>]*selected/);
    // A page from before there was a choice sends none.
    await post(PATH, { task: 'rename', chart: 'chart-0009', name: 'Renamed' }, own);
    expect(await htmlOf(own)).toMatch(/Renamed<small>Child<\/small>/);
    await post(PATH, { task: 'remove', chart: 'chart-0009' }, own);
    expect(await htmlOf(own)).not.toContain('Renamed');
    expect(await htmlOf(other)).toContain('Before');
  });

  it('signs out, here or everywhere', async () => {
    const here = await signIn({ id: 'wanderer' });
    const there = await signIn({ id: 'wanderer', signedInSecondsAgo: 20 });
    const response = await post(PATH, { task: 'logout' }, here);
    expect(response.headers.get('Location')).toBe('/en');
    expect(cookiesOf(response).get(SESSION_COOKIE)).toBe('');
    expect((await request(PATH, { headers: there })).status).toBe(200);
    const anew = await signIn({ id: 'wanderer', signedInSecondsAgo: 0 });
    await post(PATH, { task: 'everywhere' }, anew);
    expect((await request(PATH, { headers: there })).status).toBe(303);
  });

  it('takes no form from another site', async () => {
    const headers = { ...(await signIn({ id: 'guarded' })), Origin: 'https://evil.test' };
    expect((await post(PATH, { task: 'everywhere' }, headers)).status).toBe(403);
  });

  it('does nothing for a form that asks for nothing it knows', async () => {
    const headers = await signIn({ id: 'odd' });
    expect((await post(PATH, { task: '__proto__' }, headers)).status).toBe(200);
  });
});
