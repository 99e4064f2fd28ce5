import { DEGREES_PER_RADIAN, normalizeDeg, RADIANS_PER_DEGREE } from './angles.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import type { EclipticPosition } from './ecliptic.ts';
import { type LunarPlace, lunarPlace } from './lunar-series.ts';
import { addScaled, type StateVector, scale, type Vector } from './vectors.ts';

/** Geocentric state of the Moon on the axes of `toEclipticAxes`, and its apparent place. */
export interface Moon {
  state: StateVector;
  apparent: EclipticPosition;
}

/** The Moon at the instant of an orientation; au and au a day, by the series of lunar-series.ts. */
export function moonAt(orientation: EarthOrientation): Moon {
  const place = lunarPlace(orientation.ttDays);
  // The series counts from the moving equinox: its shift comes off again for axes that stand still.
  const precessionDeg = orientation.equinoxShiftDeg - orientation.nutationLongitudeDeg;
  const precessionRate = orientation.equinoxShiftRate - orientation.nutationLongitudeRate;
  return {
    state: stateOf(
      place,
      place.longitude - precessionDeg * RADIANS_PER_DEGREE,
      precessionRate * RADIANS_PER_DEGREE,
    ),
    apparent: {
      longitudeDeg: normalizeDeg(place.longitude * DEGREES_PER_RADIAN + orientation.nutationLongitudeDeg),
      latitudeDeg: place.latitude * DEGREES_PER_RADIAN,
      speedDegPerDay: place.longitudeRate * DEGREES_PER_RADIAN + orientation.nutationLongitudeRate,
    },
  };
}

function stateOf(place: LunarPlace, longitude: number, precessionRate: number): StateVector {
  const { latitude, distance, latitudeRate, distanceRate } = place;
  const longitudeRate = place.longitudeRate - precessionRate;
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
