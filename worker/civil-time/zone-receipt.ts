import type { ZoneReceipt } from './birth-clock.ts';
import { isBeforeStandardTime } from './local-mean-time.ts';
import type { ZonePeriod } from './zone-history.ts';

function finiteOrNull(ms: number): number | null {
  return Number.isFinite(ms) ? ms : null;
}

/** What decided the offset, as the tz database or the longitude has it. */
export function zoneReceipt(timeZone: string, period: ZonePeriod): ZoneReceipt {
  const isLocalMean = isBeforeStandardTime(period);
  return {
    id: timeZone,
    rule: isLocalMean ? 'local-mean-time' : period.daylight ? 'daylight-time' : 'standard-time',
    source: isLocalMean ? 'local-mean-time' : 'tzdb',
    standardOffsetSeconds: period.standardOffsetSeconds,
    daylight: period.daylight,
    abbreviation: period.abbreviation,
    sinceMs: finiteOrNull(period.startMs),
    untilMs: finiteOrNull(period.endMs),
  };
}

/** The receipt for an offset that the visitor gave. */
export function overrideReceipt(timeZone: string, offsetSeconds: number): ZoneReceipt {
  return {
    id: timeZone,
    rule: 'override',
    source: 'override',
    standardOffsetSeconds: offsetSeconds,
    daylight: null,
    abbreviation: null,
    sinceMs: null,
    untilMs: null,
  };
}
