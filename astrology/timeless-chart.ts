import { aspectPointsOf, aspectsAmong } from './aspects.ts';
import { AstrologyError } from './astrology-error.ts';
import { type ChartSettings, DEFAULT_SETTINGS } from './chart-settings.ts';
import type { Chart } from './chart-types.ts';
import { type DayFacts, dayFactsOf } from './day-facts.ts';
import { momentOf } from './moment.ts';
import { assertPlace, bodiesAt } from './placements.ts';
import { bodyIdsOf } from './shown-bodies.ts';
import { zodiacShift } from './sidereal.ts';
import { assertChartInstant, MS_PER_DAY } from './time-scales.ts';

/** A birth whose minute is not known, only the stretch of time that it lies in: a whole local day, or a part of one. */
export interface TimelessChartRequest extends Partial<ChartSettings> {
  /** First instant of the stretch, UTC milliseconds. */
  fromMs: number;
  /** Its end; a day has 23 to 25 hours. */
  toMs: number;
  /** The instant within it for which the chart is drawn: local noon of a day, the middle of a part. */
  drawnMs: number;
  /** Whether it is the whole day: then nothing that turns with the Earth is told, for it turns once. */
  isWholeDay: boolean;
  latitudeDeg: number;
  longitudeDeg: number;
}

export interface TimelessChart extends Chart {
  angles: null;
  houses: null;
  day: DayFacts;
}

const MAX_STRETCH_MS = 2 * MS_PER_DAY;

function assertStretch({ fromMs, toMs, drawnMs }: TimelessChartRequest): void {
  for (const instantMs of [fromMs, drawnMs, toMs]) assertChartInstant(instantMs);
  const isStretch = fromMs < toMs && toMs - fromMs <= MAX_STRETCH_MS;
  if (!isStretch || drawnMs < fromMs || drawnMs > toMs) {
    throw new AstrologyError('invalid_day', `no stretch from ${fromMs} by ${drawnMs} to ${toMs}`);
  }
}

/**
 * The chart of a birth whose minute is not known: bodies and aspects as at one instant of the stretch, no angles, no houses,
 * and what holds through all of it. Throws AstrologyError: `invalid_instant`, `date_out_of_range`, `invalid_latitude`,
 * `invalid_longitude`, `invalid_day` (a stretch that ends before it starts, or lacks the instant of the chart, or is longer
 * than two days).
 */
export function computeTimelessChart(request: TimelessChartRequest): TimelessChart {
  const { fromMs, toMs, drawnMs, isWholeDay, latitudeDeg, longitudeDeg, ...chosen } = request;
  assertStretch(request);
  assertPlace(latitudeDeg, longitudeDeg);
  const settings = { ...DEFAULT_SETTINGS, ...chosen };
  const moment = momentOf(drawnMs);
  const shift = zodiacShift(settings.zodiac, moment.orientation);
  const bodies = bodiesAt(moment, null, { ids: bodyIdsOf(settings), shift });
  return {
    instantMs: drawnMs,
    settings,
    ayanamsa: shift?.shiftDeg ?? null,
    bodies,
    angles: null,
    houses: null,
    aspects: aspectsAmong(aspectPointsOf(bodies, null, settings.node), settings.orbs),
    notices: [{ code: isWholeDay ? 'time_unknown' : 'time_window' }],
    day: dayFactsOf({ fromMs, toMs, isWholeDay, latitudeDeg, longitudeDeg, settings }),
  };
}
