import { computeChart } from '../../astrology/compute-chart.ts';
import type { TimeReceipt } from '../../contract/natal-chart.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { Language } from '../../locales/locales.ts';
import type { Log } from '../log.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { findPlace } from '../places/place-search.ts';
import type { BirthInput } from './birth-input.ts';
import { EARLIEST_BIRTH_MS, LATEST_BIRTH_MS } from './birth-limits.ts';
import { birthPlaceOf } from './birth-place.ts';
import { chartOfBirth, drawChart } from './draw-chart.ts';
import { readSkyOf } from './far-sky.ts';
import { type CastFailure, resolveClock } from './resolve-clock.ts';

export type CastOutcome = { ok: true; chart: BirthChart } | CastFailure;

type ClockInput = Extract<BirthInput, { kind: 'clock' }>;
type InstantInput = Extract<BirthInput, { kind: 'instant' }>;

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
    const bare = { id: null, name: null, region: null, country: null, ...input.place };
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
  return castClock(input, birthPlaceOf(found), nowMs);
}

/** An instant may lie in the future: it asks for a chart of the sky, and need be nobody's birth. */
async function castInstant({ instantMs, latitude, longitude, settings }: InstantInput): Promise<CastOutcome> {
  if (instantMs < EARLIEST_BIRTH_MS || instantMs >= LATEST_BIRTH_MS) {
    return { ok: false, code: 'date_out_of_range', fields: { instant: 'out_of_range' } };
  }
  await readSkyOf(instantMs);
  const chart = computeChart({ instantMs, latitudeDeg: latitude, longitudeDeg: longitude, ...settings });
  const place = { id: null, name: null, region: null, country: null, latitude, longitude };
  const timeZone: TimeReceipt = { id: null, rule: 'utc', source: 'given', abbreviation: null };
  return { ok: true, chart: chartOfBirth(chart, 0, timeZone, place) };
}

async function castClock(
  input: ClockInput,
  place: Parameters<typeof drawChart>[1],
  nowMs: number,
): Promise<CastOutcome> {
  const resolved = resolveClock(input, place, nowMs);
  if (!resolved.ok) return resolved;
  return { ok: true, chart: await drawChart(resolved.moment, place, input.settings) };
}
