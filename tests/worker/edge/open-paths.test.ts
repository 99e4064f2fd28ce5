import { describe, expect, it } from 'vitest';
import { ask } from './counting-worker.ts';
import { putCase } from './put-case.ts';
import { ROUTE_CASES } from './route-table.ts';
import { headersOf } from './trust-headers.ts';

/** Every cookie that the site knows, as somebody's browser would send them. */
const COOKIES = [
  'lastLang=tr',
  '__Host-authToken=forged',
  'authToken=forged',
  'authUserId=somebody',
  'authUserDetail=%7B%22name%22%3A%22Ada%22%7D',
  'authBasicPlanets=%7B%7D',
  'redirectPath=%2Fen%2Faccounts%2Fprofile',
  'rememberMeEmail=%3Aada%40example.com',
].join('; ');

/** Whoever asks for a person meets a database that is not there. */
const NOBODY = { ACCOUNTS: null };

/** Words, headers and cookies of an answer. */
async function toldTo(response: Response) {
  const { status } = response;
  return {
    status,
    headers: headersOf(response),
    cookies: response.headers.getSetCookie(),
    text: await response.text(),
  };
}

const OPEN = ROUTE_CASES.filter(({ row }) => row.origin === 'any');

describe.each(OPEN)('$title, where any origin may ask,', ({ asked }) => {
  it('has the same answer for who brings cookies', async () => {
    const spanish = { 'Accept-Language': 'es', Cookie: '' };
    const plain = await toldTo((await putCase(asked, { headers: spanish }, NOBODY)).response);
    const known = await toldTo(
      (await putCase(asked, { headers: { ...spanish, Cookie: COOKIES } }, NOBODY)).response,
    );
    expect(plain.status).toBe(200);
    expect(known).toEqual(plain);
    expect(known.cookies).toEqual([]);
  });

  it('is refused in the language of the browser, whatever a cookie says', async () => {
    const headers = { 'Accept-Language': 'es', Cookie: COOKIES, 'Content-Type': 'application/json' };
    const { path } = asked;
    const refused = await ask(path, { method: 'DELETE', headers }, NOBODY);
    expect(refused.response.status).toBe(405);
    expect(refused.response.headers.getSetCookie()).toEqual([]);
    expect(await refused.response.text()).toContain('Esta dirección no admite ese tipo de solicitud.');
  });
});

describe('what depends on words', () => {
  it.each([
    ['/api/astrology/horoscope?sign=leo&period=day&date=2026-11-23', 'horoscope'],
    ['/api/astrology/events.ics?year=2026', 'events'],
    ['/api/astrology/stencil?s=cjdbakjjjhg', 'stencil'],
  ])('follows the browser in %s, and no cache keeps it', async (path) => {
    const inLanguage = async (headers: Record<string, string>) => {
      const { response } = await ask(path, { headers }, NOBODY);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
      return response.text();
    };
    const spanish = await inLanguage({ 'Accept-Language': 'es', Cookie: COOKIES });
    expect(spanish).toBe(await inLanguage({ 'Accept-Language': 'es' }));
    expect(spanish).not.toBe(await inLanguage({ 'Accept-Language': 'fr' }));
  });
});
