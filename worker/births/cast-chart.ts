import { computeChart } from '../../astrology/chart.ts';
import type { Aspect, Chart } from '../../astrology/chart-types.ts';
import { computeTimelessChart, type DayFacts, type TimelessChart } from '../../astrology/timeless-chart.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { ChartPlace, FoldChoice, NatalChartAnswer, TimeReceipt } from '../../contract/natal-chart.ts';
import type { Language } from '../../locales/locales.ts';
import type { ResolvedBirthTime } from '../civil-time/birth-clock.ts';
import { resolveBirthTime } from '../civil-time/birth-time.ts';
import { CivilTimeError } from '../civil-time/errors.ts';
import type { Log } from '../log.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { findPlace } from '../places/search.ts';
import type { BirthInput } from './birth-input.ts';
import { EARLIEST_BIRTH_MS, LATEST_BIRTH_MS } from './birth-limits.ts';
import { futureField } from './in-future.ts';

/** Codes of a chart that could not be cast, as the contract names them. */
export type CastErrorCode =
  | 'invalid_input'
  | 'date_out_of_range'
  | 'date_in_future'
  | 'time_does_not_exist'
  | 'time_is_ambiguous'
  | 'unknown_place'
  | 'places_unavailable';

export type CastOutcome =
  | { ok: true; chart: NatalChartAnswer }
  | { ok: false; code: CastErrorCode; fields: FieldErrors; choices?: readonly FoldChoice[] };

type ClockInput = Extract<BirthInput, { kind: 'clock' }>;
type InstantInput = Extract<BirthInput, { kind: 'instant' }>;

interface BirthPlace extends ChartPlace {
  timeZone: string;
}

/** ISO 8601 in UTC to the second: births are told no finer. */
export function isoSeconds(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
}

/** What a birth is cast by. */
export interface CastingContext {
  places: PlacesDatabase;
  /** That places are named in. */
  language: Language;
  /** No birth lies after it; milliseconds since 1970. */
  nowMs: number;
  /** Told of a database of places that is down. */
  log: Pick<Log, 'error'>;
}

/** Computes the chart of a birth: finds the place, settles the instant, draws the sky. */
export async function castChart(
  input: BirthInput,
  { places, language, nowMs, log }: CastingContext,
): Promise<CastOutcome> {
  if (input.kind === 'instant') return castInstant(input);
  if (!('id' in input.place)) {
    const { latitude, longitude, timeZone } = input.place;
    const bare = { id: null, name: null, region: null, country: null, latitude, longitude, timeZone };
    return castClock(input, bare, nowMs);
  }
  const { id } = input.place;
  const found = await findPlace(places, id, language).catch((cause: unknown) => {
    log.error('places_unavailable', cause);
    return 'unavailable' as const;
  });
  if (found === 'unavailable') {
    return { ok: false, code: 'places_unavailable', fields: { place: 'unavailable' } };
  }
  if (!found) return { ok: false, code: 'unknown_place', fields: { place: 'unknown' } };
  return castClock(input, found, nowMs);
}

/** An instant may lie in the future: it asks for a chart of the sky, and need be nobody's birth. */
function castInstant({ instantMs, latitude, longitude, houseSystem }: InstantInput): CastOutcome {
  if (instantMs < EARLIEST_BIRTH_MS || instantMs >= LATEST_BIRTH_MS) {
    return { ok: false, code: 'date_out_of_range', fields: { instant: 'out_of_range' } };
  }
  const chart = computeChart({ instantMs, latitudeDeg: latitude, longitudeDeg: longitude, houseSystem });
  const place = { id: null, name: null, region: null, country: null, latitude, longitude };
  const timeZone: TimeReceipt = { id: null, rule: 'utc', source: 'given', abbreviation: null };
  return { ok: true, chart: answer(chart, instantMs, 0, timeZone, place) };
}

function resolveClock(input: ClockInput, place: BirthPlace): ResolvedBirthTime | CivilTimeError {
  const { date, time, fold, utcOffsetSeconds } = input;
  try {
    return resolveBirthTime({
      date,
      time,
      timeZone: place.timeZone,
      longitudeDeg: place.longitude,
      fold,
      utcOffsetSeconds,
    });
  } catch (error) {
    if (error instanceof CivilTimeError) return error;
    throw error;
  }
}

/** The contract's name for a field of the civil time. */
const CIVIL_FIELDS = {
  date: 'date',
  time: 'time',
  timeZone: 'timeZone',
  longitudeDeg: 'longitude',
  utcOffsetSeconds: 'utcOffset',
  fold: 'fold',
} as const;

function civilTimeFailure({ code, field }: CivilTimeError): CastOutcome {
  const fieldCode = code === 'date_out_of_range' ? 'out_of_range' : 'malformed';
  return { ok: false, code, fields: { [CIVIL_FIELDS[field]]: fieldCode } };
}

function castClock(input: ClockInput, place: BirthPlace, nowMs: number): CastOutcome {
  const resolved = resolveClock(input, place);
  if (resolved instanceof CivilTimeError) return civilTimeFailure(resolved);
  const field = futureField(resolved, nowMs);
  if (field) return { ok: false, code: 'date_in_future', fields: { [field]: 'in_future' } };
  switch (resolved.kind) {
    case 'skipped': {
      const fields: FieldErrors = input.time === null ? { date: 'skipped_day' } : { time: 'does_not_exist' };
      return { ok: false, code: 'time_does_not_exist', fields };
    }
    case 'ambiguous': {
      const choices = resolved.choices.map(({ fold, utcOffsetSeconds, instantMs }) => ({
        fold,
        utcOffsetSeconds,
        instant: isoSeconds(instantMs),
      }));
      return { ok: false, code: 'time_is_ambiguous', fields: { time: 'ambiguous' }, choices };
    }
    case 'instant':
    case 'day':
      return castResolved(input, place, resolved);
  }
}

function castResolved(
  { houseSystem }: ClockInput,
  place: BirthPlace,
  resolved: Extract<ResolvedBirthTime, { kind: 'instant' | 'day' }>,
): CastOutcome {
  const where = { latitudeDeg: place.latitude, longitudeDeg: place.longitude };
  const { id, rule, source, abbreviation } = resolved.zone;
  const receipt: TimeReceipt = { id, rule, source, abbreviation };
  const { timeZone: _zone, ...shown } = place;
  const { utcOffsetSeconds } = resolved;
  if (resolved.kind === 'day') {
    const { dayStartMs, dayEndMs, noonMs } = resolved;
    const chart = withSureAspects(computeTimelessChart({ dayStartMs, dayEndMs, noonMs, ...where }));
    return { ok: true, chart: answer(chart, noonMs, utcOffsetSeconds, receipt, shown) };
  }
  const { instantMs } = resolved;
  const chart = computeChart({ instantMs, ...where, houseSystem });
  return { ok: true, chart: answer(chart, instantMs, utcOffsetSeconds, receipt, shown) };
}

/** A day's chart without the aspects of noon that another hour undoes. */
function withSureAspects(chart: TimelessChart): TimelessChart {
  const holds = ({ first, second, aspect }: Aspect) =>
    chart.day.aspects.some(
      (other) => other.allDay && other.first === first && other.second === second && other.aspect === aspect,
    );
  return { ...chart, aspects: chart.aspects.filter(holds) };
}

function answer(
  chart: Chart & { day?: DayFacts },
  instantMs: number,
  utcOffsetSeconds: number,
  timeZone: TimeReceipt,
  place: ChartPlace,
): NatalChartAnswer {
  const day = chart.day ?? null;
  return { ...chart, instant: isoSeconds(instantMs), utcOffsetSeconds, timeZone, place, day };
}
