import { normalizeDeg } from '../../astrology/angles.ts';

/** Neighbours on the circle that had to move together: evenly spaced about their common centre. */
interface Cluster {
  /** Indices into the input, in the order of the zodiac. */
  members: number[];
  /** Where the first member truly is. */
  firstDeg: number;
  /** Sum over the members of (longitude - rank * gap), unrolled from the first one: its mean is the start. */
  anchorSumDeg: number;
}

/** Two points this near to the least distance count as apart: the noise of adding many angles. */
const NOISE_DEG = 1e-9;

/**
 * Moves points on a circle apart, as little as possible (least squares), keeping their order.
 *
 * Pools adjacent violators around the circle: two clusters that overlap become one, whose members stand `gapDeg`
 * apart about their mean. The circle has no seam, so a stellium at 0 degrees Aries is like any other.
 *
 * @param longitudesDeg where the points truly are, in any order
 * @param gapDeg the least distance between neighbours; shrinks to 360 / n where the circle is too small for it
 * @returns the places to draw them at, in the order of the input
 */
export function spreadOnCircle(longitudesDeg: readonly number[], gapDeg: number): number[] {
  const gap = Math.min(gapDeg, 360 / longitudesDeg.length);
  const singles = longitudesDeg.map((longitudeDeg, index): Cluster => {
    const firstDeg = normalizeDeg(longitudeDeg);
    return { members: [index], firstDeg, anchorSumDeg: firstDeg };
  });
  singles.sort((a, b) => a.firstDeg - b.firstDeg);

  const placedDeg = new Array<number>(longitudesDeg.length).fill(0);
  for (const cluster of poolClashes(singles, gap)) {
    cluster.members.forEach((index, rank) => {
      placedDeg[index] = normalizeDeg(startOf(cluster) + rank * gap);
    });
  }
  return placedDeg;
}

/** Merges neighbours until none come too near; a wheel has some fifteen points, so it scans anew each time. */
function poolClashes(singles: readonly Cluster[], gap: number): Cluster[] {
  const clusters = [...singles];
  for (let index = 0; clusters.length > 1 && index < clusters.length; ) {
    const nextIndex = (index + 1) % clusters.length;
    const [left, right] = [clusters[index], clusters[nextIndex]];
    if (!left || !right) break;
    const turnDeg = nextIndex === 0 ? 360 : 0;
    const freeDeg = startOf(right) + turnDeg - (startOf(left) + left.members.length * gap);
    if (freeDeg >= -NOISE_DEG) {
      index += 1;
      continue;
    }
    clusters[index] = merge(left, right, turnDeg - left.members.length * gap);
    clusters.splice(nextIndex, 1);
    index = 0;
  }
  return clusters;
}

function merge(left: Cluster, right: Cluster, shiftDeg: number): Cluster {
  return {
    members: [...left.members, ...right.members],
    firstDeg: left.firstDeg,
    anchorSumDeg: left.anchorSumDeg + right.anchorSumDeg + right.members.length * shiftDeg,
  };
}

function startOf(cluster: Cluster): number {
  return cluster.anchorSumDeg / cluster.members.length;
}
