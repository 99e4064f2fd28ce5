import { describe, expect, test } from 'vitest';
import { computeChart, computeTimelessChart } from '../../astrology/compute-chart.ts';
import { sureFigure } from './sure-figure.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PLACE = { latitudeDeg: 41.01, longitudeDeg: 28.95 };
/** Mercury turned back at 06:46 UTC of this day. */
const STATION_DAY_MS = Date.UTC(2025, 2, 15);

function chartBetween(fromMs: number, toMs: number) {
  const isWholeDay = toMs - fromMs === DAY_MS;
  return computeTimelessChart({ fromMs, toMs, drawnMs: (fromMs + toMs) / 2, isWholeDay, ...PLACE });
}

function mercuryGoesBack(dayMs: number): boolean {
  const chart = chartBetween(dayMs, dayMs + DAY_MS);
  return sureFigure(chart, chart.day).bodies.some(({ id, retrograde }) => id === 'mercury' && retrograde);
}

describe('what is sure of a chart', () => {
  test('is that a planet goes back where it did all day, not on the day of its station', () => {
    const days = [-5, 0, 5].map((days) => mercuryGoesBack(STATION_DAY_MS + days * DAY_MS));
    expect(days).toEqual([false, false, true]);
  });

  test('is nothing that goes back where a link does not tell the day', () => {
    const chart = chartBetween(STATION_DAY_MS + 5 * DAY_MS, STATION_DAY_MS + 6 * DAY_MS);
    expect(sureFigure(chart, null).bodies.filter(({ retrograde }) => retrograde)).toEqual([]);
  });

  test('is a house that a body stood in through the whole stretch, and no house of a whole day', () => {
    const [noonMs, dayMs] = [STATION_DAY_MS + 12 * HOUR_MS, STATION_DAY_MS];
    const part = chartBetween(noonMs, noonMs + HOUR_MS);
    const houses = part.day.turning?.houses.map(({ houses }) => houses) ?? [];
    expect(houses.some(({ length }) => length > 1)).toBe(true);
    expect(sureFigure(part, part.day).bodies.map(({ house }) => house)).toEqual(
      houses.map(([house, ...others]) => (others.length === 0 ? house : null)),
    );
    const whole = chartBetween(dayMs, dayMs + DAY_MS);
    expect(sureFigure(whole, whole.day).bodies.every(({ house }) => house === null)).toBe(true);
  });

  test('is all of a chart whose hour is known', () => {
    const chart = computeChart({ instantMs: STATION_DAY_MS, ...PLACE, houseSystem: 'placidus' });
    expect(sureFigure(chart, null)).toBe(chart);
  });
});
