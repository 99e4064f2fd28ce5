import { assertPlace } from '../placements.ts';
import { assertInstant, LATEST_INSTANT_MS, MS_PER_DAY } from '../time-scales.ts';
import type { GeoPoint } from './ground.ts';
import { type LocalLunarEclipse, localLunarEclipse } from './local-lunar.ts';
import { type LocalSolarEclipse, localSolarEclipse } from './local-solar.ts';
import { lunarEclipsesWithShadow } from './lunar-eclipses.ts';
import type { EclipseKind } from './saros.ts';
import { solarEclipsesWithElements } from './solar-eclipses.ts';

/** An eclipse whose maximum has passed can still be going on: six hours are more than any lasts after it. */
const MAX_ECLIPSE_MS = MS_PER_DAY / 4;

const DEFAULT_COUNT = 10;

function* localEclipses(kind: EclipseKind, place: GeoPoint, fromMs: number) {
  const startMs = fromMs - MAX_ECLIPSE_MS;
  if (kind === 'solar') {
    for (const found of solarEclipsesWithElements(startMs, LATEST_INSTANT_MS))
      yield localSolarEclipse(found, place);
  } else {
    for (const found of lunarEclipsesWithShadow(startMs, LATEST_INSTANT_MS))
      yield localLunarEclipse(found, place);
  }
}

/**
 * The next eclipses of a kind that a place sees from `fromMs` on, UTC ms, the one that is going on included, in order of
 * time; fewer than `count` towards the end of 2099. Geodetic degrees, north and east positive. Throws AstrologyError `invalid_latitude`, `invalid_longitude`, `invalid_instant`
 * or `date_out_of_range`.
 */
export function nextLocalEclipses(
  kind: 'solar',
  latitude: number,
  longitude: number,
  fromMs: number,
  count?: number,
): LocalSolarEclipse[];
export function nextLocalEclipses(
  kind: 'lunar',
  latitude: number,
  longitude: number,
  fromMs: number,
  count?: number,
): LocalLunarEclipse[];
export function nextLocalEclipses(
  kind: EclipseKind,
  latitude: number,
  longitude: number,
  fromMs: number,
  count?: number,
): (LocalSolarEclipse | LocalLunarEclipse)[];
export function nextLocalEclipses(
  kind: EclipseKind,
  latitude: number,
  longitude: number,
  fromMs: number,
  count = DEFAULT_COUNT,
): (LocalSolarEclipse | LocalLunarEclipse)[] {
  const place = { latitude, longitude };
  assertPlace(latitude, longitude);
  assertInstant(fromMs);
  const seen: (LocalSolarEclipse | LocalLunarEclipse)[] = [];
  for (const eclipse of localEclipses(kind, place, fromMs)) {
    if (seen.length >= count) break;
    if (eclipse && eclipse.seenUntilMs >= fromMs) seen.push(eclipse);
  }
  return seen;
}
