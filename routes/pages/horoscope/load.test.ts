import { describe, expect, it } from 'vitest';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import { loadHoroscope } from './load.ts';

const NOW_MS = Date.UTC(2026, 10, 30, 12);

function asked(query = '', visitorZone = 'UTC', sign = 'leo') {
  return loadHoroscope(
    pageRequest({ params: { sign }, query, nowMs: NOW_MS, visitorZone, services: { clocks: CLOCKS } }),
  );
}

async function shown(query = '', visitorZone = 'UTC') {
  const outcome = await asked(query, visitorZone);
  if (!('data' in outcome)) throw new Error('There is no such page');
  return outcome;
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

describe('a horoscope', () => {
  it.each([
    ['UTC', '2026-11-30'],
    ['Pacific/Auckland', '2026-12-01'],
    ['Pacific/Honolulu', '2026-11-30'],
  ])('is of the visitor’s own day: %s', async (zone, day) => {
    const { data, ...answer } = await shown('', zone);
    expect([isoDay(data.period.fromMs), data.isDated]).toEqual([day, false]);
    expect(answer).toEqual({});
    expect(data.moon).not.toBeNull();
    expect(data.passages.length).toBeGreaterThan(2);
  });

  it.each(['week', 'month', 'year'])('of a longer period is a page of its own: %s', async (period) => {
    const { data, ...answer } = await shown(`period=${period}`);
    expect(answer).toEqual({ ownQuery: `period=${period}` });
    expect([data.period.id, data.moon]).toEqual([period, null]);
    expect(data.period.fromMs).toBeLessThanOrEqual(NOW_MS);
    expect(data.period.toMs).toBeGreaterThan(NOW_MS);
    expect(data.dates.map(({ kind }) => kind)).not.toContain('moonHouse');
    expect(new Set(data.moonStays.map(({ kind }) => kind))).toEqual(
      new Set(period === 'week' ? ['moonHouse'] : []),
    );
  });

  it.each([
    ['date=2026-11-30', false],
    ['date=2026-12-01', false],
    ['date=2026-12-02', true],
    ['date=2026-11-29', true],
    ['date=2031-05-05', true],
    ['period=week&date=2026-11-30', false],
    ['period=week&date=2026-12-20', true],
  ])('of a day that is today nowhere is kept from search engines: %s', async (query, isPersonal) => {
    const { data, personal = false } = await shown(query);
    expect([data.isDated, personal]).toEqual([true, isPersonal]);
  });

  it.each(['period=decade', 'date=2026-02-30', 'date=x', 'date=2100-01-01'])(
    'is not there for %s',
    async (query) => {
      expect(await asked(query)).toEqual({ notFound: true });
    },
  );

  it('is of a sign', async () => {
    expect(await asked('', 'UTC', 'ophiuchus')).toEqual({ notFound: true });
  });
});
