import { normalizeDeg } from '../astrology/angles.ts';
import type { SignId } from '../astrology/ids.ts';
import { SIGN_IDS } from '../astrology/ids.ts';

/** A place within a sign, as an ephemeris prints it. */
export interface SignPlace {
  sign: SignId;
  /** 0..29 */
  degree: number;
  /** 0..59 */
  minute: number;
}

const MINUTES_PER_SIGN = 30 * 60;
const MINUTES_PER_CIRCLE = 12 * MINUTES_PER_SIGN;
/** Far below what a chart can know, yet above the noise of binary fractions: 12.35 degrees is 12°21′, not 20′. */
const NOISE_MINUTES = 1e-6;

/** Ecliptic longitude in degrees -> sign, degree, minute. Floors, as astrologers do: 29°59′59″ is still 29°59′. */
export function signPlaceOf(longitudeDeg: number): SignPlace {
  const totalMinutes = Math.floor(normalizeDeg(longitudeDeg) * 60 + NOISE_MINUTES) % MINUTES_PER_CIRCLE;
  const minuteInSign = totalMinutes % MINUTES_PER_SIGN;
  return {
    sign: SIGN_IDS[Math.floor(totalMinutes / MINUTES_PER_SIGN)] ?? 'aries',
    degree: Math.floor(minuteInSign / 60),
    minute: minuteInSign % 60,
  };
}

/** Degrees -> `25°08′`, floored to the minute. For places within a sign and for orbs. */
export function formatDegrees(angleDeg: number): string {
  const totalMinutes = Math.floor(angleDeg * 60 + NOISE_MINUTES);
  return `${Math.floor(totalMinutes / 60)}°${formatMinute(totalMinutes % 60)}`;
}

/** 8 -> `08′` */
export function formatMinute(minute: number): string {
  return `${String(minute).padStart(2, '0')}′`;
}

/** `25°08′` within the sign that the longitude falls in. */
export function formatPlace(longitudeDeg: number): string {
  const { degree, minute } = signPlaceOf(longitudeDeg);
  return `${degree}°${formatMinute(minute)}`;
}
