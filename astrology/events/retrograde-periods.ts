import { normalizeDeg } from '../angles.ts';
import { createLru } from '../lru.ts';
import { MS_PER_DAY } from '../time-scales.ts';
import { PLANET_IDS, type PlanetId } from './event-types.ts';
import { levelCrossings, type Path, type Turn } from './path.ts';
import { bodyPath, sampleSky } from './sky-samples.ts';
import { PLANET_STEP_DAYS, yearSpan } from './year-events.ts';

/** A planet's way back, with the stretch of the zodiac that it covers three times: its shadow. Instants are UTC ms. */
export interface RetrogradePeriod {
  body: PlanetId;
  /** When the planet, still direct, first passes the degree of its later direct station. */
  shadowStartMs: number;
  stationRetrogradeMs: number;
  stationDirectMs: number;
  /** When the planet, direct again, passes the degree of its retrograde station. */
  shadowEndMs: number;
  /** Longitudes of date in degrees, 0 <= x < 360. */
  stationRetrogradeLongitude: number;
  stationDirectLongitude: number;
}

/** Longest stretches, both Pluto's: shadow before or after a station 125 days, way back 166 days. */
const LONGEST_SHADOW_DAYS = 130;
/** Far enough for both stations and both shadows of a period whose end only just touches the year. */
const REACH_DAYS = 450;

type Span = ReturnType<typeof yearSpan>;

function periodOf(path: Path, body: PlanetId, back: Turn, forth: Turn): RetrogradePeriod[] {
  const shadowStart = levelCrossings(path, forth.angleDeg).findLast(
    ({ instantMs }) => instantMs < back.instantMs,
  );
  const shadowEnd = levelCrossings(path, back.angleDeg).find(({ instantMs }) => instantMs > forth.instantMs);
  if (!shadowStart || !shadowEnd) return [];
  return [
    {
      body,
      shadowStartMs: Math.round(shadowStart.instantMs),
      stationRetrogradeMs: Math.round(back.instantMs),
      stationDirectMs: Math.round(forth.instantMs),
      shadowEndMs: Math.round(shadowEnd.instantMs),
      stationRetrogradeLongitude: normalizeDeg(back.angleDeg),
      stationDirectLongitude: normalizeDeg(forth.angleDeg),
    },
  ];
}

/** The periods whose stations lie near enough that the shadows may reach into the span. */
function periodsOf(path: Path, body: PlanetId, { fromMs, toMs }: Span): RetrogradePeriod[] {
  const shadowMs = LONGEST_SHADOW_DAYS * MS_PER_DAY;
  return path.turns.flatMap((back, index) => {
    const forth = path.turns[index + 1];
    if (!forth || back.isForwardAfter) return [];
    const isNear = forth.instantMs > fromMs - shadowMs && back.instantMs < toMs + shadowMs;
    return isNear ? periodOf(path, body, back, forth) : [];
  });
}

function computePeriods(year: number): readonly RetrogradePeriod[] {
  const span = yearSpan(year);
  const { fromMs, toMs } = span;
  const reachMs = REACH_DAYS * MS_PER_DAY;
  const samples = sampleSky(fromMs - reachMs, toMs + reachMs, PLANET_STEP_DAYS);
  return PLANET_IDS.flatMap((body) => periodsOf(bodyPath(samples, body), body, span)).filter(
    ({ shadowStartMs, shadowEndMs }) => shadowStartMs < toMs && shadowEndMs > fromMs,
  );
}

/** A year has some dozen periods, 2 kB. */
const MAX_CACHED_YEARS = 64;
const cachedYears = createLru<number, readonly RetrogradePeriod[]>(MAX_CACHED_YEARS);

/**
 * The retrograde periods that, with their shadows, touch a UTC year, whole though they begin before it or end after it;
 * by planet, then by time. Some 20 ms of work, once for each year that is cached. Throws AstrologyError
 * `date_out_of_range` outside 1900 to 2099.
 */
export function retrogradePeriods(year: number): readonly RetrogradePeriod[] {
  return cachedYears.obtain(year, () => computePeriods(year));
}
