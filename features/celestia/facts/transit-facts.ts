import { isoInstant, MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { type CurrentTransit, currentTransits } from '../../../astrology/transits/current-transits.ts';
import { type Transit, transitsOver } from '../../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../../astrology/transits/natal-points.ts';
import { type MoverId, TRANSIT_MOVERS } from '../../../astrology/transits/transit-movers.ts';
import type { ChartOwner, TransitFact } from './fact.ts';
import type { KnownChart } from './known-chart.ts';

const PREFIXES = { self: 'transit', partner: 'partner-transit' } as const satisfies Record<
  ChartOwner,
  string
>;

/** The UTC day of an instant: 2027-01-14. */
export function dayName(instantMs: number): string {
  return isoInstant(instantMs).slice(0, 10);
}

/** The day that a transit goes by: the next exact one, else the last, else that of its first touch. */
function nameDay({ exactMs, startMs }: Transit, nowMs: number): string {
  const namedMs = exactMs.find((instantMs) => instantMs >= nowMs) ?? exactMs.at(-1) ?? startMs;
  return namedMs === null ? 'always' : dayName(namedMs);
}

/** A transit as a fact; its orb of the moment where it is known. */
function transitFact(
  transit: Transit & Partial<Pick<CurrentTransit, 'orbDeg' | 'applying'>>,
  whose: ChartOwner,
  nowMs: number,
): TransitFact {
  const { mover, point, aspect, startMs, endMs, exactMs, orbDeg = null, applying = null } = transit;
  return {
    kind: 'transit',
    id: `${PREFIXES[whose]}.${mover}-${aspect}-${point}.${nameDay(transit, nowMs)}`,
    whose,
    body: mover,
    point,
    aspect,
    startMs,
    endMs,
    exactMs,
    orbDeg,
    applying,
  };
}

/** The transits within orb at an instant, UTC ms, the closest first. */
export function transitsNow(chart: KnownChart, whose: ChartOwner, nowMs: number): TransitFact[] {
  return currentTransits(natalPointsOf(chart, nowMs), nowMs).map((transit) =>
    transitFact(transit, whose, nowMs),
  );
}

/** A stretch of time, UTC ms. */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** The transits of a stretch of time, in order of their first exact pass. At most 400 days are asked for. */
export function transitsWithin(
  chart: KnownChart,
  whose: ChartOwner,
  { fromMs, toMs }: Span,
  movers: readonly MoverId[],
): TransitFact[] {
  const points = natalPointsOf(chart, (fromMs + toMs) / 2);
  return transitsOver(points, fromMs, toMs, movers).map((transit) => transitFact(transit, whose, fromMs));
}

/** Quicker ones come every other day. */
const AWAITED_MOVERS = (Object.keys(TRANSIT_MOVERS) as MoverId[]).filter(
  (mover) => TRANSIT_MOVERS[mover].stepDays === 20 || mover === 'mars',
);
const AHEAD_DAYS = 180;

/** Those of Mars and beyond that come into orb within half a year, and are not in it yet. */
export function transitsToCome(chart: KnownChart, whose: ChartOwner, nowMs: number): TransitFact[] {
  const span = { fromMs: nowMs, toMs: nowMs + AHEAD_DAYS * MS_PER_DAY };
  return transitsWithin(chart, whose, span, AWAITED_MOVERS).filter(
    ({ startMs }) => startMs !== null && startMs > nowMs,
  );
}
