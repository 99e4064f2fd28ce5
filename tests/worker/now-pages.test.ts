import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moonStays } from '../../astrology/events/void-of-course.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A page at a moment: later ones later, for the edge gives what it has kept to an earlier one. */
async function pageAt(path: string, iso: string): Promise<string> {
  vi.setSystemTime(iso);
  const response = await request(path);
  expect(response.status).toBe(200);
  return response.text();
}

function answerOf(html: string): string {
  return /class="now__answer">([^<]*)</.exec(html)?.[1] ?? '';
}

describe('whether Mercury is retrograde', () => {
  // The way back from 29 June to 23 July 2026 in Cancer, its shadow from 13 June to 6 August.
  it.each([
    ['2026-05-20T12:00:00Z', 'No. Mercury is moving forward, in Gemini.'],
    [
      '2026-06-20T12:00:00Z',
      'Not yet. Mercury is moving forward, in Cancer, over degrees that it will soon cross again.',
    ],
    ['2026-07-10T12:00:00Z', 'Yes. Mercury is retrograde, in Cancer.'],
    [
      '2026-07-30T12:00:00Z',
      'No longer. Mercury is moving forward again, in Cancer, and still covers old ground.',
    ],
  ])('is answered at %s', async (iso, answer) => {
    expect(answerOf(await pageAt('/en/is-mercury-retrograde', iso))).toBe(answer);
  });

  it('tells the coming ways back, and a calendar file of them alone', async () => {
    const html = await pageAt('/en/is-mercury-retrograde', '2026-11-28T12:00:00Z');
    expect(html.match(/<tr>/g)?.length).toBeGreaterThanOrEqual(4);
    const [back] = /<tr><td>.*?<\/td>/s.exec(html.split('<tbody>')[1] ?? '') ?? [];
    expect(back?.replaceAll(/<[^>]+>/g, '')).toBe('October 24 – November 13, 2026');
    expect(back).toMatch(/dateTime="2026-10-24T[^"]*"[^>]* data-to="2026-11-13T/);
    const file = /href="([^"]*events\.ics[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const body = await (await request(file)).text();
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(6);
    for (const event of events) expect(event.getFirstPropertyValue('summary')).toContain('Mercury');
  });
});

describe('the Moon of this moment', () => {
  it('is named by the sign it is in, and goes on to the next', async () => {
    const iso = '2026-11-28T12:00:00Z';
    const [stay] = moonStays(Date.parse(iso), Date.parse(iso) + 1);
    const html = await pageAt('/en/moon-sign-today', iso);
    expect(answerOf(html).toLowerCase()).toContain(`in ${stay?.sign}`);
    expect(html).toContain(
      new Date(Math.round((stay?.toMs ?? 0) / 60_000) * 60_000).toISOString().slice(0, 16),
    );
  });

  it('is void of course from its last aspect until it leaves the sign, and not before', async () => {
    const stay = moonStays(Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 30)).find(
      ({ voidFromMs, toMs }) => toMs - voidFromMs > 3_600_000,
    );
    const { voidFromMs = 0, toMs = 0 } = stay ?? {};
    const at = (ms: number) => pageAt('/en/void-of-course-moon', new Date(ms).toISOString());
    expect(answerOf(await at(voidFromMs - 120_000))).toMatch(/^No\./);
    expect(answerOf(await at(voidFromMs + 120_000))).toMatch(/^Yes\./);
    expect(answerOf(await at(toMs - 120_000))).toMatch(/^Yes\./);
  });

  it.each(['signs', 'void'])('goes into a calendar: %s', async (show) => {
    vi.setSystemTime('2026-11-28T12:00:00Z');
    const response = await request(`/api/astrology/moon.ics?show=${show}&lang=tr`);
    expect(response.headers.get('Content-Language')).toBe('tr');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="celestia-moon-${show}-tr.ics"`,
    );
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=3600, .*s-maxage=21600/);
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent');
    const stays = moonStays(Date.UTC(2026, 10, 28), Date.UTC(2026, 10, 28) + 60 * MS_PER_DAY);
    expect(events).toHaveLength(stays.length);
    const uids = events.map((event) => String(event.getFirstPropertyValue('uid')));
    expect(new Set(uids).size).toBe(stays.length);
    // An entry that is fetched again must stay the same entry.
    const day = new Date(stays[0]?.fromMs ?? 0).toISOString().slice(0, 10);
    expect(uids[0]).toBe(`moon-${show}-${day}@celestia`);
  });

  it.each(['?lang=en', '?show=tides', '?show=void&lang=xx'])('is not written for %s', async (query) => {
    expect((await request(`/api/astrology/moon.ics${query}`)).status).toBe(422);
  });
});

describe('the next eclipse', () => {
  it('is the lunar one of August 2026 in the week before that', async () => {
    const html = await pageAt('/en/next-eclipse', '2026-08-20T12:00:00Z');
    expect(answerOf(html)).toBe('Partial lunar eclipse');
  });

  it('is the annular one of February 2027 after that', async () => {
    const html = await pageAt('/en/next-eclipse', '2026-11-28T12:00:00Z');
    expect(answerOf(html)).toBe('Annular solar eclipse');
    expect(html).toContain('2027-02-06T');
    expect(html.match(/<tr>/g)).toHaveLength(4);
  });
});

it.each(
  LANGUAGES.flatMap((language) =>
    (['is-mercury-retrograde', 'moon-sign-today', 'void-of-course-moon', 'next-eclipse'] as const).map((id) =>
      href(id, language),
    ),
  ),
)('%s stands, is told of to search engines and leads to an article', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).not.toContain('noindex');
  expect(html).not.toMatch(/\{\{|undefined/);
  expect(html).toContain('/blog/');
});

it.each(LANGUAGES)(
  'the menu and the footer in %s lead to each of them and to the glossary',
  async (language) => {
    const html = await (await request(href('faq', language))).text();
    for (const id of [
      'is-mercury-retrograde',
      'moon-sign-today',
      'void-of-course-moon',
      'next-eclipse',
      'glossary',
    ] as const) {
      expect(html.split(`<li><a href="${href(id, language)}">`), id).toHaveLength(3);
    }
  },
);
