import { normalizeDeg } from '../angles.ts';
import { AstrologyError } from '../astrology-error.ts';
import { SIGN_IDS, type SignId } from '../ids.ts';
import { FIRST_YEAR, LAST_YEAR } from '../served-years.ts';
import { SIGN_WIDTH_DEG, signOf } from '../signs.ts';
import { assertInstant } from '../time-scales.ts';
import { exactAspects } from './aspect-events.ts';
import {
  INGRESS_BODY_IDS,
  type IngressBodyId,
  type IngressEvent,
  PLANET_IDS,
  type PlanetId,
  type SkyEvent,
  SLOW_PLANET_IDS,
  type StationEvent,
} from './event-types.ts';
import { lunationsBetween } from './lunations.ts';
import { crossingsOf, type Path } from './path.ts';
import { bodyPath, type SkySamples, sampleSky } from './sky-samples.ts';

/** Short enough for Mercury, whose three weeks backwards it divides in five. */
export const PLANET_STEP_DAYS = 4;

const SIGN_STARTS_DEG = SIGN_IDS.map((_, index) => index * SIGN_WIDTH_DEG);

/** The UTC year [fromMs, toMs). Throws AstrologyError `date_out_of_range` for what is no year from 1900 to 2099. */
export function yearSpan(year: number): { fromMs: number; toMs: number } {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new AstrologyError('date_out_of_range', `${year} is no year from ${FIRST_YEAR} to ${LAST_YEAR}`);
  }
  return { fromMs: Date.UTC(year, 0, 1), toMs: Date.UTC(year + 1, 0, 1) };
}

/** Forwards a body enters the sign that starts at the border, backwards the one that ends there. */
function enteredSign(borderDeg: number, isForward: boolean): SignId {
  return signOf(borderDeg + (isForward ? 1 : -1));
}

function ingressesOf(path: Path, body: IngressBodyId): IngressEvent[] {
  return crossingsOf(path, SIGN_STARTS_DEG).map(({ instantMs, levelDeg, isForward }) => ({
    kind: 'ingress',
    instantMs: Math.round(instantMs),
    body,
    sign: enteredSign(levelDeg, isForward),
    direction: isForward ? 'direct' : 'retrograde',
  }));
}

function stationsOf(path: Path, body: PlanetId): StationEvent[] {
  return path.turns.map(({ instantMs, angleDeg, isForwardAfter }) => ({
    kind: 'station',
    instantMs: Math.round(instantMs),
    body,
    direction: isForwardAfter ? 'direct' : 'retrograde',
    longitude: normalizeDeg(angleDeg),
    sign: signOf(angleDeg),
  }));
}

function slowAspects(samples: SkySamples): SkyEvent[] {
  return SLOW_PLANET_IDS.flatMap((first, index) =>
    SLOW_PLANET_IDS.slice(index + 1).flatMap((second) => exactAspects(samples, first, second)),
  );
}

/** Lists of events made one, in order of time. Eclipses and other kinds join here. */
export function mergeEvents<Event extends { instantMs: number }>(
  ...lists: readonly (readonly Event[])[]
): Event[] {
  return lists.flat().toSorted((a, b) => a.instantMs - b.instantMs);
}

/**
 * Ingresses of the Sun and the planets, stations, lunations, and aspects among the slow planets in [fromMs, toMs), in
 * order of time. Some 10 ms of work for a year. Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function eventsBetween(fromMs: number, toMs: number): SkyEvent[] {
  assertInstant(fromMs);
  assertInstant(toMs);
  const samples = sampleSky(fromMs, toMs, PLANET_STEP_DAYS);
  const paths = new Map(INGRESS_BODY_IDS.map((body) => [body, bodyPath(samples, body)]));
  const ingresses = Array.from(paths, ([body, path]) => ingressesOf(path, body)).flat();
  const stations = PLANET_IDS.flatMap((body) => {
    const path = paths.get(body);
    return path ? stationsOf(path, body) : [];
  });
  const ofPlanets = [...ingresses, ...stations, ...slowAspects(samples)].filter(
    ({ instantMs }) => instantMs >= fromMs && instantMs < toMs,
  );
  return mergeEvents<SkyEvent>(ofPlanets, lunationsBetween(fromMs, toMs));
}

/** All events of a UTC year from 1900 to 2099. Throws AstrologyError `date_out_of_range`. */
export function yearEvents(year: number): SkyEvent[] {
  const { fromMs, toMs } = yearSpan(year);
  return eventsBetween(fromMs, toMs);
}
