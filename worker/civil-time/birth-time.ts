import type { BirthClock, ClockGap, ResolvedBirthTime, ResolvedInstant } from './birth-clock.ts';
import { CivilTimeError } from './civil-time-error.ts';
import { withLocalMeanTime } from './local-mean-time.ts';
import { parseDateMs, parseTimeMs } from './wall-clock.ts';
import { type ZonePeriod, zonePeriods } from './zone-history.ts';
import { overrideReceipt, zoneReceipt } from './zone-receipt.ts';

const dayMs = 86_400_000;

/** No zone was ever further from UTC than 16 h, so changes outside this margin cannot matter. */
const marginMs = 16 * 3_600_000;

function overridePeriod(offsetSeconds: number): ZonePeriod {
  return {
    startMs: Number.NEGATIVE_INFINITY,
    endMs: Number.POSITIVE_INFINITY,
    offsetSeconds,
    standardOffsetSeconds: offsetSeconds,
    daylight: false,
    abbreviation: '',
  };
}

function checkInput(clock: BirthClock): void {
  const { longitudeDeg, fold, utcOffsetSeconds } = clock;
  if (!(Math.abs(longitudeDeg) <= 180)) throw new CivilTimeError('invalid_input', 'longitudeDeg');
  if (fold !== undefined && fold !== 0 && fold !== 1) throw new CivilTimeError('invalid_input', 'fold');
  if (utcOffsetSeconds === undefined) return;
  if (!Number.isInteger(utcOffsetSeconds) || Math.abs(utcOffsetSeconds) * 1000 > marginMs)
    throw new CivilTimeError('invalid_input', 'utcOffsetSeconds');
}

function periodsAround(clock: BirthClock, fromLocalMs: number, toLocalMs: number): ZonePeriod[] {
  const periods = zonePeriods(clock.timeZone, fromLocalMs - marginMs, toLocalMs + marginMs);
  if (periods === null) throw new CivilTimeError('invalid_input', 'timeZone');
  if (clock.utcOffsetSeconds !== undefined) return [overridePeriod(clock.utcOffsetSeconds)];
  return withLocalMeanTime(periods, clock.longitudeDeg);
}

function localText(instantMs: number, offsetSeconds: number): string {
  return new Date(instantMs + offsetSeconds * 1000).toISOString().slice(0, 19);
}

/** The change forward over the wall times from `fromLocalMs` to `toLocalMs`; there is one, because no period shows them. */
function gapOver(periods: readonly ZonePeriod[], fromLocalMs: number, toLocalMs: number): ClockGap {
  for (const [index, after] of periods.entries()) {
    const before = periods[index - 1];
    if (before === undefined) continue;
    const atMs = after.startMs;
    const beginsMs = atMs + before.offsetSeconds * 1000;
    const endsMs = atMs + after.offsetSeconds * 1000;
    if (beginsMs <= fromLocalMs && toLocalMs <= endsMs)
      return {
        atMs,
        fromOffsetSeconds: before.offsetSeconds,
        toOffsetSeconds: after.offsetSeconds,
        fromLocal: localText(atMs, before.offsetSeconds),
        toLocal: localText(atMs, after.offsetSeconds),
      };
  }
  throw new Error('zone_table_damaged');
}

function resolvedIn(clock: BirthClock, period: ZonePeriod, localMs: number): ResolvedInstant {
  const utcOffsetSeconds = period.offsetSeconds;
  const zone =
    clock.utcOffsetSeconds === undefined
      ? zoneReceipt(clock.timeZone, period)
      : overrideReceipt(clock.timeZone, utcOffsetSeconds);
  return { instantMs: localMs - utcOffsetSeconds * 1000, utcOffsetSeconds, zone };
}

/** Every instant at which the wall clock showed `localMs`, in order of time. */
function instantsShowing(
  clock: BirthClock,
  periods: readonly ZonePeriod[],
  localMs: number,
): ResolvedInstant[] {
  return periods
    .filter((period) => {
      const instantMs = localMs - period.offsetSeconds * 1000;
      return period.startMs <= instantMs && instantMs < period.endMs;
    })
    .map((period) => resolvedIn(clock, period, localMs));
}

function resolveClock(clock: BirthClock, localMs: number): ResolvedBirthTime {
  const periods = periodsAround(clock, localMs, localMs);
  const [first, second] = instantsShowing(clock, periods, localMs);
  if (first === undefined) return { kind: 'skipped', gap: gapOver(periods, localMs, localMs + 1) };
  if (second === undefined) return { kind: 'instant', ...first };
  if (clock.fold !== undefined) return { kind: 'instant', ...(clock.fold === 0 ? first : second) };
  return {
    kind: 'ambiguous',
    choices: [
      { fold: 0, ...first },
      { fold: 1, ...second },
    ],
  };
}

function resolveDay(clock: BirthClock, midnightMs: number): ResolvedBirthTime {
  const nextMidnightMs = midnightMs + dayMs;
  const periods = periodsAround(clock, midnightMs, nextMidnightMs);
  const pieces = periods
    .map(({ startMs, endMs, offsetSeconds }) => ({
      startMs: Math.max(startMs, midnightMs - offsetSeconds * 1000),
      endMs: Math.min(endMs, nextMidnightMs - offsetSeconds * 1000),
    }))
    .filter((piece) => piece.startMs < piece.endMs);
  if (pieces.length === 0) return { kind: 'skipped', gap: gapOver(periods, midnightMs, nextMidnightMs) };
  const dayStartMs = Math.min(...pieces.map((piece) => piece.startMs));
  const dayEndMs = Math.max(...pieces.map((piece) => piece.endMs));
  const localNoonMs = midnightMs + dayMs / 2;
  const [noon] = instantsShowing(clock, periods, localNoonMs);
  if (noon !== undefined) {
    const { instantMs: noonMs, utcOffsetSeconds, zone } = noon;
    return { kind: 'day', dayStartMs, dayEndMs, noonMs, utcOffsetSeconds, zone };
  }
  // Havana's clocks went forward over noon on 1925-07-19: the moment of the change stands for it.
  const noonMs = gapOver(periods, localNoonMs, localNoonMs + 1).atMs;
  const after = periods.find((period) => period.startMs === noonMs) ?? overridePeriod(0);
  const { utcOffsetSeconds, zone } = resolvedIn(clock, after, localNoonMs);
  return { kind: 'day', dayStartMs, dayEndMs, noonMs, utcOffsetSeconds, zone };
}

/**
 * The instant of a birth, from the tz database alone (see scripts/time-zones/build-zones.ts) and, before standard
 * time, from the birthplace's longitude. Throws CivilTimeError: `invalid_input` (with the field; an unknown
 * zone too) and `date_out_of_range`.
 */
export function resolveBirthTime(clock: BirthClock): ResolvedBirthTime {
  checkInput(clock);
  const midnightMs = parseDateMs(clock.date);
  if (clock.time === null) return resolveDay(clock, midnightMs);
  return resolveClock(clock, midnightMs + parseTimeMs(clock.time));
}

/** The offset in force in a zone at an instant, with its receipt. Throws CivilTimeError `invalid_input` for an unknown zone. */
export function offsetAt(timeZone: string, instantMs: number, longitudeDeg: number): ResolvedInstant {
  const clock = { date: '', time: null, timeZone, longitudeDeg };
  const period = periodsAround(clock, instantMs, instantMs).find(
    ({ startMs, endMs }) => startMs <= instantMs && instantMs < endMs,
  );
  if (period === undefined) throw new Error('zone_table_damaged');
  return { instantMs, utcOffsetSeconds: period.offsetSeconds, zone: zoneReceipt(timeZone, period) };
}
