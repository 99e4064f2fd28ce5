/**
 * The twelve houses. All longitudes in degrees of the true ecliptic of date, 0 <= x < 360, the first house first. What each
 * system divides is its common definition (R. W. Holden, The Elements of House Division, 1977); the spherical trigonometry
 * is Meeus's (Astronomical Algorithms, 2nd ed., chapters 13 and 14), and the cusps are held against the Swiss Ephemeris
 * (docs/accuracy.md).
 */
import {
  type LocalSphere,
  longitudeOfRightAscensionDeg,
  risingLongitudeDeg,
  turnDeg,
} from './angle-points.ts';
import {
  asinDeg,
  cosDeg,
  DEGREES_PER_RADIAN,
  normalizeDeg,
  signedDifferenceDeg,
  sinDeg,
  tanDeg,
} from './angles.ts';
import type { Angles, Houses } from './chart-types.ts';
import type { HouseSystemId } from './ids.ts';
import { SIGN_WIDTH_DEG } from './signs.ts';

/** Cusps of houses 11, 12, 2 and 3; the angles are 10 and 1, the rest stand opposite. */
type InnerCusps = readonly [eleventh: number, twelfth: number, second: number, third: number];

type HouseSystem = (sphere: LocalSphere, angles: Angles) => readonly number[];

function fromQuadrants(
  tenth: number,
  first: number,
  [eleventh, twelfth, second, third]: InnerCusps,
): number[] {
  const half = [first, second, third, tenth + 180, eleventh + 180, twelfth + 180].map(normalizeDeg);
  return [...half, ...half.map((cusp) => normalizeDeg(cusp + 180))];
}

function fromFirst(first: number): number[] {
  return Array.from({ length: 12 }, (_, house) => normalizeDeg(first + house * SIGN_WIDTH_DEG));
}

function wholeSign(_: LocalSphere, { ascendant }: Angles): number[] {
  return fromFirst(Math.floor(ascendant / SIGN_WIDTH_DEG) * SIGN_WIDTH_DEG);
}

function equal(_: LocalSphere, { ascendant }: Angles): number[] {
  return fromFirst(ascendant);
}

/**
 * Thirds of the ecliptic arcs between the angles. Beyond the polar circles the midheaven may come after the
 * ascendant; then it starts the fourth house, so that the houses keep running with the zodiac.
 */
export function porphyryCusps({ ascendant, midheaven }: Pick<Angles, 'ascendant' | 'midheaven'>): number[] {
  const forward = signedDifferenceDeg(midheaven, ascendant);
  const tenth = forward >= 0 ? midheaven : midheaven + 180;
  const upperThird = (forward >= 0 ? forward : forward + 180) / 3;
  const lowerThird = 60 - upperThird;
  return fromQuadrants(tenth, ascendant, [
    tenth + upperThird,
    tenth + 2 * upperThird,
    ascendant + lowerThird,
    ascendant + 2 * lowerThird,
  ]);
}

function porphyry(_: LocalSphere, angles: Angles): number[] {
  return porphyryCusps(angles);
}

/** Circles through the north and south points of the horizon, 30 degrees apart on the equator. */
function regiomontanus(sphere: LocalSphere, angles: Angles): number[] {
  const { meridianDeg, latitudeDeg, trueObliquityDeg } = sphere;
  const turn = turnDeg(sphere);
  const cusp = (fromMeridianDeg: number) => {
    const pole = Math.atan2(sinDeg(latitudeDeg) * sinDeg(fromMeridianDeg), cosDeg(latitudeDeg));
    return (
      turn + risingLongitudeDeg(meridianDeg + fromMeridianDeg, pole * DEGREES_PER_RADIAN, trueObliquityDeg)
    );
  };
  return fromQuadrants(angles.midheaven, angles.ascendant, [cusp(30), cusp(60), cusp(120), cusp(150)]);
}

/** The same circles, 30 degrees apart on the prime vertical. */
function campanus(sphere: LocalSphere, angles: Angles): number[] {
  const { meridianDeg, latitudeDeg, trueObliquityDeg } = sphere;
  const turn = turnDeg(sphere);
  const cusp = (fromZenithDeg: number) => {
    const pole = asinDeg(sinDeg(latitudeDeg) * sinDeg(fromZenithDeg));
    const onEquator = Math.atan2(sinDeg(fromZenithDeg) * cosDeg(latitudeDeg), cosDeg(fromZenithDeg));
    return turn + risingLongitudeDeg(meridianDeg + onEquator * DEGREES_PER_RADIAN, pole, trueObliquityDeg);
  };
  return fromQuadrants(angles.midheaven, angles.ascendant, [cusp(30), cusp(60), cusp(120), cusp(150)]);
}

/** Thirds of the time that the midheaven's degree took to climb from the horizon to the meridian. */
function koch({ meridianDeg, latitudeDeg, trueObliquityDeg }: LocalSphere, angles: Angles): number[] {
  const ascensionalSine = tanDeg(latitudeDeg) * tanDeg(trueObliquityDeg) * sinDeg(meridianDeg);
  const third = asinDeg(ascensionalSine) / 3;
  const cusp = (fromMeridianDeg: number) =>
    risingLongitudeDeg(meridianDeg + fromMeridianDeg, latitudeDeg, trueObliquityDeg);
  return fromQuadrants(angles.midheaven, angles.ascendant, [
    cusp(30 - 2 * third),
    cusp(60 - third),
    cusp(120 + third),
    cusp(150 + 2 * third),
  ]);
}

const PLACIDUS_PRECISION_DEG = 1e-9;
const PLACIDUS_MAX_STEPS = 60;

/**
 * The right ascension, from the meridian on, at which a degree of the ecliptic has covered `share` of its semi-arc:
 * x = share * (90 + AD(start + x)). Newton's steps, kept inside a bracket, since near the polar circle they overshoot.
 */
function semiArcDeg(startDeg: number, share: number, declinationFactor: number): number {
  let low = 0;
  let high = 180 * share;
  let x = 90 * share;
  for (let step = 0; step < PLACIDUS_MAX_STEPS; step++) {
    const sine = declinationFactor * sinDeg(startDeg + x);
    const miss = x - share * (90 + asinDeg(sine));
    if (Math.abs(miss) < PLACIDUS_PRECISION_DEG) break;
    if (miss > 0) high = x;
    else low = x;
    const slope =
      1 - (share * declinationFactor * cosDeg(startDeg + x)) / Math.sqrt(Math.max(1e-12, 1 - sine * sine));
    const next = x - miss / slope;
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

/** Thirds of each cusp's own semi-arc, by day above the horizon and by night below it. */
function placidus({ meridianDeg, latitudeDeg, trueObliquityDeg }: LocalSphere, angles: Angles): number[] {
  const factor = tanDeg(latitudeDeg) * tanDeg(trueObliquityDeg);
  const longitude = (rightAscension: number) =>
    longitudeOfRightAscensionDeg(rightAscension, trueObliquityDeg);
  // Below the horizon the arcs are counted backwards from the lower meridian: mirror the sky east to west.
  const below = (share: number) =>
    longitude(meridianDeg + 180 - semiArcDeg(-(meridianDeg + 180), share, factor));
  const above = (share: number) => longitude(meridianDeg + semiArcDeg(meridianDeg, share, factor));
  return fromQuadrants(angles.midheaven, angles.ascendant, [
    above(1 / 3),
    above(2 / 3),
    below(2 / 3),
    below(1 / 3),
  ]);
}

const HOUSE_SYSTEMS = {
  placidus,
  koch,
  wholeSign,
  equal,
  porphyry,
  regiomontanus,
  campanus,
} as const satisfies Record<HouseSystemId, HouseSystem>;

/** Systems that divide semi-arcs: where a degree of the ecliptic never rises or sets there are none. */
const SEMI_ARC_SYSTEMS: ReadonlySet<HouseSystemId> = new Set(['placidus', 'koch']);

/** Whether some degrees of the ecliptic neither rise nor set. */
function isPolar({ latitudeDeg, trueObliquityDeg }: LocalSphere): boolean {
  return Math.abs(latitudeDeg) >= 90 - trueObliquityDeg;
}

/** The system that can be had at this place: Placidus and Koch give way to Porphyry beyond the polar circles. */
export function availableHouseSystem(requested: HouseSystemId, sphere: LocalSphere): HouseSystemId {
  return SEMI_ARC_SYSTEMS.has(requested) && isPolar(sphere) ? 'porphyry' : requested;
}

/** Cusps in degrees. Placidus and Koch are only for places that `availableHouseSystem` allows. */
export function housesOf(system: HouseSystemId, sphere: LocalSphere, angles: Angles): Houses {
  return { system, cusps: [...HOUSE_SYSTEMS[system](sphere, angles)] };
}

/**
 * The house, 1 to 12, of a longitude; a cusp belongs to the house that it opens. Beyond the polar circles the cusps of
 * Regiomontanus and Campanus can run against the zodiac, so each house is taken as the short arc between its cusps.
 */
export function houseOf(longitudeDeg: number, cusps: readonly number[]): number {
  for (let index = 0; index < cusps.length; index++) {
    const cusp = cusps[index] ?? 0;
    const next = cusps[(index + 1) % cusps.length] ?? cusp;
    const widthDeg = signedDifferenceDeg(cusp, next);
    const offsetDeg = signedDifferenceDeg(cusp, longitudeDeg);
    const isInside =
      widthDeg >= 0 ? offsetDeg >= 0 && offsetDeg < widthDeg : offsetDeg <= 0 && offsetDeg > widthDeg;
    if (isInside) return index + 1;
  }
  // Rounding can leave a gap of the last digit between two cusps.
  return 1;
}
