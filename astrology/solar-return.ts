import { signedDifferenceDeg } from './angles.ts';
import type { Chart } from './chart-types.ts';
import { type ChartRequest, computeChart } from './compute-chart.ts';
import { reachesLongitudeMs } from './crossing-search.ts';
import type { ZodiacId } from './ids.ts';
import { bodyPosition } from './positions.ts';
import { longitudeIn } from './sidereal.ts';
import { MS_PER_DAY } from './time-scales.ts';

/**
 * The mean motion, and so many days to each side of where that leads as the true place may be off: the Sun's by two degrees, the Moon's by
 * twice its way of a day at most.
 */
const LIGHTS = {
  sun: { degPerDay: 0.98565, searchDays: 4 },
  moon: { degPerDay: 13.1764, searchDays: 1.5 },
} as const;

/** Where the Sun or the Moon of a birth chart stands, as its zodiac counts. */
export interface BirthLight {
  /** Degrees. */
  longitudeDeg: number;
  zodiac: ZodiacId;
}

function returnMs(light: keyof typeof LIGHTS, { longitudeDeg, zodiac }: BirthLight, nearMs: number): number {
  const { degPerDay, searchDays } = LIGHTS[light];
  const placeDeg = (atMs: number) => longitudeIn(zodiac, bodyPosition(light, atMs).longitudeDeg, atMs);
  const aheadDeg = signedDifferenceDeg(placeDeg(nearMs), longitudeDeg);
  const guessMs = nearMs + (aheadDeg / degPerDay) * MS_PER_DAY;
  const reachMs = searchDays * MS_PER_DAY;
  return reachesLongitudeMs(placeDeg, longitudeDeg, guessMs - reachMs, guessMs + reachMs);
}

/**
 * When the Sun stands where it stood at a birth: of these instants the one nearest to `nearMs`. UTC ms, to half a second of the search; the
 * Sun's place itself is good to 0.1″, two or three seconds of time. 1897 to 2102.
 */
export function solarReturnMs(sun: BirthLight, nearMs: number): number {
  return returnMs('sun', sun, nearMs);
}

/** The same of the Moon, which comes back every 27.3 days: good to a second or two of time. */
export function lunarReturnMs(moon: BirthLight, nearMs: number): number {
  return returnMs('moon', moon, nearMs);
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
