import { signedDifferenceDeg } from '../../astrology/angles.ts';
import type { Aspect, AspectPointId } from '../../astrology/chart-types.ts';
import type { AspectId } from '../../astrology/ids.ts';
import { linePath, pointAt } from './wheel-geometry.ts';

export type AspectStrength = 'tight' | 'near' | 'wide';

export interface PlacedAspect {
  aspect: AspectId;
  first: AspectPointId;
  second: AspectPointId;
  orbDeg: number;
  strength: AspectStrength;
  /** SVG path data. */
  path: string;
}

/** A conjunction is a fine arc within the rim; a little longer than the orb, or an exact one would be a point. */
const ARC = { depth: 4, overhangDeg: 1 } as const;

/** The disc that the lines span. */
interface AspectDisc {
  aspectRadius: number;
  /** The longitude at nine o'clock. */
  leftDeg: number;
}

/** Where each point is that an aspect may join, in degrees. */
export type PointLongitudes = ReadonlyMap<AspectPointId, number>;

/** Lines between the points of one chart, or from those of one to those of another. */
export function placeAspects(
  aspects: readonly Pick<Aspect, 'aspect' | 'first' | 'second' | 'orb'>[],
  [firsts, seconds]: readonly [PointLongitudes, PointLongitudes],
  { aspectRadius: radius, leftDeg }: AspectDisc,
): PlacedAspect[] {
  return aspects.flatMap(({ aspect, first, second, orb }) => {
    const firstDeg = firsts.get(first);
    const secondDeg = seconds.get(second);
    if (firstDeg === undefined || secondDeg === undefined) return [];
    const path =
      aspect === 'conjunction'
        ? rimArc(firstDeg, secondDeg, radius, leftDeg)
        : linePath(pointAt(radius, firstDeg, leftDeg), pointAt(radius, secondDeg, leftDeg));
    return [{ aspect, first, second, orbDeg: orb, strength: strengthOf(orb), path }];
  });
}

function strengthOf(orbDeg: number): AspectStrength {
  if (orbDeg < 1) return 'tight';
  return orbDeg < 3.5 ? 'near' : 'wide';
}

/** An arc within the rim: no lines but its own, so that those of a crowd lie on one another. */
function rimArc(firstDeg: number, secondDeg: number, radius: number, leftDeg: number): string {
  const isForward = signedDifferenceDeg(firstDeg, secondDeg) >= 0;
  const depth = radius - ARC.depth;
  const start = pointAt(depth, (isForward ? firstDeg : secondDeg) - ARC.overhangDeg, leftDeg);
  const end = pointAt(depth, (isForward ? secondDeg : firstDeg) + ARC.overhangDeg, leftDeg);
  return `M${start.x} ${start.y}A${depth} ${depth} 0 0 0 ${end.x} ${end.y}`;
}
