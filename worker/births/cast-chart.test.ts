import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../astrology/chart-settings.ts';
import { computeTimelessChart } from '../../astrology/timeless-chart.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { castChart } from './cast-chart.ts';

function refuse(): never {
  throw new Error('asked for a place');
}
const NO_PLACES: PlacesDatabase = { prepare: refuse, batch: refuse };

const NOW_MS = Date.UTC(2026, 10, 20, 12);

interface Clock {
  date: string;
  time: string | null;
  timeZone?: string;
  fold?: 0 | 1;
}

function cast({ date, time, timeZone = 'Europe/Istanbul', fold }: Clock, nowMs = NOW_MS) {
  const place = { latitude: 41.01, longitude: 28.95, timeZone };
  return castChart(
    {
      kind: 'clock',
      date,
      time,
      window: null,
      place,
      settings: DEFAULT_SETTINGS,
      fold,
      utcOffsetSeconds: undefined,
    },
    { places: NO_PLACES, language: 'en', nowMs, log: { error: () => {} } },
  );
}

async function castDay(date: string) {
  const outcome = await cast({ date, time: null });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.chart;
}

describe('a birth in the future', () => {
  test.each([
    ['tomorrow', { date: '2026-11-21', time: '00:00' }, 'date'],
    ['tomorrow, its hour not known', { date: '2026-11-21', time: null }, 'date'],
    ['a later time today', { date: '2026-11-20', time: '15:01' }, 'time'],
    [
      'a day that has begun in Auckland, not in New York',
      { date: '2026-11-21', time: '01:00', timeZone: 'America/New_York' },
      'date',
    ],
    [
      'a time that will come twice',
      { date: '2027-11-07', time: '01:30', timeZone: 'America/New_York' },
      'date',
    ],
    [
      'a time that will be left out',
      { date: '2027-03-14', time: '02:30', timeZone: 'America/New_York' },
      'date',
    ],
    ['2099', { date: '2099-12-31', time: '23:59' }, 'date'],
  ] as const)('is refused by its field: %s', async (_name, clock, field) => {
    expect(await cast(clock)).toEqual({
      ok: false,
      code: 'date_in_future',
      fields: { [field]: 'in_future' },
    });
  });

  test.each([
    ['this minute', { date: '2026-11-20', time: '15:00' }],
    ['today, its hour not known', { date: '2026-11-20', time: null }],
    [
      'the day that it is in Auckland already',
      { date: '2026-11-21', time: '01:00', timeZone: 'Pacific/Auckland' },
    ],
  ] as const)('is what is no longer to come: %s is drawn', async (_name, clock) => {
    expect((await cast(clock)).ok).toBe(true);
  });

  test('is the second of two times while only the first has been', async () => {
    const betweenMs = Date.UTC(2026, 10, 1, 5, 45);
    const twice = { date: '2026-11-01', time: '01:30', timeZone: 'America/New_York' } as const;
    expect((await cast({ ...twice, fold: 0 }, betweenMs)).ok).toBe(true);
    expect(await cast({ ...twice, fold: 1 }, betweenMs)).toMatchObject({ fields: { time: 'in_future' } });
    expect(await cast(twice, betweenMs)).toMatchObject({ code: 'time_is_ambiguous' });
  });
});

test.each(['1800-01-01T00:00:00Z', '1897-07-15T00:00:00Z', '2050-06-01T12:00:00Z', '2199-12-31T23:59:59Z'])(
  'a chart of the sky may be of any instant that is served, such as %s',
  async (instant) => {
    const outcome = await castChart(
      {
        kind: 'instant',
        instantMs: Date.parse(instant),
        latitude: 41,
        longitude: 29,
        settings: DEFAULT_SETTINGS,
      },
      { places: NO_PLACES, language: 'en', nowMs: NOW_MS, log: { error: () => {} } },
    );
    expect(outcome.ok && outcome.chart.instantMs).toBe(Date.parse(instant));
  },
);

test('a birth before there was standard time goes by the sun of its place: Albert Einstein', async () => {
  const outcome = await castChart(
    {
      kind: 'clock',
      date: '1879-03-14',
      time: '11:30',
      window: null,
      place: { latitude: 48.4, longitude: 10, timeZone: 'Europe/Berlin' },
      settings: DEFAULT_SETTINGS,
      fold: undefined,
      utcOffsetSeconds: undefined,
    },
    { places: NO_PLACES, language: 'en', nowMs: NOW_MS, log: { error: () => {} } },
  );
  if (!outcome.ok) throw new Error(outcome.code);
  const { timeZone, utcOffsetSeconds, bodies, angles } = outcome.chart;
  expect([timeZone.rule, utcOffsetSeconds]).toEqual(['local-mean-time', 2400]);
  // From the birth record, as Astro-Databank draws it: Sun 23 Pisces 30', Moon 14 Sagittarius 31', Ascendant 11 Cancer 38'.
  const longitudes = [bodies[0]?.longitude, bodies[1]?.longitude, angles?.ascendant];
  expect(longitudes.map((longitude) => Math.floor(longitude ?? Number.NaN))).toEqual([353, 254, 101]);
});

test.each(['1800-01-01', '1850-07-01', '1897-06-29'])(
  'a day of %s whose hour is not known is drawn',
  async (date) => {
    const { bodies, day } = await castDay(date);
    expect(bodies).toHaveLength(15);
    expect(day?.risingSigns.length).toBeGreaterThan(11);
  },
);

describe('the aspects of a day whose hour is not known', () => {
  test.each(['1990-06-10', '1987-02-03', '2001-09-30', '1955-12-24'])(
    'of %s are those that hold all day, and all of them',
    async (date) => {
      const { aspects, day } = await castDay(date);
      const names = (list: readonly { first: string; second: string; aspect: string }[]) =>
        list.map(({ first, second, aspect }) => `${first} ${aspect} ${second}`).toSorted();
      expect(names(aspects)).toEqual(names(day?.aspects.filter(({ allDay }) => allDay) ?? []));
    },
  );

  test('are fewer than those of noon', async () => {
    const noonMs = Date.UTC(1990, 5, 10, 9);
    const atNoon = computeTimelessChart({
      fromMs: noonMs - 43_200_000,
      toMs: noonMs + 43_200_000,
      drawnMs: noonMs,
      isWholeDay: true,
      latitudeDeg: 41.01,
      longitudeDeg: 28.95,
    });
    const { aspects } = await castDay('1990-06-10');
    expect(aspects.length).toBeLessThan(atNoon.aspects.length);
  });
});
