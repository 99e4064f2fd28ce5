/**
 * The Moon's place and motion from the semi-analytical theory ELP/MPP02 (Chapront and Francou 2003, Astronomy and
 * Astrophysics 404, 735), its constants fitted to JPL's DE405: the terms above some thousandths of an arcsecond
 * (scripts/lunar-terms).
 */
import { AU_KM } from './physical-constants.ts';
import {
  LATITUDE_TERMS,
  LONGITUDE_TERMS,
  LUNAR_ARGUMENTS,
  MEAN_LONGITUDE,
  PLANETARY_DISTANCE_TERMS,
  PLANETARY_LATITUDE_TERMS,
  PLANETARY_LONGITUDE_TERMS,
} from './tables/lunar-terms.table.ts';
import { DAYS_PER_CENTURY } from './time-scales.ts';

const RADIANS_PER_ARCSEC = Math.PI / 648_000;

/** Sines of the steps of a turn and a quarter: hundreds of small terms read theirs here, in a third of the time of Math.sin. */
const STEPS = 256;
const QUARTER = STEPS / 4;
const STEPS_PER_RADIAN = STEPS / (2 * Math.PI);
const sines = new Float64Array(STEPS + QUARTER);

function fillSines(): void {
  for (let step = 0; step < sines.length; step++) sines[step] = Math.sin(step / STEPS_PER_RADIAN);
}

/** A quantity and its rate per century. */
interface Moving {
  value: number;
  rate: number;
}

/**
 * Geocentric place and motion on the mean ecliptic of date, the longitude counted from the point of that ecliptic that does not
 * turn along it (of J2000, the equinox); radians, au and the same per day.
 */
export interface LunarPlace {
  longitude: number;
  latitude: number;
  distance: number;
  longitudeRate: number;
  latitudeRate: number;
  distanceRate: number;
}

function polynomial(t: number, coefficients: readonly number[]): Moving {
  let value = 0;
  let rate = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) {
    rate = rate * t + value;
    value = value * t + (coefficients[power] ?? 0);
  }
  return { value, rate };
}

/** The largest multiple of an argument in the tables (a test says so). */
const LARGEST = 8;
const MULTIPLES = 2 * LARGEST + 1;

/** Cosines and sines of the multiples of each argument, from -LARGEST to LARGEST. */
interface Harmonics {
  rates: readonly number[];
  cosines: Float64Array;
  sines: Float64Array;
}

function harmonicsAt(t: number): Harmonics {
  const cosines = new Float64Array(LUNAR_ARGUMENTS.length * MULTIPLES);
  const sines = new Float64Array(LUNAR_ARGUMENTS.length * MULTIPLES);
  const rates: number[] = [];
  let middle = LARGEST;
  for (const argument of LUNAR_ARGUMENTS) {
    const { value, rate } = polynomial(t, argument);
    rates.push(rate);
    const cosine = Math.cos(value);
    const sine = Math.sin(value);
    let c = 1;
    let s = 0;
    for (let multiple = 0; multiple <= LARGEST; multiple++) {
      cosines[middle + multiple] = c;
      sines[middle + multiple] = s;
      cosines[middle - multiple] = c;
      sines[middle - multiple] = -s;
      const next = c * cosine - s * sine;
      s = c * sine + s * cosine;
      c = next;
    }
    middle += MULTIPLES;
  }
  return { rates, cosines, sines };
}

/**
 * Adds terms by multiples of D, F, l and l', with an amplitude of the sine for `bySine` in each row and, where there is a
 * `byCosine`, another for that. Neighbours share their multiples of D and F, and so that part of the product.
 */
function addTerms(
  terms: readonly number[],
  { rates, cosines, sines }: Harmonics,
  bySine: Moving,
  byCosine: Moving | null,
): void {
  const { 0: dRate = 0, 1: fRate = 0, 2: lRate = 0, 3: lPrimeRate = 0 } = rates;
  const length = byCosine ? 6 : 5;
  let dBefore = Number.NaN;
  let fBefore = Number.NaN;
  let cOuter = 1;
  let sOuter = 0;
  let outerRate = 0;
  for (let row = 0; row < terms.length; row += length) {
    const d = terms[row] ?? 0;
    const f = terms[row + 1] ?? 0;
    const l = terms[row + 2] ?? 0;
    const lPrime = terms[row + 3] ?? 0;
    if (d !== dBefore || f !== fBefore) {
      dBefore = d;
      fBefore = f;
      const cd = cosines[LARGEST + d] ?? 0;
      const sd = sines[LARGEST + d] ?? 0;
      const cf = cosines[MULTIPLES + LARGEST + f] ?? 0;
      const sf = sines[MULTIPLES + LARGEST + f] ?? 0;
      cOuter = cd * cf - sd * sf;
      sOuter = sd * cf + cd * sf;
      outerRate = d * dRate + f * fRate;
    }
    const cl = cosines[2 * MULTIPLES + LARGEST + l] ?? 0;
    const sl = sines[2 * MULTIPLES + LARGEST + l] ?? 0;
    const cp = cosines[3 * MULTIPLES + LARGEST + lPrime] ?? 0;
    const sp = sines[3 * MULTIPLES + LARGEST + lPrime] ?? 0;
    const cInner = cl * cp - sl * sp;
    const sInner = sl * cp + cl * sp;
    const cosine = cOuter * cInner - sOuter * sInner;
    const sine = sOuter * cInner + cOuter * sInner;
    const rate = outerRate + l * lRate + lPrime * lPrimeRate;
    const amplitude = terms[row + 4] ?? 0;
    bySine.value += amplitude * sine;
    bySine.rate += amplitude * rate * cosine;
    if (!byCosine) continue;
    const cosineAmplitude = terms[row + 5] ?? 0;
    byCosine.value += cosineAmplitude * cosine;
    byCosine.rate -= cosineAmplitude * rate * sine;
  }
}

/** Adds what the planets, the tides and the Earth's changing orbit do, in rows of power of time, amplitude, phase and rate. */
function addPlanetary(terms: readonly number[], t: number, sum: Moving): void {
  for (let row = 0; row < terms.length; row += 4) {
    const power = terms[row] ?? 0;
    const amplitude = (terms[row + 1] ?? 0) * (power === 0 ? 1 : t ** power);
    const rate = terms[row + 3] ?? 0;
    const steps = ((terms[row + 2] ?? 0) + rate * t) * STEPS_PER_RADIAN;
    const whole = Math.floor(steps);
    // STEPS is a power of two: the bits below it are the place within the turn.
    const step = whole & (STEPS - 1);
    const beyond = (steps - whole) / STEPS_PER_RADIAN;
    const sine = sines[step] ?? 0;
    const cosine = sines[step + QUARTER] ?? 0;
    sum.value += amplitude * (sine + beyond * (cosine - (beyond / 2) * sine));
    sum.rate += amplitude * rate * (cosine - beyond * sine);
  }
}

/** The Moon as it stands about the Earth's centre, `ttDays` from J2000, its light's way not counted; good to 0.5" from 1800 to 2200. */
export function lunarPlace(ttDays: number): LunarPlace {
  if (sines[QUARTER] === 0) fillSines();
  const t = ttDays / DAYS_PER_CENTURY;
  const harmonics = harmonicsAt(t);
  const longitude: Moving = { value: 0, rate: 0 };
  const latitude: Moving = { value: 0, rate: 0 };
  const distance: Moving = { value: 0, rate: 0 };
  addTerms(LONGITUDE_TERMS, harmonics, longitude, distance);
  addTerms(LATITUDE_TERMS, harmonics, latitude, null);
  addPlanetary(PLANETARY_LONGITUDE_TERMS, t, longitude);
  addPlanetary(PLANETARY_LATITUDE_TERMS, t, latitude);
  addPlanetary(PLANETARY_DISTANCE_TERMS, t, distance);
  const mean = polynomial(t, MEAN_LONGITUDE);
  return {
    longitude: mean.value + longitude.value * RADIANS_PER_ARCSEC,
    latitude: latitude.value * RADIANS_PER_ARCSEC,
    distance: distance.value / AU_KM,
    longitudeRate: (mean.rate + longitude.rate * RADIANS_PER_ARCSEC) / DAYS_PER_CENTURY,
    latitudeRate: (latitude.rate * RADIANS_PER_ARCSEC) / DAYS_PER_CENTURY,
    distanceRate: distance.rate / AU_KM / DAYS_PER_CENTURY,
  };
}
