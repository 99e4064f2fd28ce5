/**
 * Where the equinox of date, the ecliptic and the Earth's rotation stand: precession IAU 2006, the main terms
 * of nutation IAU 2000B (to 0.02"), apparent sidereal time. Source: IERS Conventions 2010, chapter 5.
 */
import { cosDeg, normalizeDeg, RADIANS_PER_DEGREE } from './angles.ts';
import { NUTATION_TERM_LENGTH, NUTATION_TERMS } from './tables/nutation.table.ts';
import { DAYS_PER_CENTURY, ttDaysOf, utDaysOf } from './time-scales.ts';

const ARCSEC_PER_DEG = 3600;
const RADIANS_PER_ARCSEC = RADIANS_PER_DEGREE / ARCSEC_PER_DEG;
const ARCSEC_PER_NUTATION_UNIT = 1e-7;

/** A rotation's matrix: `xy` is what the old y adds to the new x. */
export interface Rotation {
  xx: number;
  xy: number;
  xz: number;
  yx: number;
  yy: number;
  yz: number;
  zx: number;
  zy: number;
  zz: number;
}

export interface EarthOrientation {
  /** TT days from J2000 for which this holds. */
  ttDays: number;
  nutationLongitudeDeg: number;
  /** Degrees per day. */
  nutationLongitudeRate: number;
  trueObliquityDeg: number;
  /** From the mean equator of J2000 to the ecliptic of date; longitudes there still lack `equinoxShiftDeg`. */
  eclipticRotation: Rotation;
  /** What precession along the ecliptic and nutation add to a longitude. */
  equinoxShiftDeg: number;
  /** Its rate in degrees per day. */
  equinoxShiftRate: number;
}

function polynomial(t: number, coefficients: readonly number[]): number {
  let sum = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) sum = sum * t + (coefficients[power] ?? 0);
  return sum;
}

/** The Moon's and Sun's mean anomalies l and l', F, D and the node Om: arcseconds at J2000 and per century (Simon et al. 1994). */
const FUNDAMENTAL_ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

const ARGUMENT_COUNT = FUNDAMENTAL_ARGUMENTS.length;

/** Radians per century. */
const ARGUMENT_RATES = FUNDAMENTAL_ARGUMENTS.map(([, rate]) => rate * RADIANS_PER_ARCSEC);

interface Nutation {
  longitudeArcsec: number;
  longitudeArcsecPerCentury: number;
  obliquityArcsec: number;
}

function nutation(t: number): Nutation {
  const angles = FUNDAMENTAL_ARGUMENTS.map(([start, rate]) => (start + rate * t) * RADIANS_PER_ARCSEC);
  let longitude = 0;
  let longitudeRate = 0;
  let obliquity = 0;
  for (let row = 0; row < NUTATION_TERMS.length; row += NUTATION_TERM_LENGTH) {
    let angle = 0;
    let rate = 0;
    for (let k = 0; k < ARGUMENT_COUNT; k++) {
      const multiple = NUTATION_TERMS[row + k] ?? 0;
      if (multiple === 0) continue;
      angle += multiple * (angles[k] ?? 0);
      rate += multiple * (ARGUMENT_RATES[k] ?? 0);
    }
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const amplitude = row + ARGUMENT_COUNT;
    const sineAmplitude = (NUTATION_TERMS[amplitude] ?? 0) + (NUTATION_TERMS[amplitude + 1] ?? 0) * t;
    const cosineAmplitude = (NUTATION_TERMS[amplitude + 3] ?? 0) + (NUTATION_TERMS[amplitude + 4] ?? 0) * t;
    longitude += sineAmplitude * sin + (NUTATION_TERMS[amplitude + 2] ?? 0) * cos;
    longitudeRate += rate * sineAmplitude * cos;
    obliquity += cosineAmplitude * cos + (NUTATION_TERMS[amplitude + 5] ?? 0) * sin;
  }
  return {
    // The constants stand for the planetary terms (IERS Conventions 2010, eq. 5.22 of IAU 2000B).
    longitudeArcsec: longitude * ARCSEC_PER_NUTATION_UNIT - 0.000135,
    longitudeArcsecPerCentury: longitudeRate * ARCSEC_PER_NUTATION_UNIT,
    obliquityArcsec: obliquity * ARCSEC_PER_NUTATION_UNIT + 0.000388,
  };
}

/** The Fukushima-Williams angles of IAU 2006 precession and the mean obliquity, arcseconds by powers of centuries (Hilton et al. 2006). */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026] as const;
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176] as const;
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148] as const;
const MEAN_OBLIQUITY = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434] as const;

/** Rotation by gamma about the pole, then by phi about the node: from the equator of J2000 to the ecliptic of date. */
function eclipticRotation(t: number): Rotation {
  const gamma = polynomial(t, GAMMA) * RADIANS_PER_ARCSEC;
  const phi = polynomial(t, PHI) * RADIANS_PER_ARCSEC;
  const sg = Math.sin(gamma);
  const cg = Math.cos(gamma);
  const sp = Math.sin(phi);
  const cp = Math.cos(phi);
  return {
    xx: cg,
    xy: sg,
    xz: 0,
    yx: -sg * cp,
    yy: cg * cp,
    yz: sp,
    zx: sg * sp,
    zy: -cg * sp,
    zz: cp,
  };
}

/** Orientation at an instant. */
export function earthOrientation(instantMs: number): EarthOrientation {
  const ttDays = ttDaysOf(instantMs);
  const t = ttDays / DAYS_PER_CENTURY;
  const { longitudeArcsec, longitudeArcsecPerCentury, obliquityArcsec } = nutation(t);
  const precessionRate = PSI[1] + 2 * PSI[2] * t;
  return {
    ttDays,
    nutationLongitudeDeg: longitudeArcsec / ARCSEC_PER_DEG,
    nutationLongitudeRate: longitudeArcsecPerCentury / ARCSEC_PER_DEG / DAYS_PER_CENTURY,
    trueObliquityDeg: (polynomial(t, MEAN_OBLIQUITY) + obliquityArcsec) / ARCSEC_PER_DEG,
    eclipticRotation: eclipticRotation(t),
    equinoxShiftDeg: (polynomial(t, PSI) + longitudeArcsec) / ARCSEC_PER_DEG,
    equinoxShiftRate: (precessionRate + longitudeArcsecPerCentury) / ARCSEC_PER_DEG / DAYS_PER_CENTURY,
  };
}

/** Mean sidereal time less the Earth rotation angle, arcseconds by powers of centuries (IAU 2006). */
const SIDEREAL_EXCESS = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368] as const;

/** Greenwich apparent sidereal time in degrees, 0 <= x < 360. */
export function siderealTimeDeg(instantMs: number, orientation: EarthOrientation): number {
  const utDays = utDaysOf(instantMs);
  // Whole days are whole turns: taking them out first keeps the digits.
  const rotationTurns = 0.779057273264 + 0.00273781191135448 * utDays + (utDays % 1);
  const excessDeg = polynomial(orientation.ttDays / DAYS_PER_CENTURY, SIDEREAL_EXCESS) / ARCSEC_PER_DEG;
  const equationOfEquinoxesDeg = orientation.nutationLongitudeDeg * cosDeg(orientation.trueObliquityDeg);
  return normalizeDeg(360 * (rotationTurns % 1) + excessDeg + equationOfEquinoxesDeg);
}
