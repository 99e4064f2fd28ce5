import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CalendarEventJson } from '../../contract/events.ts';
import { eventText } from '../../features/events/event-words.ts';
import { skyEvents } from '../../features/events/sky-events.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import golden from '../golden/events-sample-2020-2025.json';
import { postJson, request } from './request.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEARS = [2020, 2021, 2022, 2023, 2024, 2025];
const OUTER = ['uranus', 'neptune', 'pluto'];

interface GoldenEvent {
  kind: string;
  instant: string;
  body?: string;
  sign?: string;
  direction?: string;
  retrograde?: boolean;
  phase?: string;
}

async function eventsOf(year: number): Promise<CalendarEventJson[]> {
  const response = await request(`/api/astrology/events?year=${year}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { events: CalendarEventJson[] }).events;
}

function nameOf({ kind, body, sign, direction, retrograde, phase }: GoldenEvent): string {
  if (kind === 'ingress') return `${body} ${retrograde ? 'back into' : 'into'} ${sign}`;
  return kind === 'station' ? `${body} turns ${direction}` : `${phase}`;
}

/** What the product promises. */
function toleranceMs({ kind, body = '' }: GoldenEvent): number {
  if (kind === 'lunation') return MINUTE_MS;
  if (kind === 'ingress') return (OUTER.includes(body) ? 20 : 5) * MINUTE_MS;
  return (OUTER.includes(body) ? 6 : 3) * HOUR_MS;
}

/** In the order of their names, then of time: two events a minute apart may come in either order. */
function inOrder(events: readonly GoldenEvent[]): (GoldenEvent & { name: string; atMs: number })[] {
  return events
    .map((event) => ({ ...event, name: nameOf(event), atMs: Date.parse(event.instant) }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.atMs - b.atMs);
}

describe('GET /api/astrology/events', () => {
  it.each(['ingress', 'station', 'lunation'])(
    'has every %s of 2020 to 2025 at its time, and no others',
    async (kind) => {
      const all = (await Array.fromAsync(YEARS, eventsOf)).flat() as unknown as GoldenEvent[];
      const found = inOrder(all.filter((event) => event.kind === kind));
      const wanted = inOrder((golden as GoldenEvent[]).filter((event) => event.kind === kind));
      expect(wanted.length).toBeGreaterThan(80);
      expect(found.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
      for (const [index, event] of wanted.entries()) {
        const missMs = Math.abs(event.atMs - (found[index]?.atMs ?? Number.NaN));
        expect(missMs, `${event.name} ${event.instant}`).toBeLessThan(toleranceMs(event));
      }
    },
  );

  it('has the eclipses of 2025 with their types', async () => {
    const eclipses = (await eventsOf(2025)).filter((event) => event.kind === 'eclipse');
    expect(
      eclipses.map((event) => [event.instant.slice(0, 10), event.body, event.type, event.saros]),
    ).toEqual([
      ['2025-03-14', 'moon', 'total', 123],
      ['2025-03-29', 'sun', 'partial', 149],
      ['2025-09-07', 'moon', 'total', 128],
      ['2025-09-21', 'sun', 'partial', 154],
    ]);
  });

  it.each([1900, 1950, 2099])('answers %i, in order and within the year', async (year) => {
    const events = await eventsOf(year);
    expect(events.length).toBeGreaterThan(100);
    const instants = events.map(({ instant }) => Date.parse(instant));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    for (const { instant } of events) expect(instant).toMatch(new RegExp(`^${year}-.*Z$`));
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(5);
  });

  it('may be kept', async () => {
    const response = await request('/api/astrology/events?year=2025');
    expect(response.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=86400/);
    const again = await request('/api/astrology/events?year=2025');
    expect(await again.text()).toBe(await response.text());
  });

  it.each(['', '1899', '2100', '20', '02025', 'abc', '2025.5', '-2025', '20 25', '1e3'])(
    'answers 422 to the year %j, with a message by the field',
    async (year) => {
      const path = `/api/astrology/events?year=${encodeURIComponent(year)}`;
      const response = await request(path, { headers: { 'Accept-Language': 'tr' } });
      expect(response.status).toBe(422);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const { error } = (await response.json()) as {
        error: { code: string; message: string; fields: { year: { code: string; message: string } } };
      };
      expect(error.code).toBe('invalid_input');
      expect(error.fields.year.code).toMatch(/^(required|malformed|out_of_range)$/);
      expect(error.fields.year.message).toMatch(/[Yy]ıl/);
    },
  );

  it('refuses to be posted to', async () => {
    const response = await postJson('/api/astrology/events', { year: 2025 });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

async function calendarText(query: string): Promise<string> {
  const response = await request(`/api/astrology/events.ics?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  return await response.text();
}

function parse(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  const events = root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { root, events };
}

describe('GET /api/astrology/events.ics', () => {
  it.each(['tr', 'en', 'es', 'fr', 'pt'])(
    'in %s holds every event of the API, at its nearest minute',
    async (lang) => {
      const { events } = parse(await calendarText(`year=2025&lang=${lang}`));
      const timed = events.filter(({ startDate }) => !startDate.isDate);
      const api = await eventsOf(2025);
      expect(timed.length).toBe(api.length);
      for (const [index, { instant }] of api.entries()) {
        const own = timed[index];
        expect(own?.startDate.zone.tzid).toBe('UTC');
        const atMs = own?.startDate.toJSDate().getTime() ?? 0;
        expect(atMs % MINUTE_MS).toBe(0);
        expect(Math.abs(Date.parse(instant) - atMs)).toBeLessThanOrEqual(MINUTE_MS / 2);
        expect(own?.summary.length).toBeGreaterThan(8);
        expect(own?.summary).not.toContain('{');
      }
    },
  );

  it('tells of an aspect where both of its bodies stand', async () => {
    const { events } = parse(await calendarText('year=2025&lang=en'));
    const square = events.find(({ summary }) => /Jupiter.*square.*Saturn/.test(summary));
    expect(square?.startDate.toString()).toContain('2025-06-15');
    expect(square?.description).toMatch(/1°1\d′ Cancer, 1°1\d′ Aries/);
  });

  it('gives retrograde periods as whole days from station to station', async () => {
    const { events } = parse(await calendarText('year=2025&lang=en'));
    const days = events
      .filter(({ startDate, summary }) => startDate.isDate && summary === 'Mercury retrograde')
      .map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()]);
    expect(days).toEqual([
      ['2025-03-15', '2025-04-08'],
      ['2025-07-18', '2025-08-12'],
      ['2025-11-09', '2025-11-30'],
    ]);
  });

  it('goes by the days of the zone that is asked for', async () => {
    const spans = async (tz: string) => {
      const { events } = parse(await calendarText(`year=2025&lang=en&tz=${tz}`));
      return events
        .filter(({ startDate }) => startDate.isDate)
        .map(({ uid, startDate, endDate }) => `${uid} ${startDate} ${endDate}`);
    };
    const uidsOf = (lines: string[]) => lines.map((line) => line.split(' ')[0]);
    const [utc, tokyo] = [await spans('UTC'), await spans('Asia/Tokyo')];
    expect(uidsOf(tokyo)).toEqual(uidsOf(utc));
    // Venus turns retrograde on 2 March 2025 at 00:36 UTC: in Los Angeles that is 1 March.
    expect((await spans('America/Los_Angeles')).join()).toContain(
      'retrograde-venus@events.celestia 2025-03-01',
    );
    expect(utc.join()).toContain('retrograde-venus@events.celestia 2025-03-02');
  });

  it.each([
    ['Pacific/Kiritimati', 14, 2025, '2025-01-13T22:27'],
    ['Pacific/Pago_Pago', -11, 2025, '2025-01-13T22:27'],
    // The Moon is eclipsed before the year begins in Greenwich, and when it has begun already in Kiritimati.
    ['Pacific/Kiritimati', 14, 2029, '2028-12-31T16:52'],
    // Mars enters Aries when the year has ended in Greenwich, and not yet in Pago Pago.
    ['Pacific/Pago_Pago', -11, 2018, '2019-01-01T02:20'],
  ] as const)(
    'has the year of %s, %i hours from UTC, in %i, %s with it, each event under the id that it has everywhere',
    async (zone, hours, year, instant) => {
      const uidsIn = async (own: number, tz: string) =>
        parse(await calendarText(`year=${own}&lang=en&tz=${tz}`))
          .events.filter(({ startDate }) => !startDate.isDate)
          .map(({ uid, startDate }) => `${startDate.toJSDate().toISOString()} ${uid}`);
      const everywhere = (
        await Array.fromAsync([year - 1, year, year + 1], (each) => uidsIn(each, 'UTC'))
      ).flat();
      const [from = 0, to = 0] = [year, year + 1].map((each) => Date.UTC(each, 0, 1) - hours * HOUR_MS);
      const expected = everywhere.filter((line) => {
        const atMs = Date.parse(line.slice(0, 24));
        return atMs >= from && atMs < to;
      });
      expect(expected.join()).toContain(instant);
      expect(await uidsIn(year, zone)).toEqual(expected);
    },
  );

  it('keeps ids and stamps from one asking to the next and from language to language, each id once', async () => {
    const uids = async (query: string) => parse(await calendarText(query)).events.map(({ uid }) => uid);
    const first = await uids('year=2025&lang=en');
    expect(new Set(first).size).toBe(first.length);
    expect(await uids('year=2025&lang=tr')).toEqual(first);
    expect(await uids('year=2025&lang=en&show=eclipse')).toEqual(
      first.filter((uid) => uid.includes('eclipse')),
    );
    const stamps = (await calendarText('year=2024&lang=en')).match(/^DTSTAMP:.*$/gm) ?? [];
    expect(new Set(stamps).size).toBe(1);
  });

  it('goes on from this year to the next where no year is named, no id twice', async () => {
    const { events } = parse(await calendarText('lang=fr'));
    const year = new Date().getUTCFullYear();
    const years = new Set(
      events.filter(({ startDate }) => !startDate.isDate).map((event) => event.startDate.year),
    );
    expect([...years]).toEqual([year, year + 1]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it.each([
    ['year=2025&lang=pt', 'celestia-2025-pt.ics', 'pt-BR'],
    ['lang=en', 'celestia-sky-en.ics', 'en'],
  ])('of %s is saved as %s, in %s', async (query, name, tag) => {
    const { headers } = await request(`/api/astrology/events.ics?${query}`);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
    expect(headers.get('Content-Language')).toBe(tag);
  });

  it('has lines of at most 75 octets, ended by CRLF', async () => {
    for (const lang of ['tr', 'fr']) {
      const text = await calendarText(`year=2025&lang=${lang}`);
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = text.slice(0, -2).split('\r\n');
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\uFFFD');
      }
    }
  });

  it('names itself and its maker', async () => {
    const { root } = parse(await calendarText('year=2025&lang=tr'));
    expect(root.getFirstPropertyValue('prodid')).toBe('-//Celestia//Astrological events//TR');
    expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Celestia: Gökyüzü 2025');
    expect(root.getFirstPropertyValue('version')).toBe('2.0');
  });

  it.each([
    ['year=1899&lang=en', 'year'],
    ['year=&lang=en', 'year'],
    ['year=2025&lang=de', 'lang'],
    ['year=2025&show=comets', 'show'],
    ['year=2025&lang=en&tz=Mars/Olympus', 'tz'],
  ])('answers 422 to %s', async (query, field) => {
    const response = await request(`/api/astrology/events.ics?${query}`);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: Record<string, { message: string }> } };
    expect(error.fields[field]?.message).toBeTruthy();
  });

  it('without a language is kept by nobody', async () => {
    const response = await request('/api/astrology/events.ics?year=2025');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

const YEAR_PAGES = [
  ['/tr/2025-astrolojik-olaylar', 'Merkür Koç', 'retroya giriyor', 'Tam Ay tutulması Başak'],
  ['/en/2025-astrological-events', 'Mercury turns retrograde', 'in Aries', 'Total lunar eclipse in Virgo'],
  [
    '/es/eventos-astrologicos-de-2025',
    'Mercurio inicia su retrogradación',
    'en Aries',
    'Eclipse lunar total en Virgo',
  ],
  [
    '/fr/2025-astrological-events',
    'Mercure commence sa rétrogradation',
    'en Bélier',
    'Éclipse lunaire totale en Vierge',
  ],
  [
    '/pt/2025-astrological-events',
    'Mercúrio inicia a retrogradação',
    'em Áries',
    'Eclipse lunar total em Virgem',
  ],
] as const;

/** What a page holds for other zones, not shown. */
function templateOf(html: string): string {
  return /<template>.*<\/template>/s.exec(html)?.[0] ?? '';
}

/** An instant as a page's markup has it: its nearest minute. */
function minuteOf({ instant }: { instant: string }): string {
  const nearestMs = Math.round(Date.parse(instant) / 60_000) * 60_000;
  return `${new Date(nearestMs).toISOString().slice(0, 16)}Z`;
}

/** The times that a page lists, to the minute, in its order. */
function listedInstants(html: string): string[] {
  return [...html.replace(templateOf(html), '').matchAll(/<time dateTime="([^"]+)" data-as="clock"/g)].map(
    (match) => match[1] ?? '',
  );
}

/** The months of a page of a year that are not folded. */
function openMonths(html: string): string[] {
  return [...html.matchAll(/<details id="(m\d+)" open=""/g)].map((match) => match[1] ?? '');
}

async function pageText(path: string, status = 200): Promise<string> {
  const response = await request(path);
  expect(response.status).toBe(status);
  return await response.text();
}

describe('the page of a year', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(YEAR_PAGES)(
    '%s tells its events in its language, with nothing left to fill',
    async (path, ...texts) => {
      const html = await pageText(path);
      for (const text of texts) expect(html).toContain(text);
      expect(html).not.toContain('{{');
      expect(html).not.toMatch(/<[^>]+ style=/);
      expect(html).toContain('"@type":"Dataset"');
    },
  );

  it('lists every event of the API once, in order, and what lies in the year of other zones apart from them', async () => {
    const api = (await eventsOf(2025)).map(minuteOf);
    const html = await pageText('/en/2025-astrological-events');
    expect(listedInstants(html)).toEqual(api);
    const around = (await Array.fromAsync([2024, 2025, 2026], eventsOf)).flat();
    const beyond = around.filter(({ instant }) => {
      const atMs = Date.parse(instant);
      const isWithin = (year: number) =>
        atMs >= Date.UTC(year, 0, 1) - 14 * HOUR_MS && atMs < Date.UTC(year + 1, 0, 1) + 12 * HOUR_MS;
      return isWithin(2025) && !instant.startsWith('2025');
    });
    for (const event of beyond) expect(templateOf(html)).toContain(minuteOf(event));
  });

  it('shows the kinds that are asked for, and no others', async () => {
    const html = await pageText('/en/2025-astrological-events?show=eclipse&show=aspect');
    const wanted = (await eventsOf(2025)).filter(({ kind }) => kind === 'eclipse' || kind === 'aspect');
    expect(listedInstants(html)).toEqual(wanted.map(minuteOf));
    expect(html).toContain(
      '/api/astrology/events.ics?show=eclipse&amp;show=aspect&amp;lang=en&amp;year=2025',
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('goes by the clock of the zone that is asked for', async () => {
    // The new Moon of 29 March 2025, 10:57 UTC.
    const at = /dateTime="2025-03-29T10:58Z" data-as="clock">([^<]+)</;
    const timeIn = async (query: string, path = '/tr/2025-astrolojik-olaylar') =>
      at.exec(await pageText(path + query))?.[1];
    expect(await timeIn('')).toBe('13:58');
    expect(await timeIn('', '/fr/2025-astrological-events')).toBe('10:58');
    expect(await timeIn('?tz=UTC')).toBe('10:58');
    expect(await timeIn('?tz=Europe/Istanbul')).toBe('13:58');
    expect(await timeIn('?tz=America/New_York')).toBe('06:58');
    expect(await timeIn('?tz=Asia/Tokyo')).toBe('19:58');
  });

  it('has the year of the zone: what is New Year in Tokyo is the old year in UTC', async () => {
    const html = await pageText('/en/2025-astrological-events?tz=Asia/Tokyo');
    const fromMs = Date.UTC(2024, 11, 31, 15);
    for (const instant of listedInstants(html)) {
      expect(Date.parse(instant)).toBeGreaterThanOrEqual(fromMs);
      expect(Date.parse(instant)).toBeLessThan(Date.UTC(2025, 11, 31, 15));
    }
  });

  it.each([1900, 1950, 2099])('opens in %i, with neighbours as far as there are any', async (year) => {
    const html = await pageText(`/en/${year}-astrological-events`);
    expect(html.includes(`/en/${year - 1}-astrological-events`)).toBe(year > 1900);
    expect(html.includes(`/en/${year + 1}-astrological-events`)).toBe(year < 2099);
    expect(html).not.toContain('id="today"');
  });

  it('opens this month and tells what comes next, the others folded but whole', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 20) });
    const html = await pageText('/en/2026-astrological-events');
    expect(openMonths(html)).toEqual(['m11']);
    const coming = /<section class="evt-coming".*?<\/section>/s.exec(html)?.[0] ?? '';
    const told = [...coming.matchAll(/dateTime="([^"]+)" data-as="dayTime"/g)].map((match) => match[1]);
    const ahead = (await eventsOf(2026)).map(minuteOf).filter((minute) => minute > '2026-11-23T20:00Z');
    expect(told).toEqual(ahead.slice(0, 5));
    expect(listedInstants(html)).toEqual((await eventsOf(2026)).map(minuteOf));
  });

  it('opens January of another year, where nothing comes next, and every month of a choice of kinds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 20) });
    const html = await pageText('/en/2025-astrological-events');
    expect(openMonths(html)).toEqual(['m1']);
    expect(html).not.toContain('evt-coming"');
    const chosen = await pageText('/en/2025-astrological-events?show=lunation');
    expect(openMonths(chosen)).toHaveLength(12);
  });

  it('tells of the open month what its events bring, and of the year in its twelve months', async () => {
    const texts = {
      ingresses: await loadTexts('en', 'ingresses'),
      eventLunations: await loadTexts('en', 'eventLunations'),
      eventRetrogrades: await loadTexts('en', 'eventRetrogrades'),
      slowAspects: await loadTexts('en', 'slowAspects'),
    };
    const untold: string[] = [];
    const told = new Map<string, number>();
    const months: string[] = [];
    for (let month = 1; month <= 12; month++) {
      months.push(await pageText(`/en/2026-astrological-events?month=${month}&tz=UTC`));
    }
    for (const event of skyEvents(Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1))) {
      const text = eventText(event, texts);
      if (text === null) continue;
      told.set(event.kind, (told.get(event.kind) ?? 0) + 1);
      const html = months[new Date(event.instantMs).getUTCMonth()] ?? '';
      if (!html.includes(text.replaceAll('"', '&quot;'))) untold.push(`${event.kind} ${event.instantMs}`);
    }
    expect(untold).toEqual([]);
    // 13 new and 12 or 13 full Moons; Mercury turns back three times, Venus once.
    expect(told.get('lunation')).toBeGreaterThanOrEqual(25);
    expect(told.get('station')).toBe(4);
    expect(told.get('aspect')).toBeGreaterThan(8);
    expect(openMonths(months[4] ?? '')).toEqual(['m5']);
  }, 30_000);

  it('tells on the page of a whole year what its next two written events bring', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 10, 20) });
    const html = await pageText('/en/2026-astrological-events?tz=UTC');
    const { fullMoon } = await loadTexts('en', 'eventLunations');
    expect(html.match(/class="evt__text"/g)).toHaveLength(2);
    expect(html).toContain(fullMoon.gemini);
    expect(html).toContain('href="?tz=UTC&amp;month=11#m11"');
  });

  it('leads from each folded month to its words, with what else was asked for', async () => {
    const html = await pageText('/en/2025-astrological-events?month=5');
    const links = [...html.matchAll(/<a href="\?([^"]*)#m(\d+)">What (\w+) brings/g)];
    expect(links.map(([, query, month]) => [query, month])).toEqual(
      [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12].map((month) => [`month=${month}`, `${month}`]),
    );
    expect(await pageText('/en/2025-astrological-events?tz=Asia/Tokyo&month=5')).toContain(
      'href="?tz=Asia%2FTokyo&amp;month=6#m6"',
    );
  });

  it('has each month as a page of its own for search engines, and none of a month that is none', async () => {
    const html = await pageText('/en/2025-astrological-events?month=5');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en\/2025-astrological-events\?month=5"/);
    expect(html).toContain('<title>Astrology events in May 2025, day by day');
    expect(html).not.toContain('content="noindex"');
    expect(await pageText('/en/2025-astrological-events?month=13', 422)).toContain('content="noindex"');
  });

  it('marks today in the current year, and the menu leads there', async () => {
    const path = `/en/${new Date().getUTCFullYear()}-astrological-events`;
    const html = await pageText(path);
    expect(html).toMatch(/id="today"/);
    expect(await pageText('/en/aboutus')).toContain(`href="${path}"`);
  });

  it.each(['/en/1899-astrological-events', '/en/2100-astrological-events', '/tr/20x5-astrolojik-olaylar'])(
    '%s is not found',
    async (path) => {
      expect(await pageText(path, 404)).toContain(path);
    },
  );

  it.each([
    ['tz=Mars/Olympus', 'Bu saat dilimi listemizde yok.'],
    ['show=comets', 'Böyle bir olay türü tanımıyoruz.'],
    ['tz=%00&show=', 'Bu saat dilimi listemizde yok.'],
    ['month=13', 'Ay 1 ile 12 arasında bir sayı olmalı.'],
    ['month=2025-05', 'Ay 1 ile 12 arasında bir sayı olmalı.'],
  ])('says beside the field what is wrong with %s', async (query, message) => {
    const html = await pageText(`/tr/2025-astrolojik-olaylar?${query}`, 422);
    expect(html).toContain(message);
    expect(html).toContain('Yeniay');
  });
});

describe('the calendar', () => {
  /** Days of the page with their words, without the markup. */
  async function daysOf(path: string): Promise<{ date: string; text: string }[]> {
    const html = await pageText(path);
    return [...html.matchAll(/<td[^>]*><time dateTime="([^"]+)">(.*?)<\/td>/gs)].map(
      ([, date = '', inner = '']) => ({
        date,
        text: inner.replace(/<[^>]+>/g, '').replace(/\s+/g, ' '),
      }),
    );
  }

  it('shows six weeks, bare, with the Moon of each day', async () => {
    const html = await pageText('/tr/calendar/first-token?month=2025-03');
    expect(html).not.toContain('<footer');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const days = await daysOf('/tr/calendar/first-token?month=2025-03&tz=Europe/Istanbul');
    expect(days.length).toBe(42);
    expect(days[0]?.date).toBe('2025-02-24');
    const dayOf = (date: string) => days.find((day) => day.date === date)?.text ?? '';
    expect(dayOf('2025-03-14')).toContain('Dolunay');
    expect(dayOf('2025-03-29')).toContain('Yeniay, 13:58');
    expect(dayOf('2025-03-29')).toContain('Ay Koç');
  });

  it('begins the week as the language does', async () => {
    for (const [language, first] of [
      ['tr', '2026-10-26'],
      ['fr', '2026-10-26'],
      ['en', '2026-11-01'],
      ['pt', '2026-11-01'],
    ]) {
      expect((await daysOf(`/${language}/calendar/first-token?month=2026-11`))[0]?.date, language).toBe(
        first,
      );
    }
  });

  it('leads to its neighbours as far as there are any, and stays in the zone', async () => {
    const march = await pageText('/en/calendar/first-token?month=2025-03&tz=Asia/Tokyo');
    expect(march).toContain('month=2025-02&amp;tz=Asia%2FTokyo');
    expect(march).toContain('month=2025-04&amp;tz=Asia%2FTokyo');
    for (const sign of ['‹', '›']) expect(march).toContain(`>${sign}</span></a>`);
    expect(await pageText('/en/calendar/first-token?month=1900-01')).not.toContain('rel="prev"');
    expect(await pageText('/en/calendar/first-token?month=2099-12')).not.toContain('rel="next"');
  });

  it('shows this month where none is named, today marked', async () => {
    const html = await pageText('/es/calendar/second-token');
    expect(html).toContain('aria-current="date"');
  });

  it.each(['2025-13', '1899-12', '2100-01', 'x', '2025-3', ''])(
    'answers 422 to the month %j',
    async (month) => {
      const html = await pageText(`/pt/calendar/first-token?month=${month}`, 422);
      expect(html).toContain('Escreva o mês como ano e mês');
    },
  );

  it('with a wrong token is not found', async () => {
    await pageText('/en/calendar/wrong', 404);
  });
});
