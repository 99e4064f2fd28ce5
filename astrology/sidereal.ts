/**
 * Zodiacs that stand still among the stars. A sidereal longitude is counted from a point that the mean equinox was a stated
 * distance from at a stated time, so it lacks precession and nutation alike (Swiss Ephemeris documentation, 2.7).
 */
import { normalizeDeg } from './angles.ts';
import { type EarthOrientation, earthOrientation } from './earth-orientation.ts';
import type { EclipticPosition } from './ecliptic.ts';
import type { ZodiacId } from './ids.ts';
import { DAYS_PER_CENTURY } from './time-scales.ts';

/**
 * Ayanamsas at J2000 in degrees, without nutation, as the Swiss Ephemeris 2.10 carries their definitions there. Lahiri: true
 * 23 degrees 15' 00.658" on 1956-03-21 0h, of which 16.77" are nutation (Indian Astronomical Ephemeris of 1985; precession
 * IAU 1976). Fagan and Bradley: 24 degrees 02' 31.36" at 1950.0 (Newcomb's precession).
 */
const AYANAMSA_J2000_DEG = {
  lahiri: 23.857092325,
  'fagan-bradley': 24.740299966,
} as const satisfies Record<Exclude<ZodiacId, 'tropical'>, number>;

/** General precession in longitude since J2000, arcseconds by powers of centuries from the first on (IAU 2006). */
const PRECESSION_ARCSEC = [5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383] as const;
const ARCSEC_PER_DEG = 3600;

/** What a zodiac takes from a longitude of date, and how fast that grows. */
export interface ZodiacShift {
  /** The true ayanamsa: nutation is in it. Degrees. */
  shiftDeg: number;
  degPerDay: number;
}

/** How far an instant's equinox of date has gone from a zodiac's first point; null for the zodiac that begins there. */
export function zodiacShift(
  zodiac: ZodiacId,
  { ttDays, nutationLongitudeDeg, nutationLongitudeRate }: EarthOrientation,
): ZodiacShift | null {
  if (zodiac === 'tropical') return null;
  const t = ttDays / DAYS_PER_CENTURY;
  let arcsec = 0;
  let rate = 0;
  for (const coefficient of PRECESSION_ARCSEC.toReversed()) {
    rate = rate * t + arcsec + coefficient;
    arcsec = (arcsec + coefficient) * t;
  }
  return {
    shiftDeg: AYANAMSA_J2000_DEG[zodiac] + arcsec / ARCSEC_PER_DEG + nutationLongitudeDeg,
    degPerDay: rate / ARCSEC_PER_DEG / DAYS_PER_CENTURY + nutationLongitudeRate,
  };
}

/** A longitude of date as the zodiac counts it. */
export function shiftedDeg(longitudeDeg: number, shift: ZodiacShift | null): number {
  return shift ? normalizeDeg(longitudeDeg - shift.shiftDeg) : longitudeDeg;
}

/** A position of date as the zodiac counts it. */
export function shiftedPosition(position: EclipticPosition, shift: ZodiacShift | null): EclipticPosition {
  if (!shift) return position;
  return {
    longitudeDeg: shiftedDeg(position.longitudeDeg, shift),
    latitudeDeg: position.latitudeDeg,
    speedDegPerDay: position.speedDegPerDay - shift.degPerDay,
  };
}

/** A longitude of the date of an instant, UTC ms, as a zodiac counts it. */
export function longitudeIn(zodiac: ZodiacId, ofDateDeg: number, instantMs: number): number {
  if (zodiac === 'tropical') return ofDateDeg;
  return shiftedDeg(ofDateDeg, zodiacShift(zodiac, earthOrientation(instantMs)));
}

/** The way back: the longitude of the date of an instant that a zodiac's degree has. */
export function longitudeOfDate(zodiac: ZodiacId, longitudeDeg: number, instantMs: number): number {
  if (zodiac === 'tropical') return longitudeDeg;
  const shift = zodiacShift(zodiac, earthOrientation(instantMs));
  return shift ? normalizeDeg(longitudeDeg + shift.shiftDeg) : longitudeDeg;
}
