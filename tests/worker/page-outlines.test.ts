import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outlineOf } from './outline.ts';
import { postForm, request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

/**
 * What every kind of page offers, held against how it was when somebody last looked: forms and their fields, links, headings, what is
 * read aloud, where each fact stands. Whoever changes a page looks at the difference and keeps it: `vitest -u` with this file.
 */

const NOW = Date.parse('2026-11-23T09:00:00Z');
const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', placeId: '745044', place: 'İstanbul' };
const TIMELESS = {
  day: '1',
  month: '3',
  year: '1984',
  timeUnknown: '1',
  placeId: '745044',
  place: 'İstanbul',
};
const PAIR = Object.fromEntries([
  ...Object.entries(BIRTH).map(([name, value]) => [`a_${name}`, value]),
  ...Object.entries(TIMELESS).map(([name, value]) => [`b_${name}`, value]),
]);

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Header and footer are the same on every page: the first one shows them. */
const FRAME = /<(header|footer)\b.*?<\/\1>/gs;

/** Each sign-in opens a session of another id. */
const SESSION_ID = /value="[\w-]{22}"/g;

async function outline(answer: Promise<Response>, frame = ''): Promise<string> {
  const html = (await (await answer).text()).replaceAll(SESSION_ID, 'value="(a session)"');
  return outlineOf(frame === 'framed' ? html : html.replaceAll(FRAME, ''));
}

it('a page in its frame', async () => {
  expect(await outline(request('/en'), 'framed')).toMatchSnapshot();
});

describe('a page', () => {
  it.each([
    '/en/natal-chart',
    '/en/relationship-compatibility-calculator',
    '/en/compatibility-test',
    '/en/compatibility-test?at=signs&go=days&yours=leo&theirs=aries',
    '/en/solar-eclipse?date=2027-08-02',
    '/en/lunar-eclipse?decade=2020',
    '/en/horoscopes',
    '/en/horoscope/leo',
    '/en/horoscope/aries?period=week&date=2026-07-05',
    '/en/horoscope/pisces?period=year',
    '/en/astrological-summary',
    '/en/2026-astrological-events',
    '/en/calendar/first-token?month=2026-12',
    '/en/stencil',
    '/en/aboutus',
    '/en/accounts/login',
    '/en/accounts/signup',
    '/en/accounts/password/reset',
    '/en/deleteUser',
    '/en/unsubscribe',
    '/en/nowhere',
  ])('%s', async (path) => {
    expect(await outline(request(path))).toMatchSnapshot();
  });
});

describe('a form’s answer', () => {
  it.each([
    ['/en/natal-chart', 'a birth', BIRTH],
    ['/en/natal-chart', 'a birth without its hour', TIMELESS],
    ['/en/natal-chart', 'nothing', {}],
    ['/en/rising-sign', 'a birth', BIRTH],
    ['/en/rising-sign', 'a birth without its hour', TIMELESS],
    ['/en/juno-calculation', 'a birth', BIRTH],
    ['/en/astrological-summary', 'a birth', BIRTH],
    ['/en/relationship-compatibility-calculator', 'two births', PAIR],
    ['/en/solar-eclipse?date=2027-08-02', 'a birth', { ...BIRTH, ask: 'chart' }],
  ])('%s, of %s', async (path, _, fields) => {
    expect(await outline(postForm(path, fields))).toMatchSnapshot();
  });
});

describe('a page of the account', () => {
  it.each(['/en/accounts/profile', '/en/accounts/security', '/en/deleteUser'])('%s', async (path) => {
    serveKeys();
    const headers = await signIn({ id: 'outlined', name: 'Ada' });
    expect(await outline(request(path, { headers }))).toMatchSnapshot();
  });
});
