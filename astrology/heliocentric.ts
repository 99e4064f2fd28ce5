/**
 * Heliocentric states, from our own integration of JPL's DE441 starting values (scripts/small-bodies), kept as Chebyshev
 * series: of the path itself, and for swift Mercury of the elements of its orbit.
 */
import { orbitOf, scalarOf } from './chebyshev.ts';
import { stateFromElements } from './equinoctial.ts';
import {
  MERCURY_ELEMENT_TABLES,
  MERCURY_GM,
  MERCURY_MEAN_MOTION,
  ORBIT_HALF_SPAN_DAYS,
  ORBIT_TABLES,
} from './tables/orbits.table.ts';
import { addScaled, type StateVector } from './vectors.ts';

const TABLED_ORBITS = {
  venus: orbitOf(ORBIT_TABLES.venus, ORBIT_HALF_SPAN_DAYS),
  mars: orbitOf(ORBIT_TABLES.mars, ORBIT_HALF_SPAN_DAYS),
  jupiter: orbitOf(ORBIT_TABLES.jupiter, ORBIT_HALF_SPAN_DAYS),
  saturn: orbitOf(ORBIT_TABLES.saturn, ORBIT_HALF_SPAN_DAYS),
  uranus: orbitOf(ORBIT_TABLES.uranus, ORBIT_HALF_SPAN_DAYS),
  neptune: orbitOf(ORBIT_TABLES.neptune, ORBIT_HALF_SPAN_DAYS),
  pluto: orbitOf(ORBIT_TABLES.pluto, ORBIT_HALF_SPAN_DAYS),
  juno: orbitOf(ORBIT_TABLES.juno, ORBIT_HALF_SPAN_DAYS),
  chiron: orbitOf(ORBIT_TABLES.chiron, ORBIT_HALF_SPAN_DAYS),
} as const;

export type OrbitingBodyId = 'mercury' | keyof typeof TABLED_ORBITS;

const mercury = {
  meanLongitude: scalarOf(MERCURY_ELEMENT_TABLES.meanLongitude, ORBIT_HALF_SPAN_DAYS),
  semiMajorAxisAu: scalarOf(MERCURY_ELEMENT_TABLES.semiMajorAxisAu, ORBIT_HALF_SPAN_DAYS),
  k: scalarOf(MERCURY_ELEMENT_TABLES.k, ORBIT_HALF_SPAN_DAYS),
  h: scalarOf(MERCURY_ELEMENT_TABLES.h, ORBIT_HALF_SPAN_DAYS),
  p: scalarOf(MERCURY_ELEMENT_TABLES.p, ORBIT_HALF_SPAN_DAYS),
  q: scalarOf(MERCURY_ELEMENT_TABLES.q, ORBIT_HALF_SPAN_DAYS),
};

function mercuryState(ttDays: number): StateVector {
  const elements = {
    // The table holds what is left of the mean longitude beside a steady motion.
    meanLongitude: mercury.meanLongitude(ttDays) + MERCURY_MEAN_MOTION * ttDays,
    semiMajorAxisAu: mercury.semiMajorAxisAu(ttDays),
    k: mercury.k(ttDays),
    h: mercury.h(ttDays),
    p: mercury.p(ttDays),
    q: mercury.q(ttDays),
  };
  return stateFromElements(elements, MERCURY_GM);
}

/** Position and velocity relative to the Sun's centre. */
export function heliocentricState(id: OrbitingBodyId, ttDays: number): StateVector {
  return id === 'mercury' ? mercuryState(ttDays) : TABLED_ORBITS[id](ttDays);
}

const earthMoonOrbit = orbitOf(ORBIT_TABLES.earthMoon, ORBIT_HALF_SPAN_DAYS);

/** The Moon's share of the mass of Earth and Moon (DE440). */
const MOON_MASS_SHARE = 1 / 82.30056821686757;

/** The Earth's centre: off the common centre of gravity, on the far side of the Moon, whose geocentric state is wanted for that. */
export function heliocentricEarth(moon: StateVector, ttDays: number): StateVector {
  const { position, velocity } = earthMoonOrbit(ttDays);
  return {
    position: addScaled(position, -MOON_MASS_SHARE, moon.position),
    velocity: addScaled(velocity, -MOON_MASS_SHARE, moon.velocity),
  };
}
