import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';

interface Fact {
  kind: string;
  body?: string;
  sign?: string;
  instant?: string;
  from?: string | null;
  to?: string | null;
}

interface HoroscopeAnswer {
  sign: string;
  period: string;
  from: string;
  to: string;
  passages: { text: string; fact: Fact }[];
  facts: Fact[];
  error: { code: string; fields: Record<string, { code: string; message: string }> };
}

async function ask(query: string): Promise<{ status: number; answer: HoroscopeAnswer }> {
  const response = await request(`/api/astrology/horoscope${query}`);
  return { status: response.status, answer: (await response.json()) as HoroscopeAnswer };
}

describe('GET /api/astrology/horoscope', () => {
  it('answers with passages and the facts that they rest on', async () => {
    const { status, answer } = await ask('?sign=leo&period=week&date=2026-11-20&lang=tr');
    expect(status).toBe(200);
    expect(answer).toMatchObject({ sign: 'leo', period: 'week', from: '2026-11-16', to: '2026-11-22' });
    expect(answer.passages.length).toBeGreaterThanOrEqual(2);
    for (const { text, fact } of answer.passages) {
      expect(text.length).toBeGreaterThan(40);
      expect(fact.kind).toMatch(/^(placement|ingress|lunation|aspect|moonHouse)$/);
    }
  });

  it('gives each stay whole, and every ingress and station of the period, in order of time', async () => {
    const { answer } = await ask('?sign=aries&period=year&date=2026-06-01&lang=en');
    const order = answer.facts.map(({ instant, from }) => Date.parse(instant ?? from ?? '1800-01-01'));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const saturn = answer.facts.filter(({ kind, body }) => kind === 'placement' && body === 'saturn');
    const days = (instant?: string | null) => instant?.slice(0, 10);
    expect(saturn.map(({ sign, from, to }) => [sign, days(from), days(to)])).toEqual([
      ['pisces', '2025-09-01', '2026-02-14'],
      ['aries', '2026-02-14', '2028-04-13'],
    ]);
    const count = (kind: string) => answer.facts.filter((fact) => fact.kind === kind).length;
    expect([count('ingress') > 40, count('station') > 12]).toEqual([true, true]);
  });

  it('is the same for everyone on the same date', async () => {
    const query = '?sign=pisces&date=2031-05-05&lang=fr';
    expect(await ask(query)).toEqual(await ask(query));
  });

  it.each([
    ['', 'sign'],
    ['?sign=ophiuchus', 'sign'],
    ['?sign=leo&period=decade', 'period'],
    ['?sign=leo&date=2026-02-30', 'date'],
    ['?sign=leo&date=9999-01-01', 'date'],
  ])('refuses %j by the field', async (query, field) => {
    const { status, answer } = await ask(query);
    expect(status).toBe(422);
    expect(answer.error.fields[field]?.message.length).toBeGreaterThan(10);
  });
});

describe.each(LANGUAGES)('the horoscope pages in %s', (language) => {
  it('list twelve signs, each with a horoscope of its own', async () => {
    const html = await (await request(href('horoscopes', language))).text();
    const paths = [...html.matchAll(/href="([^"]*\/horoscope\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(new Set(paths).size).toBe(12);
    for (const path of new Set(paths)) {
      const response = await request(path);
      expect(response.status).toBe(200);
      expect((await response.text()).match(/horoscope__passage/g)?.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('tell until when the Moon stays by its own exit, and what turns in the period', async () => {
    const path = href('horoscope', language, { sign: 'aries' });
    const day = await (await request(`${path}?period=day&date=2026-11-23`)).text();
    // The Moon leaves Taurus on the next day, half a minute before 11:10 UTC.
    expect(day).toContain('dateTime="2026-11-24T11:10Z"');
    const month = await (await request(`${path}?period=month&date=2026-11-20`)).text();
    const dates = /dates-heading">.*?<ul class="horoscope__dates">(.*?)<\/ul>/.exec(month)?.[1] ?? '';
    // Eleven changes of sign or direction, four phases of the Moon, and Uranus trine Pluto.
    for (const at of ['2026-11-13T', '2026-11-14T', '2026-11-24T', '2026-11-29T']) {
      expect(dates, at).toContain(`dateTime="${at}`);
    }
  });

  it('come in a day’s 13 kB and a year’s 20 kB, compressed', async () => {
    for (const [period, mostBytes] of [
      ['day', 13_000],
      ['year', 20_000],
    ] as const) {
      const { body } = await request(
        `${href('horoscope', language, { sign: 'sagittarius' })}?period=${period}`,
      );
      // As gzip has it; brotli, which browsers ask for, has less.
      const packed = new Response(body?.pipeThrough(new CompressionStream('gzip')) ?? null);
      expect((await packed.arrayBuffer()).byteLength, period).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('begin with a sentence of their own, and tell once and folded what they rest on', async () => {
    const path = href('horoscope', language, { sign: 'aries' });
    for (const query of ['', '?period=week', '?period=month', '?period=year']) {
      const html = await (await request(path + query)).text();
      expect(html.match(/<p class="horoscope__first">[^<]{15,}[.!?…”’»]<\/p>/g), query).toHaveLength(1);
      expect(html.match(/<details class="horoscope__basis">/g), query).toHaveLength(1);
    }
  });

  it('have a title and a description for each period', async () => {
    const path = href('horoscope', language, { sign: 'sagittarius' });
    const pages = await Array.fromAsync(['day', 'week', 'month', 'year'], async (period) =>
      (await request(`${path}?period=${period}&date=2026-11-30`)).text(),
    );
    const titles = pages.map((html) => /<title>([^<]*)/.exec(html)?.[1]?.replace(/ · Celestia$/, '') ?? '');
    expect(new Set(titles).size).toBe(4);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60);
    const told = pages.map((html) => /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
    for (const text of told) expect(text.length, text).toBeLessThanOrEqual(165);
    expect(new Set(told).size).toBeGreaterThan(2);
  });

  it('tell each sign its day in the list, as its own page does', async () => {
    const html = await (await request(href('horoscopes', language))).text();
    const lines = [...html.matchAll(/data-sign="(\w+)".*?<p>(.*?)<\/p>/gs)];
    expect(new Set(lines.map(([, , line]) => line)).size).toBe(12);
    for (const [, sign = '', line = ''] of lines.slice(0, 3)) {
      const own = await (await request(href('horoscope', language, { sign }))).text();
      expect(own.replace('</p><p>', ' '), sign).toContain(line);
    }
  });

  it('tell the day that the address names, and list for search engines what is today somewhere', async () => {
    const path = href('horoscopes', language);
    const isListed = async (date: string) => {
      const html = await (await request(`${path}?date=${date}`)).text();
      expect(html, date).toContain(`<time dateTime="${date}">`);
      return !html.includes('<meta name="robots" content="noindex">');
    };
    expect(await isListed('2031-05-05')).toBe(false);
    expect(await isListed(new Date().toISOString().slice(0, 10))).toBe(true);
    expect((await request(`${path}?date=2026-02-30`)).status).toBe(404);
    // Only a page that no address has named a day for leads to the visitor's own.
    expect(await (await request(path)).text()).toContain('data-days=');
    expect(await (await request(`${path}?date=2026-11-23`)).text()).not.toContain('data-days=');
  });

  it('lead from a period to the one before and after, and refuse what is none', async () => {
    const path = href('horoscope', language, { sign: 'aries' });
    const html = await (await request(`${path}?period=month&date=2026-11-20`)).text();
    expect(html).toContain(`href="${path}?period=month&amp;date=2026-10-01"`);
    expect(html).toContain(`href="${path}?period=month&amp;date=2026-12-01"`);
    expect((await request(`${path}?period=decade`)).status).toBe(404);
    expect((await request(`${path}?date=2026-02-30`)).status).toBe(404);
  });
});
