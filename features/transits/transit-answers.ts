import { isoInstant } from '../../astrology/time-scales.ts';
import { type CurrentTransit, currentTransits } from '../../astrology/transits/current-transits.ts';
import { type Transit, transitsOver } from '../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';
import type { TransitsAnswer } from '../../contract/transits.ts';
import type { BirthChart } from '../births/birth-chart.ts';
import type { TransitQuery } from './transit-query.ts';

/** Null: beyond the reach of the tables of positions. */
function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : isoInstant(instantMs);
}

function transitAnswer({ mover, point, aspect, startMs, exactMs, endMs }: Transit) {
  return {
    body: mover,
    point,
    aspect,
    start: isoOrNull(startMs),
    exact: exactMs.map(isoInstant),
    end: isoOrNull(endMs),
  };
}

/** Degrees as fine as they are good. */
function currentAnswer(transit: CurrentTransit) {
  const { orbDeg, applying } = transit;
  return { ...transitAnswer(transit), orb: Number(orbDeg.toFixed(4)), applying };
}

/**
 * Transits as the API writes them: for an instant those within orb, the closest first; for a stretch of time each that
 * is within orb at some time of it, whole, though it begin before or end after, in order of the first exact pass.
 */
export function transitsAnswer(chart: BirthChart, query: TransitQuery): TransitsAnswer {
  const points = natalPointsOf(chart);
  const { notices } = chart;
  if (query.kind === 'at') {
    const transits = currentTransits(points, query.atMs, query.movers).map(currentAnswer);
    return { instant: isoInstant(query.atMs), transits, notices };
  }
  const { from, to, fromMs, toMs, movers } = query;
  return { from, to, transits: transitsOver(points, fromMs, toMs, movers).map(transitAnswer), notices };
}
