import { computeChart } from '../../../astrology/compute-chart.ts';
import { computeTimelessChart } from '../../../astrology/timeless-chart.ts';
import type { KnownChart } from './known-chart.ts';

/** Monday, 23 November 2026, 12:00 UTC. */
export const NOW_MS = Date.UTC(2026, 10, 23, 12);

/** A chart of a known minute; UTC ms, degrees. */
export function chartOf(instantMs: number, latitude: number, longitude: number): KnownChart {
  const chart = computeChart({
    instantMs,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    houseSystem: 'placidus',
  });
  return { ...chart, day: null, place: { latitude, longitude } };
}

/** A chart of a day (UTC) whose hour is unknown. */
export function hourlessChartOf(dayMs: number, latitude: number, longitude: number): KnownChart {
  const chart = computeTimelessChart({
    fromMs: dayMs,
    toMs: dayMs + 86_400_000,
    drawnMs: dayMs + 43_200_000,
    isWholeDay: true,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
  });
  return { ...chart, place: { latitude, longitude } };
}

/** Istanbul, 15 May 1990, 06:30 UTC. */
export const SELF = chartOf(Date.UTC(1990, 4, 15, 6, 30), 41.01, 28.95);
/** Lyon, 3 October 1987, 19:20 UTC. */
export const PARTNER = chartOf(Date.UTC(1987, 9, 3, 19, 20), 45.76, 4.84);
/** The Moon left Capricorn for Aquarius on this day. */
export const HOURLESS = hourlessChartOf(Date.UTC(1990, 4, 15), 41.01, 28.95);
