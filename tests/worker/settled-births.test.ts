import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '../../routes/href.ts';
import { postForm, postJson, request } from './request.ts';
import { cookiesOf, idTokenOf, serveKeys, signIn } from './sign-in.ts';

const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };
/** The clocks of Istanbul went back that night: half past three happened twice. */
const TWICE = { ...BIRTH, day: '31', month: '10', year: '2010', time: '03:30' };
const PROFILE_PAGE = href('profile', 'en');

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** How often the places are asked while something is done. */
async function placeReads(work: () => Promise<unknown>): Promise<number> {
  const prepare = vi.spyOn(env.PLACES, 'prepare');
  await work();
  const reads = prepare.mock.calls.length;
  prepare.mockRestore();
  return reads;
}

function put(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return request(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function postProfile(fields: Record<string, string>, headers: Record<string, string>): Promise<Response> {
  return request(PROFILE_PAGE, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ task: 'birth', ...fields }),
  });
}

interface BirthRow {
  birth: string | null;
  settled_birth: string | null;
}

function rowOf(id: string): Promise<BirthRow | null> {
  return env.ACCOUNTS.prepare('SELECT birth, settled_birth FROM user WHERE id = ?')
    .bind(id)
    .first<BirthRow>();
}

async function bigThreeOf(headers: Record<string, string>): Promise<unknown> {
  const html = await (await request(PROFILE_PAGE, { headers })).text();
  return ['Gemini', 'Capricorn', 'Libra'].filter((sign) => html.includes(sign));
}

describe('the places are asked', () => {
  it('once for a chart by the form, and once by the API', async () => {
    const { placeFor: _none, ...fields } = { ...BIRTH, placeFor: '' };
    expect(await placeReads(() => postForm(href('natal-chart', 'en'), fields))).toBe(1);
    const birth = { date: '1990-06-10', time: '14:30', place: { id: 745044 } };
    expect(await placeReads(() => postJson('/api/astrology/natal-chart', birth))).toBe(1);
  });

  it('once for a birth that is saved on the account page, and not by the page that follows', async () => {
    const headers = await signIn({ id: 'page-saver' });
    expect(await placeReads(() => postProfile(BIRTH, headers))).toBe(1);
    expect(await placeReads(() => request(`${PROFILE_PAGE}?saved=birth`, { headers }))).toBe(0);
    expect(await bigThreeOf(headers)).toEqual(['Gemini', 'Capricorn', 'Libra']);
  });

  it('once for a birth that is saved by the API, and never again for it', async () => {
    const headers = await signIn({ id: 'api-saver' });
    expect(await placeReads(() => put('/api/user/profile', { birth: BIRTH }, headers))).toBe(1);
    expect(await placeReads(() => request('/api/astrology/basic-planets', { headers }))).toBe(0);
    expect(await placeReads(() => request(PROFILE_PAGE, { headers }))).toBe(0);
    expect(await placeReads(() => put('/api/user/profile', { name: 'Cem' }, headers))).toBe(0);
  });

  it('not at all at a sign-in, which still shows the big three', async () => {
    const headers = await signIn({ id: 'comes-again' });
    await put('/api/user/profile', { birth: BIRTH }, headers);
    const idToken = await idTokenOf({ id: 'comes-again', signedInSecondsAgo: 5 });
    let answer = new Response();
    const reads = await placeReads(async () => {
      answer = await postJson('/api/account/session', { idToken });
    });
    expect(reads).toBe(0);
    expect(decodeURIComponent(cookiesOf(answer).get('authBasicPlanets') ?? '')).toContain('"sun":"gemini"');
  });

  it('once for a chart that is kept, which is kept settled', async () => {
    const headers = await signIn({ id: 'chart-keeper' });
    const keep = () => put('/api/user/charts/chart-0001', { name: 'Mother', fields: BIRTH }, headers);
    expect(await placeReads(keep)).toBe(1);
    const row = await env.ACCOUNTS.prepare('SELECT settled_birth FROM chart WHERE user_id = ?')
      .bind('chart-keeper')
      .first<{ settled_birth: string }>();
    expect(JSON.parse(row?.settled_birth ?? '')).toMatchObject({ place: { id: 745044 } });
  });
});

describe('a birth that is kept', () => {
  it('is kept with all that a chart needs, and as it was typed', async () => {
    const headers = await signIn({ id: 'settler' });
    await put(
      '/api/user/profile',
      { birth: { ...BIRTH, houseSystem: 'koch', utcOffset: '+03:00' } },
      headers,
    );
    expect(JSON.parse((await rowOf('settler'))?.settled_birth ?? '')).toEqual({
      date: '1990-06-10',
      time: '14:30',
      window: null,
      place: {
        id: 745044,
        name: 'Istanbul',
        region: expect.any(String),
        country: 'TR',
        latitude: expect.closeTo(41.01, 1),
        longitude: expect.closeTo(28.95, 1),
        timeZone: 'Europe/Istanbul',
      },
      fold: null,
      utcOffsetSeconds: 10_800,
      houseSystem: 'koch',
      zodiac: 'tropical',
      node: 'true',
      lilith: 'mean',
      orbs: 'standard',
      fields: { ...BIRTH, houseSystem: 'koch', utcOffset: '+03:00' },
    });
  });

  it('keeps the stretch that its time lies in, and the settings of its chart', async () => {
    const headers = await signIn({ id: 'afternoon' });
    const { time: _time, ...day } = BIRTH;
    const fields = { ...day, timeFrom: '14:00', timeTo: '16:00', zodiac: 'lahiri', orbs: 'tight' };
    await put('/api/user/profile', { birth: fields }, headers);
    const settled = JSON.parse((await rowOf('afternoon'))?.settled_birth ?? '');
    expect(settled).toMatchObject({
      time: null,
      window: { from: '14:00', to: '16:00' },
      zodiac: 'lahiri',
      orbs: 'tight',
      fields,
    });
    const ask = async () => (await request('/api/astrology/basic-planets', { headers })).json();
    expect(await ask()).toMatchObject({ ascendant: null, missing: null });
  });

  it('is cast by the person’s own word on the clocks, each time anew', async () => {
    const bigThree = async (id: string, birth: Record<string, string>) => {
      const headers = await signIn({ id });
      await put('/api/user/profile', { birth }, headers);
      return (await request('/api/astrology/basic-planets', { headers })).json();
    };
    const byOwnWord = await bigThree('by-own-word', { ...BIRTH, utcOffset: '+09:00' });
    expect(byOwnWord).toMatchObject({ ascendant: expect.anything(), missing: null });
    expect(byOwnWord).toEqual(await bigThree('six-hours-before', { ...BIRTH, time: '08:30' }));
    expect(byOwnWord).not.toEqual(await bigThree('by-the-zone', BIRTH));
  });

  it('from before settings could be chosen is cast as it was then', async () => {
    const headers = await signIn({ id: 'of-old' });
    await put('/api/user/profile', { birth: BIRTH }, headers);
    const settled = JSON.parse((await rowOf('of-old'))?.settled_birth ?? '');
    const { window: _w, zodiac: _z, node: _n, lilith: _l, orbs: _o, ...old } = settled;
    await env.ACCOUNTS.prepare('UPDATE user SET settled_birth = ? WHERE id = ?')
      .bind(JSON.stringify(old), 'of-old')
      .run();
    expect(await placeReads(() => request('/api/astrology/basic-planets', { headers }))).toBe(0);
  });

  it('of a row from before is settled at its next use, once', async () => {
    const headers = await signIn({ id: 'early-bird' });
    await put('/api/user/profile', { birth: BIRTH }, headers);
    await env.ACCOUNTS.prepare('UPDATE user SET settled_birth = NULL WHERE id = ?').bind('early-bird').run();
    expect(await placeReads(() => signIn({ id: 'early-bird', signedInSecondsAgo: 4 }))).toBe(1);
    expect(await placeReads(() => request(PROFILE_PAGE, { headers }))).toBe(0);
    expect(JSON.parse((await rowOf('early-bird'))?.birth ?? '')).toEqual(BIRTH);
    expect((await rowOf('early-bird'))?.settled_birth).not.toBeNull();
  });

  it('is lost to nobody while the places are down: it is settled another time', async () => {
    const headers = await signIn({ id: 'waits' });
    await put('/api/user/profile', { birth: BIRTH }, headers);
    await env.ACCOUNTS.prepare('UPDATE user SET settled_birth = NULL WHERE id = ?').bind('waits').run();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const down = vi.spyOn(env.PLACES, 'prepare').mockImplementation(() => {
      throw new Error('the database is down');
    });
    const ask = async () => (await request('/api/astrology/basic-planets', { headers })).json();
    expect(await ask()).toEqual({ planets: [], ascendant: null, missing: 'places' });
    down.mockRestore();
    expect(await ask()).toMatchObject({ missing: null });
  });

  it('that an older worker has written anew is not taken for the one before', async () => {
    const headers = await signIn({ id: 'rolled-back' });
    await put('/api/user/profile', { birth: { ...BIRTH, year: '1989', month: '12' } }, headers);
    await env.ACCOUNTS.prepare('UPDATE user SET birth = ? WHERE id = ?')
      .bind(JSON.stringify(BIRTH), 'rolled-back')
      .run();
    expect(await bigThreeOf(headers)).toEqual(['Gemini', 'Capricorn', 'Libra']);
    expect(JSON.parse((await rowOf('rolled-back'))?.settled_birth ?? '')).toMatchObject({
      date: '1990-06-10',
    });
  });

  it('holds the place that was meant, where another had been chosen before', async () => {
    const headers = await signIn({ id: 'thinks-anew' });
    const changed = { ...BIRTH, place: 'Paris, France', placeId: '745044', placeFor: 'İstanbul' };
    await put('/api/user/profile', { birth: changed }, headers);
    const { birth } = (await rowOf('thinks-anew')) ?? {};
    expect(JSON.parse(birth ?? '')).toMatchObject({ place: 'Paris, France', placeId: '2988507' });
  });
});

describe('the page and the API refuse the same', () => {
  const REFUSED = {
    'a place that does not exist': [{ ...BIRTH, place: '', placeId: '999999999' }, 'place'],
    'words that no place has': [{ ...BIRTH, place: 'Zzxq Qqzx', placeId: '' }, 'place'],
    'words that several places have': [{ ...BIRTH, place: 'Springfield', placeId: '' }, 'place'],
    'a day that there is none of': [{ ...BIRTH, day: '31' }, 'date'],
    'a time that is still to come': [{ ...BIRTH, year: '2099' }, 'date'],
    'a time that happened twice': [TWICE, 'time'],
  } as const;

  it.each(Object.entries(REFUSED))('%s', async (name, [birth, field]) => {
    const id = `refused-${name.replaceAll(' ', '-')}`;
    const headers = await signIn({ id });
    const byApi = await put('/api/user/profile', { birth }, headers);
    expect(byApi.status).toBe(422);
    const { error } = (await byApi.json()) as { error: { fields: Record<string, { code: string }> } };
    expect(Object.keys(error.fields)).toEqual([field]);
    const byPage = await postProfile(birth, headers);
    expect(byPage.status).toBe(422);
    expect(await byPage.text()).toMatch(
      birth === TWICE ? /type="radio"[^>]*name="fold"|name="fold"[^>]*type="radio"/ : /aria-invalid="true"/,
    );
    expect(await rowOf(id)).toEqual({ birth: null, settled_birth: null });
  });

  it('what cannot be looked up just now, with 503', async () => {
    const headers = await signIn({ id: 'refused-down' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(env.PLACES, 'prepare').mockImplementation(() => {
      throw new Error('the database is down');
    });
    const byApi = await put('/api/user/profile', { birth: BIRTH }, headers);
    expect([byApi.status, byApi.headers.get('Retry-After')]).toEqual([503, '3']);
    const byPage = await postProfile(BIRTH, headers);
    expect([byPage.status, byPage.headers.get('Retry-After')]).toEqual([503, '3']);
    expect(await rowOf('refused-down')).toEqual({ birth: null, settled_birth: null });
  });
});
