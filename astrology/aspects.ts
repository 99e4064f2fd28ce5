import { separationDeg, signedDifferenceDeg } from './angles.ts';
import type { Angles, Aspect, AspectPointId } from './chart-types.ts';
import { ASPECT_IDS, type LunarOrbitId, type OrbSetId } from './ids.ts';
import { ASPECT_ANGLES, ORB_SET_FACTORS, ORBS_DEG, widestOrbDeg } from './orbs.ts';

/** What an aspect is reckoned from; the speed is null for the angles, which turn with the Earth. */
export interface AspectPoint {
  id: AspectPointId;
  longitudeDeg: number;
  speedDegPerDay: number | null;
}

interface MovingBody {
  id: AspectPoint['id'];
  longitude: number;
  speed: number;
}

/** The points of a chart that make aspects: bodies, of the two nodes one, then ascendant and midheaven. */
export function aspectPointsOf(
  bodies: readonly MovingBody[],
  angles: Angles | null,
  node: LunarOrbitId = 'true',
): AspectPoint[] {
  const otherNode = node === 'true' ? 'meanNode' : 'trueNode';
  const points: AspectPoint[] = bodies
    .filter(({ id }) => id !== otherNode)
    .map(({ id, longitude, speed }) => ({ id, longitudeDeg: longitude, speedDegPerDay: speed }));
  if (!angles) return points;
  return [
    ...points,
    { id: 'ascendant', longitudeDeg: angles.ascendant, speedDegPerDay: null },
    { id: 'midheaven', longitudeDeg: angles.midheaven, speedDegPerDay: null },
  ];
}

/** Whether the distance from the exact aspect shrinks; null if one of the two is an angle. */
function isApplying(first: AspectPoint, second: AspectPoint, aspectAngleDeg: number): boolean | null {
  if (first.speedDegPerDay === null || second.speedDegPerDay === null) return null;
  const difference = signedDifferenceDeg(first.longitudeDeg, second.longitudeDeg);
  const separationRate = Math.sign(difference) * (second.speedDegPerDay - first.speedDegPerDay);
  return (Math.abs(difference) - aspectAngleDeg) * separationRate < 0;
}

/** The aspects in their order, each with its angle in degrees: every pair of a chart is held against all of them. */
const ANGLES_OF_ASPECTS = ASPECT_IDS.map((aspect) => ({ aspect, angleDeg: ASPECT_ANGLES[aspect].angleDeg }));

/** No pair of the standard set reaches further; it spares most of the look-ups. */
const WIDEST_ORB_DEG = Math.max(...Object.values(ORBS_DEG));

/** The aspect between two points, or null. The orbs are too narrow for a pair to make two. */
export function aspectBetween(
  first: AspectPoint,
  second: AspectPoint,
  orbs: OrbSetId = 'standard',
): Aspect | null {
  const separation = separationDeg(first.longitudeDeg, second.longitudeDeg);
  const factor = ORB_SET_FACTORS[orbs];
  const widestDeg = WIDEST_ORB_DEG * factor;
  for (const { aspect, angleDeg } of ANGLES_OF_ASPECTS) {
    const orb = Math.abs(separation - angleDeg);
    if (orb > widestDeg) continue;
    if (orb <= widestOrbDeg(first.id, second.id, aspect) * factor) {
      return {
        first: first.id,
        second: second.id,
        aspect,
        orb,
        applying: isApplying(first, second, angleDeg),
      };
    }
  }
  return null;
}

/** All aspects among the points of one chart, in the order of the points; none between the two angles. */
export function aspectsAmong(points: readonly AspectPoint[], orbs: OrbSetId = 'standard'): Aspect[] {
  const aspects: Aspect[] = [];
  for (const [index, first] of points.entries()) {
    // The angles come last, so a first point without a speed has only the other angle after it.
    if (first.speedDegPerDay === null) break;
    for (let later = index + 1; later < points.length; later++) {
      const second = points[later];
      if (second === undefined) break;
      const aspect = aspectBetween(first, second, orbs);
      if (aspect) aspects.push(aspect);
    }
  }
  return aspects;
}
