/**
 * The Moon's place and motion from Brown's theory, abridged (see the table). The mean arguments are those of Simon et
 * al. 1994 with the tidal acceleration of lunar laser ranging, which is what Brown's own miss by after a century. Own
 * code, not the library's, because one pass here gives the motion too, and starts ten times faster in a fresh process.
 */
import {
  LATITUDE_TERM_LENGTH,
  LATITUDE_TERMS,
  PLANETARY_TERM_LENGTH,
  PLANETARY_TERMS,
  SOLAR_TERM_LENGTH,
  SOLAR_TERMS,
} from './tables/lunar-terms.table.ts';
import { DAYS_PER_CENTURY } from './time-scales.ts';

const RADIANS_PER_ARCSEC = Math.PI / 648_000;
const ARCSEC_PER_TURN = 1_296_000;
const TURN = 2 * Math.PI;
const EARTH_RADIUS_AU = 6378.1366 / 149_597_870.7;

/** A quantity and its rate per century. */
interface Moving {
  value: number;
  rate: number;
}

/** Place and motion on the mean ecliptic and equinox of date; radians, au and the same per day. */
export interface LunarPlace {
  longitude: number;
  latitude: number;
  distance: number;
  longitudeRate: number;
  latitudeRate: number;
  distanceRate: number;
}

type Polynomial = readonly [startArcsec: number, perCentury: number, perCenturySquared: number];

/**
 * Less 0.70" for the light's 1.3 s on the way, and less 0.92" + 0.58" T that the abridged long-period terms leave (from
 * the reference charts, as is the correction of F).
 */
const MEAN_LONGITUDE: Polynomial = [785939.924268 - 0.7 - 0.92, 1732564372.3047 - 0.58, -6.26];
const L: Polynomial = [485868.249036, 1717915923.2178, 31.8792];
const L_PRIME: Polynomial = [1287104.79305, 129596581.0481, -0.5532];
const F: Polynomial = [335779.526232 - 2.1, 1739527262.8478 - 0.6, -12.7512];
const D: Polynomial = [1072260.70369, 1602961601.209, -6.3706];

function sineOfTurns(turns: number): number {
  return Math.sin(TURN * turns);
}

/** Inequalities of centuries' and decades' period, in arcseconds, that are added to the mean arguments. */
function longPeriods(t: number) {
  const s1 = sineOfTurns(0.19833 + 0.05611 * t);
  const s2 = sineOfTurns(0.27869 + 0.04508 * t);
  const s3 = sineOfTurns(0.16827 - 0.36903 * t);
  const s4 = sineOfTurns(0.34734 - 5.37261 * t);
  const s5 = sineOfTurns(0.10498 - 5.37899 * t);
  const s6 = sineOfTurns(0.42681 - 0.41855 * t);
  const s7 = sineOfTurns(0.14943 - 5.37511 * t);
  const meanLongitude = 0.84 * s1 + 0.31 * s2 + 14.27 * s3 + 7.26 * s4 + 0.28 * s5 + 0.24 * s6;
  const lPrime = -6.4 * s1 - 1.89 * s6;
  return {
    meanLongitude,
    l: 2.94 * s1 + 0.31 * s2 + 14.27 * s3 + 9.34 * s4 + 1.12 * s5 + 0.83 * s6,
    lPrime,
    f: 0.21 * s1 + 0.31 * s2 + 14.27 * s3 - 88.7 * s4 - 15.3 * s5 + 0.24 * s6 - 1.86 * s7,
    d: meanLongitude - lPrime,
    // Swings of the orbit's inclination, as a share of it.
    gamma:
      -3332e-9 * sineOfTurns(0.59734 - 5.37261 * t) -
      539e-9 * sineOfTurns(0.35498 - 5.37899 * t) -
      64e-9 * sineOfTurns(0.39943 - 5.37511 * t),
  };
}

/** An argument in radians. The long periods' own rates, 0.00001 of it, are left out. */
function argument(polynomial: Polynomial, longPeriodArcsec: number, t: number): Moving {
  const { 0: start, 1: rate, 2: square } = polynomial;
  const arcsec = start + longPeriodArcsec + (rate + square * t) * t;
  return {
    value: (arcsec % ARCSEC_PER_TURN) * RADIANS_PER_ARCSEC,
    rate: (rate + 2 * square * t) * RADIANS_PER_ARCSEC,
  };
}

interface Delaunay {
  l: Moving;
  lPrime: Moving;
  f: Moving;
  d: Moving;
  /** What a term's amplitude is multiplied with for each multiple of l, of l', of F. */
  lFactor: number;
  lPrimeFactor: number;
  fFactor: number;
}

/** Sine, cosine and rate of the argument of a term, its amplitude factor in sine and cosine. */
function oscillation(delaunay: Delaunay, multiples: readonly number[], first: number) {
  const { l, lPrime, f, d, lFactor, lPrimeFactor, fFactor } = delaunay;
  const p = multiples[first] ?? 0;
  const q = multiples[first + 1] ?? 0;
  const r = multiples[first + 2] ?? 0;
  const s = multiples[first + 3] ?? 0;
  const angle = p * l.value + q * lPrime.value + r * f.value + s * d.value;
  let factor = 1;
  for (let k = Math.abs(p); k > 0; k--) factor *= lFactor;
  for (let k = Math.abs(q); k > 0; k--) factor *= lPrimeFactor;
  for (let k = Math.abs(r); k > 0; k--) factor *= fFactor;
  return {
    sine: factor * Math.sin(angle),
    cosine: factor * Math.cos(angle),
    rate: p * l.rate + q * lPrime.rate + r * f.rate + s * d.rate,
  };
}

/** Adds a term to a sum: `wave` is what its amplitude is multiplied with, `slope` the rate of that. */
function addTerm(sum: Moving, amplitude: number | undefined, wave: number, slope: number): void {
  if (!amplitude) return;
  sum.value += amplitude * wave;
  sum.rate += amplitude * slope;
}

/** Sums of the solar terms in arcseconds, and their rates. */
function solarSums(delaunay: Delaunay) {
  const longitude: Moving = { value: 0, rate: 0 };
  const s: Moving = { value: 0, rate: 0 };
  const gamma: Moving = { value: 0, rate: 0 };
  const parallax: Moving = { value: 3422.7, rate: 0 };
  for (let row = 0; row < SOLAR_TERMS.length; row += SOLAR_TERM_LENGTH) {
    const { sine, cosine, rate } = oscillation(delaunay, SOLAR_TERMS, row + 4);
    addTerm(longitude, SOLAR_TERMS[row], sine, cosine * rate);
    addTerm(s, SOLAR_TERMS[row + 1], sine, cosine * rate);
    addTerm(gamma, SOLAR_TERMS[row + 2], cosine, -sine * rate);
    addTerm(parallax, SOLAR_TERMS[row + 3], cosine, -sine * rate);
  }
  return { longitude, s, gamma, parallax };
}

function latitudeSum(delaunay: Delaunay): Moving {
  const sum: Moving = { value: 0, rate: 0 };
  for (let row = 0; row < LATITUDE_TERMS.length; row += LATITUDE_TERM_LENGTH) {
    const { sine, cosine, rate } = oscillation(delaunay, LATITUDE_TERMS, row + 1);
    addTerm(sum, LATITUDE_TERMS[row], sine, cosine * rate);
  }
  return sum;
}

function planetarySum(t: number): Moving {
  const sum: Moving = { value: 0, rate: 0 };
  for (let row = 0; row < PLANETARY_TERMS.length; row += PLANETARY_TERM_LENGTH) {
    const amplitude = PLANETARY_TERMS[row] ?? 0;
    const turnsPerCentury = PLANETARY_TERMS[row + 2] ?? 0;
    const angle = TURN * ((PLANETARY_TERMS[row + 1] ?? 0) + turnsPerCentury * t);
    sum.value += amplitude * Math.sin(angle);
    sum.rate += amplitude * Math.cos(angle) * TURN * turnsPerCentury;
  }
  return sum;
}

/** The Moon as seen from the Earth's centre, `ttDays` from J2000; good to 2" from 1900 to 2100. */
export function lunarPlace(ttDays: number): LunarPlace {
  const t = ttDays / DAYS_PER_CENTURY;
  const long = longPeriods(t);
  const meanLongitude = argument(MEAN_LONGITUDE, long.meanLongitude, t);
  const f = argument(F, long.f, t);
  const inclination = 1.000002708 + 139.978 * long.gamma;
  const delaunay: Delaunay = {
    l: argument(L, long.l, t),
    lPrime: argument(L_PRIME, long.lPrime, t),
    f,
    d: argument(D, long.d, t),
    lFactor: 1.000002208,
    lPrimeFactor: 0.997504612 - 0.002495388 * t,
    fFactor: inclination,
  };
  const solar = solarSums(delaunay);
  const planetary = planetarySum(t);
  const extra = latitudeSum(delaunay);
  const s = f.value + solar.s.value * RADIANS_PER_ARCSEC;
  const sRate = f.rate + solar.s.rate * RADIANS_PER_ARCSEC;
  const amplitude = inclination * (18519.7 + solar.gamma.value);
  const latitude = amplitude * Math.sin(s) - 6.24 * Math.sin(3 * s) + extra.value;
  const latitudeRate =
    inclination * solar.gamma.rate * Math.sin(s) +
    (amplitude * Math.cos(s) - 18.72 * Math.cos(3 * s)) * sRate +
    extra.rate;
  const distance = EARTH_RADIUS_AU / (0.999953253 * solar.parallax.value * RADIANS_PER_ARCSEC);
  const arcsecPerDay = RADIANS_PER_ARCSEC / DAYS_PER_CENTURY;
  return {
    longitude: meanLongitude.value + (solar.longitude.value + planetary.value) * RADIANS_PER_ARCSEC,
    latitude: latitude * RADIANS_PER_ARCSEC,
    distance,
    longitudeRate:
      meanLongitude.rate / DAYS_PER_CENTURY + (solar.longitude.rate + planetary.rate) * arcsecPerDay,
    latitudeRate: latitudeRate * arcsecPerDay,
    distanceRate: (-distance * solar.parallax.rate) / (solar.parallax.value * DAYS_PER_CENTURY),
  };
}
