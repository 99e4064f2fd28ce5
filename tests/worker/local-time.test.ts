import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { ORIGIN, request } from './request.ts';

async function textOf(path: string): Promise<string> {
  const response = await request(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** A request as the edge hands it on: it knows where it comes from. */
async function textFrom(timezone: string, path: string): Promise<string> {
  const { exports } = await import('cloudflare:workers');
  const init = { cf: { timezone } } as RequestInit;
  return (await exports.default.fetch(new Request(ORIGIN + path, init))).text();
}

function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
}

const ZONED = (language: (typeof LANGUAGES)[number]) => [
  href('home', language),
  href('horoscopes', language),
  href('juno-calculation', language),
  href('solar-eclipse', language),
  href('lunar-eclipse', language),
  href('astrological-events', language, { year: '2025' }),
  `/${language}/calendar/first-token`,
];

describe.each(LANGUAGES)('without a script, in %s', (language) => {
  const [zone, named] = language === 'tr' ? ['Europe/Istanbul', 'Türkiye Saati'] : ['UTC', 'UTC'];

  it.each(ZONED(language))('%s names the zone of its times once', async (path) => {
    const html = await textOf(path);
    const lines = [...html.matchAll(/<p class="zone" data-zone="([^"]+)".*?<\/p>/gs)];
    expect(lines.map(([, each]) => each)).toEqual([zone]);
    expect(plain(lines[0]?.[0] ?? '')).toContain(named);
    expect(html).toMatch(/<time[^>]* data-as="/);
  });

  it('every instant is written by that zone, to its nearest minute', async () => {
    const html = await textOf(href('astrological-events', language, { year: '2025' }));
    const listed = [...html.matchAll(/dateTime="([^"]+)" data-as="clock">(\d+):(\d\d)/g)];
    expect(listed.length).toBeGreaterThan(100);
    const aheadMs = language === 'tr' ? 3 * 3_600_000 : 0;
    for (const [, at = '', , minute] of listed) {
      const wall = new Date(Math.round((Date.parse(at) + aheadMs) / 60_000) * 60_000);
      expect(Number(minute), at).toBe(wall.getUTCMinutes());
    }
  });
});

describe('the same event', () => {
  it('has the same minute on every page and in the calendar file', async () => {
    // The new Moon of 29 March 2025, which is an eclipse as well.
    const year = await textOf('/fr/2025-astrological-events');
    const at = /dateTime="(2025-03-29T10:58Z)"/.exec(year)?.[1] ?? '';
    const minute = new Date(Math.round(Date.parse(at) / 60_000) * 60_000);
    const clock = minute.toISOString().slice(11, 16);
    const month = await textOf('/fr/calendar/first-token?month=2025-03');
    for (const html of [year, month]) expect(html).toContain(`dateTime="${at}" data-as="clock">${clock}<`);
    const file = await (await request('/api/astrology/events.ics?year=2025&lang=fr')).text();
    expect(file).toContain(`DTSTART:20250329T${clock.replace(':', '')}00Z`);
    const horoscope = await textOf('/fr/horoscope/belier?period=month&date=2025-03-29');
    expect(plain(horoscope)).toContain(`29 mars, ${clock}`);
  });

  it('an eclipse is at its minute on its own page and among the events of its year', async () => {
    const year = await textOf('/fr/2025-astrological-events?show=eclipse');
    const page = await textOf('/fr/solar-eclipse?date=2025-03-29');
    const [, listed] = /dateTime="2025-03-29T10[^"]+" data-as="clock">([^<]+)</.exec(year) ?? [];
    expect(listed).toMatch(/^10:4\d$/);
    expect(plain(page)).toContain(`29 mars 2025, ${listed}`);
  });
});

describe('a horoscope without a date', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const dayOf = (html: string) => /data-days="(\d{4}-\d\d-\d\d)\//.exec(html)?.[1];

  it('is of the day that the visitor has, and is kept by that day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 6) });
    const path = '/en/horoscope/virgo';
    for (let round = 0; round < 2; round++) {
      expect(dayOf(await textFrom('America/Los_Angeles', path))).toBe('2026-11-22');
      expect(dayOf(await textFrom('Asia/Kolkata', path))).toBe('2026-11-23');
      expect(dayOf(await textFrom('Europe/Istanbul', path))).toBe('2026-11-23');
    }
  });

  it('is of the home zone’s day where nobody tells, or tells of no zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 21, 30) });
    expect(dayOf(await textOf('/tr/horoscope/basak'))).toBe('2026-11-23');
    expect(dayOf(await textOf('/en/horoscope/libra'))).toBe('2026-11-22');
    expect(dayOf(await textFrom('Mars/Olympus', '/en/horoscope/libra'))).toBe('2026-11-22');
  });

  it('has its year, month and week by the same day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 6) });
    const yearIn = async (zone: string) =>
      /data-days="([^"]+)"/.exec(await textFrom(zone, '/en/horoscope/leo?period=year'))?.[1];
    expect(await yearIn('America/Los_Angeles')).toBe('2026-01-01/2026-12-31');
    expect(await yearIn('Asia/Kolkata')).toBe('2027-01-01/2027-12-31');
  });

  it('asks for no other day than the one in its address, and stays in the index where that is somebody’s today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 6) });
    for (const [date, isToday] of [
      ['2026-11-22', true],
      ['2026-11-23', true],
      ['2026-11-21', false],
      ['2026-11-25', false],
    ] as const) {
      const html = await textOf(`/en/horoscope/leo?date=${date}`);
      expect(html).not.toContain('data-days');
      expect(html.includes('noindex'), date).toBe(!isToday);
      expect(html).toContain('<link rel="canonical" href="https://celestia.test/en/horoscope/leo">');
    }
  });
});

it('pages that tell of no instant fetch no script for them', async () => {
  const scripts = async (path: string) =>
    [...(await textOf(path)).matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  expect(await scripts('/en/aboutus')).toHaveLength(1);
  expect(await scripts('/en/natal-chart')).toHaveLength(1);
  expect(await scripts('/en')).toHaveLength(2);
});

it('nothing of a visitor’s zone but the day enters a stored page', async () => {
  const unstamped = async (zone: string, path: string) =>
    (await textFrom(zone, path)).replace(/nonce="[^"]+"/g, '');
  for (const path of ['/en', '/en/2025-astrological-events', '/en/solar-eclipse']) {
    expect(await unstamped('Asia/Tokyo', path)).toBe(await unstamped('America/Denver', path));
  }
  // The twelve signs have another sentence on another day.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 6) });
  const list = (zone: string) => unstamped(zone, '/en/horoscopes');
  expect(await list('Asia/Tokyo')).toBe(await list('Europe/Istanbul'));
  expect(await list('America/Los_Angeles')).not.toBe(await list('Europe/Istanbul'));
  vi.useRealTimers();
});
