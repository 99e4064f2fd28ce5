import { separationDeg, signedDifferenceDeg } from '../angles.ts';
import type { EclipticPosition } from '../ecliptic.ts';
import { aspectTargetsDeg, MAJOR_ASPECT_IDS, type MajorAspectId } from '../events/aspect-events.ts';
import { momentOf } from '../moment.ts';
import { allPositions } from '../positions.ts';
import { assertInstant } from '../time-scales.ts';
import { type NatalPoint, pathsOf, type Transit, transitsOf } from './find-transits.ts';
import { ALL_MOVER_IDS, type MoverId, TRANSIT_MOVERS } from './transit-movers.ts';

export interface CurrentTransit extends Transit {
  /** Distance from the exact aspect in degrees, positive. */
  orbDeg: number;
  /** Whether it shrinks. */
  applying: boolean;
}

/** A little more than the orb, since its borders are interpolated. */
const ORB_MARGIN_DEG = 0.05;

function orbAt(
  longitudeDeg: number,
  point: NatalPoint,
  aspect: MajorAspectId,
): { targetDeg: number; orbDeg: number } {
  const orbs = aspectTargetsDeg(aspect).map((aheadDeg) => {
    const targetDeg = point.longitudeDeg + aheadDeg;
    return { targetDeg, orbDeg: separationDeg(targetDeg, longitudeDeg) };
  });
  return orbs.reduce((nearest, orb) => (orb.orbDeg < nearest.orbDeg ? orb : nearest));
}

function withOrb(
  transits: readonly Transit[],
  point: NatalPoint,
  { longitudeDeg, speedDegPerDay }: EclipticPosition,
): CurrentTransit[] {
  return transits.map((transit) => {
    const { targetDeg, orbDeg } = orbAt(longitudeDeg, point, transit.aspect);
    const applying = signedDifferenceDeg(targetDeg, longitudeDeg) * speedDegPerDay < 0;
    return { ...transit, orbDeg, applying };
  });
}

/** The points to which a mover at this longitude makes an aspect. */
function aspectedPoints(mover: MoverId, longitudeDeg: number, points: readonly NatalPoint[]): NatalPoint[] {
  const reachDeg = TRANSIT_MOVERS[mover].orbDeg + ORB_MARGIN_DEG;
  return points.filter((point) =>
    MAJOR_ASPECT_IDS.some((aspect) => orbAt(longitudeDeg, point, aspect).orbDeg < reachDeg),
  );
}

/**
 * The transits within orb at an instant, the closest first. Throws AstrologyError `invalid_instant` or
 * `date_out_of_range`.
 */
export function currentTransits(
  natalPoints: readonly NatalPoint[],
  atMs: number,
  movers: readonly MoverId[] = ALL_MOVER_IDS,
): CurrentTransit[] {
  assertInstant(atMs);
  const positions = allPositions(momentOf(atMs));
  const active = movers.flatMap((mover) => {
    const position = positions.get(mover);
    const points = position ? aspectedPoints(mover, position.longitudeDeg, natalPoints) : [];
    return position && points.length > 0 ? { mover, position, points } : [];
  });
  const paths = pathsOf(
    active.map(({ mover }) => mover),
    atMs,
    atMs,
  );
  return active
    .flatMap(({ mover, position, points }) => {
      const path = paths.get(mover);
      return path
        ? points.flatMap((point) =>
            withOrb(transitsOf({ mover, path }, [point], atMs, atMs), point, position),
          )
        : [];
    })
    .toSorted((a, b) => a.orbDeg - b.orbDeg);
}
