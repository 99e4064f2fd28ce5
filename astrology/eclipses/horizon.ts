/** When a body stands above a place's horizon in the course of an eclipse. */
import { rootBetween } from './roots.ts';

/** Steps of a scan for rising and setting: ten minutes or so, less than the shortest polar day that matters. */
const SCAN_STEPS = 30;

/** Hours at which the body rises or sets between two hours, in order. */
export function horizonHours(height: (hours: number) => number, from: number, to: number): number[] {
  const step = (to - from) / SCAN_STEPS;
  return Array.from({ length: SCAN_STEPS }, (_, index) =>
    rootBetween(height, from + index * step, from + (index + 1) * step),
  ).filter((hours) => hours !== null);
}

export interface SeenSpan {
  /** First and last hour of the eclipse at which the body is up. */
  from: number;
  to: number;
  /** The hour at which most of it is seen: the maximum, or the rising or setting nearest to it. */
  best: number;
}

/** What of an eclipse is above the horizon, or null where nothing is. `height` is positive while the body is up. */
export function seenSpan(
  height: (hours: number) => number,
  begin: number,
  maximum: number,
  end: number,
): SeenSpan | null {
  const isUp = (hours: number) => height(hours) >= 0;
  const crossings = horizonHours(height, begin, end);
  const borders = [...(isUp(begin) ? [begin] : []), ...crossings, ...(isUp(end) ? [end] : [])];
  const [from] = borders;
  const to = borders.at(-1);
  if (from === undefined || to === undefined) return null;
  const nearest = borders.reduce((a, b) => (Math.abs(b - maximum) < Math.abs(a - maximum) ? b : a));
  return { from, to, best: isUp(maximum) ? maximum : nearest };
}
