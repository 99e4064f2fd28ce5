/**
 * From a heliocentric state to where the body is seen from the Earth's centre: light-time, the Sun's bending of
 * light, aberration. Source: Explanatory Supplement to the Astronomical Almanac, 3rd ed., chapter 7.
 */
import { type EclipticPosition, eclipticPosition } from './ecliptic.ts';
import { heliocentricState, type OrbitingBodyId } from './heliocentric.ts';
import type { Moment } from './moment.ts';
import { GM_SUN, SPEED_OF_LIGHT_AU_PER_DAY } from './physical-constants.ts';
import { addScaled, dot, norm, type StateVector, scale, subtract, type Vector } from './vectors.ts';

/** 2 GM / c^2 of the Sun in au. */
const SUN_BENDING_AU = (2 * GM_SUN) / SPEED_OF_LIGHT_AU_PER_DAY ** 2;

/** Below this 1 + cos(angle at the Sun) the body stands behind the disc of the Sun, where the formula runs away. */
const BEHIND_SUN = 1e-5;

function solarAttraction(position: Vector): Vector {
  return scale(-GM_SUN / norm(position) ** 3, position);
}

/** The body as it was when the light left that arrives now, relative to the Earth as it is now. */
function retarded(body: StateVector, earth: StateVector): StateVector {
  const acceleration = solarAttraction(body.position);
  let lightDays = norm(subtract(body.position, earth.position)) / SPEED_OF_LIGHT_AU_PER_DAY;
  let position = body.position;
  // The second pass changes the light-time by a ten-thousandth: enough for 0.001".
  for (let pass = 0; pass < 2; pass++) {
    const straight = addScaled(body.position, -lightDays, body.velocity);
    position = subtract(addScaled(straight, (lightDays * lightDays) / 2, acceleration), earth.position);
    lightDays = norm(position) / SPEED_OF_LIGHT_AU_PER_DAY;
  }
  const velocity = addScaled(body.velocity, -lightDays, acceleration);
  const relative = subtract(velocity, earth.velocity);
  const lightDaysPerDay = dot(position, relative) / (norm(position) * SPEED_OF_LIGHT_AU_PER_DAY);
  return { position, velocity: addScaled(relative, -lightDaysPerDay, velocity) };
}

/** Bends the direction away from the Sun: 1.7" at its limb, 0.004" at a right angle. */
function bentBySun(geocentric: Vector, earth: Vector): Vector {
  const distance = norm(geocentric);
  const earthDistance = norm(earth);
  const heliocentric = addScaled(geocentric, 1, earth);
  const towards = scale(1 / distance, geocentric);
  const fromSun = scale(1 / norm(heliocentric), heliocentric);
  const earthFromSun = scale(1 / earthDistance, earth);
  const strength =
    (distance * SUN_BENDING_AU) / (earthDistance * Math.max(BEHIND_SUN, 1 + dot(fromSun, earthFromSun)));
  const along = addScaled(geocentric, strength * dot(towards, fromSun), earthFromSun);
  return addScaled(along, -strength * dot(earthFromSun, towards), fromSun);
}

/** Adds the Earth's motion to the light's, to the first order of v/c (the second is 0.001"). */
function aberrated(geocentric: StateVector, earth: StateVector): StateVector {
  const distance = norm(geocentric.position);
  const distanceRate = dot(geocentric.position, geocentric.velocity) / distance;
  const moved = addScaled(geocentric.position, distance / SPEED_OF_LIGHT_AU_PER_DAY, earth.velocity);
  const stretched = addScaled(geocentric.velocity, distanceRate / SPEED_OF_LIGHT_AU_PER_DAY, earth.velocity);
  const turning = solarAttraction(earth.position);
  return {
    position: moved,
    velocity: addScaled(stretched, distance / SPEED_OF_LIGHT_AU_PER_DAY, turning),
  };
}

/** Apparent position of the Sun. */
export function apparentSun({ earth, orientation }: Moment): EclipticPosition {
  const geocentric = { position: scale(-1, earth.position), velocity: scale(-1, earth.velocity) };
  return eclipticPosition(aberrated(geocentric, earth), orientation);
}

/** Apparent position of a planet, of Juno or of Chiron. */
export function apparentBody(id: OrbitingBodyId, moment: Moment): EclipticPosition {
  const { earth, orientation } = moment;
  const seen = retarded(heliocentricState(id, orientation.ttDays), earth);
  const bent = { position: bentBySun(seen.position, earth.position), velocity: seen.velocity };
  return eclipticPosition(aberrated(bent, earth), orientation);
}
