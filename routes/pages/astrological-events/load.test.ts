import { describe, expect, it } from 'vitest';
import { EVENT_KIND_IDS } from '../../../contract/choices.ts';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import { loadYear } from './load.ts';

const NOW_MS = Date.UTC(2026, 10, 12, 12);

async function year(query = '', text = '2026', nowMs = NOW_MS) {
  const outcome = await loadYear(
    pageRequest({ params: { year: text }, query, nowMs, language: 'tr', services: { clocks: CLOCKS } }),
  );
  if (!('data' in outcome)) throw new Error('There is no such page');
  return outcome;
}

const isoMonth = (ms: number) => new Date(ms).toISOString().slice(0, 7);

describe('the page of a year', () => {
  it('is not there for a year that is not served', async () => {
    for (const text of ['1899', '2100', '26', ''])
      expect(
        await loadYear(pageRequest({ params: { year: text }, services: { clocks: CLOCKS } })),
        text,
      ).toEqual({
        notFound: true,
      });
  });

  it('that runs tells what comes next, and holds until that has come', async () => {
    const { data, ...answer } = await year();
    expect(answer).toMatchObject({ status: 200, personal: false });
    expect(answer.ownQuery).toBeUndefined();
    expect(data.coming.length).toBe(5);
    for (const { event } of data.coming) expect(event.instantMs).toBeGreaterThan(NOW_MS);
    expect(answer.holdsUntilMs).toBe(data.coming[0]?.event.instantMs);
    expect(data).toMatchObject({ openMonth: 10, askedMonth: null, asked: null, errors: {} });
    expect(data.kinds).toEqual(EVENT_KIND_IDS);
    // 12 November is day 316 of 365.
    expect(data.now).toBeCloseTo((315.5 / 365) * 100, 0);
  });

  it('that does not run has nothing to come, and lies open at January', async () => {
    for (const text of ['2025', '2027']) {
      const { data, holdsUntilMs } = await year('', text);
      expect([data.coming, data.now, data.openMonth, holdsUntilMs]).toEqual([[], null, 0, undefined]);
      expect(data.months).toHaveLength(12);
    }
  });

  it('begins and ends by the clock of its zone', async () => {
    // In Istanbul 2027 begins three hours before it does in Greenwich.
    const lastMs = Date.UTC(2026, 11, 31, 20, 59);
    expect((await year('', '2026', lastMs)).data.now).not.toBeNull();
    expect((await year('', '2027', lastMs)).data.now).toBeNull();
    expect((await year('', '2026', lastMs + 60_000)).data.now).toBeNull();
    expect((await year('', '2027', lastMs + 60_000)).data.now).toBe(0);
    expect((await year('tz=America/New_York', '2026', lastMs + 60_000)).data.now).not.toBeNull();
  });

  it('tells of the events of its own year, and apart from them of what lies in it elsewhere', async () => {
    const { data } = await year();
    for (const { instantMs } of data.events) expect(isoMonth(data.clock.wallMs(instantMs))).toMatch(/^2026/);
    const beyond = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const text = String(2010 + index);
        const of = await year('', text);
        for (const { wallMs } of of.data.beyond) expect(isoMonth(wallMs)).not.toContain(text);
        return of.data.beyond;
      }),
    );
    expect(beyond.flat().length).toBeGreaterThan(2);
    expect(data.monthStarts[0]).toBe(0);
    expect(data.monthStarts).toHaveLength(12);
    expect(data.monthStarts.toSorted((a, b) => a - b)).toEqual(data.monthStarts);
  });

  it('opens the month that is asked for, which is a page of its own', async () => {
    const { data, ...answer } = await year('month=3');
    expect(answer).toMatchObject({ status: 200, personal: false, ownQuery: 'month=3' });
    expect([data.openMonth, data.askedMonth]).toEqual([2, 2]);
    const told = [...data.eventTexts.keys()].map(({ instantMs }) => isoMonth(data.clock.wallMs(instantMs)));
    expect(told.length).toBeGreaterThan(2);
    for (const month of told) expect(month).toMatch(/^2026-0[234]$/);
    expect(data.writtenMonths.size).toBe(12);
  });

  it('tells in a month of what lies in it by some other clock, too', async () => {
    const months = Array.from({ length: 12 }, (_, month) => month);
    const outside = await Promise.all(
      months.map(async (month) => {
        const { data } = await year(`month=${month + 1}`);
        const walls = [...data.eventTexts.keys()].map(({ instantMs }) => data.clock.wallMs(instantMs));
        const [fromMs, toMs] = [Date.UTC(2026, month, 1), Date.UTC(2026, month + 1, 1)];
        const reachMs = 15 * 3_600_000;
        for (const wallMs of walls) {
          expect(wallMs).toBeGreaterThanOrEqual(fromMs - reachMs);
          expect(wallMs).toBeLessThan(toMs + reachMs);
        }
        return [walls.some((wallMs) => wallMs < fromMs), walls.some((wallMs) => wallMs >= toMs)];
      }),
    );
    expect(outside.some(([before]) => before)).toBe(true);
    expect(outside.some(([, after]) => after)).toBe(true);
  });

  it('as a whole says of the next two events of the open month what they bring', async () => {
    const first = await year('', '2026', Date.UTC(2026, 10, 1, 12));
    expect(first.data.eventTexts.size).toBe(2);
    expect((await year('month=11')).data.eventTexts.size).toBeGreaterThan(2);
    const { data } = await year();
    const told = [...data.eventTexts.keys()];
    expect(told).toHaveLength(2);
    for (const { instantMs } of told) {
      expect(isoMonth(data.clock.wallMs(instantMs))).toBe('2026-11');
      expect(data.clock.wallMs(instantMs)).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 12));
    }
  });

  it('shows what was picked out of it whole, with all that is written, on a page of one’s own', async () => {
    const { data, ...answer } = await year('show=lunation');
    expect(answer).toMatchObject({ status: 200, personal: true });
    expect([data.kinds, data.openMonth]).toEqual([['lunation'], null]);
    for (const { event } of data.coming) expect(event.kind).toBe('lunation');
    for (const { kind } of data.eventTexts.keys()) expect(kind).toBe('lunation');
    expect(data.eventTexts.size).toBeGreaterThan(20);
    expect(new Set(data.events.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  });

  it('by another clock is one’s own', async () => {
    const { data, personal } = await year('tz=Asia/Tokyo');
    expect([data.asked, data.clock.zone, personal]).toEqual(['Asia/Tokyo', 'Asia/Tokyo', true]);
  });

  it.each([
    ['month=13', { month: 'out_of_range' }],
    ['show=tides', { show: 'malformed' }],
    ['tz=Mars/Olympus', { tz: 'malformed' }],
    ['month=x&show=y&tz=z', { month: 'out_of_range', show: 'malformed', tz: 'malformed' }],
  ])('says what is wrong with what was asked, and shows all: %s', async (query, errors) => {
    const { data, ...answer } = await year(query);
    expect(answer).toMatchObject({ status: 422, personal: true });
    expect(data).toMatchObject({ errors, kinds: EVENT_KIND_IDS, askedMonth: null, asked: null });
  });
});
