import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';
import { serveKeys, signIn } from './sign-in.ts';

const BIRTH = {
  day: '10',
  month: '6',
  year: '1990',
  time: '14:30',
  place: 'İstanbul',
  placeId: '745044',
  placeFor: 'İstanbul',
};

type Headers = Record<string, string>;

beforeEach(() => {
  serveKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function post(
  task: string,
  headers: Headers,
  fields: Record<string, string> = {},
  language: 'tr' | 'en' = 'en',
) {
  const body = new URLSearchParams({ task, ...fields });
  return request(href('profile', language), { method: 'POST', headers, body });
}

/** The path of the link that a person's profile shows; null where it shows none. */
async function shownPath(headers: Headers): Promise<string | null> {
  const html = await (await request(href('profile', 'en'), { headers })).text();
  return /https:\/\/celestia\.test(\/own-sky\/[\w-]{22}\.ics)/.exec(html)?.[1] ?? null;
}

async function linked(id: string, birth = BIRTH): Promise<{ headers: Headers; path: string }> {
  const headers = await signIn({ id });
  await post('birth', headers, birth);
  expect((await post('calendar', headers)).status).toBe(303);
  return { headers, path: (await shownPath(headers)) ?? '' };
}

/** A file's lines, unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar of one’s own sky', () => {
  it('has no link until it is asked for, and none without a birth', async () => {
    const headers = await signIn({ id: 'no-birth' });
    expect(await shownPath(headers)).toBeNull();
    await post('calendar', headers);
    const path = (await shownPath(headers)) ?? '';
    expect((await request(path)).status).toBe(404);
  });

  it('is a file that any calendar may subscribe to, and tells nothing of the birth', async () => {
    const { path } = await linked('subscriber');
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    const text = await response.text();
    const lines = linesOf(text);
    const titles = lines.filter((line) => line.startsWith('SUMMARY:'));
    expect(titles).toContain('SUMMARY:Lunar return');
    expect(titles).toContain('SUMMARY:Solar return');
    expect(titles.some((line) => /^SUMMARY:(Jupiter|Saturn|Uranus|Neptune|Pluto) .* your /.test(line))).toBe(
      true,
    );
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(titles.length);
    expect(text).not.toMatch(/1990|stanbul|745044|14:30|41\.0|subscriber|@example/);
    expect(text).not.toContain('{{');
  });

  it('is as true without an hour, and shorter', async () => {
    const { path } = await linked('no-hour', { ...BIRTH, time: '', timeUnknown: '1' } as typeof BIRTH);
    const text = await (await request(path)).text();
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toMatch(/return|your (Moon|Ascendant|Midheaven)/);
  });

  it('changes its address when it is made anew, and the old one leads nowhere', async () => {
    const { headers, path } = await linked('renewer');
    await post('calendar', headers, {}, 'tr');
    const next = (await shownPath(headers)) ?? '';
    expect(next).not.toBe(path);
    expect((await request(path)).status).toBe(404);
    expect(await (await request(next)).text()).toContain('SUMMARY:Ay dönüşü');
  });

  it('is taken back by its person, and goes with the account', async () => {
    const { headers, path } = await linked('withdrawer');
    await post('uncalendar', headers);
    expect((await request(path)).status).toBe(404);
    expect(await shownPath(headers)).toBeNull();
    const rows = await env.ACCOUNTS.prepare(
      "SELECT count(*) AS count FROM calendar_link WHERE user_id = 'withdrawer'",
    ).first();
    expect(rows).toEqual({ count: 0 });
  });

  it.each(['/own-sky/AAAAAAAAAAAAAAAAAAAAAA.ics', '/own-sky/short.ics', '/own-sky/..%2f.ics'])(
    'is nowhere at %s',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );

  it.each(LANGUAGES)('is offered in the words of %s', async (language) => {
    const headers = await signIn({ id: `offered-${language}` });
    await post('birth', headers, BIRTH);
    const html = await (await request(href('profile', language), { headers })).text();
    expect(html).toContain('value="calendar"');
    expect(html).not.toContain('value="uncalendar"');
  });
});
