import { describe, expect, test } from 'vitest';
import { computeTimelessChart } from '../../astrology/timeless-chart.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { castChart } from './cast-chart.ts';

function refuse(): never {
  throw new Error('asked for a place');
}
const NO_PLACES: PlacesDatabase = { prepare: refuse, batch: refuse };

async function castDay(date: string) {
  const place = { latitude: 41.01, longitude: 28.95, timeZone: 'Europe/Istanbul' };
  const outcome = await castChart(
    {
      kind: 'clock',
      date,
      time: null,
      place,
      houseSystem: 'placidus',
      fold: undefined,
      utcOffsetSeconds: undefined,
    },
    { places: NO_PLACES, language: 'en', report: () => {} },
  );
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.chart;
}

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
      dayStartMs: noonMs - 43_200_000,
      dayEndMs: noonMs + 43_200_000,
      noonMs,
      latitudeDeg: 41.01,
      longitudeDeg: 28.95,
    });
    const { aspects } = await castDay('1990-06-10');
    expect(aspects.length).toBeLessThan(atNoon.aspects.length);
  });
});
