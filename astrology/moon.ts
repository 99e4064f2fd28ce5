import type { EarthOrientation } from './earth-orientation.ts';
import { type EclipticPosition, eclipticPosition, toEclipticAxes } from './ecliptic.ts';
import { ontoEquator } from './lunar-frame.ts';
import { type LunarPlace, lunarPlace } from './lunar-series.ts';
import { SPEED_OF_LIGHT_AU_PER_DAY } from './physical-constants.ts';
import { addScaled, norm, type StateVector, scale, type Vector } from './vectors.ts';

/** The Moon as it is seen from the Earth's centre: its state by the equator of J2000 and by `toEclipticAxes`, its apparent place. */
export interface Moon {
  equatorial: StateVector;
  state: StateVector;
  apparent: EclipticPosition;
}

/** The Moon at the instant of an orientation; au and au a day, by the series of lunar-series.ts. */
export function moonAt(orientation: EarthOrientation): Moon {
  const { position, velocity } = ontoEquator(stateOf(lunarPlace(orientation.ttDays)), orientation.ttDays);
  // Earth and Moon go round the Sun together: of light-time and aberration only the Moon's own way is left.
  const lightDays = norm(position) / SPEED_OF_LIGHT_AU_PER_DAY;
  const equatorial = { position: addScaled(position, -lightDays, velocity), velocity };
  return {
    equatorial,
    state: {
      position: toEclipticAxes(equatorial.position, orientation),
      velocity: toEclipticAxes(velocity, orientation),
    },
    apparent: eclipticPosition(equatorial, orientation),
  };
}

function stateOf(place: LunarPlace): StateVector {
  const { longitude, latitude, distance, longitudeRate, latitudeRate, distanceRate } = place;
  const sinLon = Math.sin(longitude);
  const cosLon = Math.cos(longitude);
  const sinLat = Math.sin(latitude);
  const cosLat = Math.cos(latitude);
  const outward: Vector = [cosLat * cosLon, cosLat * sinLon, sinLat];
  const eastward: Vector = [-sinLon, cosLon, 0];
  const northward: Vector = [-sinLat * cosLon, -sinLat * sinLon, cosLat];
  const along = addScaled(scale(distanceRate, outward), distance * cosLat * longitudeRate, eastward);
  return {
    position: scale(distance, outward),
    velocity: addScaled(along, distance * latitudeRate, northward),
  };
}
