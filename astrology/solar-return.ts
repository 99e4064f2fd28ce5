import { signedDifferenceDeg } from './angles.ts';
import type { Chart } from './chart-types.ts';
import { type ChartRequest, computeChart } from './compute-chart.ts';
import { reachesLongitudeMs } from './crossing-search.ts';
import type { ZodiacId } from './ids.ts';
import { bodyPosition } from './positions.ts';
import { longitudeIn } from './sidereal.ts';
import { MS_PER_DAY } from './time-scales.ts';

const MEAN_SUN_DEG_PER_DAY = 0.98565;
/** The Sun's true place is within two degrees of its mean one, which it passes in little more than two days. */
const SEARCH_DAYS = 4;

/** Where the Sun of a birth chart stands, as its zodiac counts. */
export interface BirthSun {
  /** Degrees. */
  longitudeDeg: number;
  zodiac: ZodiacId;
}

/**
 * When the Sun stands where it stood at a birth: of these instants the one nearest to `nearMs`. UTC ms, to half a second of the search; the
 * Sun's place itself is good to 0.1″, two or three seconds of time. 1897 to 2102.
 */
export function solarReturnMs({ longitudeDeg, zodiac }: BirthSun, nearMs: number): number {
  const sunDeg = (atMs: number) => longitudeIn(zodiac, bodyPosition('sun', atMs).longitudeDeg, atMs);
  const aheadDeg = signedDifferenceDeg(sunDeg(nearMs), longitudeDeg);
  const guessMs = nearMs + (aheadDeg / MEAN_SUN_DEG_PER_DAY) * MS_PER_DAY;
  const reachMs = SEARCH_DAYS * MS_PER_DAY;
  return reachesLongitudeMs(sunDeg, longitudeDeg, guessMs - reachMs, guessMs + reachMs);
}

/** The chart of a solar return, drawn as the birth chart is, for the place at which the year begins. */
export function solarReturnChart(
  { bodies, settings }: Pick<Chart, 'bodies' | 'settings'>,
  place: Pick<ChartRequest, 'latitudeDeg' | 'longitudeDeg'>,
  nearMs: number,
): Chart {
  const sun = bodies.find(({ id }) => id === 'sun');
  if (!sun) throw new Error('a birth chart without a Sun');
  const instantMs = solarReturnMs({ longitudeDeg: sun.longitude, zodiac: settings.zodiac }, nearMs);
  return computeChart({ ...settings, ...place, instantMs });
}
