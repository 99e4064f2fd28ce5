import { aspectPointsOf, aspectsAmong } from './aspects.ts';
import { AstrologyError } from './astrology-error.ts';
import type { Aspect, BodyPosition, Chart } from './chart-types.ts';
import { reachesLongitudeMs } from './crossing-search.ts';
import type { BodyId, SignId } from './ids.ts';
import { momentOf } from './moment.ts';
import { assertPlace, bodiesAt } from './placements.ts';
import { bodyPosition } from './positions.ts';
import { type RisingInterval, risingSigns } from './rising-signs.ts';
import { signDegreeOf, signOf, signStartDeg } from './signs.ts';
import { assertInstant, MS_PER_DAY } from './time-scales.ts';

export interface TimelessChartRequest {
  /** First instant of the local day, UTC milliseconds. */
  dayStartMs: number;
  /** First instant of the next local day; a day has 23 to 25 hours. */
  dayEndMs: number;
  /** Local noon, for which the chart is drawn. */
  noonMs: number;
  latitudeDeg: number;
  longitudeDeg: number;
}

export interface Placement {
  longitude: number;
  sign: SignId;
  signDegree: number;
}

export interface SignChange {
  body: BodyId;
  from: SignId;
  to: SignId;
  instantMs: number;
}

/** An aspect that is within orb at some time of the day. */
export interface DayAspect extends Pick<Aspect, 'first' | 'second' | 'aspect'> {
  /** Within orb from the day's first instant to its last. */
  allDay: boolean;
  /** The smallest orb of the day in degrees, as sampled every hour. */
  smallestOrb: number;
}

/** What is certain of a day whose hour is not known, and what is not. */
export interface DayFacts {
  moon: { start: Placement; end: Placement };
  /** Bodies that are in one sign the whole day. */
  steadyBodies: BodyId[];
  /** Bodies that pass into another sign, in order of time. */
  signChanges: SignChange[];
  aspects: DayAspect[];
  /** The signs that can have been rising, and when. */
  risingSigns: RisingInterval[];
}

export interface TimelessChart extends Chart {
  angles: null;
  houses: null;
  day: DayFacts;
}

const SAMPLE_HOURS = 1;
const MAX_DAY_MS = 2 * MS_PER_DAY;

interface Sample {
  instantMs: number;
  bodies: BodyPosition[];
}

function samplesOf(dayStartMs: number, dayEndMs: number): Sample[] {
  const count = Math.ceil((dayEndMs - dayStartMs) / (SAMPLE_HOURS * 3_600_000));
  return Array.from({ length: count + 1 }, (_, index) => {
    const instantMs = dayStartMs + ((dayEndMs - dayStartMs) * index) / count;
    return { instantMs, bodies: bodiesAt(momentOf(instantMs), null) };
  });
}

function placementOf(longitude: number): Placement {
  return { longitude, sign: signOf(longitude), signDegree: signDegreeOf(longitude) };
}

/** The change of sign of one body between two samples, if there is one. */
function changeOf(
  before: BodyPosition,
  after: BodyPosition,
  fromMs: number,
  toMs: number,
): SignChange | null {
  if (before.sign === after.sign) return null;
  // Forwards a body enters at the first degree of the new sign, backwards it leaves over that of the old one.
  const borderDeg = signStartDeg(after.speed >= 0 ? after.sign : before.sign);
  const longitude = (instantMs: number) => bodyPosition(before.id, instantMs).longitudeDeg;
  const instantMs = reachesLongitudeMs(longitude, borderDeg, fromMs, toMs);
  return { body: before.id, from: before.sign, to: after.sign, instantMs };
}

function signChangesOf(samples: readonly Sample[]): SignChange[] {
  return samples.flatMap((sample, index) => {
    const next = samples[index + 1];
    if (!next) return [];
    return sample.bodies.flatMap((body, position) => {
      const after = next.bodies[position];
      const change = after ? changeOf(body, after, sample.instantMs, next.instantMs) : null;
      return change ? [change] : [];
    });
  });
}

function dayAspectsOf(samples: readonly Sample[]): DayAspect[] {
  const found = new Map<string, { aspect: Aspect; count: number; smallestOrb: number }>();
  for (const { bodies } of samples) {
    for (const aspect of aspectsAmong(aspectPointsOf(bodies, null))) {
      const key = `${aspect.first} ${aspect.aspect} ${aspect.second}`;
      const known = found.get(key) ?? { aspect, count: 0, smallestOrb: aspect.orb };
      found.set(key, {
        aspect,
        count: known.count + 1,
        smallestOrb: Math.min(known.smallestOrb, aspect.orb),
      });
    }
  }
  return Array.from(found.values(), ({ aspect: { first, second, aspect }, count, smallestOrb }) => ({
    first,
    second,
    aspect,
    allDay: count === samples.length,
    smallestOrb,
  }));
}

function dayFactsOf(request: TimelessChartRequest): DayFacts {
  const { dayStartMs, dayEndMs, latitudeDeg, longitudeDeg } = request;
  const samples = samplesOf(dayStartMs, dayEndMs);
  const signChanges = signChangesOf(samples);
  const changing = new Set(signChanges.map(({ body }) => body));
  const moonAt = (sample: Sample | undefined) =>
    placementOf(sample?.bodies.find(({ id }) => id === 'moon')?.longitude ?? Number.NaN);
  return {
    moon: { start: moonAt(samples[0]), end: moonAt(samples.at(-1)) },
    steadyBodies: (samples[0]?.bodies ?? []).map(({ id }) => id).filter((id) => !changing.has(id)),
    signChanges,
    aspects: dayAspectsOf(samples),
    risingSigns: risingSigns(dayStartMs, dayEndMs, latitudeDeg, longitudeDeg),
  };
}

/**
 * The chart of a day whose hour is not known: bodies and aspects as at noon, no angles, no houses, and what of it holds
 * whatever the hour. Throws AstrologyError: `invalid_instant`, `date_out_of_range`, `invalid_latitude`,
 * `invalid_longitude`, `invalid_day` (a day that ends before it starts, or has no noon in it, or is longer than two).
 */
export function computeTimelessChart(request: TimelessChartRequest): TimelessChart {
  const { dayStartMs, dayEndMs, noonMs, latitudeDeg, longitudeDeg } = request;
  for (const instantMs of [dayStartMs, noonMs, dayEndMs]) assertInstant(instantMs);
  assertPlace(latitudeDeg, longitudeDeg);
  if (
    !(
      dayStartMs < dayEndMs &&
      dayStartMs <= noonMs &&
      noonMs <= dayEndMs &&
      dayEndMs - dayStartMs <= MAX_DAY_MS
    )
  ) {
    throw new AstrologyError('invalid_day', `no day from ${dayStartMs} by ${noonMs} to ${dayEndMs}`);
  }
  const bodies = bodiesAt(momentOf(noonMs), null);
  return {
    instantMs: noonMs,
    bodies,
    angles: null,
    houses: null,
    aspects: aspectsAmong(aspectPointsOf(bodies, null)),
    notices: [{ code: 'time_unknown' }],
    day: dayFactsOf(request),
  };
}
