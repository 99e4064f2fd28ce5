import { computeChart } from '../../astrology/chart.ts';
import type { Aspect, Chart } from '../../astrology/chart-types.ts';
import { computeTimelessChart, type DayFacts, type TimelessChart } from '../../astrology/timeless-chart.ts';
import type { FoldChoice } from '../../contract/api-error.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { ChartPlace, TimeReceipt } from '../../contract/natal-chart.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { Language } from '../../locales/locales.ts';
import type { ResolvedBirthTime } from '../civil-time/birth-clock.ts';
import { resolveBirthTime } from '../civil-time/birth-time.ts';
import { CivilTimeError } from '../civil-time/errors.ts';
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
  | { ok: true; chart: BirthChart }
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

/** Where births are cast: the places, the language to name them in, the clock, and who is told of a database that is down. */
export interface BirthDesk {
  places: PlacesDatabase;
  /** No birth lies after it. */
  nowMs: number;
  language: Language;
  report: (cause: unknown) => void;
}

/** Computes the chart of a birth: finds the place, settles the instant, draws the sky. */
export async function castChart(
  input: BirthInput,
  { places, language, nowMs, report }: BirthDesk,
): Promise<CastOutcome> {
  if (input.kind === 'instant') return castInstant(input);
  if (!('id' in input.place)) {
    const { latitude, longitude, timeZone } = input.place;
    const bare = { id: null, name: null, region: null, country: null, latitude, longitude, timeZone };
    return castClock(input, bare, nowMs);
  }
  const { id } = input.place;
  const found = await findPlace(places, id, language).catch((cause: unknown) => {
    report(cause);
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
  return { ok: true, chart: answer(chart, 0, timeZone, place) };
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
    return { ok: true, chart: answer(chart, utcOffsetSeconds, receipt, shown) };
  }
  const { instantMs } = resolved;
  const chart = computeChart({ instantMs, ...where, houseSystem });
  return { ok: true, chart: answer(chart, utcOffsetSeconds, receipt, shown) };
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
  utcOffsetSeconds: number,
  timeZone: TimeReceipt,
  place: ChartPlace,
): BirthChart {
  const day = chart.day ?? null;
  return { ...chart, utcOffsetSeconds, timeZone, place, day };
}
