import { isoInstant } from '../../astrology/time-scales.ts';
import { skyOverChart } from '../../astrology/transits/overlay-sky.ts';
import type { SkyOverChartAnswer } from '../../contract/sky-over-chart.ts';
import type { BirthChart } from '../births/birth-chart.ts';

function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : isoInstant(instantMs);
}

/** The sky of an instant over a chart as the API writes it; orbs in degrees as fine as they are good. */
export function skyOverChartAnswer(chart: BirthChart, atMs: number): SkyOverChartAnswer {
  const { instantMs, bodies, aspects } = skyOverChart(chart, atMs);
  return {
    instant: isoInstant(instantMs),
    bodies,
    aspects: aspects.map(({ mover, point, aspect, orbDeg, applying, ...times }) => ({
      body: mover,
      point,
      aspect,
      orb: Number(orbDeg.toFixed(4)),
      applying,
      previous: isoOrNull(times.previousMs),
      next: isoOrNull(times.nextMs),
      start: isoOrNull(times.startMs),
      end: isoOrNull(times.endMs),
    })),
    notices: chart.notices,
  };
}
