/** Heliocentric states of the planets, of Juno and Chiron, and of the Earth. */
import { stateFromElements } from './equinoctial.ts';
import { type Orbits, orbitsAt, type TabledOrbitId } from './orbit-ages.ts';
import { MERCURY_GM, MERCURY_MEAN_MOTION } from './tables/mercury.table.ts';
import { addScaled, type StateVector } from './vectors.ts';

export type OrbitingBodyId = 'mercury' | Exclude<TabledOrbitId, 'earthMoon'>;

function mercuryState({ mercury }: Orbits, ttDays: number): StateVector {
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
  const orbits = orbitsAt(ttDays);
  return id === 'mercury' ? mercuryState(orbits, ttDays) : orbits.paths[id](ttDays);
}

/** The Moon's share of the mass of Earth and Moon (DE440). */
const MOON_MASS_SHARE = 1 / 82.30056821686757;

/** The Earth's centre: off the common centre of gravity, on the far side of the Moon, whose geocentric state is wanted for that. */
export function heliocentricEarth(moon: StateVector, ttDays: number): StateVector {
  const { position, velocity } = orbitsAt(ttDays).paths.earthMoon(ttDays);
  return {
    position: addScaled(position, -MOON_MASS_SHARE, moon.position),
    velocity: addScaled(velocity, -MOON_MASS_SHARE, moon.velocity),
  };
}
