import { normalizeDeg } from '../../astrology/angles.ts';
import type { AspectPointId, Chart, ChartFigure } from '../../astrology/chart-types.ts';
import { reachesLongitudeMs } from '../../astrology/crossing-search.ts';
import type { MajorAspectId } from '../../astrology/events/aspect-events.ts';
import { houseOf } from '../../astrology/houses.ts';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { longitudeIn } from '../../astrology/sidereal.ts';
import { SIGN_WIDTH_DEG, signIndexOf, signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { transitsOver } from '../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';

/** A chart as far as the Moon of a day asks for it. */
export type CrossedChart = Pick<ChartFigure, 'bodies' | 'angles' | 'houses'> &
  Pick<Chart, 'settings'> & { day: object | null };

/** An exact aspect of the Moon to a point of the chart. */
export interface MoonTouch {
  point: AspectPointId;
  aspect: MajorAspectId;
  /** UTC ms. */
  instantMs: number;
}

/** The Moon on its way through a birth chart, in the zodiac of the chart. */
export interface MoonOverChart {
  sign: SignId;
  nextSign: { sign: SignId; instantMs: number };
  /** The house that it goes through, 1 to 12, and when it enters the one after; null where the chart has no houses. */
  house: number | null;
  nextHouse: { house: number; instantMs: number } | null;
  /** Its exact aspects of the coming day to the personal points and the angles, in order of time. */
  touches: readonly MoonTouch[];
}

const SLOWEST_DEG_PER_DAY = 11.7;
const MARGIN_DAYS = 0.01;

const HOUSES = 12;

/** When the Moon next reaches a longitude of the chart's zodiac. UTC ms. */
function moonReachesMs({ settings }: CrossedChart, targetDeg: number, fromMs: number): number {
  const longitudeDeg = (atMs: number) =>
    longitudeIn(settings.zodiac, bodyPosition('moon', atMs).longitudeDeg, atMs);
  const aheadDeg = normalizeDeg(targetDeg - longitudeDeg(fromMs));
  const longestDays = aheadDeg / SLOWEST_DEG_PER_DAY + MARGIN_DAYS;
  return reachesLongitudeMs(longitudeDeg, targetDeg, fromMs, fromMs + longestDays * MS_PER_DAY);
}

function nextHouseOf(chart: CrossedChart, house: number, nowMs: number): MoonOverChart['nextHouse'] {
  const cuspDeg = chart.houses?.cusps[house % HOUSES];
  if (cuspDeg === undefined) return null;
  return { house: (house % HOUSES) + 1, instantMs: moonReachesMs(chart, cuspDeg, nowMs) };
}

function touchesOf(chart: CrossedChart, nowMs: number): MoonTouch[] {
  const toMs = nowMs + MS_PER_DAY;
  return transitsOver(natalPointsOf(chart, nowMs), nowMs, toMs, ['moon'])
    .flatMap(({ point, aspect, exactMs }) => exactMs.map((instantMs) => ({ point, aspect, instantMs })))
    .filter(({ instantMs }) => instantMs >= nowMs && instantMs < toMs)
    .toSorted((a, b) => a.instantMs - b.instantMs);
}

/**
 * Where the Moon of an instant (UTC ms) goes in a chart, and what it meets in the day that follows. Throws AstrologyError
 * `invalid_instant` or `date_out_of_range`.
 */
export function moonOverChart(chart: CrossedChart, nowMs: number): MoonOverChart {
  const longitudeDeg = longitudeIn(chart.settings.zodiac, bodyPosition('moon', nowMs).longitudeDeg, nowMs);
  const nextIndex = (signIndexOf(longitudeDeg) + 1) % SIGN_IDS.length;
  const house = chart.houses ? houseOf(longitudeDeg, chart.houses.cusps) : null;
  return {
    sign: signOf(longitudeDeg),
    nextSign: {
      sign: signOf(nextIndex * SIGN_WIDTH_DEG),
      instantMs: moonReachesMs(chart, nextIndex * SIGN_WIDTH_DEG, nowMs),
    },
    house,
    nextHouse: house === null ? null : nextHouseOf(chart, house, nowMs),
    touches: touchesOf(chart, nowMs),
  };
}
