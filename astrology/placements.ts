import type { LocalSphere } from './angle-points.ts';
import { AstrologyError } from './astrology-error.ts';
import type { BodyPosition } from './chart-types.ts';
import { siderealTimeDeg } from './earth-orientation.ts';
import type { EclipticPosition } from './ecliptic.ts';
import { houseOf } from './houses.ts';
import type { BodyId } from './ids.ts';
import type { Moment } from './moment.ts';
import { allPositions } from './positions.ts';
import { signDegreeOf, signOf } from './signs.ts';

/** Throws `invalid_latitude` or `invalid_longitude`. */
export function assertPlace(latitudeDeg: number, longitudeDeg: number): void {
  if (!(Math.abs(latitudeDeg) <= 90)) {
    throw new AstrologyError('invalid_latitude', 'the latitude is not within -90 to 90');
  }
  if (!(Math.abs(longitudeDeg) <= 180)) {
    throw new AstrologyError('invalid_longitude', 'the longitude is not within -180 to 180');
  }
}

function toBodyPosition(
  id: BodyId,
  position: EclipticPosition,
  cusps: readonly number[] | null,
): BodyPosition {
  const { longitudeDeg, latitudeDeg, speedDegPerDay } = position;
  return {
    id,
    longitude: longitudeDeg,
    latitude: latitudeDeg,
    speed: speedDegPerDay,
    sign: signOf(longitudeDeg),
    signDegree: signDegreeOf(longitudeDeg),
    house: cusps ? houseOf(longitudeDeg, cusps) : null,
    retrograde: speedDegPerDay < 0,
  };
}

/** All bodies in the order of BODY_IDS; in houses when there are cusps. */
export function bodiesAt(moment: Moment, cusps: readonly number[] | null): BodyPosition[] {
  return Array.from(allPositions(moment), ([id, position]) => toBodyPosition(id, position, cusps));
}

/** The sky of one moment as it stands over a place. */
export function localSphereOf(moment: Moment, latitudeDeg: number, longitudeDeg: number): LocalSphere {
  return {
    meridianDeg: siderealTimeDeg(moment.instantMs, moment.orientation) + longitudeDeg,
    latitudeDeg,
    trueObliquityDeg: moment.orientation.trueObliquityDeg,
  };
}
